"""The bot `exec:./mybot`, a program in any language that reads and writes lines of JSON; see docs/bots.md.

Whatever the program does, a legal move is made in time, and the note of the decision says what went wrong.
"""

from __future__ import annotations

import json
import math
import random
import shlex
import shutil
from typing import Any, TypeGuard

from sunduk.core.errors import BadOption, SundukError
from sunduk.core.match import moves
from sunduk.core.match.view import View

from ..bot import Budget, Decision
from ..reaction import Paced
from .pipes import Fault, Pipes, Silent

PROTOCOL = 1

USUAL = 1.0
"""Seconds for a decision if no budget is given."""
GRACE = 0.25
"""Seconds that an answer may be late, for the time it needs to arrive."""
WARM_UP = 10.0
"""Additional seconds for the first answer after a start."""
MOST_STARTS = 4
MOST_SILENCES = 3
"""A program that leaves so many questions in a row unanswered is ended."""


class Program(Paced):
    def __init__(self, command: list[str], seed: int) -> None:
        super().__init__(seed)
        self._command = command
        self._random = random.Random(seed)
        self._pipes: Pipes | None = None
        self._asked = 0
        self._starts = 0
        self._silences = 0

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        self.reacted()
        if self._pipes is None and self._starts == MOST_STARTS:
            return Decision(self._random.choice(view.ids))
        seconds = USUAL if budget is None or math.isinf(budget.seconds) else budget.seconds
        try:
            answer = Decision(self._answer(view, seconds))
        except Fault as fault:
            return Decision(self._random.choice(view.ids), note=self._report(fault))
        self._silences = 0
        return answer

    def close(self) -> None:
        if self._pipes:
            self._pipes.close()
        self._pipes = None

    def _answer(self, view: View, seconds: float) -> int:
        """Ask the program for its choice; starts it if it is not running."""
        patience = seconds + GRACE
        if self._pipes is None:
            self._starts += 1
            self._pipes = Pipes(self._command)
            patience += WARM_UP
        self._asked += 1
        self._pipes.send(json.dumps(self._request(view, seconds)))
        try:
            return self._hear(view, patience)
        except Silent:
            raise Silent(f"did not answer within {patience - GRACE:g} s") from None

    def _hear(self, view: View, patience: float) -> int:
        assert self._pipes is not None
        for line in self._pipes.lines(patience):
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                raise Fault("did not write a line of JSON", line) from None
            if not isinstance(answer, dict) or not _whole(answer.get("id")):
                raise Fault("did not write an object with an id", line)
            if answer["id"] == self._asked:
                return _action(view, answer, line)
            if answer["id"] > self._asked:
                raise Fault(f"answered number {answer['id']}, which was not asked yet", line)
        raise AssertionError("lines end with a fault")

    def _request(self, view: View, seconds: float) -> dict[str, Any]:
        return {
            "protocol": PROTOCOL,
            "id": self._asked,
            "game": view.game.id,
            "seat": view.seat,
            "budget": seconds,
            "position": view.position,
            "view": view.json(),
        }

    def _report(self, fault: Fault) -> str:
        """A sentence about a fault; ends the program if it cannot be used any more."""
        parts = [f"the program {fault}; a random move was made for it."]
        if fault.line:
            parts.append(f"It wrote {fault.line!r}.")
        if self._pipes and (tail := self._pipes.tail()):
            parts.append(f"Its errors end with {tail!r}.")
        self._silences = self._silences + 1 if isinstance(fault, Silent) else 0
        if self._pipes and (not self._pipes.usable or self._silences >= MOST_SILENCES):
            self._silences = 0
            self.close()
        if self._pipes is None and self._starts == MOST_STARTS:
            parts.append(f"It was started {MOST_STARTS} times and is not started again: all its moves are random now.")
        return " ".join(parts)


def _action(view: View, answer: dict[str, Any], line: str) -> int:
    """The choice that an answer names by its id or by its text."""
    action, move = answer.get("action"), answer.get("move")
    if isinstance(move, str) and action is None:
        try:
            action = moves.read(view.game, view.state, view.seat, move)
        except SundukError as error:
            raise Fault(f"chose a move that cannot be made ({error})", line) from None
    if not _whole(action):
        raise Fault("did not name an action or a move", line)
    if action not in view.ids:
        raise Fault("chose what is not among its choices", line)
    return action


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def make(argument: str, seed: int) -> Program:
    try:
        command = shlex.split(argument)
    except ValueError as error:
        raise BadOption(f"The command of exec:{argument} cannot be read: {error}.") from None
    if not command:
        raise BadOption("The bot exec needs a program: write exec:./mybot, or exec:python3 mybot.py.")
    if shutil.which(command[0]) is None:
        raise BadOption(
            f"There is no program {command[0]} to be run: give the path of an executable file, such as ./mybot."
        )
    return Program(command, seed)
