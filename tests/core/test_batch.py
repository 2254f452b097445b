"""Batches: the same matches on one thread, on several and alone; nothing half-done."""

from __future__ import annotations

import numpy as np
import pytest

import sunduk
from sunduk import BadMove, BadOption, Game, MissingExtra
from sunduk.core.batch import Batch


def test_threads_do_not_matter(game: Game) -> None:
    for seats in game.seats:
        one, three = (Batch(game, 100, seats=seats, threads=threads).play(7) for threads in (1, 3))
        assert all((a == b).all() for a, b in zip(one, three, strict=True))


def test_a_match_alone_is_the_one_of_the_batch(game: Game) -> None:
    batch = Batch(game, 50)
    results = batch.play(3, first=1000)
    for at in (0, 17, 49):
        match = batch.match(3, 1000 + at)
        assert len(match.log) == results.lengths[at]
        assert match.scores == results.scores[at].tolist()
        assert match.placings == results.placings[at].tolist()


def test_advancing_renews_matches_that_end(game: Game) -> None:
    """Lane 2 of a batch of 5 plays matches 2, 7, 12 …, each from its start."""
    batch = Batch(game, 5)
    lengths = [len(batch.match(9, number).log) for number in (2, 7)]
    batch.advance(9, sum(lengths) + 3)
    third = batch.match(9, 12).rewound(3)
    assert batch.records[2:3].tobytes() == third.records.tobytes()
    assert batch.ended >= 2 * 5 - 5
    batch.reset()
    assert batch.ended == 0
    assert batch.records.tobytes() == batch.game.record(batch.seats).tobytes() * 5


def test_keys_and_numbers_differ() -> None:
    batch = Batch("marrakech", 200)
    scores = [batch.play(key, first).scores for key, first in ((1, 0), (2, 0), (1, 200))]
    assert (scores[0] != scores[1]).any()
    assert (scores[0] != scores[2]).any()


def test_steps_are_checked_before_any_is_done() -> None:
    batch = Batch("marrakech", 3, seats=3)
    before = batch.records.tobytes()
    first = batch.game.part("rules").FIRST_SEAT
    with pytest.raises(BadMove, match=r"Action 0 in match 1 of the batch cannot be done: rule 3\.2 .*Nothing was done"):
        batch.step([first, 0, first])
    with pytest.raises(BadMove, match="3 whole numbers, one a match, not an array of int64 with shape"):
        batch.step([first])
    for wrong in (-1, 115, 2**40 + first):
        with pytest.raises(BadMove, match=f"{wrong}, for match 2 of the batch, is not an action id of marrakech"):
            batch.step([first, first, wrong])
    with pytest.raises(BadMove, match="not an array of float64"):
        batch.step([1.0, 2.0, 3.0])
    assert batch.records.tobytes() == before
    batch.step(np.array([first, first + 1, first + 2]))
    acting, ids, counts = batch.choices()
    assert acting.tolist() == [1, 2, 4]
    assert counts.tolist() == [3, 3, 3]
    assert ids[:, :3].tolist() == [[0, 1, 2]] * 3


def test_finished_matches_take_no_steps() -> None:
    batch = Batch("marrakech", 2, seats=2)
    chooser = np.random.default_rng(1)
    while True:
        acting, ids, counts = batch.choices()
        if (acting == 0).any():
            break
        batch.step(ids[np.arange(2), chooser.integers(0, counts)])
    with pytest.raises(BadMove, match="the match is over"):
        batch.step([0, 0])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"size": 0}, "positive whole number, not 0"),
        ({"size": 1.5}, "positive whole number, not 1.5"),
        ({"device": "tpu"}, "cpu or cuda, not on 'tpu'"),
        ({"threads": 0}, "positive whole number, not 0"),
        ({"seats": 9}, "not by 9"),
    ],
)
def test_bad_batches(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Batch(**({"game": "marrakech", "size": 4} | arguments))  # type: ignore[arg-type]


@pytest.mark.parametrize("key", [-1, 2**32, "1"])
def test_bad_keys(key: object) -> None:
    with pytest.raises(BadOption, match="key of a batch is a whole number"):
        Batch("marrakech", 4).play(key)  # type: ignore[arg-type]


def test_gpu_or_a_sentence() -> None:
    """With a GPU the same matches come out; without one the error says so."""
    try:
        there = Batch("marrakech", 64, seats=3, device="cuda")
    except MissingExtra as error:
        assert "CUDA" in str(error) or "sunduk[cuda]" in str(error)
        return
    here = Batch("marrakech", 64, seats=3)
    assert all((a == b).all() for a, b in zip(here.play(5), there.host(there.play(5)), strict=True))


def test_public() -> None:
    assert sunduk.Batch is Batch
