"""PettingZoo adapter: every game passes PettingZoo's own tests, and its matches equal those of `sunduk.Match`."""

from __future__ import annotations

import copy
import pickle
import sys
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import sunduk
from sunduk import CHANCE, CLOCK, BadMove, BadOption, Game, Match, MissingExtra, Refused
from sunduk.adapters import pettingzoo, table

TABLES = [(game.id, seats) for game in sunduk.games() for seats in game.seats]
OUTSIDE_RACES = [id for id in TABLES if not sunduk.game(id[0]).race]

# PettingZoo's tests do not support dict observation spaces, although PettingZoo recommends them for action masks.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.fixture(scope="module", params=TABLES, ids=lambda seating: f"{seating[0]}-{seating[1]}")
def seating(request: pytest.FixtureRequest) -> tuple[str, int]:
    """Every game with each number of seats. xdist runs all tests of one game in one process, so that it is compiled
    once.
    """
    id, seats = request.param
    return id, seats


def play(env: Any, seed: int, most: int = 10**6) -> list[tuple[str, int]]:
    """Play randomly to the end, or for `steps` steps; return the actions with their agents."""
    luck = np.random.default_rng(seed)
    done = []
    for agent in env.agent_iter(most):
        observation, _, over, _, info = env.last()
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        action = None if over else int(luck.choice(np.flatnonzero(info["action_mask"])))
        env.step(action)
        if action is not None:
            done.append((agent, action))
    return done


def drawn(infos: dict[str, Any], luck: np.random.Generator) -> dict[str, int]:
    return {agent: int(luck.choice(np.flatnonzero(info["action_mask"]))) for agent, info in infos.items()}


def test_passes_the_api_test_of_pettingzoo(seating: tuple[str, int]) -> None:
    api_test(pettingzoo.env(*seating), num_cycles=100)
    api_test(pettingzoo.raw_env(*seating), num_cycles=100)


def test_passes_the_parallel_test_of_pettingzoo(seating: tuple[str, int]) -> None:
    parallel_api_test(pettingzoo.parallel_env(*seating), num_cycles=200)


def test_passes_the_seed_test_of_pettingzoo(seating: tuple[str, int]) -> None:
    seed_test(partial(pettingzoo.env, *seating), num_cycles=50)
    parallel_seed_test(partial(pettingzoo.parallel_env, *seating), num_cycles=50)


def test_passes_the_render_test_of_pettingzoo(game: Game) -> None:
    render_test(partial(pettingzoo.env, game))


def test_passes_the_benchmark_of_pettingzoo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticking = iter(range(10**6))
    monkeypatch.setattr("time.time", lambda: next(ticking) / 10)
    performance_benchmark(pettingzoo.env("facir"))
    assert "Finished" in capsys.readouterr().out


@pytest.mark.parametrize("seating", OUTSIDE_RACES, indirect=True, ids=lambda at: f"{at[0]}-{at[1]}")
def test_plays_the_matches_of_sunduk(seating: tuple[str, int]) -> None:
    env = pettingzoo.raw_env(*seating)
    env.reset(seed=7)
    match = Match(*seating, seed=7)
    for agent, action in play(env, 1):
        seat = min(match.actors)
        assert agent == f"seat_{seat}"
        match.act(action, seat)
    assert match.over
    assert env.table.match.log == match.log


def test_together_or_in_turn_it_is_the_same_match(seating: tuple[str, int]) -> None:
    """Agents are asked one after another, but in a race too none of them acts until all have been asked."""
    env, together = pettingzoo.raw_env(*seating), pettingzoo.parallel_env(*seating)
    env.reset(seed=5)
    _, infos = together.reset(seed=5)
    luck = np.random.default_rng(5)
    while together.agents:
        actions = drawn(infos, luck)
        asked = [seat for seat in together.table.match.actors if seat < CHANCE]
        _, rewards, over, _, infos = together.step(actions)
        for seat in asked:
            assert env.agent_selection == f"seat_{seat}"
            env.step(actions[f"seat_{seat}"])
    assert env.table.match.log == together.table.match.log
    assert all(over.values())
    assert rewards == env.rewards
    places = together.table.match.placings
    ahead = [sum((place < other) - (place > other) for other in places) for place in places]
    assert list(rewards.values()) == [seat / (len(places) - 1) for seat in ahead]
    assert sum(rewards.values()) == pytest.approx(0)


