"""Tries a wheel as a user would: a fresh environment outside the checkout, first the games alone, then an
environment of each game before anything is compiled, then the server.

python tests/packaging/try_wheel.py dist/sunduk-0.1.0-py3-none-any.whl
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
PORT = 8797
SOON = 2.0
"""How many seconds of processor time an environment may take to answer right after an installation."""

ENVIRONMENT = """
import hashlib, sys, time
import gymnasium, sunduk
import sunduk.adapters.gymnasium as adapter

env = gymnasium.make(adapter.name(sunduk.game(sys.argv[1])))

def told():
    observation, info = env.reset(seed=7)
    seen = hashlib.sha256(observation["observation"].tobytes() + info["action_mask"].tobytes())
    observation, reward, *_ = env.step(int(info["action_mask"].argmax()))
    seen.update(observation["observation"].tobytes() + observation["action_mask"].tobytes())
    return seen.hexdigest(), reward

first = last = told()
play = env.unwrapped.table.play
began = play.backend
while sys.argv[2] == "wait" and play.backend == "interp":
    time.sleep(0.1)
    last = told()
print(began, play.backend, first == last, *first)
"""


class Place:
    """A fresh virtual environment in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "env" / "bin"
        # Keep the checkout off the import path, however this program was started.
        self.variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        venv.create(folder / "env", with_pip=True)
        pins = re.findall(r"^[\w.-]+==[^\\\n]+", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
        (folder / "pins").write_text("\n".join(pins))

    def run(self, program: str, *arguments: str) -> tuple[int, str]:
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, env=self.variables, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def install(self, what: str) -> None:
        self.expect("", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", "pins", what)

    def expect(self, said: str, program: str, *arguments: str, code: int = 0) -> None:
        """Run a program, check its exit code and return its output."""
        ended, output = self.run(program, *arguments)
        assert ended == code, f"{program} {' '.join(arguments)} ended with {ended}:\n{output}"
        assert said in output, f"{program} {' '.join(arguments)} did not say {said!r}:\n{output}"


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="sunduk-wheel-") as folder:
        place = Place(Path(folder))
        place.install(str(wheel))
        games_alone(place)
        place.install(f"{wheel}[gymnasium]")
        for game in ("marrakech", "facir", "pharaoh", "fortune", "farlander"):
            first_use(place, game)
        place.install(f"{wheel}[server]")
        served(place)
    sys.stdout.write(f"{wheel.name} installs, plays and serves its page.\n")


def games_alone(place: Place) -> None:
    """Rules, matches, bots and the command line work without extras; a missing extra is named."""
    place.expect("0.1", "sunduk", "--version")
    place.expect("Марракеш", "sunduk", "games", "--lang", "ru")
    place.expect("6.3", "sunduk", "rules", "marrakech", "6.3")
    place.expect("", "sunduk", "simulate", "fortune", "--num", "100", "--output", "fortune.csv")
    place.expect("", "sunduk", "arena", "farlander", "uniform", "level:1", "--num", "1")
    place.expect('pip install "sunduk[server]"', "sunduk", "serve", code=2)
    typed = "import sunduk, pathlib; print((pathlib.Path(sunduk.__file__).parent / 'py.typed').exists())"
    place.expect("True", "python", "-c", typed)


def first_use(place: Place, game: str) -> None:
    """An environment answers at once, interpreted, and says the same when it is compiled."""
    before = os.times()
    code, first = place.run("python", "-c", ENVIRONMENT, game, "go")
    after = os.times()
    took = after.children_user - before.children_user + after.children_system - before.children_system
    assert code == 0, first
    assert first.startswith("interp interp True "), first
    assert took < SOON, f"the first step of {game} took {took:.2f} s of processor time"
    code, second = place.run("python", "-c", ENVIRONMENT, game, "wait")
    assert code == 0, second
    assert second.split()[1:] == ["cpu", "True", *first.split()[3:]], f"{first}{second}"
    sys.stdout.write(f"{game}: the first step {took:.2f} s after installation\n")


def served(place: Place) -> None:
    """The wheel contains the page and everything it loads."""
    address = f"http://127.0.0.1:{PORT}"
    command = [
        str(place.bin / "sunduk"),
        "serve",
        "--port",
        str(PORT),
        "--database",
        f"sqlite:///{place.folder}/t.sqlite",
    ]
    with subprocess.Popen(command, cwd=place.folder, env=place.variables, stderr=subprocess.PIPE, text=True) as server:
        try:
            page = fetched(address + "/", server)
            assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
            assert assets, f"the page loads nothing:\n{page}"
            for asset in assets:
                assert fetched(address + asset, server)
            assert '"marrakech"' in fetched(address + "/api/games", server)
        finally:
            server.terminate()


def fetched(address: str, server: subprocess.Popen[str]) -> str:
    """Fetch an address, waiting until the server answers."""
    for _ in range(300):
        assert server.poll() is None, f"the server ended:\n{server.stderr and server.stderr.read()}"
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return bytes(answer.read()).decode()
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"nothing answers at {address}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
