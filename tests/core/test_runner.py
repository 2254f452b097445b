"""Runners: every backend of a match answers alike, from bytes, however many ask at once."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import sunduk
from sunduk import BadOption, Match
from sunduk.core.backends.runner import RUNNERS
from sunduk.core.match.game import Game
from sunduk.core.rules.contract import CHANCE

GAMES = pytest.mark.parametrize("game", sunduk.games(), ids=repr)


@GAMES
def test_backends_answer_alike(game: Game) -> None:
    slow, fast = (game.runner(backend) for backend in RUNNERS)
    dice, seats = random.Random(2), game.seats[-1]
    state = slow.start(bytes(game.unstarted(seats)))
    assert state == fast.start(bytes(game.unstarted(seats)))
    for _ in range(150):
        among = slow.actors(state)
        assert fast.actors(state) == among
        if not among:
            break
        for who in range(seats):
            assert fast.choices(state, who) == slow.choices(state, who)
            hidden = slow.hide(state, who)
            assert fast.hide(state, who) == hidden
            key = dice.getrandbits(32)
            assert fast.guess(hidden, who, key) == slow.guess(hidden, who, key)
        assert (fast.scores(state, seats), fast.placings(state, seats)) == (
            slow.scores(state, seats),
            slow.placings(state, seats),
        )
        action = dice.randrange(game.actions)
        assert fast.refusal(state, 0, action) == slow.refusal(state, 0, action)
        if among >> CHANCE & 1:
            word, actions = dice.getrandbits(32), slow.choices(state, CHANCE)
            assert fast.weights(state, actions) == slow.weights(state, actions)
            assert fast.draw(state, word) == slow.draw(state, word)
            found = slow.act_chance(state, word)
            assert fast.act_chance(state, word) == found
            state = found[0]
        else:
            who = dice.choice([who for who in range(CHANCE + 2) if among >> who & 1])
            action = dice.choice(slow.choices(state, who))
            after = slow.act(state, who, action)
            assert fast.act(state, who, action) == after
            state = after[0]


def test_a_refused_action_is_told_by_its_rule_and_changes_nothing() -> None:
    match = Match("marrakech", 3, seed=1)
    after, among = match.runner.act(match.packed, match.actors[0], match.game.actions - 1)
    assert among == -match.runner.refusal(match.packed, match.actors[0], match.game.actions - 1) < 0
    assert after == match.packed


def test_a_match_may_change_its_backend_at_any_time() -> None:
    one, other = Match("farlander", 3, seed=4), Match("farlander", 3, seed=4)
    dice = random.Random(1)
    while not one.over:
        other.run_on(dice.choice(list(RUNNERS)))
        action = dice.choice(one.ids())
        one.act(action)
        other.act(action)
        assert (other.packed, other.ids(), other.actors) == (one.packed, one.ids(), one.actors)


def test_an_unknown_backend_is_named() -> None:
    with pytest.raises(BadOption, match="A match runs on interp or cpu, not on 'cuda'"):
        Match("marrakech", backend="cuda")


@pytest.mark.parametrize("backend", RUNNERS)
def test_threads_do_not_share_memory(backend: str) -> None:
    def played(seed: int) -> bytes:
        match, dice = Match("fortune", 4, seed=seed, backend=backend), random.Random(seed)
        while not match.over:
            match.act(dice.choice(match.ids()))
        return match.packed

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(played, range(24))) == [played(seed) for seed in range(24)]


def test_the_state_that_rules_failed_on_is_not_seen_again() -> None:
    game = sunduk.game("marrakech")
    runner, state = game.runner("interp"), Match(game, 2, seed=1).packed
    crowded = bytearray(state)
    game.state.checked(crowded).seats = 9
    expected = runner.scores(state, 2)
    for _ in range(3):
        with pytest.raises(IndexError):
            runner.scores(bytes(crowded), 2)
        assert runner.scores(state, 2) == expected
