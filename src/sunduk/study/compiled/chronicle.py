"""What a study keeps of each match, in the subset that runs on every device; `sunduk.study.columns` lists it.

A match is played twice. The first time tells how long it takes and who wins, which the second time needs to know: where
its quarters are, and what each action led to. Random numbers are counted, so both times are the same match.
"""

from __future__ import annotations

from typing import Any

from sunduk.bots.compiled.outlook import weigh
from sunduk.core.backends.play import actor
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, State, actors, apply, choices, pick, weight
from sunduk.core.rules.elementary import log
from sunduk.core.rules.outcome import placings, scores
from sunduk.core.rules.race import DUES
from sunduk.core.rules.rng import words

from ..columns import (
    BLOCKS,
    CHOICE_MOVED,
    CHOICES,
    COMEBACK,
    DECIDED,
    DECISIONS,
    EXAMPLE,
    HEAD,
    LEAD_CHANGES,
    LEADER,
    LENGTH,
    LUCK,
    LUCK_MOVED,
    OPENER,
    PLACE,
    POINTS,
    SCORE,
    SQUARES,
    SURE,
    SUSPENSE,
    USERS,
    USES,
    WATCHED,
    WHOLE,
    WINNERS,
    WINS,
    WON,
)

NOW, MEAN = 0, 1
"""Rows of win shares: those of the present state, and their mean over what chance may do."""
SEEN = 0
"""Row of counts: after how many decisions each seat was last able to act."""
LEAD, SINCE, LONGEST = range(3)
"""Notes of the present match: who leads, since when it is decided (-1: it is not), and the longest wait of anybody."""
NOTES = 3
ACTORS = 16
"""A step of a script is ACTORS × action + actor + 1; 0 ends it."""


def chronicle(
    at: int,
    desk: Any,
    out: Any,
    fresh: Any,
    dues: Any,
    sand: int,
    key: int,
    first: int,
    each: int,
    script: Any,
    trials: Any,
    shares: Any,
    outlook: Any,
    seen: Any,
    notes: Any,
    marks: Any,
    rows: Any,
    uses: Any,
) -> None:
    """Play the `each` matches of block `at`, and write the row of each; numbers of matches count from `first`.

    Matches are random, or follow `script`, which has a row for each match then. All arguments from `trials` to `marks`
    are scratch memory with one entry for each block.
    """
    for index in range(at * each, min((at + 1) * each, len(rows))):
        write_match(
            desk,
            out,
            fresh[0],
            dues[at if sand else 0],
            sand,
            key,
            first + index,
            index,
            script,
            trials,
            at,
            shares[at],
            outlook[at],
            seen[at],
            notes[at],
            marks[at],
            rows[index],
            uses[at],
        )


def write_match(
    desk: Any,
    out: Any,
    fresh: State,
    due: Any,
    sand: int,
    key: int,
    match: int,
    index: int,
    script: Any,
    trials: Any,
    trial: int,
    shares: Any,
    result: Any,
    seen: Any,
    note: Any,
    marks: Any,
    row: Any,
    uses: Any,
) -> None:
    """Play match number `match` twice and write its row. It follows row `index` of `script`, if that has any.

    `marks` tells a match from those before by `index`, from 0 on. `trials` is scratch memory at `trial`.
    """
    begin_row(fresh.seats, seen, note, row)
    for again in range(2):
        desk[0] = fresh
        clear(due, sand)
        who, decided, step = CHANCE, 0, 0
        while True:
            if again:
                trials[trial] = desk[0]
                weigh(trials[trial], result)
                move(desk[0].seats, step, who, result, shares, row)
            among = actors(desk[0])
            if among == 0:
                break
            who, action = next_action(desk[0], among, out, due, sand, key, match, index, step, script)
            if who >= CHANCE:
                if again and who == CHANCE:
                    expect(desk, out, trials, trial, result, shares)
            elif again:
                look(desk[0], among, decided, shares, seen, note, row)
                use(desk[0].seats, who, action, match, index, marks, row, uses)
                decided += 1
            else:
                count_decision(desk[0], among, who, out, row)
            apply(desk[0], who, action)
            step += 1
        if not again:
            write_result(desk[0], step, row)
    end_row(desk[0].seats, seen, note, row)


