"""The kernels of a batch: what it does to each of its matches, in the subset that runs on every device.

A lane is one slot of a batch, which holds one match at a time. Every function works on lane number `at`; `desk` and
`out` are scratch memory of the thread that runs it; `dues` and `sand` are for races, see `sunduk.core.rules.race`.
"""

from __future__ import annotations

from typing import Any

from ..rules.bits import lowest
from ..rules.contract import CHANCE, actors, apply, choices, hide, mark, observe, refusal
from ..rules.outcome import placings, reward, scores
from ..rules.race import first as quickest
from ..rules.rng import fill, room, word, words, words_at
from .play import act as act_at_random
from .play import pick, play_out


def renew(at: int, desk: Any, out: Any, records: Any, fresh: Any, turns: Any) -> None:
    """Set lane `at` to the start of match number `at`."""
    records[at] = fresh[0]
    turns[at].match = at
    turns[at].step = 0


def run(
    at: int, desk: Any, out: Any, records: Any, fresh: Any, turns: Any, dues: Any, sand: int, key: int, steps: int
) -> None:
    """Make random steps; when a match ends, the next one of this lane begins."""
    desk[0] = records[at]
    match, step = turns[at].match, turns[at].step
    block = room()
    fill(block, key, match, step)
    for _ in range(steps):
        among = actors(desk[0])
        if among == 0:
            match, step = match + len(records), 0
            desk[0] = fresh[0]
            among = actors(desk[0])
        drawn, other = words_at(block, key, match, step)
        act_at_random(desk[0], among, out, drawn, other, dues[at], sand)
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


def begin(
    at: int,
    desk: Any,
    out: Any,
    records: Any,
    turns: Any,
    dues: Any,
    sand: int,
    key: int,
    acting: Any,
    returns: Any,
    ended: Any,
) -> None:
    """Start a match and let chance act until a seat has to decide."""
    desk[0] = records[at]
    s = desk[0]
    ended[at] = False
    for seat in range(s.seats):
        returns[at, seat] = 0
    match, step = turns[at].match, turns[at].step
    while True:
        drawn, other = words(key, match, step)
        who = quickest(actors(s), dues[at], sand, other) if sand else lowest(actors(s))
        if who < CHANCE:
            break
        apply(s, who, pick(s, who, out, drawn))
        step += 1
    records[at] = desk[0]
    turns[at].step = step
    acting[at] = who


def check(
    at: int, desk: Any, out: Any, records: Any, acting: Any, known: int, actions: Any, refused: Any, fault: Any
) -> None:
    """Write the rule that forbids an action (-1 if it is not one of the `known` ids), and whether any was refused."""
    refused[at] = refusal(records[at], acting[at], actions[at]) if 0 <= actions[at] < known else -1
    if refused[at]:
        fault[0] = 1


def act(
    at: int,
    desk: Any,
    out: Any,
    records: Any,
    fresh: Any,
    turns: Any,
    dues: Any,
    sand: int,
    key: int,
    actions: Any,
    refused: Any,
    penalty: float,
    acting: Any,
    returns: Any,
    ended: Any,
) -> None:
    """Do an action, then let chance act until a seat has to decide; an ended match is replaced by the next.

    A refused action ends its match, with the penalty for the seat that tried it.
    """
    desk[0] = records[at]
    s = desk[0]
    match, step = turns[at].match, turns[at].step
    ended[at] = False
    for seat in range(s.seats):
        returns[at, seat] = 0
    who, action = int(acting[at]), int(actions[at])
    lost = refused[at] != 0
    while True:
        if not lost:
            apply(s, who, action)
            step += 1
        if lost or actors(s) == 0:
            ended[at] = True
            for seat in range(s.seats):
                returns[at, seat] = reward(s, seat) if not lost else penalty if seat == who else 0.0
            match, step = match + len(records), 0
            desk[0] = fresh[0]
            lost = False
        drawn, other = words(key, match, step)
        who = quickest(actors(s), dues[at], sand, other) if sand else lowest(actors(s))
        if who < CHANCE:
            break
        action = pick(s, who, out, drawn)
    records[at] = desk[0]
    turns[at].match = match
    turns[at].step = step
    acting[at] = who


def list_choices(at: int, desk: Any, out: Any, records: Any, acting: Any, ids: Any, counts: Any) -> None:
    """Write the action ids that the seat to decide may choose from."""
    counts[at] = choices(records[at], acting[at], ids[at])


def draw(at: int, desk: Any, out: Any, records: Any, turns: Any, key: int, acting: Any, actions: Any) -> None:
    """Write a uniformly random choice of the seat to decide."""
    actions[at] = pick(records[at], acting[at], out, word(key, turns[at].match, turns[at].step))


def mask_choices(at: int, desk: Any, out: Any, records: Any, acting: Any, mask: Any) -> None:
    """Write 1 for each action that the seat to decide may choose, and 0 for all others."""
    for action in range(mask.shape[1]):
        mask[at, action] = 0
    mark(records[at], acting[at], out, mask[at])


def look(at: int, desk: Any, out: Any, records: Any, acting: Any, seat: int, rows: Any) -> None:
    """Write the observation of a seat; -1 stands for the seat to decide."""
    viewer = acting[at] if seat < 0 else seat
    desk[0] = records[at]
    hide(desk[0], viewer)
    observe(desk[0], viewer, rows[at])
