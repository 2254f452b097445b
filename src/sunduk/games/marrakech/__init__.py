"""Marrakech: rugs, dirhams and Assam, the master of the market. 2 to 4 seats."""

from sunduk.core.match.game import Game, Option

GAME = Game(
    id="marrakech",
    seats=(2, 3, 4),
    options=(
        Option("own_rug", ("protected", "coverable"), default="protected"),
        Option("insolvency", ("eliminated", "forgiven"), default="eliminated"),
        Option("turn_assam", ("before", "after"), default="before"),
    ),
    most_choices=12,
    longest=1000,
    package=__name__,
    moves_alike=True,
)