def outline(
    at: int,
    desk: Any,
    out: Any,
    fresh: Any,
    dues: Any,
    sand: int,
    key: int,
    first: int,
    each: int,
    script: Any,
    trials: Any,
    shares: Any,
    outlook: Any,
    seen: Any,
    notes: Any,
    marks: Any,
    rows: Any,
    uses: Any,
) -> None:
    """Write what needs no judgement of positions. Takes the arguments of `chronicle`, and is compiled much sooner."""
    for index in range(at * each, min((at + 1) * each, len(rows))):
        begin_row(fresh[0].seats, seen[at], notes[at], rows[index])
        desk[0] = fresh[0]
        due = dues[at if sand else 0]
        clear(due, sand)
        step = 0
        among = actors(desk[0])
        while among:
            who, action = next_action(desk[0], among, out, due, sand, key, first + index, index, step, script)
            if who < CHANCE:
                count_decision(desk[0], among, who, out, rows[index])
            apply(desk[0], who, action)
            step += 1
            among = actors(desk[0])
        write_result(desk[0], step, rows[index])


def begin_row(seats: int, seen: Any, note: Any, row: Any) -> None:
    """Begin the row and the notes of a match."""
    for column in range(HEAD + BLOCKS * seats):
        row[column] = 0
    row[OPENER] = -1
    for seat in range(seats):
        seen[seat] = 0
    note[LEAD] = -1
    note[SINCE] = -1
    note[LONGEST] = 0


def count_decision(s: State, among: int, who: int, out: Any, row: Any) -> None:
    """Count a decision and its choices, and write who made the first alone."""
    seats = among & (1 << CHANCE) - 1
    if row[OPENER] < 0 and not seats & seats - 1:
        row[OPENER] = lowest(seats)
    row[DECISIONS] += 1
    row[CHOICES] += choices(s, who, out)


def write_result(s: State, steps: int, row: Any) -> None:
    """Write how long a match took and how it ended."""
    seats = s.seats
    row[LENGTH] = steps
    place = HEAD + PLACE * seats
    scores(s, row[HEAD + SCORE * seats :])
    placings(s, row[place:])
    for seat in range(seats):
        row[WINNERS] += 1 if row[place + seat] == 1 else 0
    for seat in range(seats):
        row[HEAD + WON * seats + seat] = WHOLE // row[WINNERS] if row[place + seat] == 1 else 0


def clear(due: Any, sand: int) -> None:
    """Forget the times at which actors of a race were to act."""
    if sand:
        for who in range(DUES):
            due[who] = 0


def next_action(
    s: State,
    among: int,
    out: Any,
    due: Any,
    sand: int,
    key: int,
    match: int,
    index: int,
    step: int,
    script: Any,
) -> tuple[int, int]:
    """Who acts next, and what it does: by the script or at random."""
    if len(script):
        code = script[index, step] - 1
        return code % ACTORS, code // ACTORS
    drawn, other = words(key, match, step)
    who, drawn = actor(among, drawn, other, due, sand)
    return who, pick(s, who, out, drawn)


def whole(share: float) -> int:
    """A share in units, rounded; shares may be below 0."""
    return int(share * WHOLE + WHOLE + 0.5) - WHOLE


def look(s: State, among: int, decided: int, shares: Any, seen: Any, note: Any, row: Any) -> None:
    """Before a decision, of which `decided` were made: write who leads, how surely, and who was able to act."""
    seats = s.seats
    best, entropy = 0, 0.0
    for seat in range(seats):
        share = shares[NOW, seat]
        best = seat if whole(share) > whole(shares[NOW, best]) else best
        entropy -= share * log(share) if share > 1e-9 else 0.0
        if among >> seat & 1:
            note[LONGEST] = max(note[LONGEST], decided - seen[seat])
            seen[seat] = decided
    high = whole(shares[NOW, best])
    row[SUSPENSE] += whole(entropy / log(1.0 * seats))
    if high <= SURE:
        note[SINCE] = -1
    elif note[SINCE] < 0:
        note[SINCE] = decided
    leaders, won = 0, 0
    for seat in range(seats):
        if whole(shares[NOW, seat]) == high:
            leaders += 1
            won += row[HEAD + WON * seats + seat]
    if note[LEAD] < 0 and leaders == 1:
        note[LEAD] = best
    elif note[LEAD] >= 0 and high > whole(shares[NOW, note[LEAD]]):
        note[LEAD] = best
        row[LEAD_CHANGES] += 1
    total = row[DECISIONS]
    for quarter in range(1, 4):
        if decided == total * quarter // 4:
            row[LEADER + quarter - 1] = won // leaders
    look_at_winners(seats, decided, shares, row)


