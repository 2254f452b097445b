"""Texts: positions in one line, and match records in the manner of chess's PGN.

    [Game "marrakech"]
    [Version "1"]
    [Seats "3"]

    0. @1
    1. R *3 c4d4 {a comment}
    2. A *2 d5d6
    = 31 30 31

A move is prefixed with who makes it, as in `2:33`, where several could. The last line is `=` with the
scores, or `*` while the match goes on; without it a record has been cut off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..book.edition import Edition
from ..errors import BadMove, BadOption, BadPosition, BadRecord
from ..rules.contract import CHANCE, CLOCK
from ..rules.record import Record
from .game import Game
from .registry import game as find_game

if TYPE_CHECKING:
    from .match import Match

_ACTORS = {"chance": CHANCE, "clock": CLOCK}
_OWN_HEADERS = ("Game", "Version", "Seats", "Options", "Edition", "Position", "Seed", "Names")
_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_TOKEN = re.compile(r"\{(?P<comment>[^{}]*)\}|(?P<number>\d+\.)(?=\s|$)|(?P<move>[^\s{}]+)")
_LONGEST_RECORD = 4_000_000
_VERSION = "version"
"""The word of a position text that names the version of the rules; the oldest texts have none."""


def write_position(game: Game, s: Record) -> str:
    """The one-line text of a state: game, seats, version if not 1, options that are not the default, game fields."""
    version = [f"{_VERSION}={game.version}"] if game.version > 1 else []
    options = game.options_of(s)
    unusual = [f"{o.name}={options[o.name]}" for o in game.options if options[o.name] != o.default]
    return " ".join([game.id, str(s.seats), *version, *unusual, "|", game.text_function("position", "write")(s)])


def read_position(text: str, game: Game | None = None) -> tuple[Game, bytes]:
    """The game and state that a position text stands for."""
    head, bar, rest = text.partition("|")
    words = head.split()
    if not bar or len(words) < 2 or not words[1].isascii() or not words[1].isdigit():
        raise BadPosition("A position text begins with a game, a number of seats and a bar, as in 'marrakech 3 | …'.")
    if game is None:
        game = find_game(words[0])
    elif game.id != words[0]:
        raise BadPosition(f"This is a position of {words[0]}, not of {game.id}.")
    options = read_options(words[2:])
    game = game.of_version(_number(str(options.pop(_VERSION, 1)), _VERSION))
    memory = game.unstarted(_number(words[1], "seats"), options)
    game.text_function("position", "read")(rest.split(), game.state.checked(memory))
    return game, bytes(memory)


def remark(text: str) -> str:
    """A text made safe to stand in a record as a comment."""
    return " ".join(text.replace("{", "(").replace("}", ")").split())


def dump(match: Match) -> str:
    """The record of a match."""
    headers = {"Game": match.game.id, "Version": str(match.game.version), "Seats": str(match.seats)}
    headers["Options"] = " ".join(f"{name}={value}" for name, value in match.options.items())
    if match.game.edition:
        headers["Edition"] = json.dumps(match.game.edition.data, ensure_ascii=False)
    if match.start:
        headers["Position"] = match.start
    if match.auto:
        headers["Seed"] = str(match.seed)
    if match.names:
        headers["Names"] = json.dumps(match.names, ensure_ascii=False)
    headers |= match.headers
    lines = [f'[{key} "{escape(value)}"]' for key, value in headers.items()]
    result = "= " + " ".join(map(str, match.scores)) if match.over else "*"
    return "\n".join([*lines, "", *_move_lines(match), result, ""])


def _move_lines(match: Match) -> Iterator[str]:
    """The moves, one line a turn: a new line begins whenever the acting seat changes."""
    turn, mover = 0, -1
    line = ["0."]
    for place, now in enumerate(match.replay()):
        if comment := match.comments.get(place):
            line.append(f"{{{comment}}}")
        if place == match.length:
            break
        who, action = match.log[place]
        if who < CHANCE and who != mover:
            if len(line) > 1:
                yield " ".join(line)
            turn, mover = turn + 1, who
            line = [f"{turn}."]
        token = now.write(who, action)
        line.append(token if len(now.actors) == 1 else f"{_actor_name(who)}:{token}")
    if len(line) > 1:
        yield " ".join(line)


def load(kind: type[Match], text: str | bytes, backend: str) -> Match:
    """The match that a record describes."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise BadRecord(f"The record is not UTF-8 text: {error}.") from None
    if len(text) > _LONGEST_RECORD:
        raise BadRecord(f"This record is longer than {_LONGEST_RECORD} characters.")
    lines = text.replace("\r\n", "\n").split("\n")
    headers, first = _read_headers(lines)
    match = _set_up(kind, headers, backend)
    seen_end = False
    for number, line in enumerate(lines[first:], first + 1):
        if seen_end and line.strip():
            raise BadRecord(f"Line {number}: {line.strip()[:40]!r} stands after the end of the record.")
        if line.strip() == "*" or line.startswith("="):
            seen_end = True
            _check_end(match, line.split(), number)
            continue
        for token in _tokens(line, number):
            if token.kind == "comment":
                match.comment(token.text)
            elif token.kind == "move":
                _make_move(match, token.text, number)
    if not seen_end:
        raise BadRecord("The record has been cut off: its last line is neither * nor = with the scores.")
    match.resume("Seed" in headers)
    return match


