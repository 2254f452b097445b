"""Studies of the games themselves: known changes have the right sign, and what does not matter changes nothing."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from sunduk import Game
from sunduk.core.book.edition import Edition
from sunduk.core.match.registry import game as find_game
from sunduk.study import Study, Variant, conduct
from sunduk.study.chronicles import Chronicler
from sunduk.study.compiled.chronicle import chronicle
from sunduk.study.metrics import luck
from sunduk.study.results import Results


def changed(game: str, table: str, key: str, value: Any) -> Variant:
    """A game with one number of its edition changed."""
    edition = deepcopy(Edition.of(find_game(game).package).data)
    edition[table][key] = value
    return Variant(game, edition, name=f"{key} = {value}")


def difference(results: Results, name: str) -> float:
    found = results.changes[0][name]
    assert found is not None
    return found.difference.value


def test_fewer_dirhams_end_marrakech_sooner() -> None:
    results = conduct(Study((Variant("marrakech"), changed("marrakech", "purse", "dirhams", 20)), 2, num=10_000))
    # Everybody has ten dirhams less; whoever cannot pay is out, which ends a match of two.
    assert results.real[0]["score"]
    assert difference(results, "score") == pytest.approx(-10, abs=1)
    assert results.real[0]["length"]
    assert difference(results, "length") < 0


def test_fortune_without_big_fortune_has_fewer_decisions_and_lower_scores() -> None:
    results = conduct(Study((Variant("fortune"), changed("fortune", "fortunes", "big", 0)), 2, num=10_000))
    # One card less for each of two seats, in each of two rounds.
    assert difference(results, "decisions") == pytest.approx(-4)
    for name in ("decisions", "score", "score_spread"):
        assert results.real[0][name], name
        assert difference(results, name) < 0


def test_dirhams_that_nobody_needs_change_nothing_but_the_score() -> None:
    variants = (changed("marrakech", "purse", "dirhams", 300), changed("marrakech", "purse", "dirhams", 301))
    results = conduct(Study(variants, 2, num=10_000))
    assert {name for name, real in results.real[0].items() if real} == {"score"}
    assert difference(results, "score") == pytest.approx(1)


def test_luck_is_0_on_average_in_every_game(game: Game) -> None:
    for seats in game.seats:
        found = np.column_stack(luck(Chronicler(game, seats).random(3, 0, 20_000).rows.T, seats))
        error = found.std(axis=0) / np.sqrt(len(found))
        # Win shares are rounded to 1/60,000 at every chance action.
        assert (np.abs(found.mean(axis=0)) <= 4 * error + 1e-3).all()


def test_the_kernel_compiles_for_the_gpu(game: Game) -> None:
    """Needs no GPU: only its code is generated, for the arrays that a GPU allocates."""
    numba = pytest.importorskip("numba")
    cuda = pytest.importorskip("sunduk.core.backends.cuda")
    record = numba.from_dtype(game.state.dtype)[::1]
    arrays = {
        (kind, axes): numba.types.Array(kind, axes, "F")
        for kind in (numba.int32, numba.int64, numba.float64)
        for axes in (2, 3)
    }
    counts, reals = arrays[numba.int32, 2], arrays[numba.float64, 2]
    scratch = (record, arrays[numba.float64, 3], reals, counts, counts, arrays[numba.int32, 3])
    script = numba.types.Array(numba.int32, 2, "C")
    given = (record, counts, *[numba.int64] * 4, script, *scratch, counts, arrays[numba.int64, 3])
    assert ".entry" in cuda.job_ptx(game, chronicle, *given)
