"""Take-backs, limited by four nevers: never change who acts, never make another player redo a move, never cross a
revealed secret, never cross a random event. So they harm nobody, and need nobody's consent.

Whoever plays with bots alone may take back more: a whole turn, with all that came after it. The record says so.
"""

from __future__ import annotations

from sunduk.core.match.match import Match
from sunduk.core.match.view import SPECTATOR
from sunduk.core.rules.contract import CHANCE

from .faults import Fault

WORLDS = 16
"""How many worlds that another viewer considers possible are checked."""


def length_after(match: Match, seat: int) -> int:
    """The length of the match once a seat's last move is taken back; raises a fault if it may not be."""
    if match.game.race:
        raise Fault("conflict", "In a race nothing is taken back.")
    if match.last is None or match.over:
        raise Fault("conflict", "There is no move to take back.")
    length = match.length - 1
    who, action = match.last
    if who >= CHANCE:
        raise Fault("conflict", "Nothing is taken back across a random event.")
    if who != seat:
        raise Fault("conflict", "Nobody takes back the move of another.")
    if match.actors_at(length) != match.actors:
        raise Fault("conflict", "A take-back never changes whose turn it is.")
    if match.game.secrets and reveals(match.rewound(length), who, action, match):
        raise Fault("conflict", "A secret has been revealed since: it cannot be taken back.")
    return length


def turn_start(match: Match, seat: int, length: int) -> int:
    """The length of the match before the first move of a seat from `length` on; raises a fault if there is none.

    Only for matches against bots alone: it may cross random events, secrets and moves of others.
    """
    if match.game.race:
        raise Fault("conflict", "In a race nothing is taken back.")
    found = next((place for place in range(max(0, length), match.length) if match.log[place].who == seat), None)
    if found is None:
        raise Fault("conflict", "You have made no move since then.")
    return found


def reveals(before: Match, who: int, action: int, after: Match) -> bool:
    """Whether an action revealed more to another viewer than the move itself.

    It did not if, in every world the viewer considered possible, the move was possible and led to the same view.
    """
    rules = before.runner
    for viewer in (SPECTATOR, *range(before.seats)):
        if viewer == who:
            continue
        blind, seen = before.view(viewer).packed, after.view(viewer).packed
        for key in range(WORLDS):
            world, among = rules.act(rules.guess(blind, viewer, key), who, action)
            if among < 0 or rules.hide(world, viewer) != seen:
                return True
    return False


def allowed(match: Match, seat: int) -> bool:
    """Whether a seat may take back its last move now."""
    try:
        length_after(match, seat)
    except Fault:
        return False
    return True
