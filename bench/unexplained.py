"""How much of a match the ledger leaves unexplained, and what an analysis costs.

    .venv/bin/python bench/unexplained.py [--games marrakech,fortune] [--num 20] [--bot level:5] [--budget standard]
    .venv/bin/python bench/unexplained.py --games marrakech --file marrakech-net/marrakech.sdnn   by networks of a file

For each game and number of seats: the standard deviation of the unexplained part over matches between bots, the share
of the variance of results that is left when luck is taken out, the mean loss of a seat, and processor seconds a match.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

import sunduk
from sunduk import Match
from sunduk.bots.arena.arena import adjust
from sunduk.bots.arena.match_job import Fixture, Setting, play
from sunduk.bots.networks.evaluator import NetworkValues
from sunduk.bots.networks.net_file import read


def measure(game: str, seats: int, num: int, bot: str, budget: str, evaluator: str | NetworkValues) -> str:
    """One row of the table."""
    setting = Setting.of(sunduk.game(game), seats, {})
    unexplained, luck, results, losses, seconds, lengths = [], [], [], [], [], []
    for number in range(num):
        match = Match.load(play(setting, Fixture(number, number + 1, (bot,) * seats)).record, backend="cpu")
        if number == 0:
            sunduk.analyse(match, budget="2n", evaluator=evaluator)
        began = time.process_time()
        ledger = sunduk.analyse(match, budget=budget, evaluator=evaluator)
        seconds.append(time.process_time() - began)
        lengths.append(match.length)
        unexplained.append(ledger.unexplained)
        results.append(ledger.end)
        luck.append([total.own_luck + total.others_luck + total.deal for total in ledger.totals])
        losses.append([total.own_choices for total in ledger.totals])
    left = adjust(np.array(results), np.array(luck)).variance_left
    return (
        f"| {game} | {seats} | {np.mean(lengths):.0f} | {np.std(unexplained):.3f} | {left:.2f} "
        f"| {-100 * np.mean(losses):.1f} | {np.mean(seconds):.1f} | {np.max(seconds):.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default=",".join(game.id for game in sunduk.games()))
    parser.add_argument("--seats", default="")
    parser.add_argument("--num", type=int, default=20)
    parser.add_argument("--bot", default="level:5")
    parser.add_argument("--budget", default="standard")
    parser.add_argument("--evaluator", default="playouts")
    parser.add_argument("--file", type=Path, help="networks that evaluate instead of the evaluator")
    given = parser.parse_args()
    print("| game | seats | actions | unexplained, s.d. | variance left | loss a seat | CPU s, mean | most |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in given.games.split(","):
        for seats in map(int, given.seats.split(",")) if given.seats else sunduk.game(game).seats:
            by = NetworkValues(sunduk.game(game), read(given.file).networks[seats]) if given.file else given.evaluator
            print(measure(game, seats, given.num, given.bot, given.budget, by), flush=True)


if __name__ == "__main__":
    main()
