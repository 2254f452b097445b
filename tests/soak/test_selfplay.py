"""The self-play example with PyTorch; run by `make soak`."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
import torch

import sunduk
from sunduk import Batch, Game, Match
from sunduk.bots import bot
from sunduk.bots.kinds.net import preferences
from sunduk.bots.net_file import read
from sunduk.core.backends.batch import Batch as AnyBatch
from tests.bots.test_greedy import score

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def selfplay(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    return import_module("selfplay")


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(EXAMPLES)
    return cast(Game, import_module("heap").GAME)


@pytest.mark.parametrize(("id", "seats"), [("marrakech", 2), ("farlander", 3), ("fortune", 5)])
def test_a_network_says_the_same_without_pytorch(selfplay: Any, id: str, seats: int, tmp_path: Path) -> None:
    torch.manual_seed(1)
    batch = Batch(id, 64, seats=seats)
    network = selfplay.Network(batch.game, seats, 32, 2)
    for layer in network.parameters():
        torch.nn.init.normal_(layer, std=0.2)
    network.save(tmp_path / "weights.npz")
    batch.reset(3)
    inputs = np.concatenate((batch.observe(), batch.mask().astype(np.float32)), axis=1)
    with torch.no_grad():
        policy, outlook = (tensor.numpy() for tensor in network(torch.from_numpy(inputs)))
    likes, hopes = read(tmp_path / "weights.npz")(inputs)
    for row, mask in enumerate(batch.mask() > 0):
        mine = np.exp(likes[row, mask] - likes[row, mask].max())
        assert mine / mine.sum() == pytest.approx(np.exp(policy[row, mask]), abs=0.02)
    assert hopes[:, 0::2] == pytest.approx((1 + outlook[:, 0]) / 2, abs=0.02)
    assert hopes[:, 1::2] == pytest.approx(outlook[:, 1], abs=0.02)


def lessons(selfplay: Any, batch: AnyBatch, number: int) -> Any:
    torch.manual_seed(1)
    network = selfplay.Network(batch.game, batch.seats, 64, 2)
    optimiser = torch.optim.Adam(network.parameters())
    hall = selfplay.Hall(batch, "cpu", 1)
    for lesson in range(number):
        selfplay.learn(network, optimiser, hall.play(network), lesson / number)
    return network


def test_a_network_learns_to_play_heap_perfectly(selfplay: Any, heap: Game, tmp_path: Path) -> None:
    """A player who leaves a multiple of four sticks wins."""
    lessons(selfplay, Batch(heap, 32, seats=2), 90).save(tmp_path / "weights.npz")
    network = read(tmp_path / "weights.npz")
    for sticks in (1, 2, 3, 5, 6, 7, 9, 10, 11):
        match = Match.at(f"heap 2 most=3 | {sticks} 0", game=heap)
        view = match.view(0)
        likes = preferences(network, view)
        assert (sticks - 1 - view.ids[int(likes.argmax())]) % 4 == 0, sticks
        found = bot(f"net:{tmp_path / 'weights.npz'}", 1).choose(view, explain=True)
        assert found.estimates[0].wins[0] > 0.9
        assert found.estimates[0].places[0] < 1.1


def test_what_a_lesson_holds(selfplay: Any, heap: Game) -> None:
    """With λ = 1, the estimated return is the real one if the match ended within the rollout."""
    batch = Batch(heap, 16, seats=3)
    selfplay.TRACE = 1.0
    try:
        hall = selfplay.Hall(batch, "cpu", 1)
        lesson = hall.play(selfplay.Network(heap, 3, 16, 1))
    finally:
        selfplay.TRACE = 0.95
    outlook = lesson.outlook.view(selfplay.STEPS, 16, 2, 3)
    for lane in range(16):
        came = None
        for step in reversed(range(selfplay.STEPS)):
            actor = int(hall.actors[step, lane])
            if hall.over[step, lane]:
                assert hall.ends[step, lane, 0, actor] == 1, "who takes the last stick wins"
                came = hall.ends[step, lane].roll(0, 1)
            if came is not None:
                assert torch.allclose(outlook[step, lane], came.roll(-actor, 1), atol=1e-5)


def test_the_whole_example(tmp_path: Path) -> None:
    """A minute of training on a CPU is enough to beat random play."""
    options = {"game": "fortune", "minutes": 1, "size": 64, "device": "cpu", "every": 15, "deals": 2, "last-deals": 4}
    words = [f"--{name}={value}" for name, value in options.items()]
    command = [sys.executable, str(EXAMPLES / "selfplay.py"), *words, "--output", str(tmp_path / "net")]
    subprocess.run(command, check=True)
    assert {path.name for path in (tmp_path / "net").iterdir()} == {
        "weights.npz",
        "curves.csv",
        "strength.csv",
        "curve.svg",
    }
    assert score(sunduk.game("fortune"), f"net:{tmp_path / 'net' / 'weights.npz'}", "uniform", 8) >= 0.75
