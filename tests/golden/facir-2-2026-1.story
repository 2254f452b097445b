Red begins.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned a quarter clockwise.
Red shows a hole on the left.
Yellow shows no holes.
Red places a nail in f6.
Yellow places a nail in a3.
Red places a nail in f2.
Yellow places a nail in c4.
Red places a nail in d1.
Yellow places a nail in b4.
Red places a nail in a7.
Yellow places a nail in b7.
Red places a nail in d7.
Yellow places a nail in c2.
Red places a nail in c7.
Yellow places a nail in e5.
Red places a nail in d6.
Yellow places a nail in c6.
Red lifts the nail from a7.
Red moves the nail from a7 to b3.
Yellow lifts the nail from c2.
Yellow moves the nail from c2 to e7.
Red lifts the nail from d1.
Red moves the nail from d1 to c3.
Yellow lifts the nail from a3.
Yellow moves the nail from a3 to f1.
Red lifts the nail from d7.
Red moves the nail from d7 to b5.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to e6.
Yellow does not lay the fakir.
Red lifts the nail from c3.
Red moves the nail from c3 to b6.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to d2.
Red lifts the nail from d6.
Red moves the nail from d6 to e2.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to f4.
Red lifts the nail from b3.
Red moves the nail from b3 to a3.
Yellow lifts the nail from d2.
Yellow moves the nail from d2 to f1.
Red lifts the nail from b6.
Red moves the nail from b6 to c3.
Yellow lifts the nail from c4.
Yellow moves the nail from c4 to b2.
Red lifts the nail from a3.
Red moves the nail from a3 to g2.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to b4.
Red lifts the nail from f2.
Red moves the nail from f2 to d6.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to g4.
Red lifts the nail from c3.
Red moves the nail from c3 to b1.
Yellow lifts the nail from c6.
Yellow moves the nail from c6 to e4.
Red lifts the nail from g2.
Red moves the nail from g2 to c5.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to d7.
Red lifts the nail from b1.
Red moves the nail from b1 to g6.
Yellow lifts the nail from e7.
Yellow moves the nail from e7 to a2.
Red lifts the nail from d6.
Red moves the nail from d6 to f2.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to b3.
Red lifts the nail from f2.
Red moves the nail from f2 to d3.
Yellow lifts the nail from e5.
Yellow moves the nail from e5 to b7.
Red lifts the nail from c7.
Red moves the nail from c7 to a3.
Yellow lifts the nail from e6.
Yellow moves the nail from e6 to d6.
Red lifts the nail from g6.
Red moves the nail from g6 to a1.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to g3.
Red lifts the nail from c5.
Red moves the nail from c5 to d1.
Yellow lifts the nail from g3.
Yellow moves the nail from g3 to f4.
Red lifts the nail from a1.
Red moves the nail from a1 to d4.
Yellow lifts the nail from e4.
Yellow moves the nail from e4 to a4.
Red lifts the nail from d1.
Red moves the nail from d1 to b6.
Yellow lifts the nail from d7.
Yellow moves the nail from d7 to e1.
Red lifts the nail from b5.
Red moves the nail from b5 to f5.
Yellow lifts the nail from b3.
Yellow moves the nail from b3 to e3.
Red lifts the nail from f6.
Red moves the nail from f6 to d5.
Yellow lifts the nail from d6.
Yellow moves the nail from d6 to b2.
Red lifts the nail from b6.
Red moves the nail from b6 to g2.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to c4.
Red lifts the nail from g2.
Red moves the nail from g2 to c5.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to f2.
Red lifts the nail from d5.
Red moves the nail from d5 to b5.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to f1.
Red lifts the nail from b5.
Red moves the nail from b5 to d6.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to a6.
Yellow lays the fakir on c4, not turned.
Yellow wins the round and takes 2 cards.
Yellow starts the next round.
Yellow draws a card with 4 holes.
Red draws a card with 4 holes.
Red puts the card into its room, turned a quarter clockwise.
Yellow puts the card into its room, turned upside down.
Red shows a hole on the left.
Yellow shows no holes.
Yellow places a nail in d2.
Red places a nail in f3.
Yellow places a nail in f2.
Red places a nail in d1.
Yellow places a nail in g6.
Red lifts the nail from f3.
Red moves the nail from f3 to g1.
Yellow places a nail in e4.
Red places a nail in g2.
Yellow places a nail in e2.
Red places a nail in e3.
Yellow places a nail in b2.
Red places a nail in b5.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to a2.
Red places a nail in a5.
Yellow places a nail in g7.
Red lifts the nail from a5.
Red moves the nail from a5 to b6.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to a7.
Red lifts the nail from e3.
Red moves the nail from e3 to f7.
Yellow lifts the nail from g7.
Yellow moves the nail from g7 to c5.
Red places a nail in b1.
Yellow lifts the nail from c5.
Yellow moves the nail from c5 to e3.
Red lifts the nail from f7.
Red moves the nail from f7 to c5.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to e6.
Red lifts the nail from b1.
Red moves the nail from b1 to c6.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to g7.
Red lifts the nail from b6.
Red moves the nail from b6 to c7.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to a6.
Red lifts the nail from c5.
Red moves the nail from c5 to e1.
Yellow lifts the nail from e6.
Yellow moves the nail from e6 to g6.
Red lifts the nail from d1.
Red moves the nail from d1 to d4.
Yellow lifts the nail from e4.
Yellow moves the nail from e4 to a7.
Red lifts the nail from c6.
Red moves the nail from c6 to f2.
Yellow lifts the nail from g7.
Yellow moves the nail from g7 to d3.
Red lifts the nail from c7.
Red moves the nail from c7 to e4.
Yellow lifts the nail from d2.
Yellow moves the nail from d2 to b3.
Red lifts the nail from e4.
Red moves the nail from e4 to a5.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to f1.
Red lifts the nail from b5.
Red moves the nail from b5 to a1.
Yellow lifts the nail from b3.
Yellow moves the nail from b3 to a2.
Red lifts the nail from f2.
Red moves the nail from f2 to c3.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to e7.
Red lifts the nail from d4.
Red moves the nail from d4 to c5.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to e5.
Red lifts the nail from g2.
Red moves the nail from g2 to g6.
Yellow lifts the nail from e7.
Yellow moves the nail from e7 to b2.
Red lifts the nail from g6.
Red moves the nail from g6 to a4.
Yellow lifts the nail from d3.
Yellow moves the nail from d3 to c7.
Red lifts the nail from a1.
Red moves the nail from a1 to c1.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to e7.
Red lifts the nail from c5.
Red moves the nail from c5 to c6.
Yellow lifts the nail from e5.
Yellow moves the nail from e5 to e4.
Red lifts the nail from c1.
Red moves the nail from c1 to a1.
Yellow lifts the nail from e4.
Yellow moves the nail from e4 to c5.
Red lifts the nail from a5.
Red moves the nail from a5 to d1.
Yellow lifts the nail from e7.
Yellow moves the nail from e7 to g6.
Red lifts the nail from c3.
Red moves the nail from c3 to g5.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to b7.
Red lifts the nail from d1.
Red moves the nail from d1 to c1.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to b2.
Red lifts the nail from c6.
Red moves the nail from c6 to e4.
Yellow lifts the nail from c5.
Yellow moves the nail from c5 to g2.
Red lifts the nail from e4.
Red moves the nail from e4 to b3.
Yellow lifts the nail from e2.
Yellow moves the nail from e2 to d1.
Red lifts the nail from b3.
Red moves the nail from b3 to d4.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to f6.
Red lifts the nail from g1.
Red moves the nail from g1 to a3.
Yellow lifts the nail from d1.
Yellow moves the nail from d1 to a7.
Red lifts the nail from c1.
Red moves the nail from c1 to b2.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to d5.
Red lifts the nail from a4.
Red moves the nail from a4 to e4.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to e5.
Red lifts the nail from e4.
Red moves the nail from e4 to c2.
Yellow lifts the nail from f6.
Yellow moves the nail from f6 to f3.
Red lifts the nail from d4.
Red moves the nail from d4 to c5.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to d2.
Red lifts the nail from b2.
Red moves the nail from b2 to g4.
Yellow lifts the nail from c7.
Yellow moves the nail from c7 to a6.
Red lifts the nail from c5.
Red moves the nail from c5 to c7.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to d3.
Red lifts the nail from g5.
Red moves the nail from g5 to f7.
Yellow lifts the nail from d3.
Yellow moves the nail from d3 to a2.
Red lifts the nail from c7.
Red moves the nail from c7 to e7.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to c7.
Red lifts the nail from f7.
Red moves the nail from f7 to d3.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to b1.
Red lifts the nail from e1.
Red moves the nail from e1 to d4.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to e2.
Red lifts the nail from d4.
Red moves the nail from d4 to c1.
Yellow lifts the nail from d2.
Yellow moves the nail from d2 to f5.
Red lifts the nail from c1.
Red moves the nail from c1 to g5.
Yellow lifts the nail from e5.
Yellow moves the nail from e5 to d2.
Red lifts the nail from e7.
Red moves the nail from e7 to g6.
Yellow lifts the nail from c7.
Yellow moves the nail from c7 to e6.
Red lifts the nail from d3.
Red moves the nail from d3 to f4.
Yellow lifts the nail from e6.
Yellow moves the nail from e6 to c5.
Red lifts the nail from g5.
Red moves the nail from g5 to b4.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to a7.
Red lifts the nail from g4.
Red moves the nail from g4 to f6.
Yellow lifts the nail from d2.
Yellow moves the nail from d2 to c7.
Red lifts the nail from f4.
Red moves the nail from f4 to e5.
Yellow lifts the nail from c5.
Yellow moves the nail from c5 to d3.
Red lifts the nail from e5.
Red moves the nail from e5 to b7.
Yellow lifts the nail from f5.
Yellow moves the nail from f5 to f2.
Red lifts the nail from f6.
Red moves the nail from f6 to g2.
Yellow lifts the nail from e2.
Yellow moves the nail from e2 to d2.
Red lifts the nail from a1.
Red moves the nail from a1 to d7.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to b3.
Red lifts the nail from a3.
Red moves the nail from a3 to g5.
Yellow lifts the nail from c7.
Yellow moves the nail from c7 to g4.
Red lifts the nail from d7.
Red moves the nail from d7 to e3.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to e5.
Red lifts the nail from g2.
Red moves the nail from g2 to e7.
Yellow lifts the nail from b3.
Yellow moves the nail from b3 to e1.
Yellow does not lay the fakir.
Red lifts the nail from g5.
Red moves the nail from g5 to f4.
Red lays the fakir on d3, not turned.
Red wins the round and takes 2 cards.
Red starts the next round.
Red draws a card with 5 holes.
Yellow draws a card with 5 holes.
Red puts the card into its room, not turned.
Yellow puts the card into its room, turned upside down.
Red shows three holes.
Yellow shows holes in the middle and on the right.
Red places a nail in c4.
Yellow places a nail in b6.
Red places a nail in f4.
Yellow places a nail in b2.
Red places a nail in d3.
Yellow places a nail in c2.
Red places a nail in d7.
Yellow places a nail in e1.
Red places a nail in b3.
Yellow places a nail in b4.
Red places a nail in d4.
Yellow places a nail in b1.
Red places a nail in e7.
Yellow lifts the nail from b1.
Yellow moves the nail from b1 to a1.
Red lifts the nail from b3.
Red moves the nail from b3 to a3.
Yellow places a nail in g2.
Red lifts the nail from c4.
Red moves the nail from c4 to g7.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to d6.
Red lifts the nail from a3.
Red moves the nail from a3 to c6.
Yellow lifts the nail from b6.
Yellow moves the nail from b6 to g6.
Red lifts the nail from d3.
Red moves the nail from d3 to f6.
Yellow lifts the nail from e1.
Yellow moves the nail from e1 to g4.
Red lifts the nail from f4.
Red moves the nail from f4 to f2.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to g1.
Red lifts the nail from c6.
Red moves the nail from c6 to a3.
Yellow lifts the nail from c2.
Yellow moves the nail from c2 to f7.
Red lifts the nail from f6.
Red moves the nail from f6 to c5.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to a2.
Red lifts the nail from f2.
Red moves the nail from f2 to e5.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to e1.
Red lifts the nail from a3.
Red moves the nail from a3 to e3.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to c2.
Red lifts the nail from d7.
Red moves the nail from d7 to d3.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to a1.
Red lifts the nail from e3.
Red moves the nail from e3 to d1.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to a4.
Red lifts the nail from d1.
Red moves the nail from d1 to d5.
Yellow lifts the nail from e1.
Yellow moves the nail from e1 to f1.
Red lifts the nail from e7.
Red moves the nail from e7 to f5.
Yellow lifts the nail from g4.
Yellow moves the nail from g4 to d2.
Red lifts the nail from d3.
Red moves the nail from d3 to d1.
Yellow lifts the nail from a4.
Yellow moves the nail from a4 to f3.
Red lifts the nail from d5.
Red moves the nail from d5 to b2.
Yellow lifts the nail from d2.
Yellow moves the nail from d2 to f6.
Red lifts the nail from d1.
Red moves the nail from d1 to b3.
Yellow lifts the nail from d6.
Yellow moves the nail from d6 to a2.
Red lifts the nail from d4.
Red moves the nail from d4 to c4.
Yellow lifts the nail from c2.
Yellow moves the nail from c2 to d1.
Red lifts the nail from g7.
Red moves the nail from g7 to e6.
Red does not lay the fakir.
Yellow lifts the nail from f7.
Yellow moves the nail from f7 to e3.
Red lifts the nail from e5.
Red moves the nail from e5 to a1.
Yellow lifts the nail from g1.
Yellow moves the nail from g1 to d3.
Red lifts the nail from b3.
Red moves the nail from b3 to c7.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to e2.
Red lifts the nail from c5.
Red moves the nail from c5 to a7.
Yellow lifts the nail from d1.
Yellow moves the nail from d1 to c1.
Red lifts the nail from c7.
Red moves the nail from c7 to d7.
Yellow lifts the nail from f6.
Yellow moves the nail from f6 to d6.
Red lifts the nail from b2.
Red moves the nail from b2 to a5.
Yellow lifts the nail from d3.
Yellow moves the nail from d3 to g3.
Red lifts the nail from a7.
Red moves the nail from a7 to d3.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to d5.
Red lifts the nail from c4.
Red moves the nail from c4 to e3.
Yellow lifts the nail from d6.
Yellow moves the nail from d6 to e7.
Red lifts the nail from d7.
Red moves the nail from d7 to f2.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to a4.
Red lifts the nail from f2.
Red moves the nail from f2 to c5.
Yellow lifts the nail from c1.
Yellow moves the nail from c1 to f4.
Red lifts the nail from e3.
Red moves the nail from e3 to g4.
Yellow lifts the nail from g3.
Yellow moves the nail from g3 to g5.
Red lifts the nail from e6.
Red moves the nail from e6 to e3.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to g1.
Red lifts the nail from a1.
Red moves the nail from a1 to e5.
Yellow lifts the nail from a4.
Yellow moves the nail from a4 to f7.
Yellow lays the fakir on d5, not turned.
Yellow wins the round and takes 2 cards.
Yellow starts the next round.
Yellow draws a card with 4 holes.
Red draws a card with 4 holes.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, turned upside down.
Red shows no holes.
Yellow shows no holes.
Yellow places a nail in c7.
Red places a nail in g7.
Yellow places a nail in a5.
Red places a nail in g1.
Yellow places a nail in c5.
Red places a nail in c2.
Yellow places a nail in f4.
Red places a nail in d6.
Yellow places a nail in e2.
Red places a nail in a7.
Yellow places a nail in g3.
Red places a nail in f7.
Yellow places a nail in f1.
Red places a nail in e3.
Yellow lifts the nail from a5.
Yellow moves the nail from a5 to c4.
Red lifts the nail from c2.
Red moves the nail from c2 to d7.
Yellow lifts the nail from c5.
Yellow moves the nail from c5 to e6.
Red lifts the nail from g7.
Red moves the nail from g7 to a1.
Yellow lifts the nail from c7.
Yellow moves the nail from c7 to c6.
Yellow does not lay the fakir.
Red lifts the nail from g1.
Red moves the nail from g1 to b2.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to b5.
Yellow lays the fakir on c5, turned upside down.
Yellow wins the round and takes 2 cards.
Red starts the next round.
Red draws a card with 5 holes.
Yellow draws a card with 5 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned upside down.
Red shows holes on the left and in the middle.
Yellow shows a hole in the middle.
Red places a nail in e7.
Yellow places a nail in d1.
Red places a nail in d7.
Yellow places a nail in g1.
Red places a nail in c5.
Yellow places a nail in a1.
Red places a nail in e3.
Yellow places a nail in g4.
Red lifts the nail from c5.
Red moves the nail from c5 to b3.
Yellow places a nail in d5.
Red places a nail in f7.
Yellow places a nail in f3.
Red places a nail in b5.
Yellow places a nail in b2.
Red places a nail in g5.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to a3.
Red lifts the nail from g5.
Red moves the nail from g5 to c2.
Yellow lifts the nail from g1.
Yellow moves the nail from g1 to g6.
Red lifts the nail from e3.
Red moves the nail from e3 to e1.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to a5.
Red lifts the nail from e7.
Red moves the nail from e7 to b7.
Yellow lifts the nail from d1.
Yellow moves the nail from d1 to e6.
Red lifts the nail from c2.
Red moves the nail from c2 to c3.
Red does not lay the fakir.
Yellow lifts the nail from a3.
Yellow moves the nail from a3 to d3.
Red lifts the nail from d7.
Red moves the nail from d7 to a6.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to g5.
Red lifts the nail from b3.
Red moves the nail from b3 to c6.
Yellow lifts the nail from g4.
Yellow moves the nail from g4 to f3.
Red lifts the nail from e1.
Red moves the nail from e1 to a2.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to e1.
Red lifts the nail from b7.
Red moves the nail from b7 to c2.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to f2.
Red lifts the nail from a6.
Red moves the nail from a6 to g2.
Yellow lifts the nail from d3.
Yellow moves the nail from d3 to e3.
Red lifts the nail from f7.
Red moves the nail from f7 to d2.
Yellow lifts the nail from g5.
Yellow moves the nail from g5 to d5.
Red lifts the nail from c3.
Red moves the nail from c3 to b7.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to f7.
Red lifts the nail from c2.
Red moves the nail from c2 to g7.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to d7.
Red lifts the nail from g2.
Red moves the nail from g2 to f5.
Yellow lifts the nail from e6.
Yellow moves the nail from e6 to g5.
Red lifts the nail from a2.
Red moves the nail from a2 to b4.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to a4.
Red lifts the nail from d2.
Red moves the nail from d2 to b6.
Yellow lifts the nail from d7.
Yellow moves the nail from d7 to c4.
Red lifts the nail from f5.
Red moves the nail from f5 to d5.
Yellow lifts the nail from c4.
Yellow moves the nail from c4 to c2.
Red lifts the nail from d5.
Red moves the nail from d5 to b2.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to a2.
Red lifts the nail from g7.
Red moves the nail from g7 to d5.
Red lays the fakir on a2, not turned.
Red wins the round and takes 2 cards.
Yellow starts the next round.
The last round: with its cards the bag will be empty.
Yellow draws a card with 5 holes.
Red draws a card with 5 holes.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, turned a quarter anticlockwise.
Red shows a hole in the middle.
Yellow shows a hole on the right.
Yellow places a nail in c1.
Red places a nail in f1.
Yellow places a nail in g1.
Red places a nail in d1.
Yellow places a nail in d5.
Red places a nail in c7.
Yellow places a nail in f5.
Red places a nail in g7.
Yellow places a nail in b4.
Red lifts the nail from f1.
Red moves the nail from f1 to d4.
Yellow places a nail in a7.
Red lifts the nail from g7.
Red moves the nail from g7 to f4.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to b1.
Red places a nail in g2.
Yellow places a nail in g3.
Red lifts the nail from c7.
Red moves the nail from c7 to e2.
Yellow lifts the nail from g1.
Yellow moves the nail from g1 to b7.
Red places a nail in b6.
Yellow lifts the nail from g3.
Yellow moves the nail from g3 to b5.
Red places a nail in b2.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to a6.
Red lifts the nail from f4.
Red moves the nail from f4 to d2.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to c4.
Red lifts the nail from d4.
Red moves the nail from d4 to e4.
Yellow lifts the nail from c4.
Yellow moves the nail from c4 to d3.
Red lifts the nail from e2.
Red moves the nail from e2 to e1.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to g1.
Red lifts the nail from d1.
Red moves the nail from d1 to f7.
Yellow lays the fakir on b1, not turned.
Yellow wins the round and takes 2 cards.
Yellow wins with 8 cards.
