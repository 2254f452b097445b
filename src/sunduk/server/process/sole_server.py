"""One server per SQLite file: a lock file beside it, which the system releases however the server ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sunduk.core.errors import BadOption


@contextmanager
def sole_server(path: Path | None) -> Iterator[None]:
    """Hold the lock of a database file while serving; a second server is refused. Without a file there is no lock."""
    if path is None:
        yield
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(f"{path}-server", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadOption(f"The database cannot be opened: {path.parent}: {error.strerror}.") from None
    try:
        if not _locks(file):
            raise BadOption(
                f"Another Sunduk server uses the database {path}: stop it, or give this one its own with --database."
            )
        yield
    finally:
        os.close(file)


def _locks(file: int) -> bool:
    """Lock a file until it is closed; False if another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
