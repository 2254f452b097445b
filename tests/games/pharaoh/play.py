"""Positions of Pharaoh's Code for tests, and playing from them."""

from __future__ import annotations

import sunduk
from sunduk import Match

GAME = sunduk.game("pharaoh")
PYRAMID = "64/33,50/22,45,27/3,18,24,40"
TOPS = "90,80,72,30"
RACING = f"pharaoh 3 version=2 | {PYRAMID} {TOPS} 2,5,11 race 0 . . ././. 0"
MANY = RACING.replace("version=2", "version=2 tiles_per_round=many")


def played(position: str, moves: list[str]) -> Match:
    match = Match.at(position, auto=False)
    for move in moves:
        match.act(move[2:], int(move[0]))
    return match
