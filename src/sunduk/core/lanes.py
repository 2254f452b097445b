"""What a batch does to each of its matches, in the subset that runs on every device.

A lane is one place in a batch. Every function here does its work for lane number `at`; `desk` and `out` are
scratch of the thread that runs it; `dues` and `sand` are for races, see :mod:`sunduk.core.race`.
"""

from __future__ import annotations

from typing import Any

from .bits import lowest
from .contract import CHANCE, actors, apply, choices, refusal
from .outcome import placings, scores
from .play import act as act_at_random
from .play import play_out


def renew(at: int, desk: Any, out: Any, records: Any, fresh: Any, turns: Any) -> None:
    """Begin match number `at`."""
    records[at] = fresh[0]
    turns[at].match = at
    turns[at].step = 0


def run(
    at: int, desk: Any, out: Any, records: Any, fresh: Any, turns: Any, dues: Any, sand: int, key: int, steps: int
) -> None:
    """Make random steps; where a match ends, the next one of this lane begins."""
    desk[0] = records[at]
    match, step = turns[at].match, turns[at].step
    for _ in range(steps):
        among = actors(desk[0])
        if among == 0:
            match, step = match + len(records), 0
            desk[0] = fresh[0]
            among = actors(desk[0])
        act_at_random(desk[0], among, out, (key, match, step), dues[at], sand)
        step += 1
    turns[at].match = match
    turns[at].step = step
    records[at] = desk[0]


def finish(
    at: int,
    desk: Any,
    out: Any,
    fresh: Any,
    dues: Any,
    sand: int,
    key: int,
    first: int,
    lengths: Any,
    points: Any,
    places: Any,
) -> None:
    """Play match number `first + at` at random from its start to its end."""
    desk[0] = fresh[0]
    lengths[at] = play_out(desk[0], key, first + at, out, dues[at], sand)
    scores(desk[0], points[at])
    placings(desk[0], places[at])


def survey(
    at: int,
    desk: Any,
    out: Any,
    fresh: Any,
    dues: Any,
    sand: int,
    key: int,
    first: int,
    lengths: Any,
    points: Any,
    places: Any,
    openers: Any,
    decisions: Any,
    options: Any,
) -> None:
    """Play like `finish`, and also write who began, how often seats had to decide, and among how many choices."""
    desk[0] = fresh[0]
    step = 0
    openers[at] = -1
    decisions[at] = 0
    options[at] = 0
    among = actors(desk[0])
    while among:
        seats = among & (1 << CHANCE) - 1
        while seats:
            if openers[at] < 0 and not seats & seats - 1:
                openers[at] = lowest(seats)
            decisions[at] += 1
            options[at] += choices(desk[0], lowest(seats), out)
            seats &= seats - 1
        act_at_random(desk[0], among, out, (key, first + at, step), dues[at], sand)
        step += 1
        among = actors(desk[0])
    lengths[at] = step
    scores(desk[0], points[at])
    placings(desk[0], places[at])


def ask(at: int, desk: Any, out: Any, records: Any, acting: Any, ids: Any, counts: Any) -> None:
    """Write who may act, and the choices of the first of them."""
    acting[at] = actors(records[at])
    counts[at] = choices(records[at], lowest(acting[at]), ids[at]) if acting[at] else 0


def check(at: int, desk: Any, out: Any, records: Any, actions: Any, refused: Any) -> None:
    """Write the rule that forbids an action; -1 where the match is over."""
    among = actors(records[at])
    refused[at] = refusal(records[at], lowest(among), actions[at]) if among else -1


def act(at: int, desk: Any, out: Any, records: Any, actions: Any) -> None:
    """Do an action that has been checked."""
    apply(records[at], lowest(actors(records[at])), actions[at])
