Yellow begins.
Yellow draws a card with 5 holes.
Blue draws a card with 4 holes.
White draws a card with 5 holes.
Red draws a card with 5 holes.
White puts the card into its room, turned a quarter clockwise.
Yellow puts the card into its room, not turned.
Red puts the card into its room, turned upside down.
Blue puts the card into its room, turned a quarter anticlockwise.
Red shows holes on the left and on the right.
Yellow shows holes on the left and on the right.
Blue shows a hole in the middle.
White shows a hole on the left.
Yellow places a nail in a2.
Blue places a nail in e6.
White places a nail in g3.
Red places a nail in d1.
Yellow places a nail in g7.
Blue lifts the nail from e6.
Blue moves the nail from e6 to f3.
White places a nail in e4.
Red places a nail in e2.
Yellow places a nail in f4.
Blue places a nail in b6.
White places a nail in a5.
Red places a nail in c6.
Yellow places a nail in g4.
Blue places a nail in a4.
White places a nail in e7.
Red places a nail in c4.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to d2.
Yellow lays the fakir on e2, turned upside down.
Yellow wins the round and takes 4 cards.
Blue starts the next round.
Blue draws a card with 5 holes.
White draws a card with 4 holes.
Red draws a card with 4 holes.
Yellow draws a card with 4 holes.
Red puts the card into its room, turned upside down.
White puts the card into its room, not turned.
Blue puts the card into its room, turned upside down.
Yellow puts the card into its room, not turned.
Red shows a hole in the middle.
Yellow shows holes on the left and on the right.
Blue shows a hole in the middle.
White shows a hole on the right.
Blue places a nail in d3.
White places a nail in f1.
Red places a nail in b6.
Yellow places a nail in e4.
Blue places a nail in g1.
White places a nail in c4.
Red places a nail in d7.
Yellow places a nail in d4.
Blue places a nail in a5.
White places a nail in a6.
Red places a nail in f3.
Yellow places a nail in g4.
Blue places a nail in e5.
Blue does not lay the fakir.
White places a nail in b3.
Red places a nail in a2.
Red does not lay the fakir.
Yellow places a nail in b4.
Blue places a nail in c5.
White places a nail in c7.
Red places a nail in f2.
Red lays the fakir on e3, turned a quarter anticlockwise.
Red wins the round and takes 4 cards.
White starts the next round.
White draws a card with 4 holes.
Red draws a card with 4 holes.
Yellow draws a card with 4 holes.
Blue draws a card with 5 holes.
Red puts the card into its room, not turned.
White puts the card into its room, turned a quarter clockwise.
Blue puts the card into its room, not turned.
Yellow puts the card into its room, not turned.
Red shows holes in the middle and on the right.
Yellow shows holes on the left and on the right.
Blue shows holes in the middle and on the right.
White shows a hole on the left.
White places a nail in a2.
Red places a nail in a3.
Yellow places a nail in e4.
Blue places a nail in f1.
White places a nail in c2.
Red places a nail in f7.
Yellow places a nail in g7.
Blue places a nail in d6.
White places a nail in g3.
Red places a nail in c5.
Yellow places a nail in g2.
Blue places a nail in b5.
White places a nail in e3.
Red places a nail in e7.
Yellow places a nail in b1.
Blue places a nail in f5.
White places a nail in b2.
Red places a nail in c6.
Yellow places a nail in g5.
Blue places a nail in a1.
White places a nail in d4.
Red places a nail in e2.
Yellow places a nail in f4.
Blue places a nail in d5.
White places a nail in g4.
Red places a nail in a6.
Yellow places a nail in d1.
Yellow lays the fakir on d1, not turned.
Yellow wins the round and takes 4 cards.
Red starts the next round.
Red draws a card with 5 holes.
Yellow draws a card with 4 holes.
Blue draws a card with 4 holes.
White draws a card with 5 holes.
Blue puts the card into its room, turned upside down.
Yellow puts the card into its room, turned upside down.
White puts the card into its room, turned upside down.
Red puts the card into its room, turned a quarter anticlockwise.
Red shows holes in the middle and on the right.
Yellow shows a hole in the middle.
Blue shows no holes.
White shows holes in the middle and on the right.
Red places a nail in f3.
Yellow places a nail in d3.
Blue places a nail in b3.
White places a nail in a5.
Red places a nail in d4.
Yellow places a nail in c4.
Blue places a nail in g2.
White places a nail in d2.
Red places a nail in c1.
Yellow places a nail in c3.
Blue places a nail in f2.
White places a nail in a6.
Red places a nail in a7.
Red does not lay the fakir.
Yellow places a nail in d6.
Blue places a nail in f4.
White places a nail in f7.
Red places a nail in d7.
Red lays the fakir on b3, not turned.
Red wins the round and takes 4 cards.
Yellow starts the next round.
Yellow draws a card with 5 holes.
Blue draws a card with 4 holes.
White draws a card with 4 holes.
Red draws a card with 5 holes.
Yellow puts the card into its room, turned a quarter anticlockwise.
White puts the card into its room, turned upside down.
Blue puts the card into its room, turned upside down.
Red puts the card into its room, turned upside down.
Red shows holes on the left and on the right.
Yellow shows a hole on the right.
Blue shows a hole on the right.
White shows a hole on the left.
Yellow places a nail in b6.
Blue places a nail in g4.
White places a nail in c3.
Red places a nail in a6.
Yellow places a nail in b7.
Blue places a nail in d5.
White places a nail in d1.
Red places a nail in e5.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to f1.
Blue places a nail in f7.
White places a nail in f3.
Red places a nail in c5.
Yellow places a nail in g6.
Blue places a nail in f6.
White places a nail in a5.
Red places a nail in b7.
Yellow places a nail in f4.
Blue places a nail in f2.
White places a nail in d7.
White lays the fakir on d1, turned a quarter clockwise.
White wins the round and takes 4 cards.
Blue starts the next round.
The last round: with its cards the bag will be empty.
Blue draws a card with 5 holes.
White draws a card with 4 holes.
Red draws a card with 5 holes.
Yellow draws a card with 5 holes.
Blue puts the card into its room, turned upside down.
White puts the card into its room, turned upside down.
Yellow puts the card into its room, turned a quarter clockwise.
Red puts the card into its room, turned upside down.
Red shows a hole on the right.
Yellow shows holes on the left and on the right.
Blue shows holes in the middle and on the right.
White shows a hole on the right.
Blue places a nail in g4.
White places a nail in f6.
Red places a nail in a3.
Yellow places a nail in g2.
Blue places a nail in f3.
White lifts the nail from f6.
White moves the nail from f6 to b5.
Red places a nail in e7.
Yellow places a nail in a7.
Blue places a nail in c3.
White places a nail in g5.
Red places a nail in d2.
Yellow places a nail in c5.
Blue places a nail in b6.
White places a nail in d3.
Red places a nail in c7.
Yellow places a nail in a4.
Blue places a nail in g6.
White places a nail in b1.
Red places a nail in f1.
Yellow lifts the nail from a4.
Yellow moves the nail from a4 to b4.
Blue places a nail in a2.
White places a nail in e2.
Red lifts the nail from a3.
Red moves the nail from a3 to f6.
Red does not lay the fakir.
Yellow places a nail in d1.
Blue lifts the nail from g4.
Blue moves the nail from g4 to b3.
White lifts the nail from g5.
White moves the nail from g5 to e4.
Red places a nail in f4.
Yellow places a nail in g3.
Blue places a nail in g1.
White places a nail in e3.
Red places a nail in e1.
Yellow places a nail in d7.
Blue lifts the nail from f3.
Blue moves the nail from f3 to b2.
White lifts the nail from e2.
White moves the nail from e2 to a4.
White lays the fakir on c5, turned upside down.
White wins the round and takes 4 cards.
The match is tied. White starts the deciding round.
White draws a card with 4 holes.
Red draws a card with 5 holes.
Yellow draws a card with 5 holes.
Yellow puts the card into its room, turned upside down.
Red puts the card into its room, turned upside down.
White puts the card into its room, turned upside down.
Red shows a hole on the right.
Yellow shows a hole on the right.
White shows no holes.
White places a nail in b6.
Red places a nail in b4.
Yellow places a nail in a2.
White places a nail in c6.
Red places a nail in b7.
Yellow places a nail in d5.
White places a nail in f6.
Red places a nail in g7.
Yellow places a nail in f1.
White places a nail in f5.
Red places a nail in g3.
Yellow places a nail in a6.
White places a nail in g5.
White does not lay the fakir.
Red places a nail in g4.
Yellow places a nail in b1.
White places a nail in g6.
White does not lay the fakir.
Red places a nail in e2.
Yellow places a nail in d2.
White lifts the nail from f5.
White moves the nail from f5 to e1.
White lays the fakir on a5, turned upside down.
White wins the deciding round.
White wins with 8 cards.
