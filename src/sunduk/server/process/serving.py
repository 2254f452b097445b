"""The uvicorn server and its settings, with those of the interpreter: thread switching, garbage collection."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from ..config import Settings
from ..doors.fast_socket import Config, Opening, Wire
from ..home.evening import Evening
from ..home.listening import HomeServer
from .logs import config

SWITCH = 0.0005
"""Seconds after which a thread must release the GIL, a tenth of Python's default, so that bots delay people less."""
YOUNG = 100_000
"""Threshold of the garbage collector's youngest generation. A collection blocks all requests and finds almost nothing,
since reference counting frees nearly everything."""
LONGEST_MESSAGE = 64 * 1024


def server(app: FastAPI, settings: Settings, opened: Callable[[Evening], None] = lambda _: None) -> uvicorn.Server:
    """A server that is ready to run; `opened` is called with the evening that it begins with, if it does."""
    return HomeServer(configuration(app, settings), app.state.home, opened if settings.at_home else None)


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
        # Frames are small and many: compressing them costs more than sending them.
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=30,
        # By default uvicorn would trust forwarded headers from any client on this machine.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    prepared.request_seconds = settings.request_seconds
    return prepared
