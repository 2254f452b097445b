"""Pharaoh's Code: three dice, a pyramid of numbers and half a minute of sand. 2 to 5 seats."""

from sunduk.core.match.game import Game, Option

GAME = Game(
    id="pharaoh",
    version=2,
    seats=(2, 3, 4, 5),
    options=(Option("tiles_per_round", ("one", "many"), default="one"),),
    most_choices=217,
    longest=9000,
    package=__name__,
    race=True,
    answers=True,
    older={1: {"hidden_stacks": 1}},
)
