Red begins.
Red's next rug is blue.
Yellow's next rug is yellow.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to g4.
Red lays a blue rug on f4–f5.
Red's next rug is red.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to e5.
Yellow lays a yellow rug on e4–f4.
Yellow's next rug is brown.
Red leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to d5.
Red lays a red rug on d6–d7.
Red's next rug is blue.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to b5.
Yellow lays a brown rug on c5–d5.
Yellow's next rug is yellow.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to b2.
Red lays a blue rug on a2–a3.
Red's next rug is red.
Yellow leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to a3.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on a1–a2.
Yellow's next rug is brown.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to c3.
Red lays a red rug on c4–c5.
Red's next rug is red.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to c1.
Yellow lays a brown rug on d1–e1.
Yellow's next rug is brown.
Red turns Assam to the right.
The die shows 1 slipper: Assam walks to d1.
Red pays 2 dirhams to Yellow.
Red lays a red rug on c2–d2.
Red's next rug is red.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to d4.
Yellow lays a brown rug on d3–e3.
Yellow's next rug is yellow.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to b4.
Red lays a red rug on b2–b3.
Red's next rug is blue.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to b3.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on a2–a3.
Yellow's next rug is brown.
Red leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to c3.
Red lays a blue rug on d2–d3.
Red's next rug is red.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to f3.
Yellow lays a brown rug on d3–e3.
Yellow's next rug is yellow.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to f1.
Red lays a red rug on f2–g2.
Red's next rug is blue.
Yellow turns Assam to the left.
The die shows 3 slippers: Assam walks to c1.
Yellow lays a yellow rug on b1–b2.
Yellow's next rug is yellow.
Red turns Assam to the left.
The die shows 2 slippers: Assam walks to c3.
Red lays a blue rug on c4–d4.
Red's next rug is red.
Yellow turns Assam to the left.
The die shows 4 slippers: Assam walks to g3.
Yellow lays a yellow rug on g4–g5.
Yellow's next rug is brown.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to e2.
Red lays a red rug on c2–d2.
Red's next rug is blue.
Yellow leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to a2.
Yellow lays a brown rug on a1–b1.
Yellow's next rug is brown.
Red turns Assam to the left.
The die shows 3 slippers: Assam walks to a5.
Red lays a blue rug on b4–b5.
Red's next rug is red.
Yellow leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to a6.
Yellow lays a brown rug on a7–b7.
Yellow's next rug is yellow.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to b7.
Red pays 2 dirhams to Yellow.
Red lays a red rug on a6–b6.
Red's next rug is red.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to d7.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on b7–c7.
Yellow's next rug is brown.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to e5.
Red lays a red rug on d5–d6.
Red's next rug is blue.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to e3.
Yellow lays a brown rug on f3–g3.
Yellow's next rug is brown.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to e1.
Red pays 2 dirhams to Yellow.
Red lays a blue rug on d2–e2.
Red's next rug is red.
Yellow turns Assam to the left.
The die shows 2 slippers: Assam walks to c1.
Yellow lays a brown rug on c2–d2.
Yellow's next rug is brown.
Red turns Assam to the right.
The die shows 3 slippers: Assam walks to d3.
Red pays 8 dirhams to Yellow.
Red lays a red rug on e2–e3.
Red's next rug is blue.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to a3.
Yellow lays a brown rug on b3–c3.
Yellow's next rug is yellow.
Red leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to a4.
Red lays a blue rug on a5–a6.
Red's next rug is blue.
Yellow turns Assam to the right.
The die shows 4 slippers: Assam walks to a7.
Yellow lays a yellow rug on b6–b7.
Yellow's next rug is brown.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to c7.
Red pays 3 dirhams to Yellow.
Red lays a blue rug on c5–c6.
Red's next rug is blue.
Yellow leaves Assam facing ahead.
The die shows 1 slipper: Assam walks to d7.
Yellow pays 3 dirhams to Red.
Yellow lays a brown rug on e7–f7.
Yellow's next rug is brown.
Red turns Assam to the left.
The die shows 4 slippers: Assam walks to d3.
Red pays 7 dirhams to Yellow.
Red lays a blue rug on d1–d2.
Red's next rug is blue.
Yellow turns Assam to the right.
The die shows 3 slippers: Assam walks to g3.
Yellow lays a brown rug on g1–g2.
Yellow's next rug is yellow.
Red leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to f2.
Red lays a blue rug on g2–g3.
Red's next rug is red.
Yellow turns Assam to the right.
The die shows 1 slipper: Assam walks to f1.
Yellow lays a yellow rug on f2–f3.
Yellow's next rug is yellow.
Red leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to e4.
Red pays 6 dirhams to Yellow.
Red lays a red rug on f3–f4.
Red's next rug is blue.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to e7.
Yellow lays a yellow rug on c7–d7.
Yellow's next rug is yellow.
Red leaves Assam facing ahead.
The die shows 4 slippers: Assam walks to d4.
Red lays a blue rug on d2–d3.
Red's next rug is blue.
Yellow turns Assam to the right.
The die shows 2 slippers: Assam walks to f4.
Yellow pays 4 dirhams to Red.
Yellow lays a yellow rug on e3–e4.
Yellow's next rug is yellow.
Red leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to f5.
Red lays a blue rug on e6–f6.
Red's next rug is red.
Yellow leaves Assam facing ahead.
The die shows 3 slippers: Assam walks to c5.
Yellow pays 11 dirhams to Red.
Yellow lays a yellow rug on b4–c4.
Yellow's next rug is yellow.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to c3.
Red pays 3 dirhams to Yellow.
Red lays a red rug on c2–d2.
Red's next rug is red.
Yellow turns Assam to the right.
The die shows 4 slippers: Assam walks to g3.
Yellow pays 2 dirhams to Red.
Yellow lays a yellow rug on g1–g2.
The last round: everyone has one rug left.
Yellow's next rug is brown.
Red turns Assam to the right.
The die shows 2 slippers: Assam walks to g5.
Red pays 2 dirhams to Yellow.
Red lays a red rug on g6–g7.
Yellow leaves Assam facing ahead.
The die shows 2 slippers: Assam walks to g7.
Yellow pays 2 dirhams to Red.
Yellow lays a brown rug on f6–g6.
Yellow wins with 61 points.
