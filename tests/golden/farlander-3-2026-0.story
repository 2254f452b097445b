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
Gold settles first.
Gold places a knight in 4A: 1 knight there now.
Red places a knight in 4C: 1 knight there now.
Blue places a knight in 2B: 1 knight there now.
Gold places a knight in 5A: 1 knight there now.
Red places a knight in 6B: 1 knight there now.
Blue places a knight in 5B: 1 knight there now.
Gold places a knight in 6C: 1 knight there now.
Red places a knight in 4C: 2 knights there now.
Blue places a knight in 3C: 1 knight there now.
Gold places a knight in 7B: 1 knight there now.
Red places a knight in 4C: 3 knights there now.
Blue places a knight in 7C: 1 knight there now.
Gold places a knight in 2C: 1 knight there now.
Red places a knight in 3B: 1 knight there now.
Blue places a knight in 7D: 1 knight there now.
Gold places a knight in 4B: 1 knight there now.
Red places a knight in 2A: 1 knight there now.
Blue places a knight in 3C: 2 knights there now.
Gold places a knight in 1C: 1 knight there now.
Red places a knight in 6A: 1 knight there now.
Blue places a knight in 7C: 2 knights there now.
Gold places a knight in 1A: 1 knight there now.
Red places a knight in 3B: 2 knights there now.
Blue places a knight in 2B: 2 knights there now.
Gold places a knight in 6C: 2 knights there now.
Red places a knight in 5C: 1 knight there now.
Blue places a knight in 2B: 3 knights there now.
Gold places a knight in 4A: 2 knights there now.
Red places a knight in 6D: 1 knight there now.
Blue places a knight in 5B: 2 knights there now.
Gold places a knight in 4B: 2 knights there now.
Red places a knight in 6A: 2 knights there now.
Blue places a knight in 3C: 3 knights there now.
Gold places a knight in 4B: 3 knights there now.
Red places a knight in 5D: 1 knight there now.
Blue places a knight in 7C: 3 knights there now.
Gold places a knight in 2C: 2 knights there now.
Red places a knight in 2A: 2 knights there now.
Blue places a knight in 7A: 1 knight there now.
Gold places a knight in 3A: 1 knight there now.
Red places a knight in 5C: 2 knights there now.
Blue places a knight in 7C: 4 knights there now.
Gold places a knight in 1C: 2 knights there now.
Red places a knight in 4C: 4 knights there now.
Blue places a knight in 1B: 1 knight there now.
Gold places a knight in 2C: 3 knights there now.
Red places a knight in 4C: 5 knights there now.
Blue places a knight in 7C: 5 knights there now.
Gold places a knight in 1A: 2 knights there now.
Red places a knight in 6B: 2 knights there now.
Blue places a knight in 5B: 3 knights there now.
Gold places a knight in 1C: 3 knights there now.
Red places a knight in 3B: 3 knights there now.
Blue places a knight in 2B: 4 knights there now.
Gold places a knight in 4A: 3 knights there now.
Red places a knight in 2A: 3 knights there now.
Blue places a knight in 1B: 2 knights there now.
Gold places a knight in 7B: 2 knights there now.
Red places a knight in 6D: 2 knights there now.
Blue places a knight in 7A: 2 knights there now.
Gold places a knight in 3A: 2 knights there now.
Red places a knight in 6A: 3 knights there now.
Blue places a knight in 2B: 5 knights there now.
Gold places a knight in 4A: 4 knights there now.
Red places a knight in 5C: 3 knights there now.
Blue places a knight in 7D: 2 knights there now.
Gold places a knight in 1A: 3 knights there now.
Red places a knight in 6A: 4 knights there now.
Blue places a knight in 1B: 3 knights there now.
Gold places a knight in 5A: 2 knights there now.
Red places a knight in 6A: 5 knights there now.
Blue places a knight in 1B: 4 knights there now.
Blue conquers first.
Blue attacks 1C, held by Gold.
Blue attacks 1C from 1B.
1C falls: Gold loses 3 knights.
Blue moves 2 knights from 1B into 1C.
Gold attacks 1C, held by Blue.
Gold attacks 1C from 1A.
1C falls: Blue loses 2 knights.
Gold moves 1 knight from 1A into 1C.
Red attacks 1A, held by Gold.
Red attacks 1A from 5C.
1A falls: Gold loses 2 knights.
Red moves 1 knight from 5C into 1A.
Blue attacks 2A, held by Red.
Blue attacks 2A from 2B.
2A falls: Red loses 3 knights.
Blue moves 3 knights from 2B into 2A.
Gold attacks 6D, held by Red.
Gold attacks 6D from 4A.
6D falls: Red loses 2 knights.
Gold moves 3 knights from 4A into 6D.
Red attacks 3A, held by Gold.
Red attacks 3A from 3B.
3A falls: Gold loses 2 knights.
Red moves 1 knight from 3B into 3A.
Blue attacks 5A, held by Gold.
Blue attacks 5A from 5B.
5A falls: Gold loses 2 knights.
Blue moves 1 knight from 5B into 5A.
Gold attacks 2B, held by Blue.
Gold attacks 2B from 2C.
2B falls: Blue loses 2 knights.
Gold moves 1 knight from 2C into 2B.
Red attacks 4A, held by Gold.
Red attacks 4A from 4C.
4A falls: Gold loses 1 knight.
Red moves 3 knights from 4C into 4A.
Blue attacks 5D, held by Red.
Blue attacks 5D from 5B.
5D falls: Red loses 1 knight.
Blue moves 1 knight from 5B into 5D.
Gold attacks 4C, held by Red.
Gold attacks 4C from 4B.
4C falls: Red loses 2 knights.
Gold moves 2 knights from 4B into 4C.
Red attacks 2C, held by Gold.
Red attacks 2C from 4A.
2C falls: Gold loses 2 knights.
Red moves 1 knight from 4A into 2C.
Blue attacks 1A, held by Red.
Blue attacks 1A from 1B.
1A falls: Red loses 1 knight.
Blue moves 1 knight from 1B into 1A.
Gold attacks 6B, held by Red.
Gold attacks 6B from 6D.
6B falls: Red loses 2 knights.
Gold moves 2 knights from 6D into 6B.
Red attacks 6B, held by Gold.
Red attacks 6B from 6A.
6B falls: Gold loses 2 knights.
Red moves 2 knights from 6A into 6B.
Blue attacks 5C, held by Red.
Blue attacks 5C from 2A.
5C falls: Red loses 2 knights.
Blue moves 2 knights from 2A into 5C.
Gold attacks 2C, held by Red.
Gold attacks 2C from 7B.
2C falls: Red loses 1 knight.
Gold moves 1 knight from 7B into 2C.
Red attacks 2B, held by Gold.
Red attacks 2B from 6A.
2B falls: Gold loses 1 knight.
Red moves 1 knight from 6A into 2B.
Blue attacks 6B, held by Red.
Blue attacks 6B from 3C.
6B falls: Red loses 2 knights.
Blue moves 2 knights from 3C into 6B.
Gold is skipped: there is nothing to conquer.
Red attacks 4B, held by Gold.
Red attacks 4B from 4A.
4B falls: Gold loses 1 knight.
Red moves 1 knight from 4A into 4B.
Blue attacks 6D, held by Gold.
Blue attacks 6D from 6B.
6D falls: Gold loses 1 knight.
Blue moves 1 knight from 6B into 6D.
Gold attacks 6B, held by Blue.
Gold attacks 6B from 6C.
6B falls: Blue loses 1 knight.
Gold moves 1 knight from 6C into 6B.
Red attacks 3C, held by Blue.
Red attacks 3C from 3B.
3C falls: Blue loses 1 knight.
Red moves 1 knight from 3B into 3C.
Blue attacks 7B, held by Gold.
Blue attacks 7B from 7C.
7B falls: Gold loses 1 knight.
Blue moves 3 knights from 7C into 7B.
Gold attacks 4B, held by Red.
Gold attacks 4B from 4C.
4B falls: Red loses 1 knight.
Gold moves 1 knight from 4C into 4B.
Red attacks 6B, held by Gold.
Red attacks 6B from 6A.
6B falls: Gold loses 1 knight.
Red moves 1 knight from 6A into 6B.
Blue attacks 4C, held by Gold.
Blue attacks 4C from 7B.
4C falls: Gold loses 1 knight.
Blue moves 1 knight from 7B into 4C.
Gold is skipped: there is nothing to conquer.
Red is skipped: there is nothing to conquer.
Blue attacks 2C, held by Gold.
Blue attacks 2C from 7B.
2C falls: Gold loses 1 knight.
Blue moves 1 knight from 7B into 2C.
Blue wins with 14 points.
