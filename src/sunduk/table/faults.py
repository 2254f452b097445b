"""Errors of requests: a code for programs, a sentence for people."""

from __future__ import annotations

from sunduk.core.errors import Refused, SundukError

from .wire.play import ProblemJson, RefusalJson

STATUS = {
    "nobody": 401,
    "forbidden": 403,
    "foreign": 403,
    "uninvited": 403,
    "unknown": 404,
    "slow": 408,
    "conflict": 409,
    "stale": 409,
    "quota": 409,
    "large": 413,
    "kind": 415,
    "invalid": 422,
    "refused": 422,
    "flood": 429,
    "fault": 500,
    "away": 503,
}
"""The HTTP status of each code."""


class Fault(SundukError):
    """A request was refused and has no effect; says why."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def json(self) -> ProblemJson:
        problem: ProblemJson = {"code": self.code, "message": str(self)}
        return {**problem, "rule": self.rule} if self.rule else problem

    def refusal(self) -> RefusalJson:
        """The body of an answer to a request that has no effect."""
        return {"error": self.json()}


def fault_of(error: SundukError) -> Fault:
    """Any error of this package as a fault."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, Refused):
        return Fault("refused", str(error), error.rule)
    return Fault("invalid", str(error))
