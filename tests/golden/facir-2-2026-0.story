Red begins.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned upside down.
Red shows a hole on the right.
Yellow shows a hole in the middle.
Red places a nail in g6.
Yellow places a nail in d3.
Red places a nail in c3.
Yellow places a nail in a7.
Red places a nail in a2.
Yellow places a nail in e6.
Red places a nail in b4.
Yellow places a nail in c1.
Red lifts the nail from b4.
Red moves the nail from b4 to g7.
Yellow places a nail in a4.
Red places a nail in e4.
Yellow places a nail in e2.
Red places a nail in g4.
Yellow places a nail in d6.
Red places a nail in b5.
Yellow lifts the nail from d6.
Yellow moves the nail from d6 to c4.
Yellow lays the fakir on c3, not turned.
Yellow wins the round and takes 2 cards.
Yellow starts the next round.
Yellow draws a card with 5 holes.
Red draws a card with 4 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and in the middle.
Yellow shows a hole in the middle.
Yellow places a nail in d3.
Red places a nail in f7.
Yellow places a nail in c4.
Red places a nail in d2.
Yellow places a nail in f3.
Red places a nail in g1.
Yellow places a nail in b6.
Red places a nail in b7.
Yellow places a nail in c1.
Red places a nail in g3.
Yellow places a nail in f1.
Red places a nail in f6.
Yellow places a nail in b5.
Red places a nail in b2.
Red lays the fakir on b1, turned upside down.
Red wins the round and takes 2 cards.
Red starts the next round.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Yellow puts the card into its room, not turned.
Red puts the card into its room, turned upside down.
Red shows holes on the left and on the right.
Yellow shows a hole in the middle.
Red places a nail in f3.
Yellow places a nail in e4.
Red places a nail in c5.
Yellow places a nail in b7.
Red places a nail in c3.
Yellow places a nail in g1.
Red places a nail in a6.
Yellow places a nail in b4.
Red places a nail in g4.
Yellow places a nail in a7.
Red places a nail in f2.
Yellow places a nail in a4.
Red places a nail in a1.
Yellow places a nail in g2.
Red lifts the nail from c3.
Red moves the nail from c3 to d6.
Yellow lifts the nail from g1.
Yellow moves the nail from g1 to c6.
Red lifts the nail from g4.
Red moves the nail from g4 to f1.
Yellow lifts the nail from a4.
Yellow moves the nail from a4 to e2.
Red lifts the nail from f3.
Red moves the nail from f3 to g1.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to e7.
Red lifts the nail from d6.
Red moves the nail from d6 to g5.
Yellow lifts the nail from e4.
Yellow moves the nail from e4 to g4.
Red lifts the nail from f1.
Red moves the nail from f1 to e4.
Yellow lifts the nail from g4.
Yellow moves the nail from g4 to d7.
Red lifts the nail from a1.
Red moves the nail from a1 to g4.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to b5.
Red lifts the nail from c5.
Red moves the nail from c5 to a1.
Yellow lifts the nail from c6.
Yellow moves the nail from c6 to a2.
Red lifts the nail from f2.
Red moves the nail from f2 to b4.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to c4.
Red lifts the nail from a1.
Red moves the nail from a1 to b1.
Yellow lifts the nail from b5.
Yellow moves the nail from b5 to d2.
Red lifts the nail from b4.
Red moves the nail from b4 to d6.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to d4.
Red lifts the nail from a6.
Red moves the nail from a6 to e6.
Yellow lifts the nail from e2.
Yellow moves the nail from e2 to d3.
Yellow lays the fakir on c3, not turned.
Yellow wins the round and takes 2 cards.
Yellow starts the next round.
Yellow draws a card with 5 holes.
Red draws a card with 4 holes.
Red puts the card into its room, turned a quarter anticlockwise.
Yellow puts the card into its room, turned a quarter clockwise.
Red shows a hole on the right.
Yellow shows holes on the left and in the middle.
Yellow places a nail in f2.
Red places a nail in d1.
Yellow places a nail in c3.
Red places a nail in g2.
Yellow places a nail in f5.
Red places a nail in e6.
Yellow places a nail in g5.
Red places a nail in c6.
Yellow places a nail in c4.
Red places a nail in f7.
Yellow places a nail in c7.
Red places a nail in a2.
Yellow places a nail in f4.
Red places a nail in f3.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to f6.
Red lifts the nail from f3.
Red moves the nail from f3 to b7.
Yellow lifts the nail from c7.
Yellow moves the nail from c7 to b4.
Red lifts the nail from b7.
Red moves the nail from b7 to g4.
Yellow lifts the nail from c4.
Yellow moves the nail from c4 to a6.
Red lifts the nail from e6.
Red moves the nail from e6 to c5.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to d5.
Red lifts the nail from f7.
Red moves the nail from f7 to f1.
Yellow lifts the nail from f6.
Yellow moves the nail from f6 to e3.
Red lifts the nail from g4.
Red moves the nail from g4 to g6.
Yellow lifts the nail from g5.
Yellow moves the nail from g5 to g4.
Red lifts the nail from c6.
Red moves the nail from c6 to b5.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to f6.
Red lifts the nail from d1.
Red moves the nail from d1 to c6.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to e7.
Red lifts the nail from a2.
Red moves the nail from a2 to a5.
Yellow lifts the nail from f6.
Yellow moves the nail from f6 to e4.
Red lifts the nail from c6.
Red moves the nail from c6 to a4.
Red does not lay the fakir.
Yellow lifts the nail from g4.
Yellow moves the nail from g4 to e2.
Red lifts the nail from a4.
Red moves the nail from a4 to g7.
Yellow lifts the nail from f5.
Yellow moves the nail from f5 to b7.
Red lifts the nail from g7.
Red moves the nail from g7 to a3.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to c2.
Red lifts the nail from a5.
Red moves the nail from a5 to g5.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to f6.
Red lifts the nail from a3.
Red moves the nail from a3 to c6.
Yellow lifts the nail from c2.
Yellow moves the nail from c2 to e1.
Red lifts the nail from g6.
Red moves the nail from g6 to f3.
Red lays the fakir on e2, not turned.
Red wins the round and takes 2 cards.
Red starts the next round.
Red draws a card with 4 holes.
Yellow draws a card with 5 holes.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, turned a quarter anticlockwise.
Red shows no holes.
Yellow shows holes in the middle and on the right.
Red places a nail in d1.
Yellow places a nail in d7.
Red places a nail in b3.
Yellow lifts the nail from d7.
Yellow moves the nail from d7 to d4.
Red places a nail in a4.
Yellow places a nail in c3.
Red places a nail in g1.
Yellow places a nail in g2.
Red places a nail in f1.
Yellow places a nail in e6.
Red places a nail in g5.
Yellow places a nail in a2.
Red places a nail in e7.
Yellow places a nail in f3.
Red lifts the nail from g1.
Red moves the nail from g1 to g4.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to f6.
Red lifts the nail from a4.
Red moves the nail from a4 to f2.
Yellow places a nail in d6.
Red lifts the nail from g5.
Red moves the nail from g5 to c4.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to a6.
Red lifts the nail from e7.
Red moves the nail from e7 to d5.
Yellow lifts the nail from e6.
Yellow moves the nail from e6 to f7.
Red lifts the nail from d1.
Red moves the nail from d1 to f5.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to b6.
Red lifts the nail from g4.
Red moves the nail from g4 to b5.
Yellow lifts the nail from d6.
Yellow moves the nail from d6 to b1.
Yellow does not lay the fakir.
Red lifts the nail from b5.
Red moves the nail from b5 to d2.
Yellow lifts the nail from a2.
Yellow moves the nail from a2 to g6.
Red lifts the nail from f1.
Red moves the nail from f1 to d1.
Yellow lifts the nail from b6.
Yellow moves the nail from b6 to c5.
Red lifts the nail from d1.
Red moves the nail from d1 to e3.
Yellow lifts the nail from c5.
Yellow moves the nail from c5 to g4.
Red lifts the nail from b3.
Red moves the nail from b3 to b7.
Yellow lifts the nail from g4.
Yellow moves the nail from g4 to b5.
Red lifts the nail from b7.
Red moves the nail from b7 to e1.
Red lays the fakir on b4, turned a quarter clockwise.
Red wins the round and takes 2 cards.
Yellow starts the next round.
The last round: with its cards the bag will be empty.
Yellow draws a card with 5 holes.
Red draws a card with 5 holes.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, turned upside down.
Red shows no holes.
Yellow shows holes on the left and in the middle.
Yellow places a nail in f5.
Red places a nail in e2.
Yellow places a nail in b7.
Red places a nail in d4.
Yellow lifts the nail from f5.
Yellow moves the nail from f5 to c3.
Red places a nail in e7.
Yellow places a nail in f5.
Red lifts the nail from e7.
Red moves the nail from e7 to g5.
Yellow places a nail in e7.
Red places a nail in c5.
Yellow places a nail in e6.
Red places a nail in d6.
Yellow places a nail in a5.
Red places a nail in a1.
Yellow places a nail in d5.
Red places a nail in b6.
Yellow lifts the nail from e6.
Yellow moves the nail from e6 to b2.
Red lifts the nail from g5.
Red moves the nail from g5 to e6.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to g2.
Red lifts the nail from d6.
Red moves the nail from d6 to e1.
Yellow lifts the nail from a5.
Yellow moves the nail from a5 to f2.
Red lifts the nail from c5.
Red moves the nail from c5 to f7.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to f1.
Red lifts the nail from d4.
Red moves the nail from d4 to d7.
Yellow lifts the nail from f5.
Yellow moves the nail from f5 to d5.
Red lifts the nail from e1.
Red moves the nail from e1 to f5.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to e4.
Red lifts the nail from e6.
Red moves the nail from e6 to d2.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to a6.
Red lifts the nail from d2.
Red moves the nail from d2 to b1.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to c1.
Red lifts the nail from f5.
Red moves the nail from f5 to e1.
Yellow lifts the nail from c1.
Yellow moves the nail from c1 to f2.
Red lifts the nail from e1.
Red moves the nail from e1 to g5.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to d4.
Red lifts the nail from e2.
Red moves the nail from e2 to a7.
Yellow lifts the nail from e7.
Yellow moves the nail from e7 to b4.
Red lifts the nail from a1.
Red moves the nail from a1 to e5.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to c2.
Red lifts the nail from e5.
Red moves the nail from e5 to e1.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to a6.
Red lifts the nail from b6.
Red moves the nail from b6 to c4.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to c3.
Red lifts the nail from b1.
Red moves the nail from b1 to g6.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to g2.
Red lifts the nail from f7.
Red moves the nail from f7 to d2.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to e2.
Red lifts the nail from d7.
Red moves the nail from d7 to d6.
Yellow lifts the nail from d4.
Yellow moves the nail from d4 to f7.
Red lifts the nail from a7.
Red moves the nail from a7 to g3.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to f1.
Red lifts the nail from c4.
Red moves the nail from c4 to c5.
Yellow lifts the nail from e4.
Yellow moves the nail from e4 to b1.
Red lifts the nail from e1.
Red moves the nail from e1 to b5.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to f2.
Red lifts the nail from g5.
Red moves the nail from g5 to b2.
Yellow lifts the nail from f7.
Yellow moves the nail from f7 to a3.
Red lifts the nail from b2.
Red moves the nail from b2 to f3.
Yellow lifts the nail from c2.
Yellow moves the nail from c2 to g1.
Red lifts the nail from b5.
Red moves the nail from b5 to e7.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to b4.
Red lifts the nail from g3.
Red moves the nail from g3 to g2.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to e3.
Red lifts the nail from d6.
Red moves the nail from d6 to f4.
Yellow lifts the nail from f2.
Yellow moves the nail from f2 to a7.
Red lifts the nail from f3.
Red moves the nail from f3 to b2.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to f1.
Red lifts the nail from g6.
Red moves the nail from g6 to c4.
Yellow lifts the nail from e2.
Yellow moves the nail from e2 to b7.
Red lifts the nail from c5.
Red moves the nail from c5 to d1.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to a5.
Red lifts the nail from g2.
Red moves the nail from g2 to e5.
Yellow lifts the nail from b1.
Yellow moves the nail from b1 to c2.
Red lifts the nail from b2.
Red moves the nail from b2 to d4.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to a7.
Red lifts the nail from c4.
Red moves the nail from c4 to f7.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to f3.
Red lifts the nail from e5.
Red moves the nail from e5 to d7.
Yellow lifts the nail from c2.
Yellow moves the nail from c2 to a6.
Red lifts the nail from d4.
Red moves the nail from d4 to g2.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to b6.
Red lifts the nail from d1.
Red moves the nail from d1 to d3.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to f5.
Red lifts the nail from d3.
Red moves the nail from d3 to c4.
Yellow lifts the nail from a5.
Yellow moves the nail from a5 to e5.
Yellow does not lay the fakir.
Red lifts the nail from d2.
Red moves the nail from d2 to f6.
Yellow lifts the nail from b6.
Yellow moves the nail from b6 to b5.
Red lifts the nail from f7.
Red moves the nail from f7 to c6.
Yellow lifts the nail from b5.
Yellow moves the nail from b5 to e2.
Red lifts the nail from d7.
Red moves the nail from d7 to a1.
Yellow lifts the nail from e5.
Yellow moves the nail from e5 to d7.
Red lifts the nail from c4.
Red moves the nail from c4 to d4.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to b7.
Red lifts the nail from f4.
Red moves the nail from f4 to a5.
Yellow lifts the nail from a3.
Yellow moves the nail from a3 to g3.
Red lifts the nail from f6.
Red moves the nail from f6 to d1.
Yellow lifts the nail from d7.
Yellow moves the nail from d7 to a4.
Red lifts the nail from a5.
Red moves the nail from a5 to c3.
Yellow lifts the nail from g1.
Yellow moves the nail from g1 to f2.
Red lifts the nail from a1.
Red moves the nail from a1 to b1.
Red lays the fakir on e2, not turned.
Red wins the round and takes 2 cards.
Red wins with 8 cards.
