"""Executable examples: the fenced `example` blocks of a rulebook, written in a small language, one command a line.

at POSITION         begin at a position; or: start SEATS [option=value …]
play MOVE …         seats make moves, each as its short notation, with `seat:` before it where needed
chance OUTCOME …    chance acts
clock MOVE          the clock acts
refuse MOVE RULE    this move is refused, by this rule
expect FIELD N …    a field of the record holds this
then POSITION       the position is now exactly this
sees SEAT POSITION  the view of a seat, or of a spectator as seat -1, is now exactly this
points N …          the scores are these
places N …          the placings are these
"""

from __future__ import annotations

from collections.abc import Callable

from ..errors import NotConform, Refused
from ..match.game import Game
from ..match.match import Match
from ..rules.contract import CHANCE, CLOCK
from .rulebook import Example

Watch = Callable[[Match], None]
Say = Callable[[str], None]


def run(game: Game, example: Example, watch: Watch | None = None) -> Match:
    """Execute an example and return the match at its end, or raise `NotConform` at the line that does not hold.

    `watch` is given the match after every line.
    """
    match: Match | None = None
    for line in example.lines:
        verb, _, rest = line.partition(" ")
        if verb == "start":
            match = _start(game, rest, f"Rule {example.rule}, example line {line!r}: write start SEATS option=value.")
        elif verb == "at":
            match = Match.at(rest, auto=False)
        elif match is None or verb not in _VERBS:
            raise NotConform(f"Rule {example.rule}, example line {line!r}: not understood.")
        else:
            try:
                wrong = _VERBS[verb](match, rest)
            except Refused as refused:
                wrong = str(refused)
            except ValueError:
                wrong = "not understood."
            if wrong:
                raise NotConform(f"Rule {example.rule}, example line {line!r}: {wrong}")
        if watch:
            watch(match)
    if match is None:
        raise NotConform(f"Rule {example.rule} has an empty example.")
    return match


def _start(game: Game, rest: str, usage: str) -> Match:
    seats, *options = rest.split() or [""]
    if not seats.isdecimal() or not all("=" in option for option in options):
        raise NotConform(usage)
    return Match(game, int(seats[:4]), dict(option.split("=", 1) for option in options), auto=False)


def _play(match: Match, rest: str) -> str | None:
    for token in rest.split():
        seat, colon, move = token.rpartition(":")
        match.act(move, int(seat) if colon else None)
    return None


def _chance(match: Match, rest: str) -> str | None:
    for token in rest.split():
        match.chance(token)
    return None


def _clock(match: Match, rest: str) -> str | None:
    match.act(rest, CLOCK)
    return None


def _refuse(match: Match, rest: str) -> str | None:
    token, rule = rest.split()
    before = match.packed
    try:
        if CHANCE in match.actors:
            match.chance(token)
        else:
            _play(match, token)
    except Refused as refused:
        return None if refused.rule == rule else f"refused by rule {refused.rule}"
    finally:
        if match.packed != before:
            raise NotConform(f"{token} was done.")
    return "not refused"


def _expect(match: Match, rest: str) -> str | None:
    field, *numbers = rest.split() or [""]
    if field not in match.game.state.fields:
        return f"{match.game.id} has no field {field!r}."
    value = getattr(match.state, field)
    found = [value] if isinstance(value, int) else list(value)
    return None if found == list(map(int, numbers)) else f"{field} is {found}"


def _then(match: Match, rest: str) -> str | None:
    return None if match.position == rest else f"the position is {match.position}"


def _sees(match: Match, rest: str) -> str | None:
    seat, _, position = rest.partition(" ")
    seen = match.view(int(seat)).position
    return None if seen == position else f"the view is {seen}"


def _points(match: Match, rest: str) -> str | None:
    return None if match.scores == list(map(int, rest.split())) else f"the points are {match.scores}"


def _places(match: Match, rest: str) -> str | None:
    return None if match.placings == list(map(int, rest.split())) else f"the places are {match.placings}"


_VERBS: dict[str, Callable[[Match, str], str | None]] = {
    "play": _play,
    "chance": _chance,
    "clock": _clock,
    "refuse": _refuse,
    "expect": _expect,
    "then": _then,
    "sees": _sees,
    "points": _points,
    "places": _places,
}
