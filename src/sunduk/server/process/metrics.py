"""Metrics for Prometheus."""

from __future__ import annotations

import os
from collections import Counter as Tally

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from sunduk.table.live.environment import Metrics
from sunduk.table.live.storage import Append

ACTIONS = Counter("sunduk_entries", "Entries stored in logs of tables.", ["game", "kind"])
REFUSALS = Counter("sunduk_refusals", "Requests and messages refused.", ["code"])
TABLE_FAULTS = Counter("sunduk_table_faults", "Tables that could not be read, or looked after in time.", ["at"])
STUMBLES = Counter("sunduk_stumbles", "Moves of people that a rule refused.", ["game", "rule"])
LIVE_TABLES = Gauge("sunduk_live_tables", "Tables in memory.", multiprocess_mode="livesum")
SOCKETS = Gauge("sunduk_sockets", "Open sockets.", multiprocess_mode="livesum")
REQUESTS = Histogram("sunduk_request_seconds", "Time to answer a request.", ["method", "route", "status"])
COMMITS = Histogram(
    "sunduk_appends_per_commit", "Entries that shared a transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)


class PrometheusMetrics(Metrics):
    """Counts for Prometheus what happens at tables."""

    def live_tables(self, count: int) -> None:
        LIVE_TABLES.set(count)

    def table_fault(self, at: str) -> None:
        TABLE_FAULTS.labels(at).inc()

    def refused(self, code: str) -> None:
        REFUSALS.labels(code).inc()

    def stumbled(self, game: str, rule: str) -> None:
        STUMBLES.labels(game, rule).inc()


def exposition() -> bytes:
    """All metrics in Prometheus' text format; with several processes behind a gate, those of all of them."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    everyone = CollectorRegistry()
    MultiProcessCollector(everyone)  # type: ignore[no-untyped-call]
    return generate_latest(everyone)


def committed(appends: list[Append]) -> None:
    """Count the entries of one transaction."""
    COMMITS.observe(len(appends))
    for (game, kind), count in Tally((append.table.game.id, append.entry.kind) for append in appends).items():
        ACTIONS.labels(game, kind).inc(count)
