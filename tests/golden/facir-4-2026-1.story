Yellow begins.
Yellow draws a card with 5 holes.
Blue draws a card with 4 holes.
White draws a card with 5 holes.
Red draws a card with 4 holes.
White puts the card into its room, turned a quarter clockwise.
Red puts the card into its room, turned a quarter anticlockwise.
Yellow puts the card into its room, turned upside down.
Blue puts the card into its room, turned a quarter clockwise.
Red shows a hole in the middle.
Yellow shows a hole in the middle.
Blue shows holes on the left and in the middle.
White shows holes on the left and in the middle.
Yellow places a nail in d1.
Blue places a nail in a4.
White places a nail in e6.
Red places a nail in d6.
Yellow places a nail in a7.
Blue places a nail in c2.
White places a nail in f6.
Red places a nail in b5.
Yellow places a nail in a6.
Blue places a nail in g5.
White places a nail in c5.
Red places a nail in b3.
Yellow places a nail in e1.
Blue lifts the nail from c2.
Blue moves the nail from c2 to f1.
White places a nail in e3.
Red places a nail in a2.
Yellow places a nail in d2.
Blue lifts the nail from f1.
Blue moves the nail from f1 to e5.
Blue lays the fakir on d1, not turned.
Blue wins the round and takes 4 cards.
Blue starts the next round.
Blue draws a card with 5 holes.
White draws a card with 5 holes.
Red draws a card with 4 holes.
Yellow draws a card with 5 holes.
White puts the card into its room, turned a quarter clockwise.
Red puts the card into its room, turned a quarter anticlockwise.
Blue puts the card into its room, not turned.
Yellow puts the card into its room, turned a quarter clockwise.
Red shows a hole on the right.
Yellow shows holes on the left and in the middle.
Blue shows holes in the middle and on the right.
White shows holes on the left and in the middle.
Blue places a nail in a1.
White places a nail in b5.
Red places a nail in f3.
Yellow places a nail in b3.
Blue places a nail in g1.
White places a nail in c2.
Red places a nail in g5.
Yellow places a nail in g3.
Blue places a nail in b2.
White places a nail in f2.
Red places a nail in d4.
Yellow places a nail in c3.
Blue places a nail in e4.
White places a nail in c5.
Red places a nail in e2.
Yellow places a nail in d7.
Blue places a nail in d1.
Blue does not lay the fakir.
White places a nail in a4.
Red places a nail in c1.
Yellow places a nail in e6.
Blue places a nail in d6.
Blue lays the fakir on d2, turned a quarter clockwise.
Blue wins the round and takes 4 cards.
White starts the next round.
White draws a card with 5 holes.
Red draws a card with 4 holes.
Yellow draws a card with 5 holes.
Blue draws a card with 4 holes.
White puts the card into its room, turned upside down.
Blue puts the card into its room, turned upside down.
Red puts the card into its room, turned a quarter clockwise.
Yellow puts the card into its room, turned a quarter clockwise.
Red shows holes on the left and on the right.
Yellow shows holes on the left and on the right.
Blue shows no holes.
White shows holes on the left and in the middle.
White places a nail in b3.
Red places a nail in c1.
Yellow places a nail in f3.
Blue places a nail in c2.
White places a nail in b4.
Red places a nail in g5.
Yellow places a nail in d7.
Blue places a nail in a7.
White places a nail in a4.
Red places a nail in f5.
Yellow places a nail in b7.
Blue places a nail in e7.
White places a nail in a1.
Red places a nail in f6.
Yellow places a nail in c4.
Blue places a nail in g6.
White places a nail in e1.
Red places a nail in f2.
Yellow places a nail in g4.
Blue places a nail in f1.
White places a nail in a5.
Red places a nail in e3.
Yellow places a nail in b5.
Blue places a nail in b2.
Blue does not lay the fakir.
White lifts the nail from a5.
White moves the nail from a5 to a2.
Red places a nail in b6.
Red does not lay the fakir.
Yellow places a nail in c3.
Blue places a nail in e4.
White lifts the nail from a4.
White moves the nail from a4 to d5.
White does not lay the fakir.
Red lifts the nail from f2.
Red moves the nail from f2 to f7.
Yellow lifts the nail from c4.
Yellow moves the nail from c4 to f4.
Blue lifts the nail from c2.
Blue moves the nail from c2 to g2.
Blue does not lay the fakir.
White places a nail in g7.
Red lifts the nail from e3.
Red moves the nail from e3 to c6.
Yellow lifts the nail from g4.
Yellow moves the nail from g4 to c2.
Blue lifts the nail from f1.
Blue moves the nail from f1 to a5.
White lifts the nail from b4.
White moves the nail from b4 to f1.
Red lifts the nail from c6.
Red moves the nail from c6 to g1.
Yellow lifts the nail from c3.
Yellow moves the nail from c3 to e2.
Blue lifts the nail from g2.
Blue moves the nail from g2 to e5.
Blue lays the fakir on a2, not turned.
Blue wins the round and takes 4 cards.
Red starts the next round.
Red draws a card with 4 holes.
Yellow draws a card with 4 holes.
Blue draws a card with 4 holes.
White draws a card with 5 holes.
White puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned a quarter clockwise.
Yellow puts the card into its room, turned a quarter anticlockwise.
Blue puts the card into its room, not turned.
Red shows holes on the left and in the middle.
Yellow shows a hole in the middle.
Blue shows three holes.
White shows a hole in the middle.
Red places a nail in b2.
Yellow places a nail in a3.
Blue places a nail in g1.
White places a nail in d4.
Red lifts the nail from b2.
Red moves the nail from b2 to a2.
Yellow places a nail in b4.
Blue places a nail in a7.
White places a nail in g7.
Red places a nail in g5.
Yellow places a nail in d1.
Blue places a nail in b7.
White places a nail in f7.
Red lifts the nail from g5.
Red moves the nail from g5 to g6.
Yellow places a nail in d5.
Blue places a nail in b1.
White places a nail in b6.
Red places a nail in c3.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to f4.
Blue lifts the nail from a7.
Blue moves the nail from a7 to g5.
White places a nail in c2.
Red places a nail in c6.
Yellow places a nail in e5.
Blue lifts the nail from b7.
Blue moves the nail from b7 to f6.
White lifts the nail from b6.
White moves the nail from b6 to b4.
White does not lay the fakir.
Red places a nail in f5.
Yellow places a nail in f1.
Blue places a nail in a7.
White lifts the nail from c2.
White moves the nail from c2 to e1.
Red places a nail in g4.
Yellow places a nail in b5.
Blue lifts the nail from b1.
Blue moves the nail from b1 to a6.
White places a nail in e2.
Red lifts the nail from g4.
Red moves the nail from g4 to g2.
Yellow lays the fakir on a5, turned a quarter anticlockwise.
Yellow wins the round and takes 4 cards.
Yellow starts the next round.
Yellow draws a card with 4 holes.
Blue draws a card with 4 holes.
White draws a card with 4 holes.
Red draws a card with 5 holes.
Blue puts the card into its room, not turned.
White puts the card into its room, turned upside down.
Red puts the card into its room, not turned.
Yellow puts the card into its room, turned a quarter anticlockwise.
Red shows three holes.
Yellow shows a hole in the middle.
Blue shows holes in the middle and on the right.
White shows a hole in the middle.
Yellow places a nail in a1.
Blue places a nail in b4.
White places a nail in f1.
Red places a nail in a5.
Yellow places a nail in e2.
Blue places a nail in e3.
White places a nail in f7.
Red places a nail in c6.
Yellow places a nail in c5.
Yellow does not lay the fakir.
Blue places a nail in e5.
White places a nail in e4.
Red places a nail in a7.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to e1.
Yellow does not lay the fakir.
Blue places a nail in f3.
Blue does not lay the fakir.
White places a nail in d7.
Red places a nail in b1.
Yellow places a nail in c1.
Yellow lays the fakir on a4, turned upside down.
Yellow wins the round and takes 4 cards.
Blue starts the next round.
The last round: with its cards the bag will be empty.
Blue draws a card with 5 holes.
White draws a card with 5 holes.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
Red puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, not turned.
White puts the card into its room, turned a quarter clockwise.
Red shows a hole on the left.
Yellow shows a hole in the middle.
Blue shows a hole on the right.
White shows holes on the left and on the right.
Blue places a nail in a5.
White places a nail in a7.
Red places a nail in d1.
Yellow places a nail in c7.
Blue places a nail in f6.
White places a nail in f4.
Red places a nail in f5.
Yellow places a nail in c2.
Blue places a nail in d7.
White places a nail in f2.
Red places a nail in c1.
Yellow places a nail in c5.
Blue places a nail in f1.
White places a nail in g7.
Red places a nail in c4.
Yellow places a nail in g4.
Blue places a nail in e2.
White places a nail in b7.
White lays the fakir on a5, turned upside down.
White wins the round and takes 4 cards.
Blue wins with 12 cards.
