"""The bot that takes every choice with the same probability."""

from __future__ import annotations

import random

from sunduk.core.match.view import View

from .. import no_argument
from ..bot import Budget, Decision
from ..reaction import Paced


class Uniform(Paced):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = random.Random(seed)

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        self.reacted()
        return Decision(self._random.choice(view.ids))


def make(argument: str, seed: int) -> Uniform:
    no_argument("uniform", argument)
    return Uniform(seed)
