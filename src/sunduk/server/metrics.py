"""What is measured, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("sunduk_entries", "Entries stored in logs of tables.", ["game", "kind"])
REFUSALS = Counter("sunduk_refusals", "Requests and messages refused.", ["code"])
LIVE_TABLES = Gauge("sunduk_live_tables", "Tables in memory.")
SOCKETS = Gauge("sunduk_sockets", "Open sockets.")
REQUESTS = Histogram("sunduk_request_seconds", "Time to answer a request.", ["method", "route", "status"])
COMMITS = Histogram(
    "sunduk_appends_per_commit", "Entries that shared a transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)
