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
Red places a knight in 6B: 1 knight there now.
Blue places a knight in 6A: 1 knight there now.
Red places a knight in 5D: 1 knight there now.
Blue places a knight in 3A: 1 knight there now.
Red places a knight in 1B: 1 knight there now.
Blue places a knight in 7C: 1 knight there now.
Red places a knight in 1B: 2 knights there now.
Blue places a knight in 3C: 1 knight there now.
Red places a knight in 1C: 1 knight there now.
Blue places a knight in 2C: 1 knight there now.
Red places a knight in 7B: 1 knight there now.
Blue places a knight in 5C: 2 knights there now.
Red places a knight in 2A: 1 knight there now.
Blue places a knight in 7A: 1 knight there now.
Red places a knight in 5A: 1 knight there now.
Blue places a knight in 4A: 1 knight there now.
Red places a knight in 6D: 2 knights there now.
Blue places a knight in 7A: 2 knights there now.
Red places a knight in 2B: 1 knight there now.
Blue places a knight in 5C: 3 knights there now.
Red places a knight in 2B: 2 knights there now.
Blue places a knight in 1A: 1 knight there now.
Red places a knight in 5B: 1 knight there now.
Blue places a knight in 4A: 2 knights there now.
Red places a knight in 3B: 1 knight there now.
Blue places a knight in 2C: 2 knights there now.
Red places a knight in 2A: 2 knights there now.
Blue places a knight in 6A: 2 knights there now.
Red places a knight in 4B: 1 knight there now.
Blue places a knight in 2C: 3 knights there now.
Red places a knight in 2B: 3 knights there now.
Blue places a knight in 4A: 3 knights there now.
Red places a knight in 3B: 2 knights there now.
Blue places a knight in 4A: 4 knights there now.
Red places a knight in 5A: 2 knights there now.
Blue places a knight in 3A: 2 knights there now.
Red places a knight in 6D: 3 knights there now.
Blue places a knight in 1A: 2 knights there now.
Red places a knight in 5D: 2 knights there now.
Blue places a knight in 3C: 2 knights there now.
Red places a knight in 1B: 3 knights there now.
Blue places a knight in 6A: 3 knights there now.
Red places a knight in 5B: 2 knights there now.
Blue places a knight in 4A: 5 knights there now.
Red places a knight in 5D: 3 knights there now.
Blue places a knight in 1A: 3 knights there now.
Red places a knight in 7B: 2 knights there now.
Blue places a knight in 1A: 4 knights there now.
Red places a knight in 7B: 3 knights there now.
Blue places a knight in 7C: 2 knights there now.
Red places a knight in 2B: 4 knights there now.
Blue places a knight in 4C: 1 knight there now.
Red places a knight in 3B: 3 knights there now.
Blue places a knight in 1A: 5 knights there now.
Red places a knight in 4B: 2 knights there now.
Blue places a knight in 3A: 3 knights there now.
Red places a knight in 4B: 3 knights there now.
Blue places a knight in 6C: 1 knight there now.
Red places a knight in 7B: 4 knights there now.
Blue places a knight in 7C: 3 knights there now.
Red places a knight in 4B: 4 knights there now.
Blue places a knight in 6C: 2 knights there now.
Red places a knight in 6D: 4 knights there now.
Blue places a knight in 7C: 4 knights there now.
Red places a knight in 1B: 4 knights there now.
Blue places a knight in 7C: 5 knights there now.
Red places a knight in 4B: 5 knights there now.
Blue places a knight in 7A: 3 knights there now.
Red places a knight in 1B: 5 knights there now.
Blue places a knight in 3C: 3 knights there now.
Blue conquers first.
Blue attacks 1B, held by Red.
1B falls: Red loses 5 knights.
Blue moves 1 knight from 1A into 1B.
Blue moves 1 knight from 7C into 1B.
Blue moves 1 knight from 7C into 1B.
Blue moves 1 knight from 1A into 1B.
Blue holds 1B with 4 knights.
Red attacks 7C, held by Blue.
7C falls: Blue loses 3 knights.
Red moves 1 knight from 7B into 7C.
Red holds 7C with 1 knight.
Blue attacks 5B, held by Red.
5B falls: Red loses 2 knights.
Blue moves 1 knight from 2C into 5B.
Blue moves 1 knight from 2C into 5B.
Red attacks 7A, held by Blue.
7A falls: Blue loses 3 knights.
Red moves 1 knight from 7B into 7A.
Red holds 7A with 1 knight.
Blue attacks 3B, held by Red.
3B falls: Red loses 3 knights.
Blue moves 1 knight from 3C into 3B.
Blue moves 1 knight from 3A into 3B.
Blue moves 1 knight from 3C into 3B.
Blue moves 1 knight from 3A into 3B.
Red attacks 4A, held by Blue.
4A falls: Blue loses 5 knights.
Red moves 1 knight from 5A into 4A.
Red holds 4A with 1 knight.
Blue attacks 4A, held by Red.
4A falls: Red loses 1 knight.
Blue moves 1 knight from 5C into 4A.
Blue holds 4A with 1 knight.
Red attacks 4A, held by Blue.
4A falls: Blue loses 1 knight.
Red moves 1 knight from 4B into 4A.
Red holds 4A with 1 knight.
Blue attacks 6B, held by Red.
6B falls: Red loses 1 knight.
Blue moves 1 knight from 6A into 6B.
Blue moves 1 knight from 6C into 6B.
Blue moves 1 knight from 6A into 6B.
Red attacks 4C, held by Blue.
4C falls: Blue loses 1 knight.
Red moves 1 knight from 4B into 4C.
Red moves 1 knight from 4B into 4C.
Red holds 4C with 2 knights.
Blue attacks 2A, held by Red.
2A falls: Red loses 2 knights.
Blue moves 1 knight from 3B into 2A.
Blue moves 1 knight from 3B into 2A.
Blue moves 1 knight from 3B into 2A.
Red attacks 6B, held by Blue.
6B falls: Blue loses 3 knights.
Red moves 1 knight from 6D into 6B.
Red moves 1 knight from 6D into 6B.
Red moves 1 knight from 6D into 6B.
Blue attacks 4A, held by Red.
4A falls: Red loses 1 knight.
Blue moves 1 knight from 5C into 4A.
Red attacks 3A, held by Blue.
3A falls: Blue loses 1 knight.
Red moves 1 knight from 6B into 3A.
Red moves 1 knight from 6B into 3A.
Blue attacks 7C, held by Red.
7C falls: Red loses 1 knight.
Blue moves 1 knight from 1B into 7C.
Blue moves 1 knight from 1B into 7C.
Blue holds 7C with 2 knights.
Red attacks 7C, held by Blue.
7C falls: Blue loses 2 knights.
Red moves 1 knight from 7B into 7C.
Blue attacks 1C, held by Red.
1C falls: Red loses 1 knight.
Blue moves 1 knight from 1B into 1C.
Blue holds 1C with 1 knight.
Red attacks 6C, held by Blue.
6C falls: Blue loses 1 knight.
Red moves 1 knight from 4C into 6C.
Blue attacks 7B, held by Red.
7B falls: Red loses 1 knight.
Blue moves 1 knight from 2A into 7B.
Blue holds 7B with 1 knight.
Red attacks 2C, held by Blue.
2C falls: Blue loses 1 knight.
Red moves 1 knight from 2B into 2C.
Red holds 2C with 1 knight.
Blue attacks 5A, held by Red.
5A falls: Red loses 1 knight.
Blue moves 1 knight from 5B into 5A.
Red attacks 2A, held by Blue.
2A falls: Blue loses 2 knights.
Red moves 1 knight from 2B into 2A.
Red holds 2A with 1 knight.
Blue is skipped: there is nothing to conquer.
Red attacks 6A, held by Blue.
6A falls: Blue loses 1 knight.
Red moves 1 knight from 3A into 6A.
Blue attacks 6A, held by Red.
6A falls: Red loses 1 knight.
Blue moves 1 knight from 1A into 6A.
Blue holds 6A with 1 knight.
Red attacks 5B, held by Blue.
5B falls: Blue loses 1 knight.
Red moves 1 knight from 5D into 5B.
Red holds 5B with 1 knight.
Blue is skipped: there is nothing to conquer.
Red attacks 5C, held by Blue.
5C falls: Blue loses 1 knight.
Red moves 1 knight from 5D into 5C.
Blue is skipped: there is nothing to conquer.
Red attacks 4A, held by Blue.
4A falls: Blue loses 1 knight.
Red moves 1 knight from 4B into 4A.
Red wins with 15 points.
