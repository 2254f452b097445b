"""How the application is served."""

from __future__ import annotations

import gc
import sys

import uvicorn
from fastapi import FastAPI

from ..config import Settings
from ..doors.fast_socket import Config, Opening, Wire
from .logs import config

SWITCH = 0.0005
"""Seconds after which a bot's Python gives way to people, ten times sooner than usual."""
YOUNG = 100_000
"""Objects after which the youngest are looked through for garbage. That holds everybody up, and there is hardly any:
what is no longer needed goes by itself."""
LONGEST_MESSAGE = 64 * 1024


def server(app: FastAPI, settings: Settings) -> uvicorn.Server:
    """A server that is ready to run."""
    return uvicorn.Server(configuration(app, settings))


def configuration(app: FastAPI, settings: Settings) -> Config:
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(YOUNG)
    prepared = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Opening,
        ws=Wire,
        log_config=config(settings.log_level),
        # Views are small and many: squeezing them costs more than sending them.
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=30,
        # uvicorn would believe whatever comes from this machine.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    prepared.request_seconds = settings.request_seconds
    return prepared
