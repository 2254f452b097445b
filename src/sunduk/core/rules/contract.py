"""The contract of a game: what its `rules`, `view`, `observe` and `judge` modules define.

Search and batch code imports these names and is linked with a game's own functions in their place
(see `sunduk.core.backends.linker`), so it is written once for all games. Between the two stands
`sunduk.core.rules.acting`, which draws who begins and lets nobody act out of turn.

An actor is a number: a seat, CHANCE or CLOCK. A set of actors is a bit set of those numbers.
"""

from __future__ import annotations

from typing import Any, NoReturn

from .record import Row

CHANCE = 8
"""The player that rolls dice and turns cards."""

CLOCK = 9
"""The player that lets the sand run out."""

State = Any
"""The record of whichever game is linked in."""


def start(s: State) -> None:
    """Set up a match. Seats and options are set, all else is zero, and by default stays so."""


def lots(s: State) -> int:
    """While chance is to draw who begins: the number of the rule about it; else 0. By default, if the game has a
    FIRST_SEAT, it is LOTS_RULE in the phase LOTS.
    """
    return 0


def begin(s: State, seat: int) -> None:
    """Let the seat begin that chance has drawn, in place."""


def actors(s: State) -> int:
    """The set of those who may act now; 0 when the match is over. A game is not asked while lots are drawn."""
    _unlinked()


def options(s: State, who: int) -> tuple[int, int, int, int]:
    """The legal actions of `who` as one or two sets of numbers: a set, the action of its number 0, another set with
    higher actions, and the action of its number 0. Instead of the first set, -n stands for the numbers below n. Both
    sets are empty where `choices` lists the actions, which is slower; by default they always are. A game is asked only
    about actors.
    """
    return 0, 0, 0, 0


def choices(s: State, who: int, out: Row) -> int:
    """Write the legal action ids of `who` in ascending order; return how many. A game is asked only about actors whose
    `options` are not in sets; a game that has none of those need not define it.
    """
    return 0


def pick(s: State, who: int, out: Row, word: int) -> int:
    """The choice of `who` that a random word selects: of chance by `weight`, of others with equal chances. `out` has
    room to list choices. Games do not define it.
    """
    _unlinked()


def mark(s: State, who: int, out: Row, marks: Any) -> None:
    """Write 1 to `marks`, a row of zeros, at each legal action of `who`. `out` has room to list choices. Games do not
    define it.
    """
    _unlinked()


def pick_chance(s: State, word: int) -> int:
    """What `pick` finds for chance, by a quicker way that a game may have; -1, as by default, if it has none."""
    return -1


def refusal(s: State, who: int, action: int) -> int:
    """0 if `who` may do this now, else the number of the rule that forbids it (6.2 is 602). A game is asked only
    about actors.
    """
    _unlinked()


def out_of_turn(s: State, who: int) -> int:
    """The number of the rule that forbids `who`, who is not one of the actors, to act at all."""
    _unlinked()


def apply(s: State, who: int, action: int) -> None:
    """Do a legal action, in place. Trusts its caller."""
    _unlinked()


def weight(s: State, action: int) -> int:
    """How likely a chance action is, as a positive integer weight among the present choices. By default 1."""
    return 1


def points(s: State, seat: int) -> int:
    """The points of a seat, as they stand."""
    _unlinked()


def standing(s: State, seat: int) -> int:
    """A number that orders the seats, tie-breaks applied: the higher, the better; equals share a place. By default
    the points.
    """
    return points(s, seat)


def conclude(s: State) -> None:
    """Play an unfinished turn to a likely end, in place, for bots that look no further."""


def promise(s: State, seat: int) -> int:
    """The final points a seat can expect, as an evaluation for bots: by default its present points."""
    return points(s, seat)


def spread(s: State) -> int:
    """The typical error of the difference of two seats' promises, in the same unit; positive."""
    return 8


def surprise(then: State, later: State, world: State, seat: int) -> int:
    """How many actions of others, between two successive views of a seat, would be implausible in this world."""
    return 0


def effort(s: State, seat: int, action: int) -> int:
    """In a race: the milliseconds that a practised player needs to see that a choice is good; 0 if it is not."""
    return 10000


def hide(s: State, seat: int) -> None:
    """Blank, in place, what `seat` may not know; -1 is a spectator. By default nothing is secret."""


def guess(s: State, seat: int, key: int) -> None:
    """Fill, in place, what `hide` blanked with a random world consistent with the rest. By default nothing."""


def observe(s: State, seat: int, out: Any) -> None:
    """Write what `seat` sees as numbers, into a flat float32 row of the game's observation size."""
    _unlinked()


def _unlinked() -> NoReturn:
    raise RuntimeError("contract functions stand for a game's own: link the caller with a game first")