def _set_up(kind: type[Match], headers: dict[str, str], backend: str) -> Match:
    """The match that the headers describe, before its first action."""
    for key in ("Game", "Version", "Seats"):
        if key not in headers:
            raise BadRecord(f"The record has no header {key}.")
    game = find_game(headers["Game"]).of_version(_number(headers["Version"], "Version"))
    if "Edition" in headers:
        game = game.with_edition(_read_edition(headers["Edition"]))
    seed = _number(headers["Seed"], "Seed") if "Seed" in headers else None
    seats = _number(headers["Seats"], "Seats")
    options = read_options(headers.get("Options", "").split())
    if "Position" in headers:
        match = kind.at(headers["Position"], game=game, seed=seed, auto=False, backend=backend)
        if match.seats != seats:
            raise BadRecord(f"The position has {match.seats} seats, the header Seats says {seats}.")
    else:
        match = kind(game, seats, options, seed=seed, auto=False, backend=backend)
    if "Names" in headers:
        match.names = _read_names(headers["Names"], seats)
    match.headers = {key: value for key, value in headers.items() if key not in _OWN_HEADERS}
    return match


class _Token(NamedTuple):
    kind: str
    text: str


def _tokens(line: str, number: int) -> Iterator[_Token]:
    at = 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        found = _TOKEN.match(line, at)
        if not found:
            raise BadRecord(f"Line {number}: a comment is not closed.")
        yield _Token(cast(str, found.lastgroup), found[cast(str, found.lastgroup)])
        at = found.end()


def _make_move(match: Match, token: str, number: int) -> None:
    name, colon, move = token.partition(":")
    try:
        if not colon:
            actors = match.actors
            if not actors:
                raise BadMove("the match is over")
            if actors == (CHANCE,):
                match.chance(token)
            else:
                match.act(token)
        elif name in _ACTORS or (name.isascii() and name.isdigit()):
            who = _ACTORS[name] if name in _ACTORS else int(name[:4])
            match.chance(move) if who == CHANCE else match.act(move, who)
        else:
            raise BadMove(f"{name!r} is nobody")
    except BadMove as error:
        raise BadRecord(f"Line {number}: {token!r} cannot be played: {error}") from None


def _check_end(match: Match, words: list[str], number: int) -> None:
    """Check that the last line of a record agrees with whether and how the replayed match ended."""
    if words == ["*"]:
        if match.over:
            raise BadRecord(f"Line {number}: the match is over, but the record says it goes on.")
        return
    if not match.over:
        raise BadRecord(f"Line {number}: the record has a result, but the match is not over.")
    if words != ["=", *map(str, match.scores)]:
        scores = " ".join(map(str, match.scores))
        raise BadRecord(f"Line {number}: the scores are {scores}, not {' '.join(words[1:])}.")


def _read_headers(lines: list[str]) -> tuple[dict[str, str], int]:
    """The headers, and the number of lines they take."""
    headers: dict[str, str] = {}
    for number, line in enumerate(lines):
        if not line.strip():
            continue
        if not line.startswith("["):
            return headers, number
        found = _HEADER.fullmatch(line.strip())
        if not found:
            raise BadRecord(f'Line {number + 1}: a header looks like [Game "marrakech"], not {line[:60]!r}.')
        if found[1] in headers:
            raise BadRecord(f"Line {number + 1}: the header {found[1]} stands here a second time.")
        headers[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
    return headers, len(lines)


def read_options(words: Iterable[str]) -> dict[str, object]:
    """Options written as name=value."""
    options: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"An option looks like name=value, not {word!r}.")
        options[name] = value
    return options


def _read_edition(text: str) -> Edition:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadRecord("The header Edition is not a JSON object.")
    return Edition(data, "the record's edition")


def _read_names(text: str, seats: int) -> tuple[str, ...]:
    try:
        names: Any = json.loads(text)
    except (ValueError, RecursionError):
        names = None
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise BadRecord(f"The header Names is not a JSON list of {seats} names.")
    return tuple(names)


def _number(text: str, what: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 20:
        raise BadRecord(f"{what}: {text[:40]!r} is not a whole number.")
    return int(text)


def escape(value: str) -> str:
    """The value of a header, as it is written between quotes."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def _actor_name(who: int) -> str:
    return next((name for name, number in _ACTORS.items() if number == who), str(who))
