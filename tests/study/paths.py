"""The toy worked out by hand: every way a match can go, with its odds, and each metric of it by its definition."""

from __future__ import annotations

import math
from functools import cache
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


def watching(turns: int, edge: int) -> dict[str, float]:
    """How often the third of three seats is out if it is once the opener has two points, and what it then watches.

    It acts in turns 3, 6, 9 …; everybody waits three turns, and so is out who watches more than six.
    """
    odds = edge / (edge + 2)

    def there(turn: int) -> float:
        """How likely the third seat still acts in a turn: the opener had at most one point of those before."""
        before = turn - 1
        few = sum(math.comb(before, points) * odds**points * (1 - odds) ** (before - points) for points in (0, 1))
        return 1.0 if turn == 3 else few if turn <= turns else 0.0

    last = {turn: there(turn) - there(turn + 3) for turn in range(3, turns + 1, 3)}
    out = {turn: share for turn, share in last.items() if turns - turn > 6}
    return {
        "eliminated": sum(out.values()),
        "watching": sum(share * (turns - turn) / turns for turn, share in out.items()) / sum(out.values()),
    }


def lively(turns: int, edge: int) -> dict[str, float]:
    """The metrics of the lively toy that add up along a match."""
    names = ("length", "decisions", "choices", "surprise_luck", "surprise_choice", "score")

    def judged(points: tuple[int, int], over: bool) -> list[float]:
        return result(list(points)) if over else shares(list(points))

    def plus(points: tuple[int, int], seat: int, more: int = 1) -> tuple[int, int]:
        return points[0] + more * (seat == 0), points[1] + more * (seat == 1)

    @cache
    def decided(points: tuple[int, int], turn: int) -> tuple[float, ...]:
        """The mean of each from a decision on, or from the end."""
        if turn == turns or max(points) >= 3:
            return 0, 0, 0, 0, 0, fmean(points)
        seat, now = turn % 2, judged(points, False)
        ways = 1 if points[seat] == 2 else 2
        found = [1.0, 1.0, float(ways), 0.0, 0.0, 0.0]
        for action in range(ways):
            after = plus(points, seat, action)
            over = max(after) >= 3
            found[4] += sum(abs(one - two) for one, two in zip(judged(after, over), now, strict=True)) / 2 / ways
            rest = decided(after, turns) if over else chance(after, turn + 1)
            found = [one + two / ways for one, two in zip(found, rest, strict=True)]
        return tuple(found)

    @cache
    def chance(points: tuple[int, int], turn: int) -> tuple[float, ...]:
        """The mean of each from a point on that chance gives."""
        odds = edge / (edge + 1), 1 / (edge + 1)
        afters = [plus(points, seat) for seat in (0, 1)]
        worth = [judged(after, turn == turns or max(after) >= 3) for after in afters]
        mean = [sum(p * one[seat] for p, one in zip(odds, worth, strict=True)) for seat in (0, 1)]
        found = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for p, after, one in zip(odds, afters, worth, strict=True):
            found[3] += p * sum(abs(a - b) for a, b in zip(one, mean, strict=True)) / 2
            found = [have + p * more for have, more in zip(found, decided(after, turn), strict=True)]
        return tuple(found)

    told = dict(zip(names, decided((0, 0), 0), strict=True))
    # Chance draws who begins.
    told["length"] += 1
    told["surprise"] = told["surprise_luck"] + told["surprise_choice"]
    return {name: value for name, value in told.items() if name != "choices"} | {
        "branching": told["choices"] / told["decisions"]
    }
