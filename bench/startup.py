"""How long a newcomer waits: importing, the first compiled call ever, the first one of a later process, one match.

python bench/startup.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

RUNS = 5

IMPORT = "import sunduk"
COMPILED = "from sunduk import Batch; batch = Batch('{game}', 1000)", "batch.play(0)"
INTERPRETED = (
    "from sunduk import Batch; match = Batch('{game}', 1).match(0, 0).dump(); import sunduk",
    ("sunduk.Match.load(match)"),
)


def seconds(prepare: str, timed: str, cache: str | None = None) -> float:
    """What the second piece of code takes in a new process."""
    code = f"import time\n{prepare}\nbegan = time.perf_counter()\n{timed}\nprint(time.perf_counter() - began)"
    environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def main() -> None:
    import sunduk

    print(json.dumps({"what": "import sunduk", "seconds": min(seconds("", IMPORT) for _ in range(RUNS))}))
    for game in (game.id for game in sunduk.games()):
        prepare, timed = (code.format(game=game) for code in COMPILED)
        with tempfile.TemporaryDirectory() as cache:
            first = seconds("", f"{prepare}\n{timed}", cache)
            cached = min(seconds("", f"{prepare}\n{timed}", cache) for _ in range(RUNS))
        print(json.dumps({"game": game, "what": "first compiled call, import included", "seconds": first}))
        print(json.dumps({"game": game, "what": "the same, cached", "seconds": cached}))
        prepare, timed = (code.format(game=game) for code in INTERPRETED)
        match = min(seconds(prepare, timed) for _ in range(RUNS))
        print(json.dumps({"game": game, "what": "one interpreted match, replayed from its record", "seconds": match}))


if __name__ == "__main__":
    main()
