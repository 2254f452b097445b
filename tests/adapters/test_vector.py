"""The compiled vector environment behaves like Gymnasium's own vector of single environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, FlattenObservation, RecordEpisodeStatistics
from numpy.typing import NDArray

import sunduk
from sunduk import BadMove, BadOption, Game, Match, SundukError
from sunduk.adapters import gymnasium as adapter
from sunduk.core.backends.play import pick
from sunduk.core.rules.race import DUES, NOW, first
from sunduk.core.rules.rng import join, split, words


def make(id: str, number: int = 12, **settings: Any) -> Any:
    return gymnasium.make_vec(adapter.name(sunduk.game(id)), num_envs=number, **settings)


class Chooser:
    """Picks random actions that a mask allows."""

    def __init__(self, seed: int) -> None:
        self.luck = np.random.default_rng(seed)

    def __call__(self, info: dict[str, Any]) -> NDArray[np.int64]:
        chosen: NDArray[np.int64] = (self.luck.random(info["action_mask"].shape) * info["action_mask"]).argmax(1)
        return chosen


def test_it_is_made_as_gymnasium_says(game: Game) -> None:
    envs = make(game.id, 5, vectorization_mode="vector_entry_point", seats=game.seats[-1], seat=1)
    single = gymnasium.make(adapter.name(game), opponents="uniform", seats=game.seats[-1], seat=1)
    assert isinstance(envs, VectorEnv)
    assert envs.num_envs == 5
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert envs.single_observation_space == single.observation_space
    assert envs.single_action_space == single.action_space
    assert envs.observation_space == gymnasium.vector.utils.batch_space(single.observation_space, 5)
    assert adapter.name(game) in repr(envs)
    observation, info = envs.reset(seed=1)
    terminated = np.zeros(5, np.bool_)
    choose = Chooser(1)
    for _ in range(40):
        assert observation in envs.observation_space
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert info["action_mask"].any(1).tolist() == (~terminated).tolist()
        actions = choose(info)
        assert actions in envs.action_space
        observation, rewards, terminated, truncated, info = envs.step(actions)
        assert {array.shape for array in (rewards, terminated, truncated)} == {(5,)}
        assert not rewards[~terminated].any()
        assert not truncated.any()


class Reference:
    """Replays one lane of the batch with `Match.act`, which checks every action."""

    def __init__(self, game: Game, seats: int, seat: int, key: int, number: int) -> None:
        self.match = Match(game, seats, seed=join(key, number), auto=False)
        self.seat = seat
        self.due = [0] * DUES

    def go_on(self) -> None:
        """Let the other seats and chance act at random until the learner's seat has to decide."""
        match, game = self.match, self.match.game
        while acting := match.actors:
            drawn, other = words(*split(match.seed), len(match.log))
            if game.race:
                if self.seat in acting and not self.due[self.seat]:
                    self.due[self.seat] = max(self.due[NOW], 1)
                who = first(sum(1 << who for who in acting), self.due, 1000 * game.sand_seconds, other)
            else:
                who = self.seat if self.seat in acting else acting[0]
            if who == self.seat:
                return
            match.do(who, game.linker("interp")(pick)(match.state, who, [0] * game.most_choices, drawn))

    def act(self, action: int) -> None:
        if action == self.match.game.seat_actions:
            self.due[self.seat] = self.due[NOW] + 1000
        else:
            self.match.act(action, self.seat)


def test_each_place_plays_matches_by_the_rules(game: Game) -> None:
    """Observations, masks and rewards equal those of the match with the same seed, across several matches in a lane."""
    size, key, seats, seat, place = 3, 6, game.seats[-1], 1, 2
    envs = make(game.id, size, seats=seats, seat=seat, threads=1, autoreset_mode="SameStep")
    observation, info = envs.reset(seed=key)
    choose = Chooser(2)
    for number in (place, place + size):
        reference = Reference(game, seats, seat, key, number)
        match = reference.match
        while True:
            reference.go_on()
            if match.over:
                break
            view = match.view(seat)
            assert (observation["observation"][place] == view.observation()).all()
            allowed = np.flatnonzero(info["action_mask"][place]).tolist()
            assert allowed == [*view.ids, *([game.seat_actions] if game.race and len(match.actors) > 1 else [])]
            if game.race:
                assert info["seconds"][place] == reference.due[NOW] / 1000
            actions = choose(info)
            observation, rewards, ended, _, info = envs.step(actions)
            reference.act(int(actions[place]))
        assert ended[place]
        places = match.placings
        expected = sum((places[seat] < other) - (places[seat] > other) for other in places) / (seats - 1)
        assert rewards[place] == np.float32(expected)
        assert (info["final_obs"][place]["observation"] == match.view(seat).observation()).all()
        assert not info["final_info"]["action_mask"][place].any()


