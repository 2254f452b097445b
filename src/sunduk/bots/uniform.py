"""The bot that takes every choice with the same probability."""

from __future__ import annotations

import random

from sunduk.core.view import View


class Uniform:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.choice(list(view.choices))
