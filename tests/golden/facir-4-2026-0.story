Yellow begins.
Yellow draws a card.
Yellow: the card is w, “o.o/oo./..o”.
Blue draws a card.
Blue: the card is d, “oo./o.o/...”.
White draws a card.
White: the card is u, “oo./.oo/.o.”.
Red draws a card.
Red: the card is p, “ooo/.../o.o”.
White sets the card in the room.
White: the card stands turned by 1 quarter turn clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 0 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 3 quarter turns clockwise.
Red shows the side “o.o”.
Yellow shows the side “o.o”.
Blue shows the side “.o.”.
White shows the side “o..”.
Yellow places a nail on a2.
Blue places a nail on e6.
White places a nail on g3.
Red places a nail on d1.
Yellow places a nail on g7.
Blue lifts the nail from e6.
Blue moves the nail from e6 to f3.
White places a nail on e4.
Red places a nail on e2.
Yellow places a nail on f4.
Blue places a nail on b6.
White places a nail on a5.
Red places a nail on c6.
Yellow places a nail on g4.
Blue places a nail on a4.
White places a nail on e7.
Red places a nail on c4.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to d2.
Yellow lays fakir w on e2, turned by 2 quarter turns clockwise.
Yellow wins the round and takes 4 cards: d, p, u, w.
Blue starts the next round.
Blue draws a card.
Blue: the card is x, “o../ooo/.o.”.
White draws a card.
White: the card is k, “o../o.o/.o.”.
Red draws a card.
Red: the card is f, “oo./..o/.o.”.
Yellow draws a card.
Yellow: the card is i, “o.o/.o./o..”.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 0 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 0 quarter turns clockwise.
Red shows the side “.o.”.
Yellow shows the side “o.o”.
Blue shows the side “.o.”.
White shows the side “..o”.
Blue places a nail on d3.
White places a nail on f1.
Red places a nail on b6.
Yellow places a nail on e4.
Blue places a nail on g1.
White places a nail on c4.
Red places a nail on d7.
Yellow places a nail on d4.
Blue places a nail on a5.
White places a nail on a6.
Red places a nail on f3.
Yellow places a nail on g4.
Blue places a nail on e5.
Blue does not lay the fakir.
White places a nail on b3.
Red places a nail on a2.
Red does not lay the fakir.
Yellow places a nail on b4.
Blue places a nail on c5.
White places a nail on c7.
Red places a nail on f2.
Red lays fakir f on e3, turned by 3 quarter turns clockwise.
Red wins the round and takes 4 cards: f, i, k, x.
White starts the next round.
White draws a card.
White: the card is a, “ooo/.o./...”.
Red draws a card.
Red: the card is g, “oo./.../o.o”.
Yellow draws a card.
Yellow: the card is j, “o.o/.o./.o.”.
Blue draws a card.
Blue: the card is r, “oo./o.o/.o.”.
Red sets the card in the room.
Red: the card stands turned by 0 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 0 quarter turns clockwise.
Red shows the side “.oo”.
Yellow shows the side “o.o”.
Blue shows the side “.oo”.
White shows the side “o..”.
White places a nail on a2.
Red places a nail on a3.
Yellow places a nail on e4.
Blue places a nail on f1.
White places a nail on c2.
Red places a nail on f7.
Yellow places a nail on g7.
Blue places a nail on d6.
White places a nail on g3.
Red places a nail on c5.
Yellow places a nail on g2.
Blue places a nail on b5.
White places a nail on e3.
Red places a nail on e7.
Yellow places a nail on b1.
Blue places a nail on f5.
White places a nail on b2.
Red places a nail on c6.
Yellow places a nail on g5.
Blue places a nail on a1.
White places a nail on d4.
Red places a nail on e2.
Yellow places a nail on f4.
Blue places a nail on d5.
White places a nail on g4.
Red places a nail on a6.
Yellow places a nail on d1.
Yellow lays fakir j on d1, turned by 0 quarter turns clockwise.
Yellow wins the round and takes 4 cards: a, g, j, r.
Red starts the next round.
Red draws a card.
Red: the card is n, “ooo/.oo/...”.
Yellow draws a card.
Yellow: the card is e, “oo./o../.o.”.
Blue draws a card.
Blue: the card is l, “.o./ooo/...”.
White draws a card.
White: the card is t, “oo./o../.oo”.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 2 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 3 quarter turns clockwise.
Red shows the side “.oo”.
Yellow shows the side “.o.”.
Blue shows the side “...”.
White shows the side “.oo”.
Red places a nail on f3.
Yellow places a nail on d3.
Blue places a nail on b3.
White places a nail on a5.
Red places a nail on d4.
Yellow places a nail on c4.
Blue places a nail on g2.
White places a nail on d2.
Red places a nail on c1.
Yellow places a nail on c3.
Blue places a nail on f2.
White places a nail on a6.
Red places a nail on a7.
Red does not lay the fakir.
Yellow places a nail on d6.
Blue places a nail on f4.
White places a nail on f7.
Red places a nail on d7.
Red lays fakir n on b3, turned by 0 quarter turns clockwise.
Red wins the round and takes 4 cards: e, l, n, t.
Yellow starts the next round.
Yellow draws a card.
Yellow: the card is m, “ooo/oo./...”.
Blue draws a card.
Blue: the card is h, “o.o/o../..o”.
White draws a card.
White: the card is b, “ooo/.../o..”.
Red draws a card.
Red: the card is v, “oo./.o./o.o”.
Yellow sets the card in the room.
Yellow: the card stands turned by 3 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 2 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
Red shows the side “o.o”.
Yellow shows the side “..o”.
Blue shows the side “..o”.
White shows the side “o..”.
Yellow places a nail on b6.
Blue places a nail on g4.
White places a nail on c3.
Red places a nail on a6.
Yellow places a nail on b7.
Blue places a nail on d5.
White places a nail on d1.
Red places a nail on e5.
Yellow lifts the nail from b7.
Yellow moves the nail from b7 to f1.
Blue places a nail on f7.
White places a nail on f3.
Red places a nail on c5.
Yellow places a nail on g6.
Blue places a nail on f6.
White places a nail on a5.
Red places a nail on b7.
Yellow places a nail on f4.
Blue places a nail on f2.
White places a nail on d7.
White lays fakir b on d1, turned by 1 quarter turn clockwise.
White wins the round and takes 4 cards: b, h, m, v.
Blue starts the next round.
Blue draws a card.
Blue: the card is q, “ooo/.../.oo”.
White draws a card.
White: the card is c, “ooo/.../..o”.
Red draws a card.
Red: the card is s, “oo./o.o/..o”.
Yellow draws a card.
Yellow: the card is o, “ooo/.../oo.”.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 2 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
Red shows the side “..o”.
Yellow shows the side “o.o”.
Blue shows the side “.oo”.
White shows the side “..o”.
Blue places a nail on g4.
White places a nail on f6.
Red places a nail on a3.
Yellow places a nail on g2.
Blue places a nail on f3.
White lifts the nail from f6.
White moves the nail from f6 to b5.
Red places a nail on e7.
Yellow places a nail on a7.
Blue places a nail on c3.
White places a nail on g5.
Red places a nail on d2.
Yellow places a nail on c5.
Blue places a nail on b6.
White places a nail on d3.
Red places a nail on c7.
Yellow places a nail on a4.
Blue places a nail on g6.
White places a nail on b1.
Red places a nail on f1.
Yellow lifts the nail from a4.
Yellow moves the nail from a4 to b4.
Blue places a nail on a2.
White places a nail on e2.
Red lifts the nail from a3.
Red moves the nail from a3 to f6.
Red does not lay the fakir.
Yellow places a nail on d1.
Blue lifts the nail from g4.
Blue moves the nail from g4 to b3.
White lifts the nail from g5.
White moves the nail from g5 to e4.
Red places a nail on f4.
Yellow places a nail on g3.
Blue places a nail on g1.
White places a nail on e3.
Red places a nail on e1.
Yellow places a nail on d7.
Blue lifts the nail from f3.
Blue moves the nail from f3 to b2.
White lifts the nail from e2.
White moves the nail from e2 to a4.
White lays fakir c on c5, turned by 2 quarter turns clockwise.
White wins the round and takes 4 cards: c, o, q, s.
The match is tied: there is a deciding round. White starts it.
White draws a card.
White: the card is l, “.o./ooo/...”.
Red draws a card.
Red: the card is w, “o.o/oo./..o”.
Yellow draws a card.
Yellow: the card is s, “oo./o.o/..o”.
Yellow sets the card in the room.
Yellow: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 2 quarter turns clockwise.
Red shows the side “..o”.
Yellow shows the side “..o”.
White shows the side “...”.
White places a nail on b6.
Red places a nail on b4.
Yellow places a nail on a2.
White places a nail on c6.
Red places a nail on b7.
Yellow places a nail on d5.
White places a nail on f6.
Red places a nail on g7.
Yellow places a nail on f1.
White places a nail on f5.
Red places a nail on g3.
Yellow places a nail on a6.
White places a nail on g5.
White does not lay the fakir.
Red places a nail on g4.
Yellow places a nail on b1.
White places a nail on g6.
White does not lay the fakir.
Red places a nail on e2.
Yellow places a nail on d2.
White lifts the nail from f5.
White moves the nail from f5 to e1.
White lays fakir l on a5, turned by 2 quarter turns clockwise.
White wins the deciding round.
White wins with 8 cards.
