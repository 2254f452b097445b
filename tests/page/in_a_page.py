"""Somebody in a page that has the modules of games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sunduk.page.page import Page

from ..wasm.modules import Wasmtime
from .alone import Memory, Player


def in_a_page(work: Callable[[Player, Wasmtime], Awaitable[None]], memory: Memory | None = None) -> None:
    """Let Ann do something there."""

    async def run() -> None:
        modules = Wasmtime()
        page = Page(memory or Memory(), modules)
        await page.open()
        player = Player(page)
        await player.ask("POST", "/me", {"name": "Ann"})
        await work(player, modules)
        await page.close()

    asyncio.run(run())
