"""Networks as bots: their output is computed correctly, and unsuitable or damaged files are refused by name."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.kinds.net import Net, preferences
from sunduk.bots.net_file import Network, read
from sunduk.core.errors import BadOption
from sunduk.core.rules.seats import left_of

from .nets import indifferent, layers, network
from .points import decisions

MARRAKECH = sunduk.game("marrakech")


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples")
    return cast(Game, import_module("heap").GAME)


def saved(made: Network, folder: Path) -> str:
    """Write a network to a file and return the name of the bot that uses it."""
    made.save(folder / "weights.npz")
    return f"net:{folder / 'weights.npz'}"


def test_a_file_holds_the_whole_network(tmp_path: Path) -> None:
    made = network(MARRAKECH, 3)
    made.save(tmp_path / "weights.npz")
    found = read(tmp_path / "weights.npz")
    assert replace(found, layers={}) == replace(made, layers={})
    assert found.layers.keys() == made.layers.keys()
    assert all((found.layers[name] == made.layers[name]).all() for name in made.layers)
    assert [path.name for path in tmp_path.iterdir()] == ["weights.npz"]


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    for seats in (2, 3):
        network(MARRAKECH, seats).save(tmp_path / "weights.npz")
        assert read(tmp_path / "weights.npz").seats == seats


def test_what_a_network_says_by_hand() -> None:
    """A network small enough to compute by hand: one input unit, one residual block, known heads."""
    x = np.zeros((1, 4), np.float32)
    x[0, 0] = 3
    weights = {
        "entry.weight": np.array([[1, 0, 0, 0], [-1, 0, 0, 0]], np.float32),
        "entry.bias": np.array([0, 1], np.float32),
        "rise.0.weight": np.eye(2, dtype=np.float32),
        "rise.0.bias": np.array([0, 2], np.float32),
        "fall.0.weight": np.array([[0, 5], [0, 0]], np.float32),
        "fall.0.bias": np.array([0, 1], np.float32),
        "policy.weight": np.array([[1, 0], [0, 1]], np.float32),
        "policy.bias": np.array([0.5, 0], np.float32),
        "value.weight": np.array([[1, 0], [0, 1], [0, 0], [0, 0]], np.float32),
        "value.bias": np.array([0, 0, np.log(3), 0], np.float32),
    }
    policy, outlook = Network("any", 1, 2, 2, weights)(x)
    # entry: (3, 0); normed (1, -1); rise: relu(1, 1) = (1, 1); fall: (5, 1); sum (8, 1); normed (1, -1).
    assert policy[0] == pytest.approx([1.5, -1], abs=1e-4)
    assert outlook[0] == pytest.approx([(1 + np.tanh(1)) / 2, 0.75, (1 - np.tanh(1)) / 2, 0.25], abs=1e-4)


@pytest.mark.parametrize("game", [MARRAKECH, sunduk.game("pharaoh")], ids=repr)
def test_a_network_plays_any_game(game: Game, tmp_path: Path) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        name = saved(network(game, seats), tmp_path)
        for match, seat in islice(decisions(game, seats, seed=2, every=11), 4):
            view = match.view(seat)
            found = bot(name, 1).choose(view, explain=True)
            assert sorted(estimate.action for estimate in found.estimates) == list(view.ids)
            assert found.estimates[0].action == found.action == bot(name, 1).choose(view).action
            for estimate in found.estimates:
                assert sum(estimate.wins) == pytest.approx(1)
                assert all(1 <= place <= seats for place in estimate.places)


def test_preferences_are_probabilities_of_the_choices() -> None:
    weights = indifferent(MARRAKECH, 2)
    match = Match(MARRAKECH, 2, seed=1)
    view = match.view(match.actors[0])
    assert np.exp(preferences(network(MARRAKECH, 2, weights), view)) == pytest.approx([1 / 3] * 3)
    weights["policy.bias"][1] = np.log(2)
    weights["policy.bias"][50] = 9  # not among the legal choices now
    assert np.exp(preferences(network(MARRAKECH, 2, weights), view)) == pytest.approx([1 / 4, 1 / 2, 1 / 4])


@pytest.mark.parametrize("action", [0, 1, 2])
def test_it_does_what_the_network_prefers(action: int) -> None:
    weights = indifferent(MARRAKECH, 2)
    weights["policy.bias"][action] = 1
    match = Match(MARRAKECH, 2, seed=1)
    assert Net(network(MARRAKECH, 2, weights), "net", 1).choose(match.view(match.actors[0])).action == action


@pytest.mark.parametrize("seats", [2, 3])
def test_an_outlook_is_told_from_who_decides_next(heap: Game, seats: int) -> None:
    """A network that always expects the deciding seat to win and the next one to come in the middle."""
    weights = indifferent(heap, seats)
    weights["value.bias"][:seats] = [9, 0, *[-9] * (seats - 2)]
    weights["value.bias"][seats:] = [20, *[0] * (seats - 1)]
    match = Match(heap, seats, seed=4)
    for _ in range(seats):
        (seat,) = match.actors
        found = Net(network(heap, seats, weights), "net", 1).choose(match.view(seat), explain=True)
        following = left_of(match.state, seat)
        for estimate in found.estimates:
            assert estimate.wins[following] == pytest.approx(1)
            assert estimate.places[following] == pytest.approx(1)
            assert estimate.places[left_of(match.state, following)] == pytest.approx(1 + (seats - 1) / 2)
        match.act(0)


def test_a_win_at_once_is_seen_whatever_the_network_expects(heap: Game) -> None:
    """Three sticks are left: taking them all ends the match, so the bot uses the real result, not the network's."""
    weights = indifferent(heap, 2)
    weights["policy.bias"][0] = 1
    made = network(heap, 2, weights)
    match = Match.at("heap 2 most=3 | 3 0", game=heap)
    found = Net(made, "net", 1).choose(match.view(match.actors[0]), explain=True)
    assert found.action == 2
    assert found.estimates[0].wins[match.actors[0]] == 1
    assert [estimate.wins[0] for estimate in found.estimates[1:]] == [0.5, 0.5]


