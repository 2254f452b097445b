"""A game whose every number can be computed by hand: seats take turns, and after each turn chance gives a point."""

from sunduk.core.match.game import Game, Option

GAME = Game(
    id="toy",
    seats=(2, 3),
    options=(
        Option("knockout", ("no", "yes", "behind"), default="no", seats=(3,)),
        Option("lively", ("no", "yes"), default="no", seats=(2,)),
        Option("length", range(1, 41), default=3),
        Option("edge", range(1, 10), default=1),
    ),
    most_choices=3,
    longest=100,
    package=__name__,
    moves_alike=True,
)
