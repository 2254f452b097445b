"""The writer process: it stores the entries of all workers behind one gate."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sunduk.server.cluster.writer import write_for_all
from sunduk.server.cluster.writer_client import WriterClient
from sunduk.server.storage import Store
from sunduk.server.storage.transaction import More, Transaction
from sunduk.table.entries import Rise


def transaction(node: str, *seats: int) -> Transaction:
    """Entries of one table, each recording that a guest leaves a seat."""
    lines = [("table", number, f"{node}.{number}", Rise(1, seat).dump().decode()) for number, seat in enumerate(seats)]
    return Transaction(node, lines, {}, set())


@asynccontextmanager
async def writing(folder: Path) -> AsyncIterator[tuple[Store, str]]:
    """A running writer: its store and its address."""
    url, path = f"sqlite+pysqlite:///{folder}/tables.sqlite", str(folder / "writer")
    store = Store(url)
    await store.open()
    gate, theirs = socket.socketpair()
    with gate, theirs:
        writer = asyncio.create_task(write_for_all(url, path, theirs))
        while not Path(path).exists():
            await asyncio.sleep(0.01)
        yield store, path
        gate.close()
        await writer
    await store.close()


def test_of_two_processes_one_is_first_and_the_writer_says_which(tmp_path: Path) -> None:
    asyncio.run(two_write(tmp_path))


async def two_write(folder: Path) -> None:
    async with writing(folder) as (store, path):
        ann, bob = WriterClient(path), WriterClient(path)
        assert await ann.store(transaction("ann", 0)) == [True]
        late, more = await asyncio.gather(bob.store(transaction("bob", 1, 1)), ann.store(transaction("ann", 0, 2, 3)))
        assert (late, more) in (([False, True], [True, False, True]), ([False, False], [True, True, True]))

        again = transaction("ann", 0, 2, 3)
        again.uncertain = True
        assert await ann.store(again) == more, "what went through is known again, and not written twice"
        kept = [entry.seat for entry in await store.entries_since("table", 0) if isinstance(entry, Rise)]
        assert kept == ([0, 1, 3] if late[1] else [0, 2, 3])
    with pytest.raises(ConnectionError):
        await bob.store(transaction("bob", 1))
    for each in (ann, bob):
        each.close()


def test_nobody_suffers_for_the_fault_of_another(tmp_path: Path) -> None:
    asyncio.run(one_dictates_nonsense(tmp_path))


async def one_dictates_nonsense(folder: Path) -> None:
    async with writing(folder) as (_, path):
        people = [WriterClient(path) for _ in range(6)]
        transactions = [Transaction(f"{who}", [(f"table {who}", 0, f"{who}.0", "{}")], {}, set()) for who in range(6)]
        transactions[3].more[0] = More({"id": "table 3", "game": None}, None, (), False, None)
        answers = await asyncio.gather(*map(WriterClient.store, people, transactions), return_exceptions=True)
        assert isinstance(answers.pop(3), RuntimeError)
        assert answers == [[True]] * 5
        for each in people:
            each.close()
