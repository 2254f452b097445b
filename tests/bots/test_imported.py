"""Bots that are imported by their path: classes, functions, and what is said of those that are neither."""

from __future__ import annotations

from pathlib import Path

import pytest

from sunduk import BadMove, BadOption, Match
from sunduk.bots import Decision, bot

SOURCE = """
from sunduk.bots import Decision

NUMBER = 3

def last(view):
    return view.ids[-1]

def spoken(view, budget):
    return list(view.choices.values())[0]

def wrong(view):
    return 10**6

def silent(view):
    return None

def mumbled(view):
    return "x9"

class Steady:
    closed = 0

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, budget=None, explain=False):
        return Decision(view.ids[self.seed % len(view.ids)], note="steady")

    def reaction(self, view, elapsed):
        return elapsed + 1.5

    def close(self):
        Steady.closed += 1

class Mute:
    def __init__(self, seed):
        pass

class Group:
    Inner = Steady
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module in the working directory."""
    name = f"bots_of_{tmp_path.name}".replace("-", "_")
    (tmp_path / f"{name}.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def test_a_function_is_a_bot(module: str) -> None:
    match = Match("marrakech", seed=1)
    view = match.view(match.actors[0])
    assert bot(f"{module}:last", 1).choose(view).action == view.ids[-1]
    assert bot(f"{module}:spoken", 1).choose(view).action == view.ids[0]


def test_a_class_is_made_with_the_seed(module: str) -> None:
    match = Match("marrakech", seed=1)
    view = match.view(match.actors[0])
    steady = bot(f"{module}:Steady", 4)
    assert steady.choose(view) == Decision(view.ids[1], note="steady")
    assert steady.reaction(view, 2.0) == 3.5
    assert bot(f"{module}:Group.Inner", 5).choose(view).action == view.ids[2]
    steady.close()
    assert steady._own.closed == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("wrong", "chose 1000000, which is not one of its choices: {0: 'L', 1: 'A', 2: 'R'}"),
        ("silent", "answered None: a choice is an action id or the text of a move"),
        ("mumbled", "chose 'x9', which cannot be read"),
    ],
)
def test_what_is_no_choice_is_an_error(module: str, name: str, message: str) -> None:
    match = Match("marrakech", seed=1)
    with pytest.raises(BadMove, match=message):
        bot(f"{module}:{name}", 1).choose(match.view(match.actors[0]))


def test_what_is_no_bot(module: str) -> None:
    with pytest.raises(BadOption, match="There is no module no_such_module for the bot no_such_module:Bot"):
        bot("no_such_module:Bot", 1)
    with pytest.raises(BadOption, match="has no Absent for the bot"):
        bot(f"{module}:Absent", 1)
    with pytest.raises(BadOption, match="is neither a class nor a function"):
        bot(f"{module}:NUMBER", 1)
    with pytest.raises(BadOption, match=r"has no method choose\(view\)"):
        bot(f"{module}:Mute", 1)
