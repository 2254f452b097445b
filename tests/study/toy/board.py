"""What is in the box."""

from typing import NamedTuple

from sunduk.core.book.edition import Edition


class Tables(NamedTuple):
    PRIZE: int
    """How many points chance gives at a time."""


def tables(edition: Edition) -> Tables:
    return Tables(edition.integer("prize.points", 1, 9, "1.1"))


(PRIZE,) = tables(Edition.beside(__name__))
