"""The bot `net` and its file: what it is not made for it refuses, and a bad file is named."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.kinds.net import Net, policy
from sunduk.bots.networks.net_file import MAGIC, NetFile, read
from sunduk.bots.networks.shipped import shipped

from .nets import indifferent, net_file, network
from .points import decisions

MARRAKECH = sunduk.game("marrakech")


def saved(file: NetFile, folder: Path) -> str:
    """The name of the bot that plays by a file."""
    file.save(folder / "a.sdnn")
    return f"net:{folder / 'a.sdnn'}"


def test_a_file_holds_all_networks(tmp_path: Path) -> None:
    made = replace(net_file(MARRAKECH), options={"own_rug": "protected"}, notes={"seed": 7})
    made.save(tmp_path / "a.sdnn")
    found = read(tmp_path / "a.sdnn")
    assert replace(found, networks={}) == replace(made, networks={})
    assert found.networks.keys() == made.networks.keys() == {2, 3, 4}
    for seats, each in made.networks.items():
        assert found.networks[seats].shape == each.shape
        assert all((found.networks[seats].arrays[name] == each.arrays[name]).all() for name in each.shape.arrays)
    assert [path.name for path in tmp_path.iterdir()] == ["a.sdnn"]


def test_single_precision_is_kept_where_it_is_asked_for(tmp_path: Path) -> None:
    arrays = indifferent(MARRAKECH, 2)
    arrays["wins_bias"][:] = 1 / 3
    net_file(MARRAKECH, network(MARRAKECH, 2, arrays)).save(tmp_path / "a.sdnn", "float32")
    assert (read(tmp_path / "a.sdnn").networks[2].arrays["wins_bias"] == np.float32(1 / 3)).all()


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    for seats in (2, 3):
        net_file(MARRAKECH, network(MARRAKECH, seats)).save(tmp_path / "a.sdnn")
        assert list(read(tmp_path / "a.sdnn").networks) == [seats]


@pytest.mark.parametrize("game", [MARRAKECH, sunduk.game("pharaoh")], ids=repr)
def test_a_network_plays_any_game(game: Game, tmp_path: Path) -> None:
    name = saved(net_file(game), tmp_path)
    for seats in (game.seats[0], game.seats[-1]):
        for match, seat in islice(decisions(game, seats, seed=2, every=11), 4):
            view = match.view(seat)
            found = bot(name, 1).choose(view, explain=True)
            assert found.action in view.ids
            assert found.action == bot(name, 1).choose(view).action
            assert sorted(estimate.action for estimate in found.estimates) == ([] if game.race else list(view.ids))


def test_a_policy_is_of_the_choices() -> None:
    arrays = indifferent(MARRAKECH, 2)
    match = Match(MARRAKECH, 2, seed=1)
    view = match.view(match.actors[0])
    assert policy(network(MARRAKECH, 2, arrays), view) == pytest.approx([1 / 3] * 3)
    arrays["moves_bias"][1] = np.log(2)
    arrays["moves_bias"][50] = 9  # it cannot be chosen now
    assert policy(network(MARRAKECH, 2, arrays), view) == pytest.approx([1 / 4, 1 / 2, 1 / 4])


@pytest.mark.parametrize("action", [0, 1, 2])
def test_it_does_what_the_network_prefers(action: int) -> None:
    arrays = indifferent(MARRAKECH, 2)
    arrays["moves_bias"][action] = 1
    match = Match(MARRAKECH, 2, seed=1)
    file = net_file(MARRAKECH, network(MARRAKECH, 2, arrays))
    assert Net(file, "net", 1).choose(match.view(match.actors[0])).action == action


def test_a_whole_match(tmp_path: Path) -> None:
    name = saved(net_file(MARRAKECH), tmp_path)
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
        ({"edition": "0123"}, "trained for another edition"),
        ({"options": {"own_rug": "coverable"}}, "trained with own_rug=coverable, not with own_rug=protected"),
    ],
)
def test_a_table_it_was_not_made_for(change: dict[str, object], words: str) -> None:
    match = Match(MARRAKECH, 2, seed=1)
    view = match.view(match.actors[0])
    file = replace(net_file(MARRAKECH), **change)  # type: ignore[arg-type]
    with pytest.raises(sunduk.BadOption, match=words):
        Net(file, "net:a.sdnn", 1).choose(view)


def test_numbers_of_seats_that_were_not_trained(tmp_path: Path) -> None:
    file = net_file(MARRAKECH, network(MARRAKECH, 3), network(MARRAKECH, 4))
    match = Match(MARRAKECH, 2, seed=1)
    with pytest.raises(sunduk.BadOption, match="trained for 3 or 4 seats, not for 2"):
        Net(file, "net:a.sdnn", 1).choose(match.view(match.actors[0]))
    file.save(tmp_path / "a.sdnn")
    with pytest.raises(sunduk.BadOption, match="trained for 3 or 4 seats, not for 2"):
        bot(f"mcts:10n@{tmp_path / 'a.sdnn'}", 1).choose(match.view(match.actors[0]))


def test_observations_of_another_size() -> None:
    shape = network(MARRAKECH, 2).shape._replace(observation=MARRAKECH.observation_size - 1)
    file = net_file(MARRAKECH, replace(network(MARRAKECH, 2), shape=shape))
    assert "have changed" in file.refusal(MARRAKECH, Match(MARRAKECH, 2, seed=1).plain)


def test_without_a_file_the_network_of_the_game_plays() -> None:
    match = Match("fortune", 2, seed=1)
    view = match.view(match.actors[0])
    file = shipped(match.game)
    assert file is not None
    assert bot("net", 1).choose(view).action == Net(file, "net:shipped", 1).choose(view).action
    other = Match(MARRAKECH, 2, seed=1)
    with pytest.raises(sunduk.BadOption, match="no network is shipped with marrakech"):
        bot("net", 1).choose(other.view(other.actors[0]))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(sunduk.BadOption, match=r"There is no file 'nowhere\.sdnn'"):
        bot("net:nowhere.sdnn", 1)


def damaged(folder: Path, kind: str) -> None:
    path, made = folder / "a.sdnn", network(MARRAKECH, 2)
    net_file(MARRAKECH, made).save(path)
    whole = path.read_bytes()
    arrays = dict(made.arrays)
    match kind:
        case "text":
            path.write_text("These are no weights.")
        case "empty":
            path.write_bytes(b"")
        case "cut":
            path.write_bytes(whole[: len(whole) // 2])
        case "header":
            path.write_bytes(whole.replace(b'"format"', b'"farmot"'))
        case "not JSON":
            path.write_bytes(MAGIC + (4).to_bytes(4, "little") + b"{{{{" + whole)
        case "layer missing":
            del arrays["value"]
            net_file(MARRAKECH, replace(made, arrays=arrays)).save(path)
        case "layers apart":
            arrays["policy"] = np.zeros((3, 3), np.float32)
            net_file(MARRAKECH, replace(made, arrays=arrays)).save(path)
        case "no number":
            arrays["wins_bias"] = np.full_like(arrays["wins_bias"], np.nan)
            net_file(MARRAKECH, replace(made, arrays=arrays)).save(path)
        case "calibration falls":
            table = np.array([[0, 1], [1, 0]], np.float32)
            net_file(MARRAKECH, replace(made, calibration=table)).save(path)


@pytest.mark.parametrize(
    "kind",
    [
        *("text", "empty", "cut", "header", "not JSON", "layer missing", "layers apart", "no number"),
        "calibration falls",
    ],
)
def test_a_damaged_or_foreign_file(kind: str, tmp_path: Path) -> None:
    damaged(tmp_path, kind)
    with pytest.raises(sunduk.BadOption, match=r"a\.sdnn does not hold the networks of a game, or is damaged"):
        bot(f"net:{tmp_path / 'a.sdnn'}", 1)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(sunduk.BadOption, match="does not hold the networks"):
        bot(f"net:{tmp_path}", 1)


def test_a_later_format(tmp_path: Path) -> None:
    name = saved(net_file(MARRAKECH, network(MARRAKECH, 2)), tmp_path)
    path = tmp_path / "a.sdnn"
    whole = path.read_bytes()
    length = int.from_bytes(whole[8:12], "little")
    header = json.dumps(json.loads(whole[12 : 12 + length]) | {"format": 2}).encode()
    path.write_bytes(MAGIC + len(header).to_bytes(4, "little") + header + whole[12 + length :])
    with pytest.raises(sunduk.BadOption, match=r"has format 2; this version of Sunduk reads 1"):
        bot(name, 1)
