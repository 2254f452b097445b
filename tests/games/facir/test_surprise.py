"""What a seat of Façir infers from the others' turns."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import NamedTuple

import numpy as np
import pytest

from sunduk import Match
from sunduk.bots import bot
from sunduk.bots.compiled.belief import new_belief, weigh
from sunduk.core.match.view import View
from sunduk.core.rules.contract import surprise
from sunduk.core.rules.record import Records
from sunduk.games.facir.judge import turns_to_lie
from sunduk.games.facir.rules import on_bed
from sunduk.games.facir.state import SET, TURN

from .play import GAME

WATCHER = 0


class Turn(NamedTuple):
    """A turn of another seat: the bed and that seat's nails before and after it."""

    seat: int
    before: tuple[int, int]
    after: tuple[int, int]


def watched(seats: int, seed: int) -> Iterator[tuple[list[View], list[list[Turn]], Records]]:
    """For each round: a seat's view at the start of its turns, the others' turns in between, and the state then."""
    match = Match(GAME, seats, seed=seed, backend="cpu")
    bots = [bot("greedy", seat) for seat in range(seats)]
    views: list[View] = []
    between: list[list[Turn]] = []
    truth, turns = match.records, 0
    while not match.over:
        who, s = match.actors[0], match.state
        if s.phase == SET and views:
            yield views, between[:-1], truth
            views, between = [], []
        if s.phase == TURN and who == WATCHER:
            views, between, truth = [*views, match.view(who)], [*between, []], match.records.copy()
        if s.phase == TURN:
            before, turns = (on_bed(s), s.nails[who]), s.turns
        match.act(bots[who].choose(match.view(who)).action, who)
        s = match.state
        if views and who != WATCHER and s.turns == turns + 1:
            between[-1].append(Turn(who, before, (on_bed(s), s.nails[who])))


def expected(turns: list[Turn], world: Records) -> int:
    """The number of surprises, computed turn by turn from the real beds."""
    found = 0
    for turn in turns:
        card = int(world[0]["card"][turn.seat]) - 1
        after = turns_to_lie(*turn.after, card)
        found += 2 if after == 0 else int(after >= turns_to_lie(*turn.before, card))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_surprises_are_found_from_two_views(seats: int) -> None:
    slow, fast = (GAME.linker(backend)(surprise) for backend in ("interp", "cpu"))
    found = set()
    for views, between, _ in watched(seats, seed=seats):
        for (then, later), turns in zip(pairwise(views), between, strict=True):
            for key in range(4):
                world = later.records.copy()
                GAME.functions("cpu").guess(world[0], WATCHER, key)
                told = fast(then.records[0], later.records[0], world[0], WATCHER)
                assert told == expected(turns, world)
                assert told == slow(then.state, later.state, GAME.state.checked(world), WATCHER)
                found.add(told)
    assert len(found) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_another_round_surprises_nobody(seats: int) -> None:
    told = GAME.linker("cpu")(surprise)
    first, second = (views for views, _, _ in islice(watched(seats, seed=seats), 2))
    for then, later in pairwise(first):
        assert told(then.records[0], later.records[0], second[-1].records[0], WATCHER) == 0
    assert told(first[-1].records[0], second[0].records[0], second[0].records[0], WATCHER) == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_the_true_card_becomes_likelier(seats: int) -> None:
    """Against greedy players, at the last turn of a round."""
    plain, weighed, rounds = 0.0, 0.0, 0
    for views, _, truth in (each for seed in range(3) for each in watched(seats, seed)):
        belief = new_belief(GAME, 400)
        GAME.linker("cpu")(weigh)(belief, concatenated(views), WATCHER, 7)
        shares = [high - low for low, high in pairwise([0.0, *belief.sums.tolist()])]
        right = (belief.worlds["card"][:, 1] == truth[0]["card"][1]).tolist()
        plain += sum(right) / len(right)
        weighed += sum(share for share, true in zip(shares, right, strict=True) if true) / sum(shares)
        rounds += 1
    assert rounds > 10
    assert weighed > 1.5 * plain


def concatenated(views: list[View]) -> Records:
    return np.concatenate([view.records for view in views])
