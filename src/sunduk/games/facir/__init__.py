"""Façir: nails on a bed, and a fakir with holes who must come to lie on them. 2 to 4 seats."""

from sunduk.core.match.game import Game, Option

GAME = Game(
    id="facir",
    seats=(2, 3, 4),
    options=(Option("round_limit", range(2, 1001), default=200),),
    most_choices=74,
    longest=22000,
    package=__name__,
    secrets=True,
    moves_alike=True,
)
