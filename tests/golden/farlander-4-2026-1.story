Tile 3 lies in the middle.
Tile 3 is turned by 60° anticlockwise.
Tile 2 lies in the north.
Tile 2 is turned by 60° anticlockwise.
Tile 5 lies in the northeast.
Tile 5 is turned by 120° anticlockwise.
Tile 4 lies in the southeast.
Tile 4 is turned by 60° clockwise.
Tile 6 lies in the south.
Tile 6 is not turned.
Tile 1 lies in the southwest.
Tile 1 is turned by 120° anticlockwise.
Tile 7 lies in the northwest.
Tile 7 is turned by 60° anticlockwise.
Red settles first.
Red places a knight in 6D: 1 knight there now.
Blue places a knight in 5C: 1 knight there now.
Gold places a knight in 6B: 1 knight there now.
Black places a knight in 6A: 1 knight there now.
Red places a knight in 5B: 1 knight there now.
Blue places a knight in 3A: 1 knight there now.
Gold places a knight in 1B: 1 knight there now.
Black places a knight in 7C: 1 knight there now.
Red places a knight in 1C: 1 knight there now.
Blue places a knight in 3C: 1 knight there now.
Gold places a knight in 1B: 2 knights there now.
Black places a knight in 2B: 1 knight there now.
Red places a knight in 7B: 1 knight there now.
Blue places a knight in 5C: 2 knights there now.
Gold places a knight in 2A: 1 knight there now.
Black places a knight in 7A: 1 knight there now.
Red places a knight in 5A: 1 knight there now.
Blue places a knight in 3C: 2 knights there now.
Gold places a knight in 6C: 1 knight there now.
Black places a knight in 7A: 2 knights there now.
Red places a knight in 3B: 1 knight there now.
Blue places a knight in 4C: 1 knight there now.
Gold places a knight in 2A: 2 knights there now.
Black places a knight in 1A: 1 knight there now.
Red places a knight in 5B: 2 knights there now.
Blue places a knight in 4A: 1 knight there now.
Gold places a knight in 2C: 1 knight there now.
Black places a knight in 1A: 2 knights there now.
Red places a knight in 3B: 2 knights there now.
Blue places a knight in 5C: 3 knights there now.
Gold places a knight in 2C: 2 knights there now.
Black places a knight in 2B: 2 knights there now.
Red places a knight in 3B: 3 knights there now.
Blue places a knight in 4B: 1 knight there now.
Gold places a knight in 2A: 3 knights there now.
Black places a knight in 5D: 1 knight there now.
Red places a knight in 5B: 3 knights there now.
Blue places a knight in 3C: 3 knights there now.
Gold places a knight in 6C: 2 knights there now.
Black places a knight in 1A: 3 knights there now.
Red places a knight in 6D: 2 knights there now.
Blue places a knight in 4A: 2 knights there now.
Gold places a knight in 1B: 3 knights there now.
Black places a knight in 7A: 3 knights there now.
Red places a knight in 6D: 3 knights there now.
Blue places a knight in 4A: 3 knights there now.
Gold places a knight in 6B: 2 knights there now.
Black places a knight in 1A: 4 knights there now.
Red places a knight in 7D: 1 knight there now.
Blue places a knight in 3A: 2 knights there now.
Gold places a knight in 6C: 3 knights there now.
Black places a knight in 7C: 2 knights there now.
Red places a knight in 3B: 4 knights there now.
Blue places a knight in 4A: 4 knights there now.
Gold places a knight in 2A: 4 knights there now.
Black places a knight in 1A: 5 knights there now.
Red places a knight in 5A: 2 knights there now.
Blue places a knight in 3C: 4 knights there now.
Gold places a knight in 2C: 3 knights there now.
Black places a knight in 7A: 4 knights there now.
Red places a knight in 7D: 2 knights there now.
Blue places a knight in 5C: 4 knights there now.
Gold places a knight in 2A: 5 knights there now.
Black places a knight in 7A: 5 knights there now.
Red places a knight in 7B: 2 knights there now.
Blue places a knight in 5C: 5 knights there now.
Gold places a knight in 1B: 4 knights there now.
Black places a knight in 7C: 3 knights there now.
Red places a knight in 5B: 4 knights there now.
Blue places a knight in 4C: 2 knights there now.
Gold places a knight in 1B: 5 knights there now.
Black places a knight in 2B: 3 knights there now.
Gold conquers first.
Gold attacks 1C, held by Red.
Gold attacks 1C from 1B.
1C falls: Red loses 1 knight.
Gold moves 2 knights from 1B into 1C.
Black attacks 1C, held by Gold.
Black attacks 1C from 1A.
1C falls: Gold loses 2 knights.
Black moves 3 knights from 1A into 1C.
Red attacks 6A, held by Black.
Red attacks 6A from 6D.
6A falls: Black loses 1 knight.
Red moves 2 knights from 6D into 6A.
Blue attacks 5D, held by Black.
Blue attacks 5D from 5C.
5D falls: Black loses 1 knight.
Blue moves 2 knights from 5C into 5D.
Gold attacks 7D, held by Red.
Gold attacks 7D from 2A.
7D falls: Red loses 2 knights.
Gold moves 4 knights from 2A into 7D.
Black attacks 2A, held by Gold.
Black attacks 2A from 2B.
2A falls: Gold loses 1 knight.
Black moves 1 knight from 2B into 2A.
Red attacks 3A, held by Blue.
Red attacks 3A from 3B.
3A falls: Blue loses 2 knights.
Red moves 1 knight from 3B into 3A.
Blue attacks 5A, held by Red.
Blue attacks 5A from 5C.
5A falls: Red loses 2 knights.
Blue moves 1 knight from 5C into 5A.
Gold attacks 6D, held by Red.
Gold attacks 6D from 6C.
6D falls: Red loses 1 knight.
Gold moves 1 knight from 6C into 6D.
Black attacks 3A, held by Red.
Black attacks 3A from 1C.
3A falls: Red loses 1 knight.
Black moves 2 knights from 1C into 3A.
Red attacks 2A, held by Black.
Red attacks 2A from 7B.
2A falls: Black loses 1 knight.
Red moves 1 knight from 7B into 2A.
Blue attacks 2C, held by Gold.
Blue attacks 2C from 3C.
2C falls: Gold loses 3 knights.
Blue moves 1 knight from 3C into 2C.
Gold attacks 3A, held by Black.
Gold attacks 3A from 7D.
3A falls: Black loses 2 knights.
Gold moves 2 knights from 7D into 3A.
Black attacks 2A, held by Red.
Black attacks 2A from 2B.
2A falls: Red loses 1 knight.
Black moves 1 knight from 2B into 2A.
Red attacks 7D, held by Gold.
Red attacks 7D from 3B.
7D falls: Gold loses 2 knights.
Red moves 1 knight from 3B into 7D.
Blue attacks 3A, held by Gold.
Blue attacks 3A from 3C.
3A falls: Gold loses 2 knights.
Blue moves 1 knight from 3C into 3A.
Gold attacks 1A, held by Black.
Gold attacks 1A from 1B.
1A falls: Black loses 2 knights.
Gold moves 2 knights from 1B into 1A.
Black attacks 1B, held by Gold.
Black attacks 1B from 7C.
1B falls: Gold loses 1 knight.
Black moves 2 knights from 7C into 1B.
Red attacks 6D, held by Gold.
Red attacks 6D from 6A.
6D falls: Gold loses 1 knight.
Red moves 1 knight from 6A into 6D.
Blue attacks 6B, held by Gold.
Blue attacks 6B from 4A.
6B falls: Gold loses 2 knights.
Blue moves 3 knights from 4A into 6B.
Gold attacks 6D, held by Red.
Gold attacks 6D from 6C.
6D falls: Red loses 1 knight.
Gold moves 1 knight from 6C into 6D.
Black attacks 7B, held by Red.
Black attacks 7B from 7A.
7B falls: Red loses 1 knight.
Black moves 4 knights from 7A into 7B.
Red attacks 3A, held by Blue.
Red attacks 3A from 3B.
3A falls: Blue loses 1 knight.
Red moves 1 knight from 3B into 3A.
Blue attacks 3A, held by Red.
Blue attacks 3A from 6B.
3A falls: Red loses 1 knight.
Blue moves 2 knights from 6B into 3A.
Gold attacks 6A, held by Red.
Gold attacks 6A from 1A.
6A falls: Red loses 1 knight.
Gold moves 1 knight from 1A into 6A.
Black attacks 1A, held by Gold.
Black attacks 1A from 1B.
1A falls: Gold loses 1 knight.
Black moves 1 knight from 1B into 1A.
Red attacks 2C, held by Blue.
Red attacks 2C from 5B.
2C falls: Blue loses 1 knight.
Red moves 3 knights from 5B into 2C.
Blue attacks 1C, held by Black.
Blue attacks 1C from 3A.
1C falls: Black loses 1 knight.
Blue moves 1 knight from 3A into 1C.
Gold is skipped: there is nothing to conquer.
Black is skipped: there is nothing to conquer.
Red attacks 3C, held by Blue.
Red attacks 3C from 2C.
3C falls: Blue loses 2 knights.
Red moves 1 knight from 2C into 3C.
Blue attacks 6C, held by Gold.
Blue attacks 6C from 4C.
6C falls: Gold loses 1 knight.
Blue moves 1 knight from 4C into 6C.
Gold is skipped: there is nothing to conquer.
Black is skipped: there is nothing to conquer.
Red attacks 2A, held by Black.
Red attacks 2A from 2C.
2A falls: Black loses 1 knight.
Red moves 1 knight from 2C into 2A.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Black attacks 2A, held by Red.
Black attacks 2A from 7B.
2A falls: Red loses 1 knight.
Black moves 3 knights from 7B into 2A.
Red is skipped: there is nothing to conquer.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Black attacks 2C, held by Red.
Black attacks 2C from 2A.
2C falls: Red loses 1 knight.
Black moves 1 knight from 2A into 2C.
Red is skipped: there is nothing to conquer.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Black attacks 7D, held by Red.
Black attacks 7D from 2A.
7D falls: Red loses 1 knight.
Black moves 1 knight from 2A into 7D.
Blue wins with 12 points.
Black wins with 12 points.
