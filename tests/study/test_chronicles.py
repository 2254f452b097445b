"""The row of a match agrees with its record, in every game."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk import Batch, Game
from sunduk.core.rules.contract import CHANCE
from sunduk.study import columns as c
from sunduk.study.chronicles import Chronicler


def test_rows_are_of_the_matches_that_a_batch_plays(game: Game) -> None:
    seats = game.seats[-1]
    batch, rows = Batch(game, 8, seats=seats), Chronicler(game, seats, brief=True).random(4, 0, 8).rows
    results = batch.host(batch.play(4))
    begin = c.block(c.SCORE, seats)
    assert (rows[:, begin : begin + seats] == results.scores).all()
    assert (rows[:, c.LENGTH] == results.lengths).all()


@pytest.mark.parametrize(("name", "seats"), [("marrakech", 3), ("pharaoh", 4)])
def test_a_decision_counts_once_when_it_is_made(name: str, seats: int) -> None:
    """Also where several may act at once: decisions, the choices each had, and who made the first alone."""
    batch = Batch(name, 4, seats=seats)
    rows = Chronicler(batch.game, seats, brief=True).random(4, 0, 4).rows
    for number, row in enumerate(rows):
        match = batch.match(4, number)
        points = zip(match.replay(), match.log, strict=False)
        made = [(point, entry.who) for point, entry in points if entry.who < CHANCE]
        alone = [who for point, who in made if len([one for one in point.actors if one < CHANCE]) == 1]
        assert row[c.DECISIONS] == len(made) < row[c.LENGTH]
        assert row[c.CHOICES] == sum(len(point.ids(who)) for point, who in made)
        assert row[c.OPENER] == (alone[0] if alone else -1)


def test_rows_do_not_depend_on_parts_threads_or_who_plays() -> None:
    """Parts of a run, one thread or two, and the same matches replayed from their logs: all rows are equal."""
    batch = Batch("marrakech", 1, seats=2)
    chronicler = Chronicler(batch.game, 2, threads=2)
    whole = chronicler.random(4, 0, 12)
    parted = [chronicler.random(4, 0, 5), Chronicler(batch.game, 2, threads=1).random(4, 5, 7)]
    assert (whole.rows == np.vstack([part.rows for part in parted])).all()
    assert (whole.uses[:, : c.EXAMPLE] == (parted[0].uses + parted[1].uses)[:, : c.EXAMPLE]).all()
    again = chronicler.of([batch.match(4, number).log for number in range(12)], 0)
    assert (whole.rows == again.rows).all()
    assert (whole.uses == again.uses).all()
