"""Farlander: settle a land of 24 states, then conquer your neighbours. 2 to 4 seats."""

from sunduk.core.match.game import Game, Option

GAME = Game(
    id="farlander",
    seats=(2, 3, 4),
    options=(
        Option("strength", ("single", "joint"), default="single"),
        Option("fortresses", ("no", "yes"), default="no", seats=(3, 4)),
    ),
    most_choices=24,
    longest=1000,
    package=__name__,
    moves_alike=True,
)
