"""Fortune: a merchant's luck, characters on piles and the moment to cash in. 2 to 5 seats."""

from sunduk.core.match.game import Game, Option

GAME = Game(
    id="fortune",
    seats=(2, 3, 4, 5),
    options=(Option("rounds", ("per_seat", *range(1, 11)), default="per_seat"),),
    most_choices=25,
    longest=951,
    package=__name__,
    secrets=True,
)
