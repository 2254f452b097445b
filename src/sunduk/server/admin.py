"""What the operator does to tables from the command line, through the decisions and the log that the server uses.

A running server notices within a few seconds.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sunduk.core.match.match import Match
from sunduk.table import decisions
from sunduk.table.access import ALL
from sunduk.table.decisions import Decision
from sunduk.table.faults import Fault
from sunduk.table.guests import Guest, new_id
from sunduk.table.live.storage import Append, Taken
from sunduk.table.live.stumbles import DAY
from sunduk.table.live.unreadable import unreadable
from sunduk.table.luck import Luck
from sunduk.table.orders import imported
from sunduk.table.past import record_text
from sunduk.table.table import Table

from .keys import Key
from .storage import Store

KEEPER = Guest("keeper", "", "en")
"""The host of tables that were imported from the command line."""
AT_ONCE = 1
"""A deadline in the past: a server looks at the table at once."""


def now() -> int:
    return round(time.time() * 1000)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def load(store: Store, id: str) -> tuple[Table, Luck]:
    secret, bodies = await store.log(id)
    try:
        return Table.read(id, bodies), Luck(id, secret)
    except Exception as error:
        raise unreadable(error) from error


async def export(url: str, id: str) -> str:
    """The whole record of a match, whatever its state."""
    async with opened(url) as store:
        table, luck = await load(store, id)
        if table.match is None:
            raise Fault("conflict", "The match at this table has not begun.")
        return record_text(table, luck, Key(await store.record_key()), ALL, everything=True)


async def bring(url: str, text: str) -> str:
    """Import a record for viewing; returns the id of its table."""
    entry = imported(Match.load(text), text, KEEPER, now())
    async with opened(url) as store:
        table = Table(new_id(), entry)
        await store.journal.append(Append(table, entry, None, False, Luck.fresh(table.id).secret))
        return table.id


async def stumbles(url: str, days: int) -> Counter[tuple[str, str]]:
    """How often each clause of each game refused moves of people in the last days."""
    async with opened(url) as store:
        return await store.stumbles(now() // DAY - days)


async def undo(url: str, id: str) -> Table:
    """Take the last move back."""
    return await _decide(url, id, lambda table, _: decisions.undo(table, now()))


async def patch(url: str, id: str, position: str) -> Table:
    """Set the position."""
    return await _decide(url, id, lambda table, luck: decisions.patch(table, position, luck, now()))


async def _decide(url: str, id: str, ask: Callable[[Table, Luck], Decision]) -> Table:
    async with opened(url) as store:
        while True:
            table, luck = await load(store, id)
            decision = ask(table, luck)
            try:
                await store.journal.append(Append(decision.table, decision.entry, AT_ONCE, True))
            except Taken:
                continue
            return decision.table
