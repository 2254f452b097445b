"""Nothing leaks: two worlds that differ only in what a seat may not know send it identical bytes."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import sunduk
from sunduk import CHANCE, SPECTATOR, Match
from sunduk.core.match.notation import write_position
from sunduk.server.app import make_hall
from sunduk.server.keys import Key
from sunduk.server.process.warmup import BackgroundCompiler
from sunduk.server.storage import Store
from sunduk.table import decisions
from sunduk.table.entries import Create
from sunduk.table.faults import Fault
from sunduk.table.frames import events_json, table_json, view_json
from sunduk.table.guests import Guest
from sunduk.table.live.hall import Hall
from sunduk.table.live.live_table import Live
from sunduk.table.luck import Luck
from sunduk.table.past import record_text
from sunduk.table.race import Link
from sunduk.table.seats import Seat, seat_plan

from .conftest import settings

SECRET_GAMES = [game.id for game in sunduk.games() if game.secrets]
KEY = Key(bytes(32))
STILL = 1_700_000_000.0


@dataclass(eq=False)
class Eyes:
    """A screen that keeps everything it was sent."""

    guest: str | None
    seat: int
    is_table: bool = False
    seq: int | None = None
    link: Link = field(default_factory=Link)
    frames: list[bytes] = field(default_factory=list)

    def push(self, frame: bytes) -> None:
        self.frames.append(frame)


@pytest.fixture(autouse=True)
def no_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators are counted when some time has passed, which is not the same in two worlds."""
    monkeypatch.setattr("sunduk.table.live.presence.GATHERING", 3600)


def two_worlds(game: str, viewer: int, seed: int) -> tuple[str, str]:
    """Two positions in mid-match that the viewer cannot tell apart."""
    rng = random.Random(seed)
    for attempt in range(100):
        match = Match(game, 3, seed=1000 * seed + attempt)
        for _ in range(rng.randrange(3, 30)):
            seats = [who for who in match.actors if who < CHANCE]
            if not seats:
                break
            who = rng.choice(seats)
            match.act(rng.choice(match.ids(who)), who)
        if match.over:
            continue
        about, hidden = match.game, match.view(viewer).packed
        for key in range(40):
            other = write_position(about, about.state.plain(match.runner.guess(hidden, viewer, key)))
            if other != match.position and Match.at(other, auto=False).actors == match.actors:
                return match.position, other
    raise AssertionError("no two worlds found")


def order(game: str, position: str, bot: int | None) -> Create:
    people = [Seat("person", f"P{seat}", guest=f"guest{seat}", salt="") for seat in range(3)]
    plans = [seat_plan(Seat("bot", "Bot", 2) if seat == bot else person) for seat, person in enumerate(people)]
    about = sunduk.game(game)
    return Create(1, game, about.version, {}, plans, {"kind": "none"}, None, True, "guest0", "promise", position)


def told(live: Live, eyes: Eyes) -> list[object]:
    """Every HTTP response about a table."""
    match = live.table.match
    assert match
    views = [view_json(match.rewound(at), eyes.seat) for at in range(len(match.log) + 1)]
    table = table_json(live.table, live.luck, eyes.guest, live.online())
    return [
        table,
        views,
        events_json(live.table, match, 0, eyes.seat),
        record_text(live.table, live.luck, KEY, eyes.seat),
    ]


async def settled(lives: list[Live], viewer: int) -> bool:
    """Wait until no bot has to act; False if an action revealed a difference, or chance drew differently."""
    while any(live.table.bots_to_act() for live in lives):
        await asyncio.sleep(0.005)
    logs = [live.table.match.log for live in lives if live.table.match]
    for one, other in zip(*logs, strict=False):
        if one != other:
            assert one.who == other.who == CHANCE
            return False
    sights = [decisions.running(live.table).view(viewer).records.tobytes() for live in lives]
    return len(logs[0]) == len(logs[1]) and sights[0] == sights[1]


async def duel(folder: Path, game: str, viewer: int, seed: int, bot: bool) -> int:
    """Play two worlds in the same way, each on its own server; return the number of actions they had in common."""
    halls, stores, lives, eyes = [], [], [], []
    rng = random.Random(seed)
    seat = viewer if bot else None
    try:
        for world, position in enumerate(two_worlds(game, viewer, seed)):
            here = settings(folder / f"{seed}-{world}")
            store = Store(here.url)
            await store.open()
            stores.append(store)
            hall = await make_hall(here, store, lambda: STILL)
            halls.append(hall)
            warming = hall.warming
            assert isinstance(warming, BackgroundCompiler)
            warming.report(game, 1.0)
            host = Guest("guest0", "Ann", "en")
            live = await hall.create(
                host, lambda *_, position=position: order(game, position, seat), Luck("table", bytes(32))
            )
            lives.append(live)
            eyes.append(Eyes(None if viewer == SPECTATOR else f"guest{viewer}", viewer))
            await hall.presence.arrive(live, eyes[-1])
        common = -1
        while common < 40 and await settled(lives, viewer):
            common += 1
            assert b"\n".join(eyes[0].frames) == b"\n".join(eyes[1].frames)
            assert lives[0].table.acting == lives[1].table.acting
            acting = [who for who in lives[0].table.acting if who < CHANCE]
            if not acting:
                break
            who = rng.choice(acting)
            matches = [decisions.running(live.table) for live in lives]
            shared = sorted(set(matches[0].ids(who)) & set(matches[1].ids(who)))
            if not shared or not await both(halls, lives, who, rng.choice(shared), viewer):
                break
            if not bot:
                assert told(lives[0], eyes[0]) == told(lives[1], eyes[1])
        assert len(eyes[0].frames) >= common
        return common
    finally:
        for hall, store in zip(halls, stores, strict=True):
            await hall.close()
            await store.close()


async def both(halls: list[Hall], lives: list[Live], who: int, action: int, viewer: int) -> bool:
    """Make the same move in both worlds, unless it would reveal a difference to the viewer or change chance's
    outcomes.
    """
    ahead = []
    for live in lives:
        try:
            table = decisions.act(live.table, who, live.table.seq, action, lives[0].luck, 0).table
        except Fault:
            return False
        assert table.match
        sight = table.match.view(viewer).records.tobytes()
        ahead.append((sight, table.match.actors, table.match.log[len(decisions.running(live.table).log) :]))
    if ahead[0] != ahead[1] or ahead[0][1] == ():
        return False
    for hall, live in zip(halls, lives, strict=True):
        await hall.decide(live, lambda table: decisions.act(table, who, table.seq, action, lives[0].luck, 0))
    return True


@pytest.mark.parametrize("game", SECRET_GAMES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_two_worlds_look_the_same(tmp_path: Path, game: str, viewer: int) -> None:
    common = [asyncio.run(duel(tmp_path, game, viewer, seed, bot=False)) for seed in range(3)]
    assert sum(common) >= 5


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_a_bot_acts_the_same_in_two_worlds(tmp_path: Path, game: str) -> None:
    common = [asyncio.run(duel(tmp_path, game, 1, seed, bot=True)) for seed in range(10, 13)]
    assert sum(common) >= 3
