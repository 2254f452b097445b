"""How reliable the win shares of networks are: for each decile of them, how often such seats really won.

    python bench/calibration.py fortune --seats 2 --matches 5000               the network's own self-play
    python bench/calibration.py fortune --matches 500 --players level:4        positions of other players
    python bench/calibration.py fortune --file fortune-net/fortune.sdnn

Prints a row for each decile and draws a picture. The matches are other ones than those the table was fitted on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import sunduk
from sunduk.bots import Bot, bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.networks.evaluator import NetworkValues
from sunduk.bots.networks.net_file import read
from sunduk.bots.networks.network import Network
from sunduk.bots.networks.shipped import shipped
from sunduk.core.match.game import Game
from sunduk.core.picture.svg import document, element, text
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.record import Records
from sunduk.training.calibration import reliability
from sunduk.training.generation import USUAL, Generation

notes = Console(stderr=True)
KEY = 0x5EED
"""The key of self-play here; `sunduk train` uses others."""
SIZE, EDGE = 420, 48
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #4a4a52 } .even { stroke: #8a8a92 } circle { fill: #1f6f8b }
polyline { stroke: #1f6f8b } rect { fill: none; stroke: #d9d9de }
@media (prefers-color-scheme: dark) { text { fill: #c9c9d1 } circle { fill: #6cc3e0 } polyline { stroke: #6cc3e0 }
  rect { stroke: #3a3a42 } }
"""

Deciles = list[tuple[float, float, int]]


def main(
    game: str,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 5000,
    players: Annotated[str, typer.Option(help="Who plays; the network's own self-play otherwise.")] = "",
    file: Annotated[Path | None, typer.Option(help="Networks; those shipped with the game otherwise.")] = None,
    output: Annotated[Path | None, typer.Option(help="The picture.")] = None,
) -> None:
    """Measure the calibration of a network."""
    played = sunduk.game(game)
    held = read(file) if file else shipped(played)
    if held is None or seats not in held.networks:
        raise SystemExit(f"There is no network for {game} with {seats} seats.")
    network = held.networks[seats]
    states, won = by_players(played, seats, matches, players) if players else by_itself(played, seats, matches, network)
    shares = NetworkValues(played, network).win_shares(states)
    rows = reliability(shares, won)
    worst = max(abs(mean - came) for mean, came, _ in rows)
    print(f"{game}, {seats} seats, {matches} matches of {players or 'self-play'}, {len(states)} positions")
    print("| share | won | difference | seats |\n| ---: | ---: | ---: | ---: |")
    for mean, came, number in rows:
        print(f"| {mean:.3f} | {came:.3f} | {100 * (came - mean):+.1f} | {number} |")
    print(f"worst decile: {100 * worst:.1f} points")
    if output:
        draw(rows, output, f"{game}, {seats} seats, {players or 'self-play'}")


def by_itself(game: Game, seats: int, matches: int, network: Network) -> tuple[Records, NDArray[np.float64]]:
    """Positions of self-play by the search with the network, and the win share of each seat in the end."""
    play = Generation(game, seats, {}, USUAL._replace(prefix=0), 1)
    states: list[Records] = []
    won: list[NDArray[np.float64]] = []
    found = 0
    while found < matches:
        notes.print(f"{found} matches", end="\r")
        (samples,) = play.play(network, KEY + len(states), 20000)
        # Neighbours with different final scores are of different matches.
        states.append(samples.states)
        won.append(samples.places[:, ::seats].astype(np.float64))
        found += int((np.diff(samples.scores, axis=0) != 0).any(axis=1).sum()) + 1
    return np.concatenate(states), np.concatenate(won)


def by_players(game: Game, seats: int, matches: int, name: str) -> tuple[Records, NDArray[np.float64]]:
    """Positions of matches between bots of one name."""
    states, won = [], []
    for deal in track(range(matches), name, console=notes, transient=True):
        match = sunduk.Match(game, seats, seed=KEY + deal, backend="cpu")
        bots: dict[int, Bot] = {seat: bot(name, seats * deal + seat) for seat in range(seats)}
        play_on(match, bots)
        first = [place == 1 for place in match.placings]
        for point, entry in zip(match.replay(), match.log, strict=False):
            if entry.who < CHANCE:
                states.append(point.records.copy())
                won.append([each / sum(first) for each in first])
    return np.concatenate(states), np.array(won)


def draw(rows: Deciles, picture: Path, title: str) -> None:
    """Write the reliability as a picture: the nearer to the diagonal, the better."""

    def x(share: float) -> float:
        return round(EDGE + (SIZE - 2 * EDGE) * share, 1)

    def y(share: float) -> float:
        return round(SIZE - EDGE - (SIZE - 2 * EDGE) * share, 1)

    side = SIZE - 2 * EDGE
    line = " ".join(f"{x(mean):g},{y(came):g}" for mean, came, _ in rows)
    marks = [
        element("style", STYLE),
        element("rect", x=EDGE, y=EDGE, width=side, height=side),
        element("line", x1=x(0), y1=y(0), x2=x(1), y2=y(1), stroke_dasharray="5 4", **{"class": "even"}),
        element("polyline", points=line, fill="none", stroke_width=2),
        *(element("circle", cx=x(mean), cy=y(came), r=4) for mean, came, _ in rows),
        text(EDGE, EDGE - 14, title),
        text(SIZE / 2, SIZE - 14, "win share that was given", text_anchor="middle"),
        text(EDGE + 8, EDGE + 20, "how often such seats won"),
    ]
    worst = max(abs(mean - came) for mean, came, _ in rows)
    words = f"Reliability of win shares ({title}): the worst decile is {100 * worst:.1f} points off."
    picture.write_text(document(SIZE, SIZE, "en", "Reliability", words, *marks) + "\n", "utf-8")


if __name__ == "__main__":
    typer.run(main)
