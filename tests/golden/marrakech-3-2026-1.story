Yellow begins.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f4.
Yellow lays a yellow rug on f5–f6.
Blue leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to f5.
Blue pays 2 dirhams to Yellow.
Blue lays a blue rug on e6–f6.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to f7.
Red lays a red rug on f6–g6.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to g5.
Yellow lays a yellow rug on f5–f6.
Blue turns Assam to the right.
The die shows 2 slippers: Assam walks to f4.
Blue lays a blue rug on e4–e5.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to c4.
Red lays a red rug on d3–d4.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a4.
Yellow lays a yellow rug on a3–b3.
Blue turns Assam to the right.
The die shows 1 slipper: Assam walks to a3.
Blue pays 2 dirhams to Yellow.
Blue lays a blue rug on a4–b4.
Red turns Assam to the left.
The die shows 1 slipper: Assam walks to a4.
Red pays 2 dirhams to Blue.
Red lays a red rug on a5–a6.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to a6.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on b6–b7.
Blue leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a7.
Blue lays a blue rug on b7–c7.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to b7.
Red pays 2 dirhams to Blue.
Red lays a red rug on b5–b6.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to b6.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on b4–b5.
Blue leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to b4.
Blue pays 4 dirhams to Yellow.
Blue lays a blue rug on c4–d4.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to b3.
Red pays 4 dirhams to Yellow.
Red lays a red rug on a4–b4.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to b1.
Yellow lays a yellow rug on b2–c2.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to a2.
Blue lays a blue rug on b1–b2.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to b2.
Red pays 2 dirhams to Blue.
Red lays a red rug on a1–b1.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to b4.
Yellow pays 5 dirhams to Red.
Yellow lays a yellow rug on b3–c3.
Blue leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to b7.
Blue lays a blue rug on c7–d7.
Red leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to c7.
Red pays 3 dirhams to Blue.
Red lays a red rug on d6–d7.
Yellow turns Assam to the left.
The die shows 4 slippers: Assam walks to a6.
Yellow pays 5 dirhams to Red.
Yellow lays a yellow rug on b6–b7.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to b5.
Blue pays 3 dirhams to Yellow.
Blue lays a blue rug on a6–b6.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to b3.
Red pays 4 dirhams to Yellow.
Red lays a red rug on b2–c2.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to a1.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on a2–a3.
Blue turns Assam to the right.
The die shows 2 slippers: Assam walks to b2.
Blue pays 4 dirhams to Red.
Blue lays a blue rug on c1–c2.
Red turns Assam to the right.
The die shows 4 slippers: Assam walks to b6.
Red pays 2 dirhams to Blue.
Red lays a red rug on a5–b5.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to a5.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on a6–a7.
Blue turns Assam to the left.
The die shows 2 slippers: Assam walks to a3.
Blue pays 4 dirhams to Yellow.
Blue lays a blue rug on b2–b3.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to b4.
Red lays a red rug on b5–c5.
Yellow leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to c4.
Yellow pays 5 dirhams to Blue.
Yellow lays a yellow rug on b4–b5.
Blue turns Assam to the right.
The die shows 1 slipper: Assam walks to c5.
Blue pays 1 dirham to Red.
Blue lays a blue rug on d4–d5.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to c7.
Red pays 1 dirham to Blue.
Red lays a red rug on a7–b7.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to a7.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on b6–b7.
Blue turns Assam to the left.
The die shows 4 slippers: Assam walks to a4.
Blue pays 2 dirhams to Red.
Blue lays a blue rug on b4–c4.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a2.
Red pays 2 dirhams to Yellow.
Red lays a red rug on a3–b3.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to b2.
Yellow pays 3 dirhams to Blue.
Yellow lays a yellow rug on c2–d2.
Blue turns Assam to the right.
The die shows 3 slippers: Assam walks to b1.
Blue pays 2 dirhams to Red.
Blue lays a blue rug on a2–b2.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to a3.
Red lays a red rug on b3–b4.
Yellow turns Assam to the left.
The die shows 3 slippers: Assam walks to d3.
Yellow pays 1 dirham to Red.
Yellow lays a yellow rug on b3–c3.
Blue turns Assam to the left.
The die shows 1 slipper: Assam walks to d2.
Blue pays 4 dirhams to Yellow.
Blue lays a blue rug on d1–e1.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to f2.
Red lays a red rug on e3–f3.
The last round: everyone has one rug left.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to f1.
Yellow lays a yellow rug on f2–f3.
Blue turns Assam to the right.
The die shows 1 slipper: Assam walks to g1.
Blue lays a blue rug on f2–g2.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to f1.
Red lays a red rug on e1–e2.
Red wins with 59 points.
