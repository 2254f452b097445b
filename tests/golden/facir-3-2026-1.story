Yellow begins.
Yellow draws a card.
Yellow: the card is u, “oo./.oo/.o.”.
Blue draws a card.
Blue: the card is e, “oo./o../.o.”.
Red draws a card.
Red: the card is w, “o.o/oo./..o”.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Red shows the side “oo.”.
Yellow shows the side “o..”.
Blue shows the side “.o.”.
Yellow places a nail on g2.
Blue places a nail on b4.
Red places a nail on d1.
Yellow places a nail on c4.
Blue places a nail on f6.
Red places a nail on g6.
Yellow places a nail on b7.
Blue places a nail on c2.
Red places a nail on e6.
Yellow places a nail on d5.
Blue places a nail on b6.
Red places a nail on a6.
Yellow places a nail on e5.
Blue places a nail on c3.
Red places a nail on c1.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to e1.
Blue places a nail on g3.
Red places a nail on a2.
Yellow places a nail on d2.
Blue lifts the nail from b4.
Blue moves the nail from b4 to d5.
Red places a nail on a3.
Yellow lifts the nail from e1.
Yellow moves the nail from e1 to g4.
Blue places a nail on d4.
Red lifts the nail from e6.
Red moves the nail from e6 to a7.
Yellow places a nail on d3.
Blue lifts the nail from d5.
Blue moves the nail from d5 to f2.
Red lifts the nail from c1.
Red moves the nail from c1 to c5.
Yellow lifts the nail from d3.
Yellow moves the nail from d3 to b3.
Yellow lays fakir u on b3, turned by 0 quarter turns clockwise.
Yellow wins the round and takes 3 cards: e, u, w.
Blue starts the next round.
Blue draws a card.
Blue: the card is d, “oo./o.o/...”.
Red draws a card.
Red: the card is p, “ooo/.../o.o”.
Yellow draws a card.
Yellow: the card is i, “o.o/.o./o..”.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 1 quarter turn clockwise.
Red shows the side “o.o”.
Yellow shows the side “o.o”.
Blue shows the side “oo.”.
Blue places a nail on g2.
Red places a nail on f3.
Yellow places a nail on d4.
Blue places a nail on c2.
Red places a nail on g6.
Yellow places a nail on c1.
Blue places a nail on e5.
Red places a nail on b3.
Yellow places a nail on b1.
Blue places a nail on a6.
Blue does not lay the fakir.
Red places a nail on a4.
Yellow places a nail on b6.
Blue places a nail on e1.
Blue does not lay the fakir.
Red places a nail on f1.
Yellow places a nail on g7.
Blue lifts the nail from c2.
Blue moves the nail from c2 to e2.
Red places a nail on c4.
Yellow places a nail on e3.
Blue places a nail on g1.
Red places a nail on f4.
Yellow places a nail on f2.
Blue places a nail on b5.
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
Blue lays fakir d on d3, turned by 1 quarter turn clockwise.
Blue wins the round and takes 3 cards: d, i, p.
Red starts the next round.
Red draws a card.
Red: the card is m, “ooo/oo./...”.
Yellow draws a card.
Yellow: the card is b, “ooo/.../o..”.
Blue draws a card.
Blue: the card is l, “.o./ooo/...”.
Yellow sets the card in the room.
Yellow: the card stands turned by 0 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 3 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Red shows the side “..o”.
Yellow shows the side “ooo”.
Blue shows the side “.o.”.
Red places a nail on b6.
Yellow places a nail on g7.
Blue places a nail on g1.
Red places a nail on b5.
Yellow places a nail on d5.
Blue places a nail on f2.
Red places a nail on e3.
Yellow places a nail on d7.
Blue places a nail on c5.
Red lifts the nail from b5.
Red moves the nail from b5 to c2.
Yellow lifts the nail from d5.
Yellow moves the nail from d5 to a3.
Blue places a nail on d5.
Red places a nail on b4.
Yellow places a nail on b3.
Blue places a nail on a5.
Red places a nail on a7.
Yellow places a nail on g2.
Blue places a nail on c7.
Red places a nail on b5.
Yellow places a nail on a2.
Blue places a nail on e1.
Red places a nail on f6.
Yellow places a nail on e6.
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
Red lays fakir m on c1, turned by 1 quarter turn clockwise.
Red wins the round and takes 3 cards: b, l, m.
Yellow starts the next round.
Yellow draws a card.
Yellow: the card is h, “o.o/o../..o”.
Blue draws a card.
Blue: the card is c, “ooo/.../..o”.
Red draws a card.
Red: the card is o, “ooo/.../oo.”.
Blue sets the card in the room.
Blue: the card stands turned by 3 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Red shows the side “o.o”.
Yellow shows the side “oo.”.
Blue shows the side “o.o”.
Yellow places a nail on g6.
Blue places a nail on e7.
Red places a nail on e5.
Yellow places a nail on d1.
Blue places a nail on a7.
Red places a nail on d7.
Yellow lifts the nail from g6.
Yellow moves the nail from g6 to f6.
Blue places a nail on a5.
Red places a nail on b1.
Yellow places a nail on g5.
Blue places a nail on b3.
Red lifts the nail from e5.
Red moves the nail from e5 to d4.
Yellow lifts the nail from g5.
Yellow moves the nail from g5 to a6.
Blue places a nail on a2.
Red places a nail on g5.
Yellow places a nail on d5.
Blue lifts the nail from e7.
Blue moves the nail from e7 to e6.
Red lifts the nail from b1.
Red moves the nail from b1 to b4.
Yellow places a nail on d6.
Blue places a nail on c5.
Blue lays fakir c on a5, turned by 3 quarter turns clockwise.
Blue wins the round and takes 3 cards: c, h, o.
Blue starts the next round.
Blue draws a card.
Blue: the card is s, “oo./o.o/..o”.
Red draws a card.
Red: the card is v, “oo./.o./o.o”.
Yellow draws a card.
Yellow: the card is a, “ooo/.o./...”.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 3 quarter turns clockwise.
Red shows the side “o..”.
Yellow shows the side “o..”.
Blue shows the side “.oo”.
Blue places a nail on a6.
Red places a nail on c2.
Yellow places a nail on c7.
Blue places a nail on b3.
Red lifts the nail from c2.
Red moves the nail from c2 to b4.
Yellow places a nail on e2.
Blue places a nail on f2.
Red places a nail on c6.
Yellow places a nail on f4.
Blue places a nail on d7.
Red places a nail on e1.
Yellow lifts the nail from f4.
Yellow moves the nail from f4 to a1.
Blue places a nail on e4.
Red places a nail on g1.
Yellow places a nail on c5.
Blue places a nail on g2.
Red places a nail on g3.
Yellow lifts the nail from e2.
Yellow moves the nail from e2 to b6.
Blue places a nail on e5.
Red places a nail on g6.
Yellow places a nail on f5.
Blue lifts the nail from e4.
Blue moves the nail from e4 to e6.
Red lifts the nail from g3.
Red moves the nail from g3 to d1.
Yellow lifts the nail from a1.
Yellow moves the nail from a1 to e3.
Blue lifts the nail from a6.
Blue moves the nail from a6 to a7.
Red places a nail on b1.
Red lays fakir v on e1, turned by 1 quarter turn clockwise.
Red wins the round and takes 3 cards: a, s, v.
Red starts the next round.
Red draws a card.
Red: the card is k, “o../o.o/.o.”.
Yellow draws a card.
Yellow: the card is x, “o../ooo/.o.”.
Blue draws a card.
Blue: the card is t, “oo./o../.oo”.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 3 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Red shows the side “.o.”.
Yellow shows the side “oo.”.
Blue shows the side “.oo”.
Red places a nail on e1.
Yellow places a nail on a1.
Blue places a nail on d4.
Red places a nail on c5.
Yellow places a nail on b7.
Blue places a nail on f1.
Red places a nail on e7.
Yellow places a nail on g6.
Blue places a nail on a5.
Red places a nail on a6.
Yellow places a nail on e2.
Blue places a nail on d7.
Red places a nail on g2.
Yellow places a nail on c1.
Blue places a nail on f5.
Red places a nail on a2.
Yellow lifts the nail from c1.
Yellow moves the nail from c1 to c4.
Blue places a nail on d5.
Red places a nail on f2.
Yellow places a nail on f7.
Blue places a nail on a3.
Red lifts the nail from g2.
Red moves the nail from g2 to c1.
Red does not lay the fakir.
Yellow places a nail on b4.
Blue lifts the nail from a5.
Blue moves the nail from a5 to d6.
Red lifts the nail from c5.
Red moves the nail from c5 to d2.
Red lays fakir k on e5, turned by 3 quarter turns clockwise.
Red wins the round and takes 3 cards: k, t, x.
Red wins with 9 cards.
