"""The toy worked out by hand: every way a match can go, with its odds, and each metric of it by its definition."""

from __future__ import annotations

import math
from itertools import product
from statistics import fmean

Path = tuple[int, ...]
"""The seats that got the points, in turn order: 0 is the opener."""


def shares(points: list[int]) -> list[float]:
    """Win shares by the toy's judgement."""
    ahead = [
        math.prod(1 / (1 + math.exp(4 * (theirs - mine))) for at, theirs in enumerate(points) if at != seat)
        for seat, mine in enumerate(points)
    ]
    return [one / sum(ahead) for one in ahead]


def result(points: list[int]) -> list[float]:
    winners = [mine == max(points) for mine in points]
    return [won / sum(winners) for won in winners]


class Told:
    """One way that a match can go."""

    def __init__(self, path: Path, seats: int, edge: int) -> None:
        self.odds = math.prod((edge if seat == 0 else 1) / (edge + seats - 1) for seat in path)
        self.turns, self.seats = len(path), seats
        standings = [[path[:turn].count(seat) for seat in range(seats)] for turn in range(self.turns + 1)]
        self.before = [shares(points) for points in standings[:-1]]
        """Win shares before each decision."""
        self.points, self.won = standings[-1], result(standings[-1])
        after = [*self.before[1:], self.won]
        self.luck_moved = 0.0
        self.luck = [0.0] * seats
        for turn, points in enumerate(standings[:-1]):
            last = turn == self.turns - 1
            options = []
            for seat in range(seats):
                more = [mine + (at == seat) for at, mine in enumerate(points)]
                options.append(result(more) if last else shares(more))
            odds = [(edge if seat == 0 else 1) / (edge + seats - 1) for seat in range(seats)]
            mean = [sum(p * option[seat] for p, option in zip(odds, options, strict=True)) for seat in range(seats)]
            gains = [now - then for now, then in zip(after[turn], mean, strict=True)]
            self.luck_moved += sum(map(abs, gains)) / 2
            self.luck = [sum(pair) for pair in zip(self.luck, gains, strict=True)]

    def at(self, quarter: int) -> list[float]:
        return self.before[self.turns * quarter // 4]

    def leader_wins(self, quarter: int) -> float:
        now = self.at(quarter)
        leading = [seat for seat, share in enumerate(now) if share > max(now) - 1e-6]
        return fmean(self.won[seat] for seat in leading)

    @property
    def comeback(self) -> float:
        winners = [seat for seat, won in enumerate(self.won) if won]
        return fmean(self.at(1)[seat] < 0.5 / self.seats for seat in winners)

    @property
    def decided_at(self) -> float:
        sure = [max(now) > 0.9 for now in self.before]
        turn = self.turns
        while max(self.won) == 1 and turn and sure[turn - 1]:
            turn -= 1
        return turn / self.turns

    @property
    def lead_changes(self) -> int:
        lead, changes = None, 0
        for now in self.before:
            best = max(now)
            if lead is None:
                leading = [seat for seat, share in enumerate(now) if share > best - 1e-6]
                lead = leading[0] if len(leading) == 1 else None
            elif now[lead] < best - 1e-6:
                lead, changes = now.index(best), changes + 1
        return changes

    @property
    def suspense(self) -> float:
        return fmean(-sum(share * math.log(share) for share in now) / math.log(self.seats) for now in self.before)


def expected(turns: int, seats: int, edge: int) -> dict[str, float]:
    """Each metric of the toy, exactly."""
    told = [Told(path, seats, edge) for path in product(range(seats), repeat=turns)]

    def mean(values: list[float]) -> float:
        return sum(one.odds * value for one, value in zip(told, values, strict=True))

    # Chance also draws who begins, which moves nothing; choices move nothing either.
    return {
        "first_seat": mean([one.won[0] for one in told]),
        "seat_2": mean([one.won[1] for one in told]),
        "length": 1 + 2 * turns,
        "decisions": turns,
        "branching": 2,
        "score": turns / seats,
        "score_spread": mean([math.sqrt(fmean((p - turns / seats) ** 2 for p in one.points)) for one in told]),
        "ties": mean([float(max(one.won) < 1) for one in told]),
        "decided_at": mean([one.decided_at for one in told]),
        "leader_wins_quarter": mean([one.leader_wins(1) for one in told]),
        "leader_wins_half": mean([one.leader_wins(2) for one in told]),
        "leader_wins_three_quarters": mean([one.leader_wins(3) for one in told]),
        "comeback": mean([one.comeback for one in told]),
        "lead_changes": mean([float(one.lead_changes) for one in told]),
        "suspense": mean([one.suspense for one in told]),
        "surprise": mean([one.luck_moved for one in told]),
        "surprise_luck": mean([one.luck_moved for one in told]),
        "surprise_choice": 0.0,
        "luck_share": mean([sum(gain**2 for gain in one.luck) for one in told])
        / mean([sum((won - 1 / seats) ** 2 for won in one.won) for one in told]),
        "eliminated": 0.0,
    }
