"""Batches: equal matches on one thread, on several and alone; an error leaves the batch unchanged."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import sunduk
from sunduk import CLOCK, BadMove, BadOption, Game, Match, MissingExtra, View
from sunduk.core.backends.batch import Batch
from sunduk.core.rules.rng import join


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
    assert batch.numbers.tolist()[2] == 12
    batch.reset()
    assert batch.numbers.tolist() == [0, 1, 2, 3, 4]


def test_keys_and_numbers_differ() -> None:
    batch = Batch("marrakech", 200)
    scores = [batch.play(key, first).scores for key, first in ((1, 0), (2, 0), (1, 200))]
    assert (scores[0] != scores[1]).any()
    assert (scores[0] != scores[2]).any()


def test_stepping_deals_the_matches_of_their_seeds(game: Game) -> None:
    """Lane k plays match k of the key, then match k + size, as `Match` deals it from its seed."""
    batch = Batch(game, 3)
    batch.reset(6)
    lane = 1
    for number in (1, 4):
        match = Match(game, seed=join(6, number), backend="cpu")
        while True:
            ids, counts = batch.choices()
            acting = batch.acting.copy()
            seat = int(acting[lane])
            if CLOCK in match.actors and match.records.tobytes() != batch.records[lane : lane + 1].tobytes():
                match.act(match.ids(CLOCK)[0], CLOCK)
            assert match.records.tobytes() == batch.records[lane : lane + 1].tobytes()
            assert seat in match.actors
            assert ids[lane, : counts[lane]].tolist() == match.ids(seat)
            actions = [int(ids[at, (number + at) % counts[at]]) for at in range(3)]
            batch.step(actions)
            match.act(actions[lane], seat)
            if match.over:
                break
            assert not batch.ended[lane]
            assert batch.returns[lane].tolist() == [0] * batch.seats
        assert batch.ended[lane]
        assert batch.returns[lane].sum() == 0
        best = [match.placings[seat] == 1 for seat in range(batch.seats)]
        assert [value == batch.returns[lane].max() for value in batch.returns[lane]] == best
        assert batch.numbers[lane] == number + 3


def test_masks_and_observations(game: Game) -> None:
    for seats in game.seats:
        batch = Batch(game, 40, seats=seats, threads=2)
        batch.reset(2)
        chooser = np.random.default_rng(1)
        for _ in range(30):
            ids, counts = batch.choices()
            mask, seen = batch.mask(), batch.observe().copy()
            for at in range(40):
                assert np.flatnonzero(mask[at]).tolist() == ids[at, : counts[at]].tolist()
            at = int(chooser.integers(40))
            seat = int(batch.acting[at])
            view = View(game, game.runner("cpu").hide(batch.records[at].tobytes(), seat), seat, ())
            assert (view.observation() == seen[at]).all()
            assert (batch.observe(int(batch.acting[at]))[at] == seen[at]).all()
            batch.step(ids[np.arange(40), chooser.integers(0, counts)])


def test_what_a_step_computes_ahead_is_what_a_call_would(game: Game) -> None:
    """A batch that is always asked the same has it ready after a step; a fresh one is asked once, at the end."""
    batch = Batch(game, 5, illegal="end")
    batch.reset(8)
    done: list[NDArray[np.int32]] = []
    for number in range(12):
        mask, seen, sampled = batch.mask().copy(), batch.observe().copy(), batch.sample(2).copy()
        fresh = Batch(game, 5, illegal="end")
        fresh.reset(8)
        for actions in done:
            fresh.step(actions)
        for ahead, asked in zip((mask, seen, sampled), (fresh.mask(), fresh.observe(), fresh.sample(2)), strict=True):
            assert ahead.tobytes() == asked.tobytes()
        assert (batch.observe(1) == fresh.observe(1)).all()
        if number == 6:
            sampled[2] = game.actions
        batch.step(sampled)
        done.append(sampled)


def test_what_was_asked_twice_is_ready_after_a_step(game: Game) -> None:
    batch, other = Batch(game, 3), Batch(game, 3)
    batch.reset(1)
    other.reset(1)
    for _ in range(3):
        mask, seen = batch.mask(), batch.observe()
        batch.step(batch.sample(1))
        other.step(other.sample(1))
    assert (mask == other.mask()).all()
    assert (seen == other.observe()).all()


def test_a_refused_action_leaves_nothing_ready_that_is_not_true() -> None:
    batch = Batch("marrakech", 3)
    batch.reset(5)
    for _ in range(4):
        mask, sampled = batch.mask().copy(), batch.sample(1).copy()
        with pytest.raises(BadMove):
            batch.step(np.where(np.arange(3) == 2, 114, sampled))
        assert (batch.mask() == mask).all()
        assert (batch.sample(1) == sampled).all()
        batch.step(sampled)


def test_arrays_by_columns_hold_the_same(game: Game) -> None:
    rows, columns = (Batch(game, 7, order=order, observations="uint8") for order in ("rows", "columns"))
    for batch in (rows, columns):
        batch.reset(4)
    for _ in range(5):
        for one, other in ((rows.mask(), columns.mask()), (rows.observe(), columns.observe())):
            assert one.flags.c_contiguous
            assert other.flags.f_contiguous
            assert (one == other).all()
        rows.step(rows.sample(1))
        columns.step(columns.sample(1))


def test_stepping_uses_the_same_memory(game: Game) -> None:
    batch = Batch(game, 4)
    batch.reset(1)
    arrays = [*batch.choices(), batch.mask(), batch.observe(), batch.acting, batch.returns, batch.ended]
    batch.step(np.array([int(row[0]) for row in batch.choices()[0]], np.int32))
    again = [*batch.choices(), batch.mask(), batch.observe(), batch.acting, batch.returns, batch.ended]
    assert all(one is other for one, other in zip(arrays, again, strict=True))


def test_dealing_anew_forgets_how_matches_ended() -> None:
    batch = Batch("fortune", 5, options={"rounds": 1})
    batch.reset(1)
    while not batch.ended.any():
        batch.step(batch.sample(1))
    batch.reset(1)
    assert not batch.ended.any()
    assert not batch.returns.any()


def test_nothing_is_renewed_for_a_bad_key() -> None:
    batch = Batch("marrakech", 3)
    batch.advance(4, 20)
    before = batch.records.tobytes()
    with pytest.raises(BadOption, match="key of a batch"):
        batch.advance(-1, 5)
    assert batch.records.tobytes() == before


def test_steps_are_checked_before_any_is_done() -> None:
    batch = Batch("marrakech", 3, seats=3)
    with pytest.raises(BadMove, match=r"Nothing has been dealt: reset\(key\) begins the matches."):
        batch.step([0, 0, 0])
    batch.reset(5)
    before, acting = batch.records.tobytes(), batch.acting.tolist()
    with pytest.raises(
        BadMove, match=r"Action 20 in match 1 of the batch cannot be done: rule \d\.\d .*Nothing was done"
    ):
        batch.step([0, 20, 0])
    with pytest.raises(BadMove, match="3 whole numbers, one a match, not an array of int64 with shape"):
        batch.step([0])
    for wrong in (-1, 115, 2**40):
        with pytest.raises(BadMove, match=f"{wrong}, for match 2 of the batch, is not an action id of marrakech"):
            batch.step([0, 0, wrong])
    with pytest.raises(BadMove, match="not an array of float64"):
        batch.step([1.0, 2.0, 3.0])
    with pytest.raises(BadOption, match="There is no seat 3: seats go from 0 to 2"):
        batch.observe(3)
    assert batch.records.tobytes() == before
    assert batch.acting.tolist() == acting
    batch.step([0, 1, 2])
    assert batch.records.tobytes() != before


def test_an_illegal_action_may_end_its_own_match(game: Game) -> None:
    """Lanes 1 and 2 try what they may not; lane 0 goes on as if nothing had happened beside it."""
    batch, calm = (Batch(game, 3, illegal=illegal, illegal_reward=-2) for illegal in ("end", "raise"))
    for each in (batch, calm):
        each.reset(4)
    legal = calm.sample(1).copy()
    loser = int(batch.acting[1])
    forbidden = int(np.flatnonzero(batch.mask()[1] == 0)[0])
    batch.step(np.array([legal[0], forbidden, game.actions]))
    calm.step(legal)
    assert batch.ended.tolist() == [bool(calm.ended[0]), True, True]
    assert batch.records[0] == calm.records[0]
    assert batch.refused[0] == 0
    assert batch.refused[1] > 100
    assert batch.refused[2] == -1
    assert batch.returns[1].tolist() == [-2 if seat == loser else 0 for seat in range(batch.seats)]
    assert batch.numbers.tolist()[1:] == [4, 5]
    fresh = Batch(game, 6)
    fresh.reset(4)
    assert batch.records[1:].tobytes() == fresh.records[4:].tobytes()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"illegal": "ignore"}, "can raise or end, not 'ignore'"),
        ({"size": 0}, "positive whole number, not 0"),
        ({"size": 1.5}, "positive whole number, not 1.5"),
        ({"device": "tpu"}, "cpu or cuda, not on 'tpu'"),
        ({"threads": 0}, "positive whole number, not 0"),
        ({"seats": 9}, "not by 9"),
        ({"observations": "int4"}, "are float32, float16, uint8, not 'int4'"),
        ({"order": "diagonals"}, "by rows or by columns, not by 'diagonals'"),
        ({"stream": 7}, "Only batches on cuda work on a stream"),
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
    """With a GPU the results equal the CPU's; without one the error says so."""
    try:
        there = Batch("marrakech", 64, seats=3, device="cuda")
    except MissingExtra as error:
        assert "CUDA" in str(error) or "sunduk[cuda]" in str(error)
        return
    here = Batch("marrakech", 64, seats=3)
    assert all((a == b).all() for a, b in zip(here.play(5), there.host(there.play(5)), strict=True))


@pytest.mark.parametrize("kind", ["float32", "uint16", "uint8"])
def test_turning_rows_over_compiles_for_the_gpu(kind: str) -> None:
    """Needs no GPU: only its code is generated."""
    import numba

    from sunduk.core.backends import cuda

    number = getattr(numba, kind)
    arrays = (numba.types.Array(number, 2, "F"), numba.types.Array(number, 2, "C"))
    assert ".visible .entry" in cuda.compiled_ptx(cuda._turner(number), arrays)


def test_public() -> None:
    assert sunduk.Batch is Batch
