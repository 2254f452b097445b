"""A child process that reads and writes lines, with a time limit for every exchange, ended with all its children."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Iterator
from typing import IO, cast

LONGEST_LINE = 1 << 16
"""Bytes; a program that writes a longer line is ended."""
MOST_BYTES = 1 << 20
"""How many bytes a program may write before it answers."""
_CHUNK = 1 << 14
_LAST_WORDS = 8
"""How many chunks of its standard error are read at most after a program has ended."""
_TAIL = 2000
_QUOTED = 300


class Fault(Exception):
    """Something a program did wrong, worded so that "the program" can stand before it."""

    def __init__(self, what: str, line: str = "") -> None:
        super().__init__(what)
        self.line = line if len(line) <= _QUOTED else f"{line[:_QUOTED]}…"
        """What it wrote."""


class Silent(Fault):
    """The program did not answer in time."""


class Pipes:
    """A running program and its pipes, from start to end."""

    def __init__(self, command: list[str]) -> None:
        self.usable = False
        """Whether the program can be sent another line."""
        self._out = self._errors = b""
        self._in = b""
        try:
            self._process = subprocess.Popen(  # noqa: S603  the person at the command line named it
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Fault(f"could not be started ({error})") from None
        self.usable = True
        self._selector = selectors.DefaultSelector()
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._stdin, self._stdout, self._stderr = cast(tuple[IO[bytes], IO[bytes], IO[bytes]], pipes)
        os.set_blocking(self._stdin.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self.close = weakref.finalize(self, _end, self._process, self._selector)
        """End the program and every process it has started."""

    def send(self, line: str) -> None:
        """Queue a line; it is written as soon as the program reads."""
        if not self._in:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._in += line.encode() + b"\n"

    def lines(self, seconds: float) -> Iterator[str]:
        """Yield the lines the program writes; raises `Fault` when it ends, writes too much or its time is up."""
        end, heard = time.monotonic() + seconds, 0
        while True:
            while b"\n" in self._out:
                line, _, self._out = self._out.partition(b"\n")
                if line.strip():
                    yield line.decode(errors="replace").strip()
            if len(self._out) > LONGEST_LINE or heard > MOST_BYTES:
                self.usable = False
                raise Fault("wrote far too much", self._out[:_TAIL].decode(errors="replace"))
            left = end - time.monotonic()
            if left <= 0:
                # A program that has not read this question would take it for the next one.
                self.usable = not self._in
                raise Silent("said nothing")
            heard += self._exchange(left)

    def tail(self) -> str:
        """The last of what the program wrote to its standard error."""
        with contextlib.suppress(Fault):
            for _ in range(_LAST_WORDS):
                self._exchange(0)
        return " ".join(self._errors.decode(errors="replace").split())[-_QUOTED:]

    def _exchange(self, seconds: float) -> int:
        """Read and write whatever the pipes allow; returns how many bytes the program wrote."""
        heard = 0
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._stdin:
                self._write()
            elif not (chunk := os.read(key.fd, _CHUNK)):
                self._selector.unregister(key.fileobj)
                if key.fileobj is self._stdout:
                    self._gone()
            elif key.fileobj is self._stdout:
                self._out += chunk
                heard += len(chunk)
            else:
                self._errors = (self._errors + chunk)[-_TAIL:]
        return heard

    def _write(self) -> None:
        try:
            self._in = self._in[os.write(self._stdin.fileno(), self._in) :]
        except BlockingIOError:
            return
        except OSError:
            self._in = b""  # the program has ended; reading its output will report it
        if not self._in:
            self._selector.unregister(self._stdin)

    def _gone(self) -> None:
        self.usable = False
        try:
            code = self._process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            raise Fault("closed its output") from None
        raise Fault(f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}")


def _end(process: subprocess.Popen[bytes], selector: selectors.BaseSelector) -> None:
    selector.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            with contextlib.suppress(OSError):
                pipe.close()
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