def look_at_winners(seats: int, decided: int, shares: Any, row: Any) -> None:
    """Before a decision: write the win shares of those who will win and of the opener."""
    total, opener, place = row[DECISIONS], row[OPENER], HEAD + PLACE * seats
    held, behind = 0, 0
    for seat in range(seats):
        if row[place + seat] == 1:
            held += whole(shares[NOW, seat])
            behind += 1 if 2 * seats * whole(shares[NOW, seat]) < WHOLE else 0
    if decided == total // 4:
        row[COMEBACK] = WHOLE * behind // row[WINNERS]
    begin = decided * POINTS // total
    for point in range(begin, max(begin + 1, (decided + 1) * POINTS // total)):
        row[HEAD + BLOCKS * seats + point] = held // row[WINNERS]
        row[HEAD + BLOCKS * seats + POINTS + point] = whole(shares[NOW, opener]) if opener >= 0 else 0


def use(seats: int, who: int, action: int, match: int, index: int, marks: Any, row: Any, uses: Any) -> None:
    """Count an action of a seat, and what the seat won if it is its first such action in the match."""
    uses[action, USES] += 1
    if marks[who, action] != index + 1:
        marks[who, action] = index + 1
        won = row[HEAD + WON * seats + who]
        uses[action, USERS] += 1
        uses[action, WINS] += won
        uses[action, SQUARES] += won * won
    if uses[action, EXAMPLE] == 0:
        uses[action, EXAMPLE] = match + 1


def expect(desk: Any, out: Any, trials: Any, at: int, result: Any, shares: Any) -> None:
    """Before chance acts: write the mean win shares over all that it may do."""
    seats = desk[0].seats
    for seat in range(seats):
        shares[MEAN, seat] = 0.0
    number = choices(desk[0], CHANCE, out)
    total = 0
    for index in range(number):
        total += weight(desk[0], out[index])
    for index in range(number):
        odds = weight(desk[0], out[index]) / total
        trials[at] = desk[0]
        apply(trials[at], CHANCE, out[index])
        weigh(trials[at], result)
        for seat in range(seats):
            shares[MEAN, seat] += odds * result[2 * seat + 1]


def move(seats: int, step: int, who: int, result: Any, shares: Any, row: Any) -> None:
    """After an action: write what it moved from seat to seat, and whether that was luck; keep the win shares."""
    moved = 0.0
    for seat in range(seats):
        share = result[2 * seat + 1]
        gain = share - (shares[MEAN, seat] if who == CHANCE else shares[NOW, seat]) if step else 0.0
        moved += abs(gain) / 2
        if who == CHANCE:
            row[HEAD + LUCK * seats + seat] += whole(gain)
        shares[NOW, seat] = share
    row[LUCK_MOVED if who == CHANCE else CHOICE_MOVED] += whole(moved)


def end_row(seats: int, seen: Any, note: Any, row: Any) -> None:
    """At the end of a match: write when it was decided, its mean entropy, and who was out.

    A seat was out if the others went on, after its last chance to act, for more than twice the longest wait before.
    """
    total = row[DECISIONS]
    row[DECIDED] = note[SINCE] if note[SINCE] >= 0 and row[WINNERS] == 1 else total
    row[SUSPENSE] //= max(1, total)
    for seat in range(seats):
        watched = total - 1 - seen[seat]
        row[HEAD + WATCHED * seats + seat] = watched if watched > 2 * note[LONGEST] and note[LONGEST] else 0
