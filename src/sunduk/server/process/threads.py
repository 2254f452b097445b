"""Thread priorities: bots and compilers run at low priority, so that requests of people come first."""

from __future__ import annotations

import contextlib
import os
import threading

NICENESS = 15


def step_back() -> None:
    """Lower the priority of this thread (its nice value), on systems where a thread can have one."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
