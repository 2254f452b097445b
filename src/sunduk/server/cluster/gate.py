"""The gate: one address for several worker processes. It routes a connection to the process that owns its table.

It peeks at the first bytes of a connection (MSG_PEEK), passes the connection itself to the worker (SCM_RIGHTS), and is
then out of its way. Messages between workers are relayed by the gate. A worker that dies is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import logging.config
import multiprocessing
import os
import re
import signal
import socket
import tempfile
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from typing import Any

from sunduk.core.errors import BadOption

from ..config import Settings
from ..process.logs import config
from ..process.sole_server import sole_server
from .relay import READY
from .sharding import Shard, keeper

PATIENCE = 10.0
"""Seconds within which a connection must send its request line and be passed on."""
LONGEST_LOOK = 512
"""How many bytes are peeked at: a table's id is among the first sixty."""
CROWDED = 0.02
"""Seconds before a connection is offered again to a worker that is busy or not ready."""
PAUSE = 0.2
"""Seconds before a worker that died is replaced."""
FAREWELL = 10.0
"""Seconds that workers are given to end."""

_TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]{1,32})[/? ]")

log = logging.getLogger("sunduk.gate")


@dataclass
class Worker:
    """A worker process, and the gate's ends of the sockets to it."""

    process: SpawnProcess
    door: socket.socket
    line: asyncio.StreamWriter
    words: asyncio.StreamReader
    ready: bool = False

    def takes(self, connection: socket.socket) -> bool:
        """Pass a connection to the worker; False if its socket is full or the worker has ended."""
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            socket.send_fds(self.door, [b"."], [connection.fileno()])
        except OSError:
            return False
        return True