def test_threads_and_copies_do_not_matter(game: Game) -> None:
    rewards = []
    for threads, copy in ((1, True), (3, False)):
        envs, choose = make(game.id, 40, threads=threads, copy=copy), Chooser(4)
        info = envs.reset(seed=9)[1]
        collected = []
        for _ in range(60):
            _, got, _, _, info = envs.step(choose(info))
            collected.append(got)
        rewards.append(np.array(collected))
    assert np.array_equal(rewards[0], rewards[1])


def test_what_is_returned_stays_as_it_is() -> None:
    for copy in (True, False):
        envs = make("marrakech", copy=copy)
        observation, info = envs.reset(seed=1)
        kept = observation["observation"].copy()
        again = envs.step(Chooser(1)(info))[0]
        assert (again["observation"] is observation["observation"]) is not copy
        assert np.array_equal(observation["observation"], kept) is copy


def ends(envs: Any, seed: int, steps: int) -> list[tuple[int, float]]:
    """For each environment in the vector, the rewards with which its matches ended, in order."""
    choose = Chooser(seed)
    found: list[tuple[int, float]] = []
    info = envs.reset(seed=seed)[1]
    for _ in range(steps):
        _, rewards, terminated, _, info = envs.step(choose(info))
        found += [(int(at), float(rewards[at])) for at in np.flatnonzero(terminated)]
        if envs.metadata["autoreset_mode"] is AutoresetMode.DISABLED and terminated.any():
            fresh = envs.reset(options={"reset_mask": terminated})[1]
            assert np.array_equal(fresh["action_mask"][~terminated], info["action_mask"][~terminated])
            info = fresh
    return found


def test_autoreset_on_the_next_step() -> None:
    """Next-step autoreset as in Gymnasium: the final observation comes first, and the next action is ignored."""
    envs = make("fortune", 4, options={"rounds": 1})
    choose = Chooser(3)
    _, info = envs.reset(seed=3)
    terminated = np.zeros(4, np.bool_)
    seen_ends = 0
    for _ in range(60):
        actions = np.where(terminated, -5, choose(info))
        observation, rewards, now, _, info = envs.step(actions)
        assert not now[terminated].any()
        assert not rewards[terminated].any()
        assert (observation["action_mask"].any(1) == ~now).all()
        assert "final_obs" not in info
        seen_ends += now.sum()
        terminated = now
    assert seen_ends > 4


def test_autoreset_disabled() -> None:
    envs = make("fortune", 4, autoreset_mode=AutoresetMode.DISABLED, options={"rounds": 1})
    assert len(ends(envs, 3, 80)) > 4
    choose, terminated = Chooser(3), np.zeros(4, np.bool_)
    info = envs.reset(seed=3)[1]
    while not terminated.any():
        _, _, terminated, _, info = envs.step(choose(info))
    before = envs.unwrapped.batch.records.tobytes()
    with pytest.raises(BadMove, match=f"Match {terminated.argmax()} is over: reset"):
        envs.step(choose(info))
    for mask, message in (
        ([True] * 4, "array of 4 truth values"),
        (np.ones(3, np.bool_), "array of 4 truth values"),
        (np.ones(4, np.int8), "array of 4 truth values"),
        (np.zeros(4, np.bool_), "at least one match"),
    ):
        with pytest.raises(BadOption, match=message):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(BadOption, match="give it no other seed"):
        envs.reset(seed=1, options={"reset_mask": terminated})
    assert envs.unwrapped.batch.records.tobytes() == before


def test_the_wrappers_of_gymnasium() -> None:
    for mode in AutoresetMode:
        envs = RecordEpisodeStatistics(make("fortune", 6, options={"rounds": 1}, autoreset_mode=mode))
        found = ends(envs, 5, 80)
        assert len(found) > 6
        assert envs.episode_count == len(found)
        assert list(envs.return_queue) == [reward for _, reward in found]
    flat = FlattenObservation(make("marrakech", 6))
    observation, _ = flat.reset(seed=1)
    assert observation in flat.observation_space
    listed = DictInfoToList(make("fortune", 6, options={"rounds": 1}, autoreset_mode="SameStep"))
    _, infos = listed.reset(seed=1)
    choose = Chooser(1)
    for _ in range(30):
        masks = {"action_mask": np.array([info["action_mask"] for info in infos])}
        *_, terminated, _, infos = listed.step(choose(masks))
        assert [("final_obs" in info) for info in infos] == terminated.tolist()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_an_action_that_is_not_allowed_loses(mode: AutoresetMode) -> None:
    """The infos have the same keys and values as those of a vector of single environments."""
    settings: dict[str, Any] = {"opponents": "uniform", "seats": 3}
    ours = make("marrakech", 3, autoreset_mode=mode, **settings)
    theirs = SyncVectorEnv(
        [lambda: gymnasium.make("sunduk/Marrakech-v1", disable_env_checker=True, **settings)] * 3, autoreset_mode=mode
    )
    for envs in (ours, theirs):
        info = envs.reset(seed=1)[1]
        actions = Chooser(1)(info)
        actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
        observation, rewards, terminated, _, info = envs.step(actions)
        assert rewards.tolist() == [0, -1, 0]
        assert terminated.tolist() == [False, True, False]
        told = info["final_info"] if mode is AutoresetMode.SAME_STEP else info
        assert told["_refused"].tolist() == [False, True, False]
        assert "is refused by rule" in told["refused"][1]
        assert not told["action_mask"][1].any()
        assert observation["action_mask"].any(1).tolist() == [True, mode is AutoresetMode.SAME_STEP, True]


