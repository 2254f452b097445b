"""Lessons: a game taught on its own board, step by step, as data.

`lesson.toml` of a game holds what is alike in every language: positions, what others and chance do, which moves go on.
`lesson.en.toml` and `lesson.ru.toml` hold what the coach says. Scripts are in the language of `examples`.

```toml
seat = 0                        # who learns

[[steps]]
name = "lay"                    # under this name the coach's words stand
script = ["at POSITION"]        # where the step begins; without it, where the one before ended
play = ["play 1:A"]             # what others and chance do first, while the learner watches
do = ["c4c5", "*"]              # moves that go on, the first being the one that is shown on request; "*" is any
gain = true                     # besides these, whatever brings the learner points goes on
then = ["chance *2"]            # what others and chance do after it
refused = { d4d5 = "6.3" }      # moves that a learner may try in vain, and the rule that forbids each
wrong = ["a1"]                  # moves that are allowed but not meant, on which the coach has words of its own
look = ["seat 0", "choice A"]   # what is marked on the page: the elements with data-seat="0", data-choice="A"
```

The part `match` says how a first match with the coach is played: seats, level of the bots, options. Under `match.kinds`
are the kinds of decision that the coach explains there, each with what to look at, in the order in which one of them is
looked for among the choices. What to look at without a value, as `assam`, is every element with `data-assam`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..errors import NotConform, Refused
from ..match.game import LANGUAGES, Game
from ..match.match import Match
from . import examples
from .rulebook import Example

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ANY = "*"
FEWEST, MOST = 5, 8
"""How many steps a lesson has."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson; the module's docstring explains the fields."""

    name: str
    script: list[str] = field(default_factory=list)
    play: list[str] = field(default_factory=list)
    do: list[str] = field(default_factory=list)
    gain: bool = False
    then: list[str] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    look: list[str] = field(default_factory=list)


def read(game: Game, folder: Traversable) -> tuple[int, list[Step]]:
    """The seat that learns, and the steps."""
    data = _toml(folder / "lesson.toml")
    try:
        return data["seat"], [Step(**step) for step in data["steps"]]
    except (KeyError, TypeError) as error:
        raise NotConform(f"lesson.toml of {game.id}: {error}") from None


def check(game: Game, folder: Traversable | None = None) -> None:
    """Execute the lesson in every way that it can go; raise `NotConform` where it and the rules disagree.

    `folder` holds the lesson; by default it is the game's own.
    """
    folder = folder or game.folder
    seat, steps = read(game, folder)
    if not FEWEST <= len(steps) <= MOST:
        raise NotConform(f"The lesson of {game.id} has {len(steps)} steps: it should have {FEWEST} to {MOST}.")
    branches: list[list[str]] = []
    for step in steps:
        found: list[list[str]] = []
        for branch in [step.script] if step.script else branches:
            found += _follow(game, step, seat, branch)
        branches = found
    for language in LANGUAGES:
        _check_words(steps, folder / f"lesson.{language}.toml")


def _follow(game: Game, step: Step, seat: int, branch: list[str]) -> Iterator[list[str]]:
    """The ways in which a step can be gone from one script."""
    lines = [*branch, *step.play]
    match = _run(game, step, lines)
    if not step.do:
        yield lines
        return
    for move, rule in step.refused.items():
        _check_refused(step, match, seat, move, rule)
    choices = match.choices(seat)
    for move in [*step.do, *step.wrong]:
        if move != ANY and move not in choices:
            raise NotConform(f"{game.id}, step {step.name}: {move} is not allowed in {match.position}.")
    for move in choices:
        ahead = match.copy()
        ahead.act(move, seat)
        if ANY in step.do or move in step.do or (step.gain and ahead.scores[seat] > match.scores[seat]):
            if move in step.wrong:
                raise NotConform(f"{game.id}, step {step.name}: {move} is both right and wrong.")
            after = [*lines, f"play {seat}:{move}", *step.then]
            _run(game, step, after)
            yield after


def _run(game: Game, step: Step, lines: list[str]) -> Match:
    try:
        return examples.run(game, Example("", tuple(lines)))
    except NotConform as error:
        raise NotConform(f"{game.id}, step {step.name}: {error}") from None


def _check_refused(step: Step, match: Match, seat: int, move: str, rule: str) -> None:
    try:
        match.copy().act(move, seat)
    except Refused as refused:
        if refused.rule == rule:
            return
        raise NotConform(f"Step {step.name}: {move} is refused by rule {refused.rule}, not {rule}.") from None
    raise NotConform(f"Step {step.name}: {move} is not refused.")


def _check_words(steps: list[Step], path: Traversable) -> None:
    """Every step has its words, and no words are left over."""
    said = _toml(path)["steps"]
    if list(said) != [step.name for step in steps]:
        raise NotConform(f"{path} has other steps than lesson.toml: {list(said)}.")
    for step in steps:
        wanted = {"do", "done", "wrong"} if step.do and ANY not in step.do else {"do", "done"} if step.do else {"say"}
        words = said[step.name]
        if not wanted <= words.keys() <= wanted | {"say"}:
            raise NotConform(f"{path}, step {step.name}: has {sorted(words)}.")
        if "wrong" in wanted and words["wrong"].keys() != {ANY, *step.wrong}:
            raise NotConform(f"{path}, step {step.name}: words for other wrong moves.")


def _toml(path: Traversable) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
