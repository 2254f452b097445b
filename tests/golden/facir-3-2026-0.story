Red begins.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Blue draws a card with 5 holes.
Blue puts the card into its room, not turned.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and in the middle.
Yellow shows no holes.
Blue shows holes in the middle and on the right.
Red places a nail in c3.
Yellow places a nail in f6.
Blue places a nail in a2.
Red places a nail in e6.
Yellow places a nail in a4.
Blue places a nail in c1.
Red lifts the nail from c3.
Red moves the nail from c3 to g7.
Yellow places a nail in f3.
Blue places a nail in d4.
Red places a nail in e2.
Yellow places a nail in f4.
Blue places a nail in b6.
Red places a nail in g4.
Yellow places a nail in c6.
Blue places a nail in a5.
Red places a nail in g3.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to b4.
Blue lifts the nail from d4.
Blue moves the nail from d4 to d2.
Red places a nail in e3.
Yellow lifts the nail from c6.
Yellow moves the nail from c6 to c4.
Blue places a nail in f2.
Red places a nail in d4.
Yellow places a nail in g1.
Blue places a nail in a7.
Red lifts the nail from e6.
Red moves the nail from e6 to b1.
Yellow places a nail in e4.
Blue lifts the nail from c1.
Blue moves the nail from c1 to d6.
Red lifts the nail from g3.
Red moves the nail from g3 to e1.
Yellow lifts the nail from c4.
Yellow moves the nail from c4 to d7.
Blue lifts the nail from a5.
Blue moves the nail from a5 to b5.
Red lifts the nail from d4.
Red moves the nail from d4 to f3.
Yellow lifts the nail from e4.
Yellow moves the nail from e4 to d5.
Blue lifts the nail from a7.
Blue moves the nail from a7 to d3.
Red lifts the nail from e1.
Red moves the nail from e1 to g5.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to d4.
Blue lifts the nail from b6.
Blue moves the nail from b6 to g2.
Red lifts the nail from e3.
Red moves the nail from e3 to a1.
Yellow lifts the nail from a4.
Yellow moves the nail from a4 to c3.
Blue lifts the nail from d6.
Blue moves the nail from d6 to c1.
Blue does not lay the fakir.
Red lifts the nail from f3.
Red moves the nail from f3 to b2.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to f3.
Blue lifts the nail from f2.
Blue moves the nail from f2 to c2.
Red lifts the nail from b1.
Red moves the nail from b1 to e7.
Yellow lifts the nail from d7.
Yellow moves the nail from d7 to d6.
Blue lifts the nail from c2.
Blue moves the nail from c2 to e5.
Red lifts the nail from b2.
Red moves the nail from b2 to a5.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to c7.
Blue lifts the nail from c1.
Blue moves the nail from c1 to f4.
Red lifts the nail from e2.
Red moves the nail from e2 to f5.
Red does not lay the fakir.
Yellow lifts the nail from g1.
Yellow moves the nail from g1 to c3.
Blue lifts the nail from d2.
Blue moves the nail from d2 to b3.
Red lifts the nail from g5.
Red moves the nail from g5 to e3.
Red does not lay the fakir.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to b1.
Blue lifts the nail from d3.
Blue moves the nail from d3 to b2.
Red lifts the nail from g4.
Red moves the nail from g4 to c6.
Yellow lifts the nail from d6.
Yellow moves the nail from d6 to b4.
Blue lifts the nail from b5.
Blue moves the nail from b5 to e6.
Red lifts the nail from a5.
Red moves the nail from a5 to c3.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to g4.
Blue lifts the nail from b3.
Blue moves the nail from b3 to a4.
Red lifts the nail from e3.
Red moves the nail from e3 to d2.
Yellow lifts the nail from b1.
Yellow moves the nail from b1 to a3.
Blue lifts the nail from b2.
Blue moves the nail from b2 to b5.
Red lifts the nail from e7.
Red moves the nail from e7 to a5.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to e3.
Blue lifts the nail from e6.
Blue moves the nail from e6 to g6.
Red lifts the nail from d2.
Red moves the nail from d2 to b4.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to b1.
Blue lifts the nail from e5.
Blue moves the nail from e5 to g3.
Red lifts the nail from g7.
Red moves the nail from g7 to b7.
Yellow lifts the nail from d4.
Yellow moves the nail from d4 to b6.
Blue lifts the nail from f4.
Blue moves the nail from f4 to f2.
Red lifts the nail from c6.
Red moves the nail from c6 to a7.
Yellow lifts the nail from b6.
Yellow moves the nail from b6 to e1.
Blue lifts the nail from a4.
Blue moves the nail from a4 to g7.
Red lifts the nail from c3.
Red moves the nail from c3 to d7.
Red lays the fakir on e1, turned upside down.
Red wins the round and takes 3 cards.
Yellow starts the next round.
Yellow draws a card with 5 holes.
Blue draws a card with 5 holes.
Red draws a card with 5 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
Blue puts the card into its room, turned upside down.
Red puts the card into its room, turned upside down.
Red shows holes in the middle and on the right.
Yellow shows holes in the middle and on the right.
Blue shows a hole in the middle.
Yellow places a nail in a3.
Blue places a nail in d6.
Red places a nail in a1.
Yellow places a nail in a6.
Blue places a nail in f1.
Red places a nail in e7.
Yellow places a nail in g2.
Blue places a nail in f5.
Red places a nail in b7.
Yellow places a nail in d5.
Blue places a nail in b6.
Red places a nail in f4.
Yellow places a nail in c7.
Blue places a nail in c3.
Red places a nail in b3.
Yellow places a nail in g3.
Blue lifts the nail from d6.
Blue moves the nail from d6 to g4.
Red lifts the nail from b3.
Red moves the nail from b3 to g6.
Yellow places a nail in e3.
Blue places a nail in c6.
Red places a nail in e2.
Yellow lifts the nail from g3.
Yellow moves the nail from g3 to b5.
Blue places a nail in f3.
Blue does not lay the fakir.
Red places a nail in a4.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to c1.
Blue lifts the nail from c3.
Blue moves the nail from c3 to d7.
Blue lays the fakir on e1, turned a quarter anticlockwise.
Blue wins the round and takes 3 cards.
Blue starts the next round.
Blue draws a card with 4 holes.
Red draws a card with 4 holes.
Yellow draws a card with 5 holes.
Blue puts the card into its room, turned upside down.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, not turned.
Red shows holes in the middle and on the right.
Yellow shows holes on the left and on the right.
Blue shows a hole on the right.
Blue places a nail in d7.
Red places a nail in a3.
Yellow places a nail in g7.
Blue places a nail in d4.
Red places a nail in f3.
Yellow places a nail in b3.
Blue places a nail in f1.
Red places a nail in f2.
Yellow places a nail in e1.
Blue places a nail in c6.
Red places a nail in d5.
Yellow places a nail in d1.
Blue places a nail in b7.
Red places a nail in d3.
Yellow places a nail in e3.
Blue places a nail in a5.
Red lifts the nail from d3.
Red moves the nail from d3 to e6.
Yellow places a nail in b5.
Blue places a nail in c3.
Red places a nail in f6.
Red does not lay the fakir.
Yellow places a nail in f4.
Blue lifts the nail from c3.
Blue moves the nail from c3 to a6.
Red lifts the nail from f3.
Red moves the nail from f3 to c5.
Red does not lay the fakir.
Yellow lifts the nail from g7.
Yellow moves the nail from g7 to g1.
Blue lifts the nail from c6.
Blue moves the nail from c6 to g3.
Red places a nail in f7.
Red does not lay the fakir.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to g4.
Blue lifts the nail from f1.
Blue moves the nail from f1 to b6.
Red lifts the nail from f6.
Red moves the nail from f6 to c2.
Red lays the fakir on c5, not turned.
Red wins the round and takes 3 cards.
Red starts the next round.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Blue draws a card with 4 holes.
Yellow puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, turned a quarter clockwise.
Red puts the card into its room, not turned.
Red shows holes in the middle and on the right.
Yellow shows holes on the left and on the right.
Blue shows holes on the left and in the middle.
Red places a nail in e3.
Yellow places a nail in d4.
Blue places a nail in a5.
Red places a nail in d3.
Yellow places a nail in c7.
Blue places a nail in a4.
Red places a nail in e5.
Yellow places a nail in g6.
Blue places a nail in e1.
Blue lays the fakir on d3, not turned.
Blue wins the round and takes 3 cards.
Yellow starts the next round.
Yellow draws a card with 5 holes.
Blue draws a card with 4 holes.
Red draws a card with 5 holes.
Blue puts the card into its room, not turned.
Yellow puts the card into its room, turned a quarter clockwise.
Red puts the card into its room, not turned.
Red shows holes in the middle and on the right.
Yellow shows holes on the left and in the middle.
Blue shows a hole in the middle.
Yellow places a nail in a7.
Blue places a nail in d4.
Red places a nail in f7.
Yellow places a nail in b3.
Blue places a nail in c7.
Red places a nail in d5.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to f5.
Blue places a nail in d7.
Red places a nail in a5.
Yellow places a nail in b6.
Blue places a nail in c6.
Red places a nail in f4.
Yellow places a nail in a1.
Blue places a nail in b5.
Red places a nail in g5.
Red does not lay the fakir.
Yellow places a nail in b2.
Blue places a nail in d6.
Red places a nail in a7.
Yellow places a nail in c1.
Blue places a nail in g2.
Red places a nail in b7.
Yellow places a nail in f1.
Blue lifts the nail from b5.
Blue moves the nail from b5 to e2.
Red lifts the nail from a7.
Red moves the nail from a7 to g7.
Yellow lifts the nail from b2.
Yellow moves the nail from b2 to e1.
Blue lifts the nail from c6.
Blue moves the nail from c6 to a7.
Red lifts the nail from b7.
Red moves the nail from b7 to b5.
Yellow lifts the nail from c1.
Yellow moves the nail from c1 to e5.
Blue lifts the nail from d6.
Blue moves the nail from d6 to a4.
Blue does not lay the fakir.
Red lifts the nail from a5.
Red moves the nail from a5 to a2.
Yellow lifts the nail from f5.
Yellow moves the nail from f5 to f2.
Blue lifts the nail from e2.
Blue moves the nail from e2 to c5.
Blue lays the fakir on c4, not turned.
Blue wins the round and takes 3 cards.
Blue starts the next round.
The last round: with its cards the bag will be empty.
Blue draws a card with 4 holes.
Red draws a card with 4 holes.
Yellow draws a card with 4 holes.
Red puts the card into its room, turned upside down.
Yellow puts the card into its room, turned upside down.
Blue puts the card into its room, turned upside down.
Red shows no holes.
Yellow shows holes on the left and on the right.
Blue shows a hole in the middle.
Blue places a nail in e5.
Red places a nail in e4.
Yellow places a nail in c3.
Blue places a nail in e7.
Red places a nail in b7.
Yellow places a nail in d4.
Blue places a nail in d1.
Red places a nail in a6.
Yellow places a nail in a4.
Blue places a nail in d2.
Red places a nail in c2.
Yellow places a nail in e1.
Blue places a nail in d5.
Red places a nail in g6.
Yellow places a nail in b5.
Blue places a nail in a5.
Red places a nail in b3.
Red lays the fakir on a4, turned a quarter anticlockwise.
Red wins the round and takes 3 cards.
The match is tied. Red starts the deciding round.
Red draws a card with 4 holes.
Blue draws a card with 5 holes.
Red puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and on the right.
Blue shows holes on the left and on the right.
Red places a nail in a7.
Blue places a nail in f2.
Red lifts the nail from a7.
Red moves the nail from a7 to e2.
Blue places a nail in f7.
Red places a nail in d6.
Blue places a nail in b5.
Red places a nail in g7.
Blue places a nail in c7.
Red places a nail in a4.
Blue places a nail in g3.
Red places a nail in g1.
Blue places a nail in c5.
Red places a nail in f5.
Blue places a nail in e6.
Red places a nail in c1.
Blue lifts the nail from f2.
Blue moves the nail from f2 to g4.
Red lifts the nail from f5.
Red moves the nail from f5 to c2.
Blue lifts the nail from e6.
Blue moves the nail from e6 to b2.
Red lifts the nail from g7.
Red moves the nail from g7 to f2.
Blue lifts the nail from b2.
Blue moves the nail from b2 to d3.
Red lifts the nail from c2.
Red moves the nail from c2 to f1.
Blue lifts the nail from b5.
Blue moves the nail from b5 to d7.
Red lifts the nail from f1.
Red moves the nail from f1 to f3.
Blue lifts the nail from g4.
Blue moves the nail from g4 to d2.
Red lifts the nail from a4.
Red moves the nail from a4 to c3.
Blue lifts the nail from c5.
Blue moves the nail from c5 to f4.
Red lifts the nail from f2.
Red moves the nail from f2 to f6.
Blue lifts the nail from g3.
Blue moves the nail from g3 to b2.
Red lifts the nail from f6.
Red moves the nail from f6 to f1.
Blue lifts the nail from f7.
Blue moves the nail from f7 to c4.
Blue lays the fakir on d1, turned a quarter anticlockwise.
Blue wins the deciding round.
Blue wins with 9 cards.
