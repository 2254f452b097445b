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
Red places a knight in 6C: 1 knight there now.
Blue places a knight in 5B: 1 knight there now.
Gold places a knight in 3A: 1 knight there now.
Red places a knight in 1B: 1 knight there now.
Blue places a knight in 7C: 1 knight there now.
Gold places a knight in 1C: 1 knight there now.
Red places a knight in 3C: 1 knight there now.
Blue places a knight in 2A: 1 knight there now.
Gold places a knight in 2B: 1 knight there now.
Red places a knight in 7B: 1 knight there now.
Blue places a knight in 5D: 1 knight there now.
Gold places a knight in 2B: 2 knights there now.
Red places a knight in 7A: 1 knight there now.
Blue places a knight in 5A: 1 knight there now.
Gold places a knight in 3A: 2 knights there now.
Red places a knight in 7A: 2 knights there now.
Blue places a knight in 6A: 1 knight there now.
Gold places a knight in 2B: 3 knights there now.
Red places a knight in 4C: 1 knight there now.
Blue places a knight in 3B: 1 knight there now.
Gold places a knight in 1A: 1 knight there now.
Red places a knight in 6C: 2 knights there now.
Blue places a knight in 4B: 1 knight there now.
Gold places a knight in 2B: 4 knights there now.
Red places a knight in 2C: 1 knight there now.
Blue places a knight in 3B: 2 knights there now.
Gold places a knight in 4A: 1 knight there now.
Red places a knight in 4C: 2 knights there now.
Blue places a knight in 3B: 3 knights there now.
Gold places a knight in 1C: 2 knights there now.
Red places a knight in 4C: 3 knights there now.
Blue places a knight in 4B: 2 knights there now.
Gold places a knight in 2B: 5 knights there now.
Red places a knight in 6C: 3 knights there now.
Blue places a knight in 4B: 3 knights there now.
Gold places a knight in 6B: 2 knights there now.
Red places a knight in 1B: 2 knights there now.
Blue places a knight in 5D: 2 knights there now.
Gold places a knight in 1C: 3 knights there now.
Red places a knight in 1B: 3 knights there now.
Blue places a knight in 5D: 3 knights there now.
Gold places a knight in 4A: 2 knights there now.
Red places a knight in 4C: 4 knights there now.
Blue places a knight in 5D: 4 knights there now.
Gold places a knight in 1A: 2 knights there now.
Red places a knight in 7D: 1 knight there now.
Blue places a knight in 2A: 2 knights there now.
Gold places a knight in 6B: 3 knights there now.
Red places a knight in 7D: 2 knights there now.
Blue places a knight in 3B: 4 knights there now.
Gold places a knight in 1C: 4 knights there now.
Red places a knight in 3C: 2 knights there now.
Blue places a knight in 2A: 3 knights there now.
Gold places a knight in 1C: 5 knights there now.
Red places a knight in 2C: 2 knights there now.
Blue places a knight in 5A: 2 knights there now.
Gold places a knight in 4A: 3 knights there now.
Red places a knight in 7D: 3 knights there now.
Blue places a knight in 6A: 2 knights there now.
Gold places a knight in 3A: 3 knights there now.
Red places a knight in 6D: 2 knights there now.
Blue places a knight in 6A: 3 knights there now.
Gold places a knight in 6B: 4 knights there now.
Red places a knight in 1B: 4 knights there now.
Blue places a knight in 6A: 4 knights there now.
Gold places a knight in 3A: 4 knights there now.
Red places a knight in 7B: 2 knights there now.
Blue places a knight in 2A: 4 knights there now.
Gold places a knight in 1A: 3 knights there now.
Blue conquers first.
Blue attacks 1A, held by Gold.
1A falls: Gold loses 3 knights.
Blue moves 1 knight from 6A into 1A.
Blue moves 1 knight from 6A into 1A.
Blue moves 1 knight from 6A into 1A.
Gold attacks 2A, held by Blue.
2A falls: Blue loses 4 knights.
Gold moves 1 knight from 2B into 2A.
Gold holds 2A with 1 knight.
Red attacks 1A, held by Blue.
1A falls: Blue loses 3 knights.
Red moves 1 knight from 1B into 1A.
Red holds 1A with 1 knight.
Blue attacks 3A, held by Gold.
3A falls: Gold loses 4 knights.
Blue moves 1 knight from 3B into 3A.
Blue holds 3A with 1 knight.
Gold attacks 5C, held by Blue.
5C falls: Blue loses 1 knight.
Gold moves 1 knight from 4A into 5C.
Gold moves 1 knight from 4A into 5C.
Red attacks 7C, held by Blue.
7C falls: Blue loses 1 knight.
Red moves 1 knight from 7A into 7C.
Red moves 1 knight from 7D into 7C.
Red moves 1 knight from 7B into 7C.
Red moves 1 knight from 1B into 7C.
Red moves 1 knight from 7D into 7C.
Blue attacks 5C, held by Gold.
5C falls: Gold loses 2 knights.
Blue moves 1 knight from 5A into 5C.
Blue holds 5C with 1 knight.
Gold attacks 6A, held by Blue.
6A falls: Blue loses 1 knight.
Gold moves 1 knight from 6B into 6A.
Gold moves 1 knight from 6B into 6A.
Gold holds 6A with 2 knights.
Red attacks 6A, held by Gold.
6A falls: Gold loses 2 knights.
Red moves 1 knight from 6D into 6A.
Blue attacks 4A, held by Gold.
4A falls: Gold loses 1 knight.
Blue moves 1 knight from 4B into 4A.
Blue moves 1 knight from 4B into 4A.
Gold attacks 1B, held by Red.
1B falls: Red loses 2 knights.
Gold moves 1 knight from 1C into 1B.
Gold holds 1B with 1 knight.
Red attacks 2A, held by Gold.
2A falls: Gold loses 1 knight.
Red moves 1 knight from 2C into 2A.
Blue attacks 2A, held by Red.
2A falls: Red loses 1 knight.
Blue moves 1 knight from 3B into 2A.
Blue holds 2A with 1 knight.
Gold attacks 7D, held by Red.
7D falls: Red loses 1 knight.
Gold moves 1 knight from 1C into 7D.
Gold moves 1 knight from 1C into 7D.
Gold moves 1 knight from 1C into 7D.
Red attacks 3A, held by Blue.
3A falls: Blue loses 1 knight.
Red moves 1 knight from 3C into 3A.
Blue attacks 3A, held by Red.
3A falls: Red loses 1 knight.
Blue moves 1 knight from 3B into 3A.
Blue holds 3A with 1 knight.
Gold attacks 2A, held by Blue.
2A falls: Blue loses 1 knight.
Gold moves 1 knight from 2B into 2A.
Gold holds 2A with 1 knight.
Red attacks 7D, held by Gold.
7D falls: Gold loses 3 knights.
Red moves 1 knight from 7C into 7D.
Red moves 1 knight from 7C into 7D.
Red holds 7D with 2 knights.
Blue attacks 3C, held by Red.
3C falls: Red loses 1 knight.
Blue moves 1 knight from 4A into 3C.
Gold attacks 6D, held by Red.
6D falls: Red loses 1 knight.
Gold moves 1 knight from 6B into 6D.
Red attacks 1B, held by Gold.
1B falls: Gold loses 1 knight.
Red moves 1 knight from 7C into 1B.
Red moves 1 knight from 7C into 1B.
Blue is skipped: there is nothing to conquer.
Gold attacks 2C, held by Red.
2C falls: Red loses 1 knight.
Gold moves 1 knight from 2B into 2C.
Gold holds 2C with 1 knight.
Red attacks 6B, held by Gold.
6B falls: Gold loses 1 knight.
Red moves 1 knight from 6C into 6B.
Red holds 6B with 1 knight.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Red attacks 4A, held by Blue.
4A falls: Blue loses 1 knight.
Red moves 1 knight from 4C into 4A.
Red holds 4A with 1 knight.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Red attacks 6D, held by Gold.
6D falls: Gold loses 1 knight.
Red moves 1 knight from 6C into 6D.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Red attacks 3A, held by Blue.
3A falls: Blue loses 1 knight.
Red moves 1 knight from 7D into 3A.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Red attacks 1C, held by Gold.
1C falls: Gold loses 1 knight.
Red moves 1 knight from 1B into 1C.
Blue is skipped: there is nothing to conquer.
Gold is skipped: there is nothing to conquer.
Red attacks 4B, held by Blue.
4B falls: Blue loses 1 knight.
Red moves 1 knight from 4C into 4B.
Red moves 1 knight from 4C into 4B.
Red wins with 19 points.