class Gate:
    """Runs the workers and routes connections to them."""

    def __init__(self, settings: Settings, folder: str) -> None:
        self._settings = settings
        self._writer = os.path.join(folder, "writer") if settings.url.startswith("sqlite") else ""
        """Path of the socket of the writer process, if there is one (only with SQLite)."""
        self._workers: dict[int, Worker] = {}
        self._turns = itertools.cycle(range(settings.processes))
        self._arriving: set[asyncio.Task[None]] = set()

    async def serve(self, listening: socket.socket) -> None:
        """Serve until a signal comes, or a worker cannot start."""
        loop, ending = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ending.set)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            await self._serve(listening, ending, theirs)

    async def _serve(self, listening: socket.socket, ending: asyncio.Event, life: socket.socket) -> None:
        duties = [self._mind(number) for number in range(self._settings.processes)]
        if self._writer:
            duties.append(self._mind_writer(life))
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(duty) for duty in (*duties, ending.wait())]
        self._receive(listening)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        asyncio.get_running_loop().remove_reader(listening)
        for task in {*tasks, *self._arriving}:
            task.cancel()
        await asyncio.gather(*tasks, *self._arriving, return_exceptions=True)
        await asyncio.to_thread(self._end)
        for task in done:
            task.result()

    def _end(self) -> None:
        for worker in self._workers.values():
            worker.process.terminate()
        for worker in self._workers.values():
            worker.process.join(FAREWELL)
            worker.process.kill()

    async def _mind_writer(self, life: socket.socket) -> None:
        """Keep the writer process running. It ends by itself when `life` is closed, after all workers."""
        while True:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(self._writer)
            arguments = self._settings.url, self._writer, life
            process = multiprocessing.get_context("spawn").Process(target=_write, args=arguments)
            process.start()
            await _readable(process.sentinel)
            log.warning("the writer has died; another takes its place")
            await asyncio.sleep(PAUSE)

    async def _mind(self, number: int) -> None:
        """Keep one worker running, and relay its messages."""
        while True:
            worker = self._workers[number] = await self._start(number)
            with contextlib.suppress(ConnectionError):
                await self._pass_on(worker)
            del self._workers[number]
            await asyncio.to_thread(worker.process.join)
            worker.door.close()
            worker.line.close()
            _forget(worker.process.pid)
            if not worker.ready and (worker.process.exitcode or 0) >= 0:
                raise BadOption("The server could not begin: see above.")
            log.warning("a process has died; another takes its place", extra={"number": number})
            await asyncio.sleep(PAUSE)

    async def _pass_on(self, teller: Worker) -> None:
        """Relay the messages of a worker to the others, until it has ended."""
        async for words in teller.words:
            if words.decode().strip() == READY:
                teller.ready = True
                continue
            for worker in self._workers.values():
                if worker is not teller:
                    worker.line.write(words)

    async def _start(self, number: int) -> Worker:
        door, their_door = socket.socketpair()
        line, their_line = socket.socketpair()
        with their_door, their_line:
            place = Shard(number, self._settings.processes)
            arguments = (self._settings, place, their_door, their_line, self._writer)
            process = multiprocessing.get_context("spawn").Process(target=_work, args=arguments)
            process.start()
        door.setblocking(False)
        words, out = await asyncio.open_connection(sock=line)
        return Worker(process, door, out, words)

    def _receive(self, listening: socket.socket) -> None:
        asyncio.get_running_loop().add_reader(listening, self._arrive, listening)

    def _arrive(self, listening: socket.socket) -> None:
        """Accept all waiting connections and route them; for those without a request yet, start a task."""
        try:
            while True:
                connection, _ = listening.accept()
                connection.setblocking(False)
                if self._leads(connection):
                    connection.close()
                    continue
                arriving = asyncio.create_task(self._lead(connection))
                self._arriving.add(arriving)
                arriving.add_done_callback(self._arriving.discard)
        except (BlockingIOError, ConnectionAbortedError):
            pass
        except OSError as error:
            log.warning("nobody can come in", extra={"why": str(error)})
            loop = asyncio.get_running_loop()
            loop.remove_reader(listening)
            loop.call_later(PAUSE, self._receive, listening)

    async def _lead(self, connection: socket.socket) -> None:
        """Wait for the request of a connection and route it; close it if that does not succeed in time."""
        with connection, contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await _readable(connection)
                while not self._leads(connection):
                    await asyncio.sleep(CROWDED)

    def _leads(self, connection: socket.socket) -> bool:
        """Try to route a connection; True if it was passed on or has closed, False to try again later."""
        try:
            first_words = connection.recv(LONGEST_LOOK, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True
        worker = self._workers.get(self._wanted(first_words)) if first_words else None
        return not first_words or (worker is not None and worker.takes(connection))

    def _wanted(self, first_words: bytes) -> int:
        """The number of the worker that owns the requested table; for other requests, the next worker in turn."""
        table = table_wanted(first_words)
        return keeper(table, self._settings.processes) if table else next(self._turns)


def table_wanted(first_words: bytes) -> str | None:
    """The id of the table in the path of a request, if there is one."""
    found = _TABLE.match(first_words)
    return found[1].decode() if found else None


async def _readable(file: socket.socket | int) -> None:
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(file, readable.set)
    try:
        await readable.wait()
    finally:
        loop.remove_reader(file)


def _write(url: str, path: str, gate: socket.socket) -> None:
    """Main function of the writer process."""
    from .writer import serve

    serve(url, path, gate)


def _work(settings: Settings, place: Shard, door: socket.socket, line: socket.socket, writer: str) -> None:
    """Main function of a worker process."""
    # Imported here: the gate itself does not need them.
    gc.disable()
    from .worker import server

    ready = server(settings, place, door, line, writer)
    gc.freeze()
    gc.enable()
    ready.run()


def _forget(process: int | None) -> None:
    """Remove the gauges of a process that has ended from the metrics."""
    from prometheus_client.multiprocess import mark_process_dead

    mark_process_dead(process)  # type: ignore[no-untyped-call]


def run(settings: Settings) -> None:
    """Serve with several processes, until a signal comes."""
    logging.config.dictConfig(config(settings.log_level))
    if not hasattr(socket, "send_fds"):
        raise BadOption("Several processes need Linux or macOS: start one.")
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listening = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise BadOption(f"Nobody can listen at {settings.host}, port {settings.port}: {error.strerror}.") from None
    listening.setblocking(False)
    if hasattr(socket, "TCP_DEFER_ACCEPT"):
        # The system reports a connection only once it has sent data.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, round(PATIENCE))
    with listening, sole_server(settings.file), tempfile.TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        # uvloop does not exist on Windows.
        import uvloop

        uvloop.run(Gate(settings, folder).serve(listening))
