"""Start-up times: the import, the first page, the first compiled call ever and in a later process, one match.

python bench/startup.py
python bench/startup.py page      only the first page: from `make run` until it is served
python bench/startup.py import    only the import, and the first match after it
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

RUNS = 5

IMPORT = "import sunduk"
BARE = f"import sys; sys.path.insert(0, {str(Path(__file__).parents[1] / 'src')!r})"
"""With `python -I -S` nothing is imported that a site package needs, and our own package must be found."""
MATCH = "match = sunduk.Match('marrakech', 3, seed=1); match.view(0).json(), match.choices(), match.story()"
COMPILED = "from sunduk import Batch; batch = Batch('{game}', 1000)", "batch.play(0)"
INTERPRETED = (
    "from sunduk import Batch; match = Batch('{game}', 1).match(0, 0).dump(); import sunduk",
    ("sunduk.Match.load(match)"),
)


def seconds(prepare: str, timed: str, cache: str | None = None, options: tuple[str, ...] = ()) -> float:
    """The seconds that the code `timed` takes in a new process, after `prepare`."""
    code = f"import time\n{prepare}\nbegan = time.perf_counter()\n{timed}\nprint(time.perf_counter() - began)"
    environment = os.environ | ({"NUMBA_CACHE_DIR": cache} if cache else {})
    command = [sys.executable, *options, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def first_page() -> float:
    """Seconds from `make run`, on an installed checkout, until the page is served."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {
            "SUNDUK_PORT": str(port),
            "SUNDUK_DATABASE": f"sqlite:///{folder}/tables.sqlite",
            "SUNDUK_LOG_LEVEL": "error",
            "BROWSER": "true",
        }
        began = time.perf_counter()
        process = subprocess.Popen(
            ["make", "--silent", "run"],
            cwd=Path(__file__).parents[1],
            env=environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while True:
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).close()
                    return time.perf_counter() - began
                except OSError:
                    time.sleep(0.01)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def time_import() -> None:
    """The import alone, with and without what a virtual environment imports before, and the first match after it."""
    bare = "-I", "-S"
    for what, prepare, timed, options in (
        ("import sunduk", "", IMPORT, ()),
        ("import sunduk, python -I -S", BARE, IMPORT, bare),
        ("the first match, view and story after it", f"{BARE}; {IMPORT}", MATCH, bare),
    ):
        best = min(seconds(prepare, timed, options=options) for _ in range(RUNS))
        print(json.dumps({"what": what, "seconds": best}), flush=True)


def main() -> None:
    import sunduk

    if sys.argv[1:] == ["import"]:
        time_import()
        return
    first_page()
    print(
        json.dumps({"what": "make run to the first page", "seconds": min(first_page() for _ in range(RUNS))}),
        flush=True,
    )
    if sys.argv[1:] == ["page"]:
        return
    time_import()
    for game in (game.id for game in sunduk.games()):
        prepare, timed = (code.format(game=game) for code in COMPILED)
        with tempfile.TemporaryDirectory() as cache:
            first = seconds("", f"{prepare}\n{timed}", cache)
            cached = min(seconds("", f"{prepare}\n{timed}", cache) for _ in range(RUNS))
        print(json.dumps({"game": game, "what": "first compiled call, import included", "seconds": first}), flush=True)
        print(json.dumps({"game": game, "what": "the same, cached", "seconds": cached}), flush=True)
        prepare, timed = (code.format(game=game) for code in INTERPRETED)
        match = min(seconds(prepare, timed) for _ in range(RUNS))
        print(
            json.dumps({"game": game, "what": "one interpreted match, replayed from its record", "seconds": match}),
            flush=True,
        )


if __name__ == "__main__":
    main()
