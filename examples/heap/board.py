"""What is in the box."""

from typing import NamedTuple

from sunduk.core.book.edition import Edition


class Tables(NamedTuple):
    STICKS: int


def tables(edition: Edition) -> Tables:
    return Tables(edition.integer("sticks", 1, 90, "1.1"))


(STICKS,) = tables(Edition.beside(__name__))
