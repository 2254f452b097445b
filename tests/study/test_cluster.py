"""Matches of bots on a Ray cluster are those of this machine. The cluster is a stand-in with Ray's interface."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from sunduk.bots.arena import ray_pool
from sunduk.study.study import Study, conduct

from .conftest import box


class Cluster:
    """What `ray_pool` uses of the module `ray`; work is done when it is asked for, the last first."""

    exceptions = SimpleNamespace(
        WorkerCrashedError=ConnectionError, RayTaskError=ArithmeticError, RayError=ConnectionResetError
    )

    def __init__(self) -> None:
        self.done = 0
        self.joined = False

    def join(self, address: str) -> Cluster:
        """Ray refuses to be joined twice."""
        assert address == "auto"
        assert not self.joined
        self.joined = True
        return self

    def shutdown(self) -> None:
        self.joined = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, value: Any) -> Any:
        return value

    def remote(self, work: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *given: lambda: work(*given))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return [waiting[-1]], waiting[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        self.done += len(done)
        return [work() for work in done]

    def cancel(self, *_: Any, **__: Any) -> None:
        """Nothing runs."""


def test_a_cluster_plays_the_same_study(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setattr(ray_pool, "joined", cluster.join)
    study = Study((box(5, 1), box(5, 3, "edge")), 2, "uniform,greedy", num=70)
    there, here = conduct(study, ray="auto"), conduct(study, threads=1)
    assert cluster.done == 2 * 70
    assert not cluster.joined
    for mine, theirs in zip(here.estimates, there.estimates, strict=True):
        assert {name: value and pytest.approx(value) for name, value in mine.items()} == theirs
    assert [each.records for each in here.distributions] == [each.records for each in there.distributions]
    assert [there.record(at, 69) for at in (0, 1)] == [here.record(at, 69) for at in (0, 1)]
