"""Threads that step back: bots and compilers give way to people."""

from __future__ import annotations

import contextlib
import os
import threading

NICENESS = 15


def step_back() -> None:
    """Let this thread run only when no other wants to, where the system knows such a thing."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
