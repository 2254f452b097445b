"""Training with PyTorch: `make soak`. What is learned, what is written, and that PyTorch and NumPy say the same."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

import numpy as np
import pytest
import torch

import sunduk
from sunduk import Batch, Game, Match
from sunduk.bots import bot
from sunduk.bots.kinds.net import policy
from sunduk.bots.networks.net_file import read
from sunduk.bots.networks.network import Network, Shape
from sunduk.bots.networks.onnx import export
from sunduk.training import teacher
from sunduk.training.curves import read as read_curves
from sunduk.training.generation import Generation
from sunduk.training.pool import Pool, joined
from sunduk.training.selfplay import Plan
from sunduk.training.settings import Settings
from sunduk.training.student import Student
from sunduk.training.teacher import Lanes, learn, places_of
from sunduk.training.trainer import BATCH, lessons, train
from tests.bots.nets import network
from tests.bots.test_greedy import score

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(EXAMPLES)
    return cast(Game, import_module("heap").GAME)


def observations(made: Network, game: Game) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Observations of some positions, in the form that a network takes."""
    batch = Batch(game, 32, seats=made.shape.seats)
    batch.reset(3)
    for step in range(10):
        batch.step(batch.sample(step))
    seen = [batch.observe(seat).copy() for seat in range(made.shape.views)]
    return np.concatenate(seen, axis=1)


@pytest.mark.parametrize(("id", "seats"), [("marrakech", 2), ("farlander", 3), ("fortune", 5)])
def test_pytorch_numpy_and_onnx_say_the_same(id: str, seats: int, tmp_path: Path) -> None:
    from onnxruntime import InferenceSession

    game = sunduk.game(id)
    made = network(game, seats)
    rows = observations(made, game)
    told = made(rows)
    student = Student(made.shape, score_unit=3.0)
    student.adopt(made)
    with torch.no_grad():
        answers = student(torch.from_numpy(rows))
    assert answers.places.numpy() == pytest.approx(told.places, abs=1e-5)
    assert answers.moves.numpy() == pytest.approx(told.policy, abs=1e-5)
    assert 3 * answers.scores.numpy() == pytest.approx(told.scores, abs=1e-5)
    back = student.network()
    assert all(back.arrays[name] == pytest.approx(made.arrays[name], abs=1e-6) for name in made.arrays)
    export(made, tmp_path / "a.onnx")
    wins, places, scores, moves = InferenceSession(tmp_path / "a.onnx").run(None, {"observations": rows})
    for found, known in ((wins, told.wins), (places, told.places), (scores, told.scores), (moves, told.policy)):
        assert found == pytest.approx(known, abs=1e-5)


def test_another_number_of_seats_begins_with_what_fits() -> None:
    """The first layer and the policy do not depend on the number of seats."""
    two, three = network(sunduk.game("fortune"), 2), network(sunduk.game("fortune"), 3)
    student = Student(three.shape)
    student.adopt(three)
    student.adopt(two)
    begun = student.network().arrays
    for name in begun:
        source = two if name.removesuffix("_bias") in ("entry", "policy", "moves") else three
        assert begun[name] == pytest.approx(source.arrays[name], abs=1e-6)


def silent(_passed: float, _said: str) -> None:
    """Tell nobody how far a training is."""


def perfect(heap: Game, file: Path) -> None:
    """Whoever leaves a multiple of four wins: what the other takes is made up to four."""
    made = read(file).networks[2]
    for sticks in (1, 2, 3, 5, 6, 7, 9, 10, 11):
        view = Match.at(f"heap 2 most=3 | {sticks} 0", game=heap).view(0)
        assert (sticks - 1 - view.ids[int(policy(made, view).argmax())]) % 4 == 0, sticks
        found = bot(f"mcts:50n@{file}", 1).choose(view, explain=True)
        assert found.estimates[0].wins[0] > 0.8


def test_the_search_teaches_heap_perfectly(heap: Game, tmp_path: Path) -> None:
    plan = Plan(nodes=60, quick=20, care=2, prefix=4)
    settings = Settings(heap, 2, 2.0, tmp_path, rows=2000, width=32, inner=16, plan=plan, threads=1, checked=5000)
    told: list[float] = []
    train(settings, lambda passed, _: told.append(passed))
    perfect(heap, settings.file)
    assert told == sorted(told)
    assert {path.name for path in tmp_path.iterdir()} == {"heap.sdnn", "curves.csv"}
    points = read_curves(settings.curves)
    assert [point.samples for point in points] == sorted(point.samples for point in points)
    table = read(settings.file).networks[2].calibration
    assert table[1] + table[1, ::-1] == pytest.approx(1, abs=1e-6)
    # The same command goes on from there.
    train(Settings(heap, 2, 0.05, tmp_path, rows=500, width=32, inner=16, plan=plan, threads=1, checked=5000), silent)
    assert read_curves(settings.curves)[-1].samples > points[-1].samples
    perfect(heap, settings.file)


def test_counted_in_positions_the_same_seed_makes_the_same_network(heap: Game, tmp_path: Path) -> None:
    plan = Plan(nodes=60, quick=20, care=2, prefix=4, light=4)
    made = []
    for name in "ab":
        settings = Settings(
            heap, 2, 0.0, tmp_path / name, rows=1000, width=32, inner=16, plan=plan, seed=5, positions=12000, threads=1,
            checked=2000,
        )  # fmt: skip
        made.append(train(settings, silent))
        points = read_curves(settings.curves)
        assert points[0].samples <= 1000, "the first generation has no network yet whose policy could play"
        assert points[-2].samples < 12000 <= points[-1].samples
    for name, array in made[0].arrays.items():
        assert (array == made[1].arrays[name]).all()
    assert (made[0].calibration == made[1].calibration).all()