def test_or_it_is_an_error_and_changes_nothing(game: Game) -> None:
    envs = make(game.id, 3, illegal="raise")
    batch = envs.unwrapped.batch
    with pytest.raises(BadMove, match="Nothing has been dealt"):
        envs.step([0, 0, 0])
    _, info = envs.reset(seed=1)
    before, mask = batch.records.tobytes(), info["action_mask"].copy()
    good = mask.argmax(1)
    forbidden = good.copy()
    forbidden[1] = np.flatnonzero(mask[1] == 0)[0]
    with pytest.raises(BadMove, match=r"is refused by rule \d+\.\d+\. That was match 1; nothing was done"):
        envs.step(forbidden)
    for wrong, message in (
        (good[:2], "takes 3 whole numbers"),
        (good[:, None], "takes 3 whole numbers"),
        (good.astype(np.float32), "not an array of float32"),
        (mask.any(1), "not an array of bool"),
        (None, "not an array of object"),
        (np.where([False, False, True], -1, good), "whole number from 0 to .*, not -1. That was match 2"),
        (np.where([True, False, False], envs.single_action_space.n, good), "whole number from 0 to"),
    ):
        with pytest.raises(BadMove, match=message):
            envs.step(wrong)
        assert batch.records.tobytes() == before
    assert (envs.unwrapped.batch.mask() == mask).all()
    envs.step(good)
    assert batch.records.tobytes() != before


def test_out_of_a_race_one_cannot_wait() -> None:
    envs = make("pharaoh", 3, illegal="raise")
    wait = envs.single_action_space.n - 1
    info = envs.reset(seed=2)[1]
    choose = Chooser(2)
    while info["action_mask"][:, wait].all():
        info = envs.step(choose(info))[-1]
    with pytest.raises(BadMove, match="cannot wait: no race is on"):
        envs.step(np.full(3, wait))


def test_seeds() -> None:
    envs = make("marrakech", 50)
    one, other = (envs.reset(seed=seed)[0]["observation"].copy() for seed in (1, 2))
    assert not np.array_equal(one, other)
    assert np.array_equal(envs.reset(seed=1)[0]["observation"], one)
    follow = envs.reset()[0]["observation"]
    assert not np.array_equal(follow, one)
    envs.reset(seed=1)
    assert np.array_equal(envs.reset()[0]["observation"], follow)
    before = envs.unwrapped.batch.records.tobytes()
    for seed in (-1, 2**32, [1] * 50, 1.0, True):
        with pytest.raises(BadOption, match="one whole number from 0 to 4294967295"):
            envs.reset(seed=seed)
    assert envs.unwrapped.batch.records.tobytes() == before


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": "mcts:50n"}, r'mcts:50n.*uniform and greedy can.*vectorization_mode="sync"'),
        ({"opponents": "gready"}, "did you mean greedy"),
        ({"opponents": ["uniform"], "seats": 3}, "1 opponents are named for 3 seats"),
        ({"seat": 2}, "There is no seat 2"),
        ({"seats": 7}, "not by 7"),
        ({"render_mode": "human"}, "ansi or rgb_array, not 'human'"),
        ({"autoreset_mode": "never"}, "NextStep, SameStep, Disabled, not 'never'"),
        ({"options": {"winds": 3}}, "has no option 'winds'"),
        ({"number": 0}, "positive whole number, not 0"),
    ],
)
def test_bad_settings(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(SundukError, match=message):
        make("marrakech", **settings)


def test_pictures() -> None:
    envs = make("marrakech", 2, render_mode="ansi")
    envs.reset(seed=1)
    one, other = envs.render()
    assert one != other
    assert isinstance(one, str)
    envs = make("marrakech", 2, render_mode="rgb_array")
    envs.reset(seed=1)
    assert envs.render()[0].shape[2] == 3
