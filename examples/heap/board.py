"""What is in the box."""

from pathlib import Path
from typing import NamedTuple

from sunduk.core.book.edition import Edition


class Tables(NamedTuple):
    """Constants of the rules that come from the edition."""

    STICKS: int


def tables(edition: Edition) -> Tables:
    sticks = edition.integer("sticks", 1, 90, "1.1")
    edition.done()
    return Tables(sticks)


(STICKS,) = tables(Edition.read(Path(__file__).with_name("edition.toml")))
