"""Runs `sunduk` as a person would, in a process of its own, without starting Python anew for each command.

Python, NumPy and the compiler take longer to import than most commands run. So one process imports everything
(`python -m tests.cli.command FD`) and forks a child for each command. The child has its own arguments, folder,
environment and standard streams, and ends as the program would. Tests that talk with a command or interrupt it start
the program.
"""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
PROGRAM = str(Path(sys.executable).with_name("sunduk"))
HEAVY = ("numba", "sunduk.core.backends.batch", "sunduk.bots.native", "sunduk.analysis.native", "sunduk.study.study")
"""What commands import when they need it, besides what they always import."""


def run(*arguments: str, typed: str = "", folder: Path | None = None, **environment: str) -> tuple[int, str, str]:
    """Run a command: its exit code, its output and its errors."""
    variables = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **environment}
    asked = {"command": [PROGRAM, *arguments], "folder": str(folder or Path.cwd()), "environment": variables}
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        given.write(typed.encode())
        given.seek(0)
        streams = [stream.fileno() for stream in (given, output, errors)]
        door = _door()
        socket.send_fds(door, [json.dumps(asked).encode()], streams)
        return int(door.recv(16)), _read(output), _read(errors)


def succeed(*arguments: str, typed: str = "", folder: Path | None = None, **environment: str) -> str:
    """Run a command that does what it is told, and return its output."""
    code, output, errors = run(*arguments, typed=typed, folder=folder, **environment)
    assert code == 0, errors
    return output


def _read(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode()


@cache
def _door() -> socket.socket:
    """A connection to the process that runs commands. It ends when this one does."""
    here, there = socket.socketpair()
    variables = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    # Threads of a library would not be in the child.
    variables |= {"OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-m", __name__, str(there.fileno())]
    process = subprocess.Popen(command, env=variables, pass_fds=[there.fileno()])
    there.close()

    @atexit.register
    def end() -> None:
        here.close()
        process.wait()

    return here


def serve(door: socket.socket) -> None:
    """Run the commands that are asked for; returns in the child, which is to run one."""
    while True:
        message, streams, *_ = socket.recv_fds(door, 1 << 18, 3)
        if not message:
            sys.exit()
        if (child := os.fork()) == 0:
            door.close()
            become(json.loads(message), streams)
            return
        for stream in streams:
            os.close(stream)
        door.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def become(asked: dict[str, object], streams: list[int]) -> None:
    """Take over the arguments, the folder, the environment and the streams of a command."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(str(asked["folder"]))
    os.environ.clear()
    os.environ.update(asked["environment"])  # type: ignore[call-overload]
    sys.argv = asked["command"]  # type: ignore[assignment]
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115


if __name__ == "__main__":
    from importlib import import_module

    from sunduk.cli.main import main

    for name in HEAVY:
        import_module(name)
    serve(socket.socket(fileno=int(sys.argv[1])))
    main()
