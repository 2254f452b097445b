"""Heap: take sticks from a heap; who takes the last one wins. The smallest complete game, to learn from."""

from sunduk import Game, Option

GAME = Game(
    id="heap",
    seats=(2, 3),
    options=(Option("most", range(2, 6), default=3),),
    most_choices=5,
    longest=100,
    package=__name__,
)
