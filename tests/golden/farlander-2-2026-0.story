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
Blue settles first.
Blue places a knight in 4A: 1 knight there now.
Red places a knight in 4C: 1 knight there now.
Blue places a knight in 2C: 1 knight there now.
Red places a knight in 5A: 1 knight there now.
Blue places a knight in 6B: 1 knight there now.
Red places a knight in 5A: 2 knights there now.
Blue places a knight in 6B: 2 knights there now.
Red places a knight in 5A: 3 knights there now.
Blue places a knight in 4A: 2 knights there now.
Red places a knight in 7B: 1 knight there now.
Blue places a knight in 4A: 3 knights there now.
Red places a knight in 7C: 1 knight there now.
Blue places a knight in 2C: 2 knights there now.
Red places a knight in 3C: 1 knight there now.
Blue places a knight in 7D: 1 knight there now.
Red places a knight in 4C: 2 knights there now.
Blue places a knight in 2B: 1 knight there now.
Red places a knight in 4B: 1 knight there now.
Blue places a knight in 1C: 1 knight there now.
Red places a knight in 6A: 1 knight there now.
Blue places a knight in 6D: 1 knight there now.
Red places a knight in 1B: 1 knight there now.
Blue places a knight in 3A: 1 knight there now.
Red places a knight in 1B: 2 knights there now.
Blue places a knight in 6B: 3 knights there now.
Red places a knight in 5B: 1 knight there now.
Blue places a knight in 1C: 2 knights there now.
Red places a knight in 5A: 4 knights there now.
Blue places a knight in 7A: 1 knight there now.
Red places a knight in 5A: 5 knights there now.
Blue places a knight in 4A: 4 knights there now.
Red places a knight in 5D: 1 knight there now.
Blue places a knight in 3A: 2 knights there now.
Red places a knight in 5B: 2 knights there now.
Blue places a knight in 5C: 1 knight there now.
Red places a knight in 7B: 2 knights there now.
Blue places a knight in 3A: 3 knights there now.
Red places a knight in 1B: 3 knights there now.
Blue places a knight in 6B: 4 knights there now.
Red places a knight in 4B: 2 knights there now.
Blue places a knight in 3B: 1 knight there now.
Red places a knight in 6C: 1 knight there now.
Blue places a knight in 2B: 2 knights there now.
Red places a knight in 4B: 3 knights there now.
Blue places a knight in 1A: 1 knight there now.
Red places a knight in 3C: 2 knights there now.
Blue places a knight in 2C: 3 knights there now.
Red places a knight in 6C: 2 knights there now.
Blue places a knight in 1A: 2 knights there now.
Red places a knight in 6C: 3 knights there now.
Blue places a knight in 4A: 5 knights there now.
Red places a knight in 2A: 1 knight there now.
Blue places a knight in 1C: 3 knights there now.
Red places a knight in 3C: 3 knights there now.
Blue places a knight in 3B: 2 knights there now.
Red places a knight in 2A: 2 knights there now.
Blue places a knight in 1C: 4 knights there now.
Red places a knight in 7C: 2 knights there now.
Blue places a knight in 7D: 2 knights there now.
Red places a knight in 6C: 4 knights there now.
Blue places a knight in 3A: 4 knights there now.
Red places a knight in 5D: 2 knights there now.
Blue places a knight in 2B: 3 knights there now.
Red places a knight in 5D: 3 knights there now.
Blue places a knight in 2C: 4 knights there now.
Red places a knight in 7C: 3 knights there now.
Blue places a knight in 1A: 3 knights there now.
Red places a knight in 5D: 4 knights there now.
Blue places a knight in 1C: 5 knights there now.
Red places a knight in 6A: 2 knights there now.
Blue places a knight in 6B: 5 knights there now.
Red places a knight in 1B: 4 knights there now.
Red conquers first.
Red attacks 1A, held by Blue.
Red attacks 1A from 1B.
1A falls: Blue loses 3 knights.
Red moves 2 knights from 1B into 1A.
Blue attacks 4B, held by Red.
Blue attacks 4B from 4A.
4B falls: Red loses 3 knights.
Blue moves 1 knight from 4A into 4B.
Red attacks 3B, held by Blue.
Red attacks 3B from 3C.
3B falls: Blue loses 2 knights.
Red moves 1 knight from 3C into 3B.
Blue attacks 2A, held by Red.
Blue attacks 2A from 2C.
2A falls: Red loses 2 knights.
Blue moves 3 knights from 2C into 2A.
Red attacks 5C, held by Blue.
Red attacks 5C from 5D.
5C falls: Blue loses 1 knight.
Red moves 3 knights from 5D into 5C.
Blue attacks 3B, held by Red.
Blue attacks 3B from 3A.
3B falls: Red loses 1 knight.
Blue moves 1 knight from 3A into 3B.
Red attacks 4B, held by Blue.
Red attacks 4B from 4C.
4B falls: Blue loses 1 knight.
Red moves 1 knight from 4C into 4B.
Blue attacks 3C, held by Red.
Blue attacks 3C from 3A.
3C falls: Red loses 2 knights.
Blue moves 1 knight from 3A into 3C.
Red attacks 2C, held by Blue.
Red attacks 2C from 7B.
2C falls: Blue loses 1 knight.
Red moves 1 knight from 7B into 2C.
Blue attacks 6A, held by Red.
Blue attacks 6A from 4A.
6A falls: Red loses 2 knights.
Blue moves 3 knights from 4A into 6A.
Red attacks 6D, held by Blue.
Red attacks 6D from 6C.
6D falls: Blue loses 1 knight.
Red moves 3 knights from 6C into 6D.
Blue attacks 1A, held by Red.
Blue attacks 1A from 1C.
1A falls: Red loses 2 knights.
Blue moves 2 knights from 1C into 1A.
Red attacks 1A, held by Blue.
Red attacks 1A from 5C.
1A falls: Blue loses 2 knights.
Red moves 1 knight from 5C into 1A.
Blue attacks 6D, held by Red.
Blue attacks 6D from 6B.
6D falls: Red loses 3 knights.
Blue moves 3 knights from 6B into 6D.
Red attacks 7D, held by Blue.
Red attacks 7D from 7C.
7D falls: Blue loses 2 knights.
Red moves 1 knight from 7C into 7D.
Blue attacks 5C, held by Red.
Blue attacks 5C from 2A.
5C falls: Red loses 2 knights.
Blue moves 2 knights from 2A into 5C.
Red attacks 2A, held by Blue.
Red attacks 2A from 5A.
2A falls: Blue loses 1 knight.
Red moves 4 knights from 5A into 2A.
Blue attacks 1A, held by Red.
Blue attacks 1A from 5C.
1A falls: Red loses 1 knight.
Blue moves 1 knight from 5C into 1A.
Red attacks 5C, held by Blue.
Red attacks 5C from 2A.
5C falls: Blue loses 1 knight.
Red moves 3 knights from 2A into 5C.
Blue attacks 2C, held by Red.
Blue attacks 2C from 2B.
2C falls: Red loses 1 knight.
Blue moves 2 knights from 2B into 2C.
Red attacks 1A, held by Blue.
Red attacks 1A from 5C.
1A falls: Blue loses 1 knight.
Red moves 1 knight from 5C into 1A.
Blue attacks 6C, held by Red.
Blue attacks 6C from 6B.
6C falls: Red loses 1 knight.
Blue moves 1 knight from 6B into 6C.
Red attacks 7A, held by Blue.
Red attacks 7A from 7C.
7A falls: Blue loses 1 knight.
Red moves 1 knight from 7C into 7A.
Blue attacks 4C, held by Red.
Blue attacks 4C from 2C.
4C falls: Red loses 1 knight.
Blue moves 1 knight from 2C into 4C.
Red is skipped: there is nothing to conquer.
Blue attacks 2A, held by Red.
Blue attacks 2A from 1C.
2A falls: Red loses 1 knight.
Blue moves 1 knight from 1C into 2A.
Red attacks 2A, held by Blue.
Red attacks 2A from 5C.
2A falls: Blue loses 1 knight.
Red moves 1 knight from 5C into 2A.
Blue attacks 2A, held by Red.
Blue attacks 2A from 1C.
2A falls: Red loses 1 knight.
Blue moves 1 knight from 1C into 2A.
Red attacks 1C, held by Blue.
Red attacks 1C from 1B.
1C falls: Blue loses 1 knight.
Red moves 1 knight from 1B into 1C.
Blue attacks 1C, held by Red.
Blue attacks 1C from 3A.
1C falls: Red loses 1 knight.
Blue moves 1 knight from 3A into 1C.
Blue wins with 13 points.
