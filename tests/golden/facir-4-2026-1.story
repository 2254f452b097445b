Yellow begins.
Yellow draws a card.
Yellow: the card is u, “oo./.oo/.o.”.
Blue draws a card.
Blue: the card is e, “oo./o../.o.”.
White draws a card.
White: the card is w, “o.o/oo./..o”.
Red draws a card.
Red: the card is l, “.o./ooo/...”.
White sets the card in the room.
White: the card stands turned by 1 quarter turn clockwise.
Red sets the card in the room.
Red: the card stands turned by 3 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 2 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 1 quarter turn clockwise.
Red shows the side “.o.”.
Yellow shows the side “.o.”.
Blue shows the side “oo.”.
White shows the side “oo.”.
Yellow places a nail on d1.
Blue places a nail on a4.
White places a nail on e6.
Red places a nail on d6.
Yellow places a nail on a7.
Blue places a nail on c2.
White places a nail on f6.
Red places a nail on b5.
Yellow places a nail on a6.
Blue places a nail on g5.
White places a nail on c5.
Red places a nail on b3.
Yellow places a nail on e1.
Blue lifts the nail from c2.
Blue moves the nail from c2 to f1.
White places a nail on e3.
Red places a nail on a2.
Yellow places a nail on d2.
Blue lifts the nail from f1.
Blue moves the nail from f1 to e5.
Blue lays fakir e on d1, turned by 0 quarter turns clockwise.
Blue wins the round and takes 4 cards: e, l, u, w.
Blue starts the next round.
Blue draws a card.
Blue: the card is s, “oo./o.o/..o”.
White draws a card.
White: the card is m, “ooo/oo./...”.
Red draws a card.
Red: the card is i, “o.o/.o./o..”.
Yellow draws a card.
Yellow: the card is t, “oo./o../.oo”.
White sets the card in the room.
White: the card stands turned by 1 quarter turn clockwise.
Red sets the card in the room.
Red: the card stands turned by 3 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Red shows the side “..o”.
Yellow shows the side “oo.”.
Blue shows the side “.oo”.
White shows the side “oo.”.
Blue places a nail on a1.
White places a nail on b5.
Red places a nail on f3.
Yellow places a nail on b3.
Blue places a nail on g1.
White places a nail on c2.
Red places a nail on g5.
Yellow places a nail on g3.
Blue places a nail on b2.
White places a nail on f2.
Red places a nail on d4.
Yellow places a nail on c3.
Blue places a nail on e4.
White places a nail on c5.
Red places a nail on e2.
Yellow places a nail on d7.
Blue places a nail on d1.
Blue does not lay the fakir.
White places a nail on a4.
Red places a nail on c1.
Yellow places a nail on e6.
Blue places a nail on d6.
Blue lays fakir s on d2, turned by 1 quarter turn clockwise.
Blue wins the round and takes 4 cards: i, m, s, t.
White starts the next round.
White draws a card.
White: the card is o, “ooo/.../oo.”.
Red draws a card.
Red: the card is b, “ooo/.../o..”.
Yellow draws a card.
Yellow: the card is v, “oo./.o./o.o”.
Blue draws a card.
Blue: the card is a, “ooo/.o./...”.
White sets the card in the room.
White: the card stands turned by 2 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Red shows the side “o.o”.
Yellow shows the side “o.o”.
Blue shows the side “...”.
White shows the side “oo.”.
White places a nail on b3.
Red places a nail on c1.
Yellow places a nail on f3.
Blue places a nail on c2.
White places a nail on b4.
Red places a nail on g5.
Yellow places a nail on d7.
Blue places a nail on a7.
White places a nail on a4.
Red places a nail on f5.
Yellow places a nail on b7.
Blue places a nail on e7.
White places a nail on a1.
Red places a nail on f6.
Yellow places a nail on c4.
Blue places a nail on g6.
White places a nail on e1.
Red places a nail on f2.
Yellow places a nail on g4.
Blue places a nail on f1.
White places a nail on a5.
Red places a nail on e3.
Yellow places a nail on b5.
Blue places a nail on b2.
Blue does not lay the fakir.
White lifts the nail from a5.
White moves the nail from a5 to a2.
Red places a nail on b6.
Red does not lay the fakir.
Yellow places a nail on c3.
Blue places a nail on e4.
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
White places a nail on g7.
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
Blue lays fakir a on a2, turned by 0 quarter turns clockwise.
Blue wins the round and takes 4 cards: a, b, o, v.
Red starts the next round.
Red draws a card.
Red: the card is h, “o.o/o../..o”.
Yellow draws a card.
Yellow: the card is f, “oo./..o/.o.”.
Blue draws a card.
Blue: the card is c, “ooo/.../..o”.
White draws a card.
White: the card is r, “oo./o.o/.o.”.
White sets the card in the room.
White: the card stands turned by 3 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 3 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Red shows the side “oo.”.
Yellow shows the side “.o.”.
Blue shows the side “ooo”.
White shows the side “.o.”.
Red places a nail on b2.
Yellow places a nail on a3.
Blue places a nail on g1.
White places a nail on d4.
Red lifts the nail from b2.
Red moves the nail from b2 to a2.
Yellow places a nail on b4.
Blue places a nail on a7.
White places a nail on g7.
Red places a nail on g5.
Yellow places a nail on d1.
Blue places a nail on b7.
White places a nail on f7.
Red lifts the nail from g5.
Red moves the nail from g5 to g6.
Yellow places a nail on d5.
Blue places a nail on b1.
White places a nail on b6.
Red places a nail on c3.
Yellow lifts the nail from b4.
Yellow moves the nail from b4 to f4.
Blue lifts the nail from a7.
Blue moves the nail from a7 to g5.
White places a nail on c2.
Red places a nail on c6.
Yellow places a nail on e5.
Blue lifts the nail from b7.
Blue moves the nail from b7 to f6.
White lifts the nail from b6.
White moves the nail from b6 to b4.
White does not lay the fakir.
Red places a nail on f5.
Yellow places a nail on f1.
Blue places a nail on a7.
White lifts the nail from c2.
White moves the nail from c2 to e1.
Red places a nail on g4.
Yellow places a nail on b5.
Blue lifts the nail from b1.
Blue moves the nail from b1 to a6.
White places a nail on e2.
Red lifts the nail from g4.
Red moves the nail from g4 to g2.
Yellow lays fakir f on a5, turned by 3 quarter turns clockwise.
Yellow wins the round and takes 4 cards: c, f, h, r.
Yellow starts the next round.
Yellow draws a card.
Yellow: the card is k, “o../o.o/.o.”.
Blue draws a card.
Blue: the card is g, “oo./.../o.o”.
White draws a card.
White: the card is j, “o.o/.o./.o.”.
Red draws a card.
Red: the card is q, “ooo/.../.oo”.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 0 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 3 quarter turns clockwise.
Red shows the side “ooo”.
Yellow shows the side “.o.”.
Blue shows the side “.oo”.
White shows the side “.o.”.
Yellow places a nail on a1.
Blue places a nail on b4.
White places a nail on f1.
Red places a nail on a5.
Yellow places a nail on e2.
Blue places a nail on e3.
White places a nail on f7.
Red places a nail on c6.
Yellow places a nail on c5.
Yellow does not lay the fakir.
Blue places a nail on e5.
White places a nail on e4.
Red places a nail on a7.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to e1.
Yellow does not lay the fakir.
Blue places a nail on f3.
Blue does not lay the fakir.
White places a nail on d7.
Red places a nail on b1.
Yellow places a nail on c1.
Yellow lays fakir k on a4, turned by 2 quarter turns clockwise.
Yellow wins the round and takes 4 cards: g, j, k, q.
Blue starts the next round.
Blue draws a card.
Blue: the card is x, “o../ooo/.o.”.
White draws a card.
White: the card is p, “ooo/.../o.o”.
Red draws a card.
Red: the card is n, “ooo/.oo/...”.
Yellow draws a card.
Yellow: the card is d, “oo./o.o/...”.
Yellow sets the card in the room.
Yellow: the card stands turned by 3 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
White sets the card in the room.
White: the card stands turned by 1 quarter turn clockwise.
Red shows the side “o..”.
Yellow shows the side “.o.”.
Blue shows the side “..o”.
White shows the side “o.o”.
Blue places a nail on a5.
White places a nail on a7.
Red places a nail on d1.
Yellow places a nail on c7.
Blue places a nail on f6.
White places a nail on f4.
Red places a nail on f5.
Yellow places a nail on c2.
Blue places a nail on d7.
White places a nail on f2.
Red places a nail on c1.
Yellow places a nail on c5.
Blue places a nail on f1.
White places a nail on g7.
Red places a nail on c4.
Yellow places a nail on g4.
Blue places a nail on e2.
White places a nail on b7.
White lays fakir p on a5, turned by 2 quarter turns clockwise.
White wins the round and takes 4 cards: d, n, p, x.
Blue wins with 12 cards.
