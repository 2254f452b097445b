"""What is measured, for Prometheus."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

ACTIONS = Counter("sunduk_entries", "Entries stored in logs of tables.", ["game", "kind"])
REFUSALS = Counter("sunduk_refusals", "Requests and messages refused.", ["code"])
LIVE_TABLES = Gauge("sunduk_live_tables", "Tables in memory.", multiprocess_mode="livesum")
SOCKETS = Gauge("sunduk_sockets", "Open sockets.", multiprocess_mode="livesum")
REQUESTS = Histogram("sunduk_request_seconds", "Time to answer a request.", ["method", "route", "status"])
COMMITS = Histogram(
    "sunduk_appends_per_commit", "Entries that shared a transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)


def exposition() -> bytes:
    """Everything, in Prometheus' own text; for all processes behind a gate together."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    everyone = CollectorRegistry()
    MultiProcessCollector(everyone)  # type: ignore[no-untyped-call]
    return generate_latest(everyone)


@cache
def stored(game: str, kind: str) -> Counter:
    """The counter of one kind of entries."""
    return ACTIONS.labels(game, kind)