def test_observations_are_those_of_the_view(seating: tuple[str, int]) -> None:
    env = pettingzoo.raw_env(*seating)
    env.reset(seed=3)
    play(env, 3, 30)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], env.table.match.view(seat).observation())
        assert seen["observation"] is not env.observe(agent)["observation"]
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_what_is_not_allowed_changes_nothing(game: Game) -> None:
    env, together = pettingzoo.raw_env(game, illegal="raise"), pettingzoo.parallel_env(game, illegal="raise")
    for each in (env, together):
        with pytest.raises(BadMove, match="reset the environment first"):
            each.step({})
    env.reset(seed=1)
    _, infos = together.reset(seed=1)
    before = pickle.dumps(env), pickle.dumps(together)
    mask = env.last()[0]["action_mask"]
    forbidden = np.flatnonzero(mask == 0)[0]
    with pytest.raises(Refused, match="is refused by rule"):
        env.step(forbidden)
    for wrong in (1.0, "0", None, True, -1, env.table.actions, np.array([0]), np.float32(0)):
        with pytest.raises(BadMove, match=f"An action of {game.id} is a whole number from 0 to"):
            env.step(wrong)
    actions = drawn(infos, np.random.default_rng(1))
    with pytest.raises(Refused):
        together.step(actions | {env.agent_selection: forbidden})
    with pytest.raises(BadMove, match="Every agent acts or waits"):
        together.step({env.agent_selection: actions[env.agent_selection]})
    with pytest.raises(BadOption, match="A seed is a whole number"):
        env.reset(seed=-1)
    assert (pickle.dumps(env), pickle.dumps(together)) == before


def test_outside_a_race_whoever_is_to_act_cannot_wait() -> None:
    env = pettingzoo.parallel_env("marrakech", illegal="raise")
    _, infos = env.reset(seed=1)
    (seat,) = env.table.match.actors
    actions = dict.fromkeys(env.agents, env.table.wait)
    with pytest.raises(BadMove, match=f"Seat {seat} cannot wait"):
        env.step(actions)
    assert infos[f"seat_{1 - seat}"]["action_mask"].nonzero()[0].tolist() == [env.table.wait]