def test_matches_of_the_policy_teach_the_value_alone(heap: Game) -> None:
    made = network(heap, 2)
    play = Generation(heap, 2, {}, Plan(nodes=60, quick=20, care=2, prefix=4), 1)
    pool = Pool(heap, made.shape, 1000, "cpu", 1)
    pool.add(joined(play.play(made, 1, 300)))
    light = joined(play.play_by_policy(made, 1, 500))
    hoped = []
    for lesson in lessons(pool, light, 3):
        assert lesson.policy[:BATCH].sum() > 0
        assert lesson.policy[BATCH:].sum() == 0
        hoped += lesson.places[BATCH:, :, 0].tolist()
        assert torch.isfinite(Student(made.shape).losses(lesson).total)
    seats = light.seat[:, None].astype(np.int64) + np.arange(2)
    assert sorted(hoped) == sorted(np.take_along_axis(light.hopes, seats % 2, 1).tolist())


def test_a_teacher_a_student_and_the_search_take_turns(heap: Game, tmp_path: Path) -> None:
    settings = Settings(heap, 2, 2.0, tmp_path, teacher=0.6, rows=500, width=32, inner=16, threads=1, checked=5000)
    train(settings, silent)
    assert {path.name for path in tmp_path.iterdir()} == {"heap.sdnn", "teacher.sdnn", "curves.csv"}
    stages = [point.stage for point in read_curves(settings.curves)]
    assert list(dict.fromkeys(stages)) == ["teacher", "student", "search"]


def test_a_teacher_learns_whom_a_position_favours(heap: Game) -> None:
    """Its error of wins falls well below log 2, that of a network which knows nothing."""
    torch.manual_seed(1)
    shape = Shape.of(heap, 2, 128, 64)
    student = Student(shape)
    optimiser = torch.optim.Adam(student.parameters(), eps=1e-5)
    lanes = Lanes(Batch(heap, 32, seats=2), shape, "cpu", 1)
    errors = [learn(student, optimiser, lanes.play(student, teacher.TRACE), lesson / 40)[0] for lesson in range(40)]
    assert errors[0] > 0.65
    assert sum(errors[-5:]) / 5 < 0.6


def test_places_are_shared_by_equals() -> None:
    found = places_of(torch.tensor([[1.0, 0.0, -1.0], [0.5, 0.5, -1.0], [0.0, 0.0, 0.0]]))
    assert found[0].tolist() == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert found[1].tolist() == [[0.5, 0.5, 0], [0.5, 0.5, 0], [0, 0, 1]]
    assert torch.allclose(found[2], torch.full((3, 3), 1 / 3))


def test_what_a_rollout_holds(heap: Game) -> None:
    """With traces that never fade, what was to be expected is what came, where a match ended within the rollout."""
    shape = Shape.of(heap, 3, 16, 8)
    lanes = Lanes(Batch(heap, 16, seats=3), shape, "cpu", 1)
    rollout = lanes.play(Student(shape), 1.0)
    places = rollout.lesson.places.view(teacher.STEPS, 16, 3, 3)
    known = rollout.known.view(teacher.STEPS, 16)
    for lane in range(16):
        came = None
        for step in reversed(range(teacher.STEPS)):
            actor = int(lanes.actors[step, lane])
            if lanes.over[step, lane]:
                came = lanes.ends[step, lane]
                assert came[actor, 0] == 1, "who takes the last stick wins"
            assert known[step, lane] == (came is not None)
            if came is not None:
                assert torch.allclose(places[step, lane], came.roll(-actor, 0), atol=1e-5)


def test_views_are_counted_from_the_seat_that_decides() -> None:
    game = sunduk.game("fortune")
    shape = Shape.of(game, 3, 16, 8)
    batch = Batch(game, 8, seats=3)
    lanes = Lanes(batch, shape, "cpu", 1)
    student = Student(shape)
    optimiser = torch.optim.Adam(student.parameters())
    learn(student, optimiser, lanes.play(student, 0.95), 0.0)
    batch.reset(5)
    lanes._asked(student, 0)
    seen = lanes.inputs[0].view(8, 3, -1)
    for seat in range(3):
        rows = torch.from_numpy(np.array(batch.observe(seat)))
        for lane in range(8):
            assert torch.equal(seen[lane, (seat - int(batch.acting[lane])) % 3], rows[lane])


def test_the_command_and_the_example(tmp_path: Path) -> None:
    """A minute of training on a CPU is enough to beat chance without any search."""
    words = ["train", "fortune", "--seats", "2", "--minutes", "1.5", "--output", str(tmp_path / "net")]
    start = "from sunduk.cli.main import main; main()"
    subprocess.run([sys.executable, "-c", start, *words], check=True)
    file = tmp_path / "net" / "fortune.sdnn"
    assert {path.name for path in (tmp_path / "net").iterdir()} == {"fortune.sdnn", "curves.csv", "curves-2.svg"}
    assert score(sunduk.game("fortune"), f"net:{file}", "uniform", 8) >= 0.6
    words = ["net", str(file), "--onnx", str(tmp_path / "a.onnx")]
    subprocess.run([sys.executable, "-c", start, *words], check=True)
    assert (tmp_path / "a.onnx").stat().st_size > 10000
    subprocess.run([sys.executable, str(EXAMPLES / "selfplay.py")], check=True)
