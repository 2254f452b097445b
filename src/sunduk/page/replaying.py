"""Matches of studies in a page: random ones are played again by their numbers, others by bots that think elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sunduk.bots import Decision
from sunduk.core.backends.play import actor, pick
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CLOCK
from sunduk.core.rules.race import DUES
from sunduk.core.rules.rng import WORD, join, split, words

from .thinking import KIND, PageBots


def random_match(game: Game, seats: int, options: Mapping[str, Any], key: int, number: int) -> Match:
    """One of the random matches of a key: `Batch.match` with interpreted rules."""
    match = Match(game, seats, options, seed=join(key, number), auto=False)
    decide, out, due = game.linker("interp")(pick), [0] * game.most_choices, [0] * DUES
    while acting := match.actors:
        drawn, other = words(key, number, match.length)
        who, drawn = actor(sum(1 << each for each in acting), drawn, other, due, 1000 * game.sand_seconds)
        match.do(who, int(decide(game.state.checked(bytearray(match.packed)), who, out, drawn)))
    return match


async def match_of_bots(
    bots: PageBots, game: Game, seats: int, options: Mapping[str, Any], names: tuple[str, ...], seed: int
) -> Match:
    """A match between levels; a race runs on a simulated clock."""
    match = Match(game, seats, options, seed=seed, names=names)
    # Each gets the seed that a server would give it.
    levels = [name.replace("level", KIND) for name in names]
    players: list[Any] = [bots.bot(name, join(*words(*split(seed), WORD - seat))) for seat, name in enumerate(levels)]
    elapsed, sand = 0.0, None
    try:
        while acting := match.actors:
            who = acting[0]
            if game.race and len(acting) > 1:
                if CLOCK in acting and sand is None:
                    sand = elapsed + game.sand_seconds
                dues: list[tuple[float, int]] = []
                for each in acting:
                    soonest = sand or 0.0 if each == CLOCK else await players[each].reaction(match.view(each), elapsed)
                    dues.append((max(elapsed, soonest), each))
                elapsed, who = min(dues)
            else:
                elapsed, sand = 0.0, None
            if who == CLOCK:
                match.act(match.ids(CLOCK)[0], CLOCK)
            else:
                decision: Decision = await players[who].choose(match.view(who))
                match.act(decision.action, who)
    finally:
        for player in players:
            player.close()
    return match
