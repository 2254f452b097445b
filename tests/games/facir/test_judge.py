"""The evaluation of Façir positions."""

from __future__ import annotations

import random

import pytest

from sunduk.games.facir.board import CARDS, HOLES, PATTERNS, TURNS
from sunduk.games.facir.judge import FAR, FOREIGN, turns_to_fit
from sunduk.games.facir.rules import CORNERS, window

MOST_FOREIGN = 2
"""A place is given up if more nails of others are in the way than this."""


def counted(bed: int, mine: int, pattern: int) -> int:
    """What `turns_to_fit` computes, place by place and nail by nail."""
    found = [FAR]
    for corner in (hole for hole in range(HOLES) if CORNERS >> hole & 1):
        nails, own = window(bed, corner), window(mine, corner)
        missing = (pattern & ~nails).bit_count()
        mine_in_the_way = (own & ~pattern).bit_count()
        foreign = (nails & ~own & ~pattern).bit_count()
        if foreign <= MOST_FOREIGN:
            found.append(max(missing, mine_in_the_way) + FOREIGN * foreign)
    return min(found)


@pytest.mark.parametrize("most", [6, 14, 28, HOLES])
def test_all_places_of_a_card_are_counted_at_once(most: int) -> None:
    luck = random.Random(most)
    for _ in range(60):
        holes = luck.sample(range(HOLES), luck.randrange(most))
        bed = sum(1 << hole for hole in holes)
        mine = sum(1 << hole for hole in holes[: luck.randrange(8)])
        pattern = PATTERNS[luck.randrange(CARDS * TURNS)]
        assert turns_to_fit(bed, mine, pattern) == counted(bed, mine, pattern)
