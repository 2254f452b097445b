"""The kernels of a batch: what it does to each of its matches, in the subset that runs on every device.

A lane is one slot of a batch, which holds one match at a time. Every function works on lane number `at`; `desk` and
`out` are scratch memory of the thread that runs it; `dues` and `sand` are for races, see `sunduk.core.rules.race`.
"""

from __future__ import annotations

from typing import Any

from ..rules.bits import lowest
from ..rules.contract import CHANCE, actors, apply, choices, hide, mark, observe, refusal
from ..rules.observation import put
from ..rules.outcome import placings, reward, scores
from ..rules.race import first as quickest
from ..rules.rng import fill, room, word, words, words_at
from .play import act as act_at_random
from .play import pick, play_out


def copy(to: Any, there: int, source: Any, here: int) -> None:
    """Copy a record from one array to another."""
    to[there] = source[here]


def renew(at: int, desk: Any, out: Any, records: Any, fresh: Any, turns: Any) -> None:
    """Set lane `at` to the start of match number `at`."""
    copy(records, at, fresh, 0)
    turns[at].match = at
    turns[at].step = 0


def run(
    at: int, desk: Any, out: Any, records: Any, fresh: Any, turns: Any, dues: Any, sand: int, key: int, steps: int
) -> None:
    """Make random steps; when a match ends, the next one of this lane begins."""
    copy(desk, 0, records, at)
    match, step = turns[at].match, turns[at].step
    block = room()
    fill(block, key, match, step)
    for _ in range(steps):
        among = actors(desk[0])
        if among == 0:
            match, step = match + len(records), 0
            copy(desk, 0, fresh, 0)
            among = actors(desk[0])
        drawn, other = words_at(block, key, match, step)
        act_at_random(desk[0], among, out, drawn, other, dues[at], sand)
        step += 1
    turns[at].match = match
    turns[at].step = step
    copy(records, at, desk, 0)


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
    copy(desk, 0, fresh, 0)
    lengths[at] = play_out(desk[0], key, first + at, out, dues[at], sand)
    scores(desk[0], points[at])
    placings(desk[0], places[at])


def check(
    at: int,
    desk: Any,
    out: Any,
    actions: Any,
    records: Any,
    acting: Any,
    known: int,
    strict: int,
    refused: Any,
    tried: Any,
    fault: Any,
    alarm: Any,
) -> None:
    """Keep the action that is tried, and the rule that forbids it: 0 if none does, -1 if it is not one of the `known`.

    If it is forbidden and `strict` is set, set `fault[0]` and raise the alarm: then no action is done. If that was so
    in an earlier step, which `fault[1]` says, do nothing.
    """
    if fault[1]:
        return
    tried[at] = actions[at]
    refused[at] = refusal(records[at], acting[at], actions[at]) if 0 <= actions[at] < known else -1
    if refused[at] and strict:
        fault[0] = 1
        alarm[0] = 1


BEGIN, ACT, SAMPLE, MASK, OBSERVE = (1 << bit for bit in range(5))
"""What `turn` does: begin a match, or do the action tried; then write a random choice, the mask, an observation."""


def turn(
    at: int,
    desk: Any,
    out: Any,
    tasks: int,
    key: int,
    drawing: int,
    viewer: int,
    records: Any,
    fresh: Any,
    turns: Any,
    dues: Any,
    sand: int,
    refused: Any,
    penalty: float,
    tried: Any,
    fault: Any,
    acting: Any,
    returns: Any,
    ended: Any,
    sampled: Any,
    mask: Any,
    rows: Any,
) -> None:
    """Do some tasks for a match. Do nothing in any match if the check before has found a fault.

    `drawing` is the seed of the random choice; `viewer` is the seat that is shown, -1 for the seat to decide.
    """
    if fault[0]:
        if at == 0:
            fault[1] = 1
        return
    copy(desk, 0, records, at)
    if tasks & (BEGIN | ACT):
        action = int(tried[at]) if tasks & ACT else -1
        lost = tasks & ACT != 0 and refused[at] != 0
        proceed(
            at, desk, out, action, lost, key, fresh, len(records), turns, dues, sand, penalty, acting, returns, ended
        )
        copy(records, at, desk, 0)
    who = acting[at]
    if tasks & SAMPLE:
        sampled[at] = pick(desk[0], who, out, word(drawing, turns[at].match, turns[at].step))
    if tasks & MASK:
        wipe(mask[at])
        mark(desk[0], who, out, mask[at])
    if tasks & OBSERVE:
        seat = who if viewer < 0 else viewer
        hide(desk[0], seat)
        observe(desk[0], seat, rows[at])


def wipe(marks: Any) -> None:
    """Make all numbers of a row zero."""
    for index in range(len(marks)):
        put(marks, index, 0)


def proceed(
    at: int,
    desk: Any,
    out: Any,
    action: int,
    lost: bool,
    key: int,
    fresh: Any,
    lanes: int,
    turns: Any,
    dues: Any,
    sand: int,
    penalty: float,
    acting: Any,
    returns: Any,
    ended: Any,
) -> None:
    """Do an action, or none if it is -1; then let chance act until a seat has to decide.

    A match that ends is replaced by the next of its lane. A match that is `lost` by a refused action ends, with the
    penalty for the seat that tried it.
    """
    s = desk[0]
    match, step = turns[at].match, turns[at].step
    ended[at] = False
    for seat in range(s.seats):
        returns[at, seat] = 0
    who = int(acting[at])
    acts = action >= 0 or lost
    while True:
        if acts:
            if not lost:
                apply(s, who, action)
                step += 1
            if lost or actors(s) == 0:
                ended[at] = True
                for seat in range(s.seats):
                    returns[at, seat] = reward(s, seat) if not lost else penalty if seat == who else 0.0
                match, step = match + lanes, 0
                copy(desk, 0, fresh, 0)
                lost = False
        drawn, other = words(key, match, step)
        who = quickest(actors(s), dues[at], sand, other) if sand else lowest(actors(s))
        if who < CHANCE:
            break
        action, acts = pick(s, who, out, drawn), True
    turns[at].match = match
    turns[at].step = step
    acting[at] = who


def list_choices(at: int, desk: Any, out: Any, records: Any, acting: Any, ids: Any, counts: Any) -> None:
    """Write the action ids that the seat to decide may choose from."""
    counts[at] = choices(records[at], acting[at], ids[at])
