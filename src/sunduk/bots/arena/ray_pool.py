"""Matches on a Ray cluster, where one machine is not enough."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

from sunduk.core.errors import BadOption, WorkerLost
from sunduk.core.extras import extra

from .match_job import Fixture, Played, Setting, play

_AHEAD = 2
"""Matches queued for each core."""
_PATIENCE = 5.0
"""Seconds within which a cluster must answer."""


def on_ray(ray: Any, setting: Setting, fixtures: Iterable[Fixture]) -> Generator[Played]:
    """Play matches on all cores of a cluster. Every machine needs the same version of this package."""
    work = ray.remote(_work)
    room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    shared = ray.put(setting)
    waiting: list[Any] = []
    try:
        for fixture in fixtures:
            waiting.append(work.remote(shared, fixture, os.getcwd()))
            if len(waiting) >= room:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    except ray.exceptions.WorkerCrashedError:
        raise WorkerLost("A process of the cluster that played matches was ended.") from None
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        ray.shutdown()


def joined(address: str) -> Any:
    """Ray, connected to the cluster at an address."""
    with extra("ray", "A Ray cluster"):
        import ray
    _knock(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:
        reason = str(error).strip().split("\n")[0]
        raise BadOption(
            f"No Ray cluster answers at {address!r}; ray start --head begins one here. ({reason})"
        ) from None
    return ray


def _knock(address: str) -> None:
    """Open a connection first, to fail fast: Ray itself retries for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise BadOption(f"No Ray cluster answers at {address!r}: {error}.") from None


def _work(setting: Setting, fixture: Fixture, folder: str) -> Played:
    """Runs on a machine of the cluster. Relative paths of programs are resolved in `folder`, if it exists there."""
    if Path(folder).is_dir():
        os.chdir(folder)
    return play(setting, fixture)
