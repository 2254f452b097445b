Yellow begins.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f4.
Yellow lays a yellow rug on f5–f6.
Blue leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to f5.
Blue pays 2 dirhams to Yellow.
Blue lays a blue rug on e6–f6.
Brown turns Assam to the left.
The die shows 2 slippers: Assam walks to f7.
Brown lays a brown rug on f6–g6.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to g5.
Red lays a red rug on f5–f6.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f4.
Yellow lays a yellow rug on e4–e5.
Blue leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to c4.
Blue lays a blue rug on d3–d4.
Brown leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a4.
Brown lays a brown rug on a3–b3.
Red turns Assam to the right.
The die shows 1 slipper: Assam walks to a3.
Red pays 2 dirhams to Brown.
Red lays a red rug on a4–b4.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to a4.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on a5–a6.
Blue turns Assam to the right.
The die shows 2 slippers: Assam walks to a6.
Blue pays 2 dirhams to Yellow.
Blue lays a blue rug on b6–b7.
Brown leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a7.
Brown lays a brown rug on b7–c7.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to b7.
Red pays 2 dirhams to Brown.
Red lays a red rug on b5–b6.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to b6.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on b4–b5.
Blue leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to b4.
Blue pays 4 dirhams to Yellow.
Blue lays a blue rug on c4–d4.
Brown turns Assam to the left.
The die shows 3 slippers: Assam walks to b3.
Brown lays a brown rug on a4–b4.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to b1.
Red lays a red rug on b2–c2.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to a2.
Yellow lays a yellow rug on b1–b2.
Blue turns Assam to the left.
The die shows 3 slippers: Assam walks to b2.
Blue pays 2 dirhams to Yellow.
Blue lays a blue rug on a1–b1.
Brown leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to b4.
Brown lays a brown rug on b3–c3.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to b7.
Red pays 2 dirhams to Brown.
Red lays a red rug on c7–d7.
Yellow leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to c7.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on d6–d7.
Blue turns Assam to the left.
The die shows 4 slippers: Assam walks to a6.
Blue pays 3 dirhams to Yellow.
Blue lays a blue rug on b6–b7.
Brown turns Assam to the left.
The die shows 2 slippers: Assam walks to b5.
Brown pays 3 dirhams to Yellow.
Brown lays a brown rug on a6–b6.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to b3.
Red pays 5 dirhams to Brown.
Red lays a red rug on b2–c2.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to a1.
Yellow pays 2 dirhams to Blue.
Yellow lays a yellow rug on a2–a3.
Blue turns Assam to the right.
The die shows 2 slippers: Assam walks to b2.
Blue pays 2 dirhams to Red.
Blue lays a blue rug on c1–c2.
Brown turns Assam to the right.
The die shows 4 slippers: Assam walks to b6.
Brown lays a brown rug on a5–b5.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to a5.
Red pays 8 dirhams to Brown.
Red lays a red rug on a6–a7.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to a3.
Yellow lays a yellow rug on b2–b3.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to b4.
Blue pays 5 dirhams to Brown.
Blue lays a blue rug on b5–c5.
Brown leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to c4.
Brown pays 5 dirhams to Blue.
Brown lays a brown rug on b4–b5.
Red turns Assam to the right.
The die shows 1 slipper: Assam walks to c5.
Red pays 4 dirhams to Blue.
Red lays a red rug on d4–d5.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to c7.
Yellow pays 1 dirham to Red.
Yellow lays a yellow rug on a7–b7.
Blue turns Assam to the right.
The die shows 3 slippers: Assam walks to a7.
Blue pays 2 dirhams to Yellow.
Blue lays a blue rug on b6–b7.
Brown turns Assam to the left.
The die shows 4 slippers: Assam walks to a4.
Brown lays a brown rug on b4–c4.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a2.
Red pays 4 dirhams to Yellow.
Red lays a red rug on a3–b3.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to b2.
Yellow lays a yellow rug on c2–d2.
Blue turns Assam to the right.
The die shows 3 slippers: Assam walks to b1.
Blue lays a blue rug on a2–b2.
Brown turns Assam to the left.
The die shows 3 slippers: Assam walks to a3.
Brown pays 2 dirhams to Red.
Brown lays a brown rug on b3–b4.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to d3.
Red pays 1 dirham to Blue.
Red lays a red rug on b3–c3.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to d2.
Yellow lays a yellow rug on d1–e1.
Blue turns Assam to the right.
The die shows 2 slippers: Assam walks to f2.
Blue lays a blue rug on e3–f3.
Brown turns Assam to the left.
The die shows 1 slipper: Assam walks to f1.
Brown lays a brown rug on f2–f3.
Red turns Assam to the right.
The die shows 1 slipper: Assam walks to g1.
Red lays a red rug on f2–g2.
The last round: everyone has one rug left.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to f1.
Yellow lays a yellow rug on e1–e2.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to f3.
Blue pays 1 dirham to Brown.
Blue lays a blue rug on f4–f5.
Brown turns Assam to the left.
The die shows 2 slippers: Assam walks to g2.
Brown pays 2 dirhams to Red.
Brown lays a brown rug on g3–g4.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to f1.
Red lays a red rug on d1–e1.
Brown wins with 52 points.
