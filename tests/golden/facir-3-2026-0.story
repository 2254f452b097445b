Red begins.
Red draws a card.
Red: the card is w, “o.o/oo./..o”.
Yellow draws a card.
Yellow: the card is d, “oo./o.o/...”.
Blue draws a card.
Blue: the card is u, “oo./.oo/.o.”.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Red shows the side “oo.”.
Yellow shows the side “...”.
Blue shows the side “.oo”.
Red places a nail on c3.
Yellow places a nail on f6.
Blue places a nail on a2.
Red places a nail on e6.
Yellow places a nail on a4.
Blue places a nail on c1.
Red lifts the nail from c3.
Red moves the nail from c3 to g7.
Yellow places a nail on f3.
Blue places a nail on d4.
Red places a nail on e2.
Yellow places a nail on f4.
Blue places a nail on b6.
Red places a nail on g4.
Yellow places a nail on c6.
Blue places a nail on a5.
Red places a nail on g3.
Yellow lifts the nail from f3.
Yellow moves the nail from f3 to b4.
Blue lifts the nail from d4.
Blue moves the nail from d4 to d2.
Red places a nail on e3.
Yellow lifts the nail from c6.
Yellow moves the nail from c6 to c4.
Blue places a nail on f2.
Red places a nail on d4.
Yellow places a nail on g1.
Blue places a nail on a7.
Red lifts the nail from e6.
Red moves the nail from e6 to b1.
Yellow places a nail on e4.
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
Red lays fakir w on e1, turned by 2 quarter turns clockwise.
Red wins the round and takes 3 cards: d, u, w.
Yellow starts the next round.
Yellow draws a card.
Yellow: the card is n, “ooo/.oo/...”.
Blue draws a card.
Blue: the card is r, “oo./o.o/.o.”.
Red draws a card.
Red: the card is q, “ooo/.../.oo”.
Yellow sets the card in the room.
Yellow: the card stands turned by 3 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
Red shows the side “.oo”.
Yellow shows the side “.oo”.
Blue shows the side “.o.”.
Yellow places a nail on a3.
Blue places a nail on d6.
Red places a nail on a1.
Yellow places a nail on a6.
Blue places a nail on f1.
Red places a nail on e7.
Yellow places a nail on g2.
Blue places a nail on f5.
Red places a nail on b7.
Yellow places a nail on d5.
Blue places a nail on b6.
Red places a nail on f4.
Yellow places a nail on c7.
Blue places a nail on c3.
Red places a nail on b3.
Yellow places a nail on g3.
Blue lifts the nail from d6.
Blue moves the nail from d6 to g4.
Red lifts the nail from b3.
Red moves the nail from b3 to g6.
Yellow places a nail on e3.
Blue places a nail on c6.
Red places a nail on e2.
Yellow lifts the nail from g3.
Yellow moves the nail from g3 to b5.
Blue places a nail on f3.
Blue does not lay the fakir.
Red places a nail on a4.
Yellow lifts the nail from a6.
Yellow moves the nail from a6 to c1.
Blue lifts the nail from c3.
Blue moves the nail from c3 to d7.
Blue lays fakir r on e1, turned by 3 quarter turns clockwise.
Blue wins the round and takes 3 cards: n, q, r.
Blue starts the next round.
Blue draws a card.
Blue: the card is c, “ooo/.../..o”.
Red draws a card.
Red: the card is f, “oo./..o/.o.”.
Yellow draws a card.
Yellow: the card is v, “oo./.o./o.o”.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 2 quarter turns clockwise.
Red sets the card in the room.
Red: the card stands turned by 0 quarter turns clockwise.
Red shows the side “.oo”.
Yellow shows the side “o.o”.
Blue shows the side “..o”.
Blue places a nail on d7.
Red places a nail on a3.
Yellow places a nail on g7.
Blue places a nail on d4.
Red places a nail on f3.
Yellow places a nail on b3.
Blue places a nail on f1.
Red places a nail on f2.
Yellow places a nail on e1.
Blue places a nail on c6.
Red places a nail on d5.
Yellow places a nail on d1.
Blue places a nail on b7.
Red places a nail on d3.
Yellow places a nail on e3.
Blue places a nail on a5.
Red lifts the nail from d3.
Red moves the nail from d3 to e6.
Yellow places a nail on b5.
Blue places a nail on c3.
Red places a nail on f6.
Red does not lay the fakir.
Yellow places a nail on f4.
Blue lifts the nail from c3.
Blue moves the nail from c3 to a6.
Red lifts the nail from f3.
Red moves the nail from f3 to c5.
Red does not lay the fakir.
Yellow lifts the nail from g7.
Yellow moves the nail from g7 to g1.
Blue lifts the nail from c6.
Blue moves the nail from c6 to g3.
Red places a nail on f7.
Red does not lay the fakir.
Yellow lifts the nail from e3.
Yellow moves the nail from e3 to g4.
Blue lifts the nail from f1.
Blue moves the nail from f1 to b6.
Red lifts the nail from f6.
Red moves the nail from f6 to c2.
Red lays fakir f on c5, turned by 0 quarter turns clockwise.
Red wins the round and takes 3 cards: c, f, v.
Red starts the next round.
Red draws a card.
Red: the card is s, “oo./o.o/..o”.
Yellow draws a card.
Yellow: the card is b, “ooo/.../o..”.
Blue draws a card.
Blue: the card is e, “oo./o../.o.”.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 1 quarter turn clockwise.
Red sets the card in the room.
Red: the card stands turned by 0 quarter turns clockwise.
Red shows the side “.oo”.
Yellow shows the side “o.o”.
Blue shows the side “oo.”.
Red places a nail on e3.
Yellow places a nail on d4.
Blue places a nail on a5.
Red places a nail on d3.
Yellow places a nail on c7.
Blue places a nail on a4.
Red places a nail on e5.
Yellow places a nail on g6.
Blue places a nail on e1.
Blue lays fakir e on d3, turned by 0 quarter turns clockwise.
Blue wins the round and takes 3 cards: b, e, s.
Yellow starts the next round.
Yellow draws a card.
Yellow: the card is m, “ooo/oo./...”.
Blue draws a card.
Blue: the card is l, “.o./ooo/...”.
Red draws a card.
Red: the card is t, “oo./o../.oo”.
Blue sets the card in the room.
Blue: the card stands turned by 0 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 1 quarter turn clockwise.
Red sets the card in the room.
Red: the card stands turned by 0 quarter turns clockwise.
Red shows the side “.oo”.
Yellow shows the side “oo.”.
Blue shows the side “.o.”.
Yellow places a nail on a7.
Blue places a nail on d4.
Red places a nail on f7.
Yellow places a nail on b3.
Blue places a nail on c7.
Red places a nail on d5.
Yellow lifts the nail from a7.
Yellow moves the nail from a7 to f5.
Blue places a nail on d7.
Red places a nail on a5.
Yellow places a nail on b6.
Blue places a nail on c6.
Red places a nail on f4.
Yellow places a nail on a1.
Blue places a nail on b5.
Red places a nail on g5.
Red does not lay the fakir.
Yellow places a nail on b2.
Blue places a nail on d6.
Red places a nail on a7.
Yellow places a nail on c1.
Blue places a nail on g2.
Red places a nail on b7.
Yellow places a nail on f1.
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
Blue lays fakir l on c4, turned by 0 quarter turns clockwise.
Blue wins the round and takes 3 cards: l, m, t.
Blue starts the next round.
Blue draws a card.
Blue: the card is j, “o.o/.o./.o.”.
Red draws a card.
Red: the card is a, “ooo/.o./...”.
Yellow draws a card.
Yellow: the card is g, “oo./.../o.o”.
Red sets the card in the room.
Red: the card stands turned by 2 quarter turns clockwise.
Yellow sets the card in the room.
Yellow: the card stands turned by 2 quarter turns clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 2 quarter turns clockwise.
Red shows the side “...”.
Yellow shows the side “o.o”.
Blue shows the side “.o.”.
Blue places a nail on e5.
Red places a nail on e4.
Yellow places a nail on c3.
Blue places a nail on e7.
Red places a nail on b7.
Yellow places a nail on d4.
Blue places a nail on d1.
Red places a nail on a6.
Yellow places a nail on a4.
Blue places a nail on d2.
Red places a nail on c2.
Yellow places a nail on e1.
Blue places a nail on d5.
Red places a nail on g6.
Yellow places a nail on b5.
Blue places a nail on a5.
Red places a nail on b3.
Red lays fakir a on a4, turned by 3 quarter turns clockwise.
Red wins the round and takes 3 cards: a, g, j.
The match is tied: there is a deciding round. Red starts it.
Red draws a card.
Red: the card is b, “ooo/.../o..”.
Blue draws a card.
Blue: the card is v, “oo./.o./o.o”.
Red sets the card in the room.
Red: the card stands turned by 1 quarter turn clockwise.
Blue sets the card in the room.
Blue: the card stands turned by 1 quarter turn clockwise.
Red shows the side “o.o”.
Blue shows the side “o.o”.
Red places a nail on a7.
Blue places a nail on f2.
Red lifts the nail from a7.
Red moves the nail from a7 to e2.
Blue places a nail on f7.
Red places a nail on d6.
Blue places a nail on b5.
Red places a nail on g7.
Blue places a nail on c7.
Red places a nail on a4.
Blue places a nail on g3.
Red places a nail on g1.
Blue places a nail on c5.
Red places a nail on f5.
Blue places a nail on e6.
Red places a nail on c1.
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
Blue lays fakir v on d1, turned by 3 quarter turns clockwise.
Blue wins the deciding round.
Blue wins with 9 cards.
