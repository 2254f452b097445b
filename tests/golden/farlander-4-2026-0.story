Tile 2 lies in the middle.
Tile 2 is turned by 60° anticlockwise.
Tile 3 lies in the north.
Tile 3 is turned by 60° anticlockwise.
Tile 6 lies in the northeast.
Tile 6 is turned by 60° anticlockwise.
Tile 4 lies in the southeast.
Tile 4 is turned by 120° clockwise.
Tile 7 lies in the south.
Tile 7 is not turned.
Tile 5 lies in the southwest.
Tile 5 is turned by 120° clockwise.
Tile 1 lies in the northwest.
Tile 1 is turned by 60° anticlockwise.
Black settles first.
Black places a knight in 4A: 1 knight there now.
Red places a knight in 4C: 1 knight there now.
Blue places a knight in 2B: 1 knight there now.
Gold places a knight in 5A: 1 knight there now.
Black places a knight in 6B: 1 knight there now.
Red places a knight in 5B: 1 knight there now.
Blue places a knight in 6C: 1 knight there now.
Gold places a knight in 5A: 2 knights there now.
Black places a knight in 4A: 2 knights there now.
Red places a knight in 7B: 1 knight there now.
Blue places a knight in 3C: 1 knight there now.
Gold places a knight in 7D: 1 knight there now.
Black places a knight in 2C: 1 knight there now.
Red places a knight in 3B: 1 knight there now.
Blue places a knight in 7C: 1 knight there now.
Gold places a knight in 5A: 3 knights there now.
Black places a knight in 2A: 1 knight there now.
Red places a knight in 4B: 1 knight there now.
Blue places a knight in 1B: 1 knight there now.
Gold places a knight in 6A: 1 knight there now.
Black places a knight in 6D: 1 knight there now.
Red places a knight in 1A: 1 knight there now.
Blue places a knight in 3A: 1 knight there now.
Gold places a knight in 1C: 1 knight there now.
Black places a knight in 6B: 2 knights there now.
Red places a knight in 5B: 2 knights there now.
Blue places a knight in 2B: 2 knights there now.
Gold places a knight in 5D: 1 knight there now.
Black places a knight in 7A: 1 knight there now.
Red places a knight in 4C: 2 knights there now.
Blue places a knight in 3C: 2 knights there now.
Gold places a knight in 6A: 2 knights there now.
Black places a knight in 4A: 3 knights there now.
Red places a knight in 4C: 3 knights there now.
Blue places a knight in 5C: 1 knight there now.
Gold places a knight in 7D: 2 knights there now.
Black places a knight in 4A: 4 knights there now.
Red places a knight in 1A: 2 knights there now.
Blue places a knight in 5C: 2 knights there now.
Gold places a knight in 5D: 2 knights there now.
Black places a knight in 4A: 5 knights there now.
Red places a knight in 5B: 3 knights there now.
Blue places a knight in 2B: 3 knights there now.
Gold places a knight in 5D: 3 knights there now.
Black places a knight in 2A: 2 knights there now.
Red places a knight in 3B: 2 knights there now.
Blue places a knight in 3A: 2 knights there now.
Gold places a knight in 6A: 3 knights there now.
Black places a knight in 2A: 3 knights there now.
Red places a knight in 5B: 4 knights there now.
Blue places a knight in 3C: 3 knights there now.
Gold places a knight in 1C: 2 knights there now.
Black places a knight in 2A: 4 knights there now.
Red places a knight in 3B: 3 knights there now.
Blue places a knight in 3C: 4 knights there now.
Gold places a knight in 1C: 3 knights there now.
Black places a knight in 2A: 5 knights there now.
Red places a knight in 7B: 2 knights there now.
Blue places a knight in 7C: 2 knights there now.
Gold places a knight in 6A: 4 knights there now.
Black places a knight in 6B: 3 knights there now.
Red places a knight in 4C: 4 knights there now.
Blue places a knight in 2B: 4 knights there now.
Gold places a knight in 5D: 4 knights there now.
Black places a knight in 6B: 4 knights there now.
Red places a knight in 7B: 3 knights there now.
Blue places a knight in 1B: 2 knights there now.
Gold places a knight in 6A: 5 knights there now.
Black places a knight in 2C: 2 knights there now.
Red places a knight in 5B: 5 knights there now.
Blue places a knight in 5C: 3 knights there now.
Gold places a knight in 1C: 4 knights there now.
Blue conquers first.
Blue attacks 1A, held by Red.
Blue attacks 1A from 5C.
1A falls: Red loses 2 knights.
Blue moves 2 knights from 5C into 1A.
Gold attacks 5C, held by Blue.
Gold attacks 5C from 5D.
5C falls: Blue loses 1 knight.
Gold moves 1 knight from 5D into 5C.
Black attacks 1C, held by Gold.
Black attacks 1C from 2A.
1C falls: Gold loses 4 knights.
Black moves 1 knight from 2A into 1C.
Red attacks 3A, held by Blue.
Red attacks 3A from 3B.
3A falls: Blue loses 2 knights.
Red moves 2 knights from 3B into 3A.
Blue attacks 3B, held by Red.
Blue attacks 3B from 3C.
3B falls: Red loses 1 knight.
Blue moves 3 knights from 3C into 3B.
Gold attacks 6B, held by Black.
Gold attacks 6B from 6A.
6B falls: Black loses 4 knights.
Gold moves 2 knights from 6A into 6B.
Black attacks 5A, held by Gold.
Black attacks 5A from 2A.
5A falls: Gold loses 3 knights.
Black moves 2 knights from 2A into 5A.
Red attacks 3C, held by Blue.
Red attacks 3C from 3A.
3C falls: Blue loses 1 knight.
Red moves 1 knight from 3A into 3C.
Blue attacks 2C, held by Black.
Blue attacks 2C from 2B.
2C falls: Black loses 2 knights.
Blue moves 2 knights from 2B into 2C.
Gold attacks 6C, held by Blue.
Gold attacks 6C from 6B.
6C falls: Blue loses 1 knight.
Gold moves 1 knight from 6B into 6C.
Black attacks 4C, held by Red.
Black attacks 4C from 4A.
4C falls: Red loses 4 knights.
Black moves 4 knights from 4A into 4C.
Red attacks 2C, held by Blue.
Red attacks 2C from 7B.
2C falls: Blue loses 2 knights.
Red moves 1 knight from 7B into 2C.
Blue attacks 1C, held by Black.
Blue attacks 1C from 2B.
1C falls: Black loses 1 knight.
Blue moves 1 knight from 2B into 1C.
Gold attacks 6D, held by Black.
Gold attacks 6D from 6A.
6D falls: Black loses 1 knight.
Gold moves 2 knights from 6A into 6D.
Black attacks 5C, held by Gold.
Black attacks 5C from 5A.
5C falls: Gold loses 1 knight.
Black moves 1 knight from 5A into 5C.
Red attacks 7A, held by Black.
Red attacks 7A from 7B.
7A falls: Black loses 1 knight.
Red moves 1 knight from 7B into 7A.
Blue attacks 3A, held by Red.
Blue attacks 3A from 3B.
3A falls: Red loses 1 knight.
Blue moves 2 knights from 3B into 3A.
Gold attacks 4A, held by Black.
Gold attacks 4A from 6D.
4A falls: Black loses 1 knight.
Gold moves 1 knight from 6D into 4A.
Black attacks 4B, held by Red.
Black attacks 4B from 4C.
4B falls: Red loses 1 knight.
Black moves 3 knights from 4C into 4B.
Red attacks 5D, held by Gold.
Red attacks 5D from 5B.
5D falls: Gold loses 3 knights.
Red moves 3 knights from 5B into 5D.
Blue attacks 5A, held by Black.
Blue attacks 5A from 7C.
5A falls: Black loses 1 knight.
Blue moves 1 knight from 7C into 5A.
Gold attacks 7C, held by Blue.
Gold attacks 7C from 7D.
7C falls: Blue loses 1 knight.
Gold moves 1 knight from 7D into 7C.
Black attacks 2B, held by Blue.
Black attacks 2B from 2A.
2B falls: Blue loses 1 knight.
Black moves 1 knight from 2A into 2B.
Red attacks 5C, held by Black.
Red attacks 5C from 5D.
5C falls: Black loses 1 knight.
Red moves 2 knights from 5D into 5C.
Blue attacks 6A, held by Gold.
Blue attacks 6A from 3A.
6A falls: Gold loses 1 knight.
Blue moves 1 knight from 3A into 6A.
Gold is skipped: there is nothing to conquer.
Black attacks 4A, held by Gold.
Black attacks 4A from 4B.
4A falls: Gold loses 1 knight.
Black moves 2 knights from 4B into 4A.
Red attacks 5A, held by Blue.
Red attacks 5A from 5C.
5A falls: Blue loses 1 knight.
Red moves 1 knight from 5C into 5A.
Blue attacks 5C, held by Red.
Blue attacks 5C from 1A.
5C falls: Red loses 1 knight.
Blue moves 1 knight from 1A into 5C.
Gold is skipped: there is nothing to conquer.
Black attacks 6A, held by Blue.
Black attacks 6A from 4A.
6A falls: Blue loses 1 knight.
Black moves 1 knight from 4A into 6A.
Red wins with 7 points.
