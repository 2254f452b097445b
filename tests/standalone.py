"""Plays every game to its end with interpreted rules, and prints a digest of all that a player is told.

python -I -S tests/standalone.py FOLDER     FOLDER holds the package: a source tree or an archive
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator

LANGUAGES = ("en", "ru")
LOOK_EVERY = 12


def told(game: str, seed: int = 1) -> Iterator[str]:
    """What is seen of a random match, of which glance and uniform bots play a part: views, moves, pictures, texts."""
    import sunduk
    from sunduk.bots import bot
    from sunduk.bots.bot import Budget

    chooser = random.Random(seed)
    match = sunduk.Match(game, seed=seed)
    bots = [bot("glance:3", seed), bot("uniform", seed)]
    while not match.over:
        who = chooser.choice(match.actors)
        action = chooser.choice(match.ids(who))
        if match.length % LOOK_EVERY == 0:
            for seat in range(sunduk.SPECTATOR, match.seats):
                view = match.view(seat)
                yield json.dumps(view.json())
                yield view.position
                yield from (view.svg(language) + view.canvas(language).ansi() for language in LANGUAGES)
            if who < match.seats:
                view = match.view(who)
                action = chooser.choice(bots).choose(view, Budget(nodes=20)).action
            yield match.packed.hex()
        match.act(match.choices(who)[match.ids(who).index(action)], who)
    for language in LANGUAGES:
        yield from match.story(language, seat=0, reader=0)
    yield match.dump()
    loaded = sunduk.Match.load(match.dump())
    assert loaded.packed == match.packed
    assert sunduk.Match.at(match.position).packed == match.packed
    yield f"{match.scores} {match.placings} {loaded.rewound(9).position}"


def digest(game: str) -> str:
    """One number for all that is told."""
    return hashlib.sha256("\n".join(told(game)).encode()).hexdigest()


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    import sunduk

    print(json.dumps({game.id: digest(game.id) for game in sunduk.games()}))  # noqa: T201
    outside = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"sunduk"}
    assert outside <= {"__main__", "__mp_main__"}, outside
