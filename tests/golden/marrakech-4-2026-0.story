Yellow begins.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f4.
Yellow lays a yellow rug on g4–g5.
Blue turns Assam to the right.
The die shows 4 slippers: Assam walks to g7.
Blue lays a blue rug on e7–f7.
Brown leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to g4.
Brown pays 2 dirhams to Yellow.
Brown lays a brown rug on e4–f4.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to f5.
Red lays a red rug on f4–g4.
Yellow turns Assam to the right.
The die shows 4 slippers: Assam walks to f1.
Yellow lays a yellow rug on f2–g2.
Blue leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to e2.
Blue lays a blue rug on e3–f3.
Brown turns Assam to the right.
The die shows 3 slippers: Assam walks to b2.
Brown lays a brown rug on a2–a3.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a1.
Red lays a red rug on b1–b2.
Yellow leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to e1.
Yellow lays a yellow rug on f1–g1.
Blue leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to g2.
Blue pays 4 dirhams to Yellow.
Blue lays a blue rug on f1–f2.
Brown turns Assam to the left.
The die shows 2 slippers: Assam walks to f3.
Brown pays 4 dirhams to Blue.
Brown lays a brown rug on f2–g2.
Red turns Assam to the right.
The die shows 4 slippers: Assam walks to e2.
Red lays a red rug on d1–e1.
Yellow leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to e3.
Yellow pays 2 dirhams to Blue.
Yellow lays a yellow rug on f2–f3.
Blue leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to e4.
Blue pays 1 dirham to Brown.
Blue lays a blue rug on e5–f5.
Brown turns Assam to the right.
The die shows 2 slippers: Assam walks to c4.
Brown lays a brown rug on c2–c3.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to c2.
Red pays 2 dirhams to Brown.
Red lays a red rug on c3–d3.
Yellow leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to d3.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on c4–d4.
Blue turns Assam to the left.
The die shows 3 slippers: Assam walks to g3.
Blue lays a blue rug on g1–g2.
Brown leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to e2.
Brown lays a brown rug on f2–g2.
Red leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to d2.
Red lays a red rug on e2–f2.
Yellow turns Assam to the left.
The die shows 3 slippers: Assam walks to d5.
Yellow lays a yellow rug on d4–e4.
Blue turns Assam to the right.
The die shows 3 slippers: Assam walks to a5.
Blue lays a blue rug on a4–b4.
Brown turns Assam to the left.
The die shows 2 slippers: Assam walks to a7.
Brown lays a brown rug on b7–c7.
Red turns Assam to the left.
The die shows 1 slipper: Assam walks to b7.
Red pays 2 dirhams to Brown.
Red lays a red rug on c6–c7.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to c5.
Yellow lays a yellow rug on b6–c6.
Blue leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to c3.
Blue pays 2 dirhams to Red.
Blue lays a blue rug on c1–c2.
Brown leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to d2.
Brown lays a brown rug on c1–d1.
Red leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to d3.
Red lays a red rug on e2–e3.
Yellow leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to d4.
Yellow lays a yellow rug on d5–e5.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to f4.
Blue pays 2 dirhams to Red.
Blue lays a blue rug on e3–e4.
Brown leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to f5.
Brown pays 1 dirham to Blue.
Brown lays a brown rug on e4–f4.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to g7.
Red lays a red rug on f6–g6.
Yellow turns Assam to the left.
The die shows 3 slippers: Assam walks to d7.
Yellow lays a yellow rug on c6–c7.
Blue leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to a7.
Blue lays a blue rug on b6–b7.
Brown leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a6.
Brown lays a brown rug on b6–c6.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a4.
Red pays 2 dirhams to Blue.
Red lays a red rug on a5–b5.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to b3.
Yellow lays a yellow rug on a2–b2.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to b1.
Blue pays 1 dirham to Red.
Blue lays a blue rug on c1–c2.
Brown turns Assam to the right.
The die shows 3 slippers: Assam walks to e1.
Brown pays 3 dirhams to Red.
Brown lays a brown rug on d1–d2.
Red leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to g2.
Red pays 1 dirham to Brown.
Red lays a red rug on f2–f3.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to f3.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on f4–g4.
Blue turns Assam to the left.
The die shows 3 slippers: Assam walks to f6.
Blue pays 2 dirhams to Red.
Blue lays a blue rug on f4–f5.
Brown turns Assam to the right.
The die shows 4 slippers: Assam walks to b6.
Brown lays a brown rug on b4–b5.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to b3.
Red lays a red rug on b4–c4.
The last round: everyone has one rug left.
Yellow turns Assam to the right.
The die shows 4 slippers: Assam walks to f3.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on e2–e3.
Blue turns Assam to the left.
The die shows 3 slippers: Assam walks to e1.
Blue pays 1 dirham to Red.
Blue lays a blue rug on f1–f2.
Brown turns Assam to the left.
The die shows 4 slippers: Assam walks to g2.
Brown lays a brown rug on f3–g3.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to g5.
Red pays 2 dirhams to Yellow.
Red lays a red rug on f5–f6.
Red wins with 52 points.