def test_after_the_end_nothing_can_be_done() -> None:
    env = pettingzoo.raw_env("marrakech")
    env.reset(seed=1)
    while not env.terminations["seat_0"]:
        play(env, 1, 1)
    with pytest.raises(BadMove, match="seat_0 can only be given None, not 3"):
        env.step(3)
    env.step(None)
    env.step(None)
    assert env.agents == []
    with pytest.raises(BadMove, match="reset the environment first"):
        env.step(None)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_what_is_not_allowed_loses_the_match(game: Game, make: Any) -> None:
    env = make(game, illegal_reward=-3)
    env.reset(seed=1)
    agent = env.agent_selection
    (other,) = {"seat_0", "seat_1"} - {agent}
    env.step(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {agent: -3, other: 0}
    assert "is refused by rule" in env.infos[agent]["refused"]
    assert "refused" not in env.infos[other]
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_together_what_is_not_allowed_loses_the_match(game: Game) -> None:
    env = pettingzoo.parallel_env(game, illegal_reward=-3)
    _, infos = env.reset(seed=1)
    before = env.table.match.log
    agent = next(agent for agent in env.agents if infos[agent]["action_mask"][:-1].any())
    (other,) = {*env.agents} - {agent}
    forbidden = np.flatnonzero(infos[agent]["action_mask"] == 0)[0]
    _, rewards, terminations, _, infos = env.step(drawn(infos, np.random.default_rng(1)) | {agent: forbidden})
    assert rewards == {agent: -3, other: 0}
    assert all(terminations.values())
    assert "rule" in infos[agent]["refused"]
    assert env.table.match.log == before
    assert env.agents == []


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_a_copy_goes_its_own_way(game: Game, make: Any) -> None:
    env = make(game)
    env.reset(seed=2)
    play(env, 2, 25)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.unwrapped.table.match.position
    logs = []
    for copied in copies:
        play(copied, 9)
        logs.append(copied.unwrapped.table.match.log)
    assert env.unwrapped.table.match.position == before
    play(env, 9)
    assert logs == [env.unwrapped.table.match.log] * 2


def test_a_parallel_copy_goes_its_own_way() -> None:
    env = pettingzoo.parallel_env("pharaoh", 3)
    _, infos = env.reset(seed=2)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    actions = drawn(infos, np.random.default_rng(2))
    for copied in copies:
        copied.step(actions)
    assert len({copied.table.match.position for copied in copies}) == 1


def race(seed: int = 1) -> Any:
    env = pettingzoo.parallel_env("pharaoh", 3, {"tiles_per_round": "many"})
    env.reset(seed=seed)
    return env


def test_the_sand_runs_in_ticks() -> None:
    env = race()
    wait = dict.fromkeys(env.agents, env.table.wait)
    for _ in range(100):
        assert env.step(wait)[-1]["seat_0"]["sand"] == 0
    assert env.step(wait | {"seat_1": 0})[-1]["seat_0"]["sand"] == 30
    for left in range(29, 0, -1):
        assert env.step(wait)[-1]["seat_2"]["sand"] == left
    assert CLOCK in env.table.match.actors
    assert env.step(wait)[-1]["seat_0"]["sand"] == 0
    assert env.table.match.log[-1].who == CLOCK


def test_who_is_first_is_drawn_by_lot() -> None:
    orders = set()
    for seed in range(40):
        env = race(seed)
        infos = env.step({"seat_0": 3, "seat_1": 3, "seat_2": env.table.wait})[-1]
        first = env.table.match.log[-1].who
        assert [infos[agent]["late"] for agent in env.agents] == [first != 0, first != 1, False]
        orders.add(first)
    assert orders == {0, 1}


def test_secret_choices_are_made_together() -> None:
    env = pettingzoo.parallel_env("facir", 4)
    _, infos = env.reset(seed=1)
    seats = len(env.table.match.actors)
    assert seats > 1
    before = len(env.table.match.log)
    env.step(drawn(infos, np.random.default_rng(1)))
    assert [entry.who for entry in env.table.match.log[before : before + seats]] == list(range(seats))


def test_after_a_seed_the_next_matches_are_the_same() -> None:
    seeds = []
    env = pettingzoo.raw_env("marrakech")
    for _ in range(2):
        env.reset(seed=4)
        env.reset()
        seeds.append(env.table.match.seed)
    assert seeds[0] == seeds[1] != 4


def test_pictures() -> None:
    env = pettingzoo.env("marrakech", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[0] > 500
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
    env = pettingzoo.raw_env("marrakech", render_mode="ansi")
    env.reset(seed=1)
    assert "dirhams" in str(env.render())
    env = pettingzoo.raw_env("marrakech")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="give a render_mode"):
        assert env.render() is None


def test_settings() -> None:
    env = pettingzoo.raw_env("marrakech", 3, {"own_rug": "coverable"})
    env.reset(seed=1)
    assert env.table.match.options["own_rug"] == "coverable"
    assert str(env) == "marrakech_v1"
    with pytest.raises(BadOption, match="played by 2 or 3 or 4, not by 7"):
        pettingzoo.env("marrakech", 7)
    with pytest.raises(BadOption, match="cannot be 'eaten'"):
        pettingzoo.parallel_env("marrakech", options={"own_rug": "eaten"})
    with pytest.raises(BadOption, match="A render mode is human, ansi, rgb_array or None, not 'svg'"):
        pettingzoo.env("marrakech", render_mode="svg")


def test_without_what_draws_pixels_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match=r'pip install "sunduk\[gymnasium\]"'):
        table.pixels("<svg/>")
