Yellow begins.
Yellow draws a card with 5 holes.
Blue draws a card with 4 holes.
Red draws a card with 5 holes.
Yellow puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, turned upside down.
Red puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and in the middle.
Yellow shows a hole on the left.
Blue shows a hole in the middle.
Yellow places a nail in g2.
Blue places a nail in b4.
Red places a nail in d1.
Yellow places a nail in c4.
Blue places a nail in f6.
Red places a nail in g6.
Yellow places a nail in b7.
Blue places a nail in c2.
Red places a nail in e6.
Yellow places a nail in d5.
Blue places a nail in b6.
Red places a nail in a6.
Yellow places a nail in e5.
Blue places a nail in c3.
Red places a nail in c1.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to e1.
Blue places a nail in g3.
Red places a nail in a2.
Yellow places a nail in d2.
Blue lifts the nail from b4.
Blue moves the nail from b4 to d5.
Red places a nail in a3.
Yellow lifts the nail from e1.
Yellow moves the nail from e1 to g4.
Blue places a nail in d4.
Red lifts the nail from e6.
Red moves the nail from e6 to a7.
Yellow places a nail in d3.
Blue lifts the nail from d5.
Blue moves the nail from d5 to f2.
Red lifts the nail from c1.
Red moves the nail from c1 to c5.
Yellow lifts the nail from d3.
Yellow moves the nail from d3 to b3.
Yellow lays the fakir on b3, not turned.
Yellow wins the round and takes 3 cards.
Blue starts the next round.
Blue draws a card with 4 holes.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Red puts the card into its room, turned a quarter clockwise.
Yellow puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and on the right.
Yellow shows holes on the left and on the right.
Blue shows holes on the left and in the middle.
Blue places a nail in g2.
Red places a nail in f3.
Yellow places a nail in d4.
Blue places a nail in c2.
Red places a nail in g6.
Yellow places a nail in c1.
Blue places a nail in e5.
Red places a nail in b3.
Yellow places a nail in b1.
Blue places a nail in a6.
Blue does not lay the fakir.
Red places a nail in a4.
Yellow places a nail in b6.
Blue places a nail in e1.
Blue does not lay the fakir.
Red places a nail in f1.
Yellow places a nail in g7.
Blue lifts the nail from c2.
Blue moves the nail from c2 to e2.
Red places a nail in c4.
Yellow places a nail in e3.
Blue places a nail in g1.
Red places a nail in f4.
Yellow places a nail in f2.
Blue places a nail in b5.
Red lifts the nail from c4.
Red moves the nail from c4 to c7.
Yellow lifts the nail from g7.
Yellow moves the nail from g7 to c4.
Blue lifts the nail from b5.
Blue moves the nail from b5 to b7.
Red lifts the nail from c7.
Red moves the nail from c7 to a1.
Yellow lifts the nail from d4.
Yellow moves the nail from d4 to a5.
Blue lifts the nail from b7.
Blue moves the nail from b7 to a2.
Blue lays the fakir on d3, turned a quarter clockwise.
Blue wins the round and takes 3 cards.
Red starts the next round.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Blue draws a card with 4 holes.
Yellow puts the card into its room, not turned.
Red puts the card into its room, turned a quarter anticlockwise.
Blue puts the card into its room, not turned.
Red shows a hole on the right.
Yellow shows three holes.
Blue shows a hole in the middle.
Red places a nail in b6.
Yellow places a nail in g7.
Blue places a nail in g1.
Red places a nail in b5.
Yellow places a nail in d5.
Blue places a nail in f2.
Red places a nail in e3.
Yellow places a nail in d7.
Blue places a nail in c5.
Red lifts the nail from b5.
Red moves the nail from b5 to c2.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to a3.
Blue places a nail in d5.
Red places a nail in b4.
Yellow places a nail in b3.
Blue places a nail in a5.
Red places a nail in a7.
Yellow places a nail in g2.
Blue places a nail in c7.
Red places a nail in b5.
Yellow places a nail in a2.
Blue places a nail in e1.
Red places a nail in f6.
Yellow places a nail in e6.
Blue lifts the nail from e1.
Blue moves the nail from e1 to g4.
Red lifts the nail from c2.
Red moves the nail from c2 to e1.
Yellow lifts the nail from g2.
Yellow moves the nail from g2 to f1.
Blue lifts the nail from d5.
Blue moves the nail from d5 to d2.
Red lifts the nail from b4.
Red moves the nail from b4 to e2.
Yellow lifts the nail from f1.
Yellow moves the nail from f1 to c6.
Blue lifts the nail from c7.
Blue moves the nail from c7 to d1.
Red lifts the nail from b5.
Red moves the nail from b5 to g2.
Red lays the fakir on c1, turned a quarter clockwise.
Red wins the round and takes 3 cards.
Yellow starts the next round.
Yellow draws a card with 4 holes.
Blue draws a card with 4 holes.
Red draws a card with 5 holes.
Blue puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned a quarter clockwise.
Yellow puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and on the right.
Yellow shows holes on the left and in the middle.
Blue shows holes on the left and on the right.
Yellow places a nail in g6.
Blue places a nail in e7.
Red places a nail in e5.
Yellow places a nail in d1.
Blue places a nail in a7.
Red places a nail in d7.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to f6.
Blue places a nail in a5.
Red places a nail in b1.
Yellow places a nail in g5.
Blue places a nail in b3.
Red lifts the nail from e5.
Red moves the nail from e5 to d4.
Yellow lifts the nail from g5.
Yellow moves the nail from g5 to a6.
Blue places a nail in a2.
Red places a nail in g5.
Yellow places a nail in d5.
Blue lifts the nail from e7.
Blue moves the nail from e7 to e6.
Red lifts the nail from b1.
Red moves the nail from b1 to b4.
Yellow places a nail in d6.
Blue places a nail in c5.
Blue lays the fakir on a5, turned a quarter anticlockwise.
Blue wins the round and takes 3 cards.
Blue starts the next round.
Blue draws a card with 5 holes.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Yellow puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, not turned.
Red puts the card into its room, turned a quarter anticlockwise.
Red shows a hole on the left.
Yellow shows a hole on the left.
Blue shows holes in the middle and on the right.
Blue places a nail in a6.
Red places a nail in c2.
Yellow places a nail in c7.
Blue places a nail in b3.
Red lifts the nail from c2.
Red moves the nail from c2 to b4.
Yellow places a nail in e2.
Blue places a nail in f2.
Red places a nail in c6.
Yellow places a nail in f4.
Blue places a nail in d7.
Red places a nail in e1.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to a1.
Blue places a nail in e4.
Red places a nail in g1.
Yellow places a nail in c5.
Blue places a nail in g2.
Red places a nail in g3.
Yellow lifts the nail from e2.
Yellow moves the nail from e2 to b6.
Blue places a nail in e5.
Red places a nail in g6.
Yellow places a nail in f5.
Blue lifts the nail from e4.
Blue moves the nail from e4 to e6.
Red lifts the nail from g3.
Red moves the nail from g3 to d1.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to e3.
Blue lifts the nail from a6.
Blue moves the nail from a6 to a7.
Red places a nail in b1.
Red lays the fakir on e1, turned a quarter clockwise.
Red wins the round and takes 3 cards.
Red starts the next round.
The last round: with its cards the bag will be empty.
Red draws a card with 4 holes.
Yellow draws a card with 5 holes.
Blue draws a card with 5 holes.
Blue puts the card into its room, not turned.
Red puts the card into its room, turned a quarter anticlockwise.
Yellow puts the card into its room, turned a quarter clockwise.
Red shows a hole in the middle.
Yellow shows holes on the left and in the middle.
Blue shows holes in the middle and on the right.
Red places a nail in e1.
Yellow places a nail in a1.
Blue places a nail in d4.
Red places a nail in c5.
Yellow places a nail in b7.
Blue places a nail in f1.
Red places a nail in e7.
Yellow places a nail in g6.
Blue places a nail in a5.
Red places a nail in a6.
Yellow places a nail in e2.
Blue places a nail in d7.
Red places a nail in g2.
Yellow places a nail in c1.
Blue places a nail in f5.
Red places a nail in a2.
Yellow lifts the nail from c1.
Yellow moves the nail from c1 to c4.
Blue places a nail in d5.
Red places a nail in f2.
Yellow places a nail in f7.
Blue places a nail in a3.
Red lifts the nail from g2.
Red moves the nail from g2 to c1.
Red does not lay the fakir.
Yellow places a nail in b4.
Blue lifts the nail from a5.
Blue moves the nail from a5 to d6.
Red lifts the nail from c5.
Red moves the nail from c5 to d2.
Red lays the fakir on e5, turned a quarter anticlockwise.
Red wins the round and takes 3 cards.
Red wins with 9 cards.
