"""Structured logs: one line of JSON per record."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import orjson

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """Formats a log record as JSON, with the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "by": record.name,
            "what": record.getMessage(),
        } | {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def config(level: str) -> dict[str, object]:
    """The configuration for `logging.config.dictConfig`, as uvicorn takes it."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            "sunduk": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.access": {"handlers": [], "level": "CRITICAL", "propagate": False},
        },
    }