def test_a_whole_match(tmp_path: Path) -> None:
    name = saved(network(MARRAKECH, 2), tmp_path)
    logs = []
    for _ in range(2):
        match = Match(MARRAKECH, 2, seed=3, backend="cpu")
        play_on(match, {0: bot(name, 1), 1: bot("uniform", 2)})
        logs.append(match.log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "farlander"}, "trained for farlander, not for marrakech"),
        ({"version": 99}, "version 99 of marrakech, and this is version 1"),
        ({"seats": 3}, "trained for 3 seats, not for 2"),
    ],
)
def test_a_table_it_was_not_made_for(change: dict[str, object], words: str) -> None:
    made = network(MARRAKECH, 3 if "seats" in change else 2)
    match = Match(MARRAKECH, 2, seed=1)
    with pytest.raises(BadOption, match=words):
        Net(replace(made, **change), "net:a.npz", 1).choose(match.view(match.actors[0]))  # type: ignore[arg-type]


def test_observations_of_another_size() -> None:
    weights = layers(MARRAKECH, 2)
    made = replace(network(MARRAKECH, 2, weights), observation=MARRAKECH.observation_size - 1)
    assert "numbers in an observation" in made.refusal(MARRAKECH, 2)
    weights["policy.bias"] = weights["policy.bias"][:-1]
    assert "actions" in network(MARRAKECH, 2, weights).refusal(MARRAKECH, 2)


def test_no_file_is_named() -> None:
    with pytest.raises(BadOption, match=r"write net:weights\.npz"):
        bot("net", 1)
    with pytest.raises(BadOption, match=r"There is no file 'nowhere\.npz'"):
        bot("net:nowhere.npz", 1)


def damaged(folder: Path, kind: str) -> None:
    path, made = folder / "weights.npz", network(MARRAKECH, 2)
    made.save(path)
    whole = path.read_bytes()
    weights = dict(made.layers)
    match kind:
        case "text":
            path.write_text("These are no weights.")
        case "empty":
            path.write_bytes(b"")
        case "cut":
            path.write_bytes(whole[: len(whole) // 2])
        case "flipped":
            middle = len(whole) // 2
            path.write_bytes(
                whole[:middle] + bytes(byte ^ 255 for byte in whole[middle : middle + 64]) + whole[middle + 64 :]
            )
        case "one array":
            with path.open("wb") as file:
                np.save(file, np.zeros(3))
        case "foreign":
            np.savez(path, a=np.zeros(3))
        case "objects":
            np.savez(path, format=np.array([{"a": 1}], dtype=object))
        case "layer missing":
            del weights["rise.1.weight"]
            replace(made, layers=weights).save(path)
        case "layers apart":
            weights["fall.0.weight"] = np.zeros((3, 3), np.float32)
            replace(made, layers=weights).save(path)
        case "no number":
            weights["value.bias"] = np.full_like(weights["value.bias"], np.nan)
            replace(made, layers=weights).save(path)


@pytest.mark.parametrize(
    "kind",
    [
        *("text", "empty", "cut", "flipped", "one array", "foreign", "objects"),
        *("layer missing", "layers apart", "no number"),
    ],
)
def test_a_damaged_or_foreign_file(kind: str, tmp_path: Path) -> None:
    damaged(tmp_path, kind)
    with pytest.raises(BadOption, match=r"weights\.npz does not hold the weights of a network, or is damaged"):
        bot(f"net:{tmp_path / 'weights.npz'}", 1)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="does not hold the weights"):
        bot(f"net:{tmp_path}", 1)


def test_a_later_format(tmp_path: Path) -> None:
    network(MARRAKECH, 2).save(tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as file:
        held = dict(file)
    np.savez(tmp_path / "weights.npz", allow_pickle=False, **held | {"format": np.array(2)})
    with pytest.raises(BadOption, match=r"has format 2; this version of Sunduk reads 1"):
        bot(f"net:{tmp_path / 'weights.npz'}", 1)
