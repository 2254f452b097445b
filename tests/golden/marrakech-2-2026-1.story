Red begins.
Red's next rug is blue.
Yellow's next rug is yellow.
The die shows 4 slippers: Assam walks to c1.
Red lays a blue rug on c2–d2.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to e1.
Yellow lays a yellow rug on e2–f2.
Yellow's next rug is yellow.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to g1.
Red lays a blue rug on g2–g3.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to g3.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on f2–f3.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to d3.
Red lays a blue rug on e3–f3.
Red's next rug is red.
Red turns Assam to the right.
The die shows 1 slipper: Assam walks to d2.
Yellow pays 2 dirhams to Red.
Yellow lays a brown rug on e2–f2.
Yellow's next rug is yellow.
Yellow turns Assam to the left.
The die shows 4 slippers: Assam walks to a1.
Red lays a red rug on b1–b2.
Red's next rug is red.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to a4.
Yellow lays a yellow rug on a5–b5.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to b3.
Red lays a red rug on a2–a3.
Red's next rug is red.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to a1.
Yellow lays a brown rug on b1–c1.
Yellow's next rug is yellow.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to b1.
Red pays 2 dirhams to Yellow.
Red lays a red rug on a1–a2.
Red's next rug is red.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to a2.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on a3–b3.
Yellow's next rug is yellow.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a4.
Red lays a red rug on a2–a3.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to d4.
Yellow lays a yellow rug on e4–f4.
Yellow's next rug is yellow.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to g4.
Red lays a blue rug on g2–g3.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 4 slippers: Assam walks to g1.
Yellow lays a yellow rug on e1–f1.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f1.
Red pays 2 dirhams to Yellow.
Red lays a blue rug on f2–g2.
Red's next rug is red.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to f3.
Yellow pays 5 dirhams to Red.
Yellow lays a brown rug on d3–e3.
Yellow's next rug is brown.
Yellow leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to f7.
Red lays a red rug on g6–g7.
Red's next rug is red.
Red leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to g4.
Yellow lays a brown rug on g5–g6.
Yellow's next rug is yellow.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f5.
Red lays a red rug on e5–e6.
Red's next rug is red.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to g7.
Yellow pays 1 dirham to Red.
Yellow lays a yellow rug on f6–g6.
Yellow's next rug is brown.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to g5.
Red pays 1 dirham to Yellow.
Red lays a red rug on f4–g4.
Red's next rug is blue.
Red turns Assam to the right.
The die shows 1 slipper: Assam walks to g4.
Yellow pays 2 dirhams to Red.
Yellow lays a brown rug on f3–f4.
Yellow's next rug is brown.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to g6.
Red pays 2 dirhams to Yellow.
Red lays a blue rug on f6–f7.
Red's next rug is blue.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to e6.
Yellow pays 2 dirhams to Red.
Yellow lays a brown rug on d6–d7.
Yellow's next rug is yellow.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to c6.
Red lays a blue rug on a6–b6.
Red's next rug is blue.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to c4.
Yellow lays a yellow rug on b4–b5.
Yellow's next rug is brown.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to b4.
Red pays 4 dirhams to Yellow.
Red lays a blue rug on c3–c4.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to b7.
Yellow lays a brown rug on b6–c6.
Yellow's next rug is yellow.
Yellow turns Assam to the left.
The die shows 1 slipper: Assam walks to c7.
Red lays a blue rug on c5–c6.
Red's next rug is red.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to e7.
Yellow lays a yellow rug on d6–e6.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 1 slipper: Assam walks to d7.
Red pays 1 dirham to Yellow.
Red lays a red rug on e7–f7.
Red's next rug is red.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to b7.
Yellow lays a brown rug on a6–b6.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 1 slipper: Assam walks to b6.
Red pays 2 dirhams to Yellow.
Red lays a red rug on a7–b7.
Red's next rug is blue.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to e6.
Yellow lays a brown rug on d5–e5.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 4 slippers: Assam walks to d5.
Red pays 2 dirhams to Yellow.
Red lays a blue rug on e5–e6.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to a5.
Yellow lays a brown rug on a6–b6.
Yellow's next rug is brown.
Yellow leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to d6.
Red pays 1 dirham to Yellow.
Red lays a blue rug on e5–e6.
Red's next rug is red.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to e6.
Yellow pays 3 dirhams to Red.
Yellow lays a brown rug on f6–f7.
Yellow's next rug is brown.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to g7.
Red lays a red rug on g5–g6.
Red's next rug is red.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to f5.
Yellow lays a brown rug on g4–g5.
Yellow's next rug is yellow.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to f2.
Red lays a red rug on e2–e3.
Red's next rug is blue.
Red turns Assam to the left.
The die shows 4 slippers: Assam walks to b2.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on a3–b3.
Yellow's next rug is yellow.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to a1.
Red lays a blue rug on a2–b2.
Red's next rug is red.
Red leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to e1.
Yellow lays a yellow rug on c1–d1.
The last round: everyone has one rug left.
Yellow's next rug is yellow.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to f2.
Red lays a red rug on f1–g1.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to f4.
Yellow lays a yellow rug on e5–f5.
Red wins with 60 points.
