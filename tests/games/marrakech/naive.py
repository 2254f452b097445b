"""A plain, slow second implementation of Marrakech, written from our rulings alone."""

from __future__ import annotations

import pickle
from typing import Self

Cell = tuple[int, int]
Exit = tuple[Cell, str]

COLOURS = ("red", "yellow", "blue", "brown")
COLOURS_OF_TWO = (("red", "blue"), ("yellow", "brown"))
RUGS = {2: 24, 3: 15, 4: 12}
SLIPPERS = {"*1": 1, "*2": 2, "*3": 2, "*4": 1}
LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT_OF = {"N": "E", "E": "S", "S": "W", "W": "N"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def exits() -> dict[Exit, Exit]:
    """Where Assam leaves the board, by cell and heading, and where and how he comes back."""
    mosaic: dict[Exit, Exit] = {}
    for one, other in ((0, 1), (2, 3), (4, 5)):
        for out, back in ((one, other), (other, one)):
            mosaic[(out, 0), "N"] = (back, 0), "S"
            mosaic[(0, out), "W"] = (0, back), "E"
    for one, other in ((1, 2), (3, 4), (5, 6)):
        for out, back in ((one, other), (other, one)):
            mosaic[(6, out), "E"] = (6, back), "W"
            mosaic[(out, 6), "S"] = (back, 6), "N"
    mosaic[(6, 0), "N"] = (6, 0), "W"
    mosaic[(6, 0), "E"] = (6, 0), "S"
    mosaic[(0, 6), "S"] = (0, 6), "E"
    mosaic[(0, 6), "W"] = (0, 6), "N"
    return mosaic


EXITS = exits()


def name(cell: Cell) -> str:
    return "abcdefg"[cell[0]] + "1234567"[cell[1]]


def cell_named(text: str) -> Cell:
    return "abcdefg".index(text[0]), "1234567".index(text[1])


def neighbours(cell: Cell) -> list[Cell]:
    around = [(cell[0] + dx, cell[1] + dy) for dx, dy in STEP.values()]
    return [(x, y) for x, y in around if 0 <= x <= 6 and 0 <= y <= 6]


class Naive:
    """One match; `phase` says what comes next: begin, reveal, turn, roll, lay or over."""

    def __init__(
        self, seats: int, own_rug: str = "protected", insolvency: str = "eliminated", turn_assam: str = "before"
    ) -> None:
        self.seats = seats
        self.own_rug = own_rug
        self.insolvency = insolvency
        self.turn_assam = turn_assam
        self.stacks: dict[Cell, list[tuple[int, str]]] = {(x, y): [] for x in range(7) for y in range(7)}
        self.laid = 0
        self.assam: Cell = (3, 3)
        self.heading = "N"
        self.dirhams = [30] * seats
        self.rugs_left = [RUGS[seats]] * seats
        self.gone: list[int] = []
        self.piles = [dict.fromkeys(COLOURS_OF_TWO[seat], 12) for seat in range(2)] if seats == 2 else []
        self.in_sight: list[str | None] = [None, None] if seats == 2 else list(COLOURS[:seats])
        self.seat = 0
        self.phase = "begin"

    def copy(self) -> Self:
        twin: Self = pickle.loads(pickle.dumps(self))
        return twin

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def by_chance(self) -> bool:
        return self.phase in ("begin", "reveal", "roll")

    def owner(self, colour: str) -> int:
        if self.seats == 2:
            return 0 if colour in COLOURS_OF_TWO[0] else 1
        return COLOURS.index(colour)

    def moves(self) -> list[str]:
        if self.phase == "begin":
            return [f"@{seat}" for seat in range(self.seats)]
        if self.phase == "reveal":
            return [f"+{colour}" for colour, count in self.piles[self.uncovered_pile()].items() if count > 0]
        if self.phase == "turn":
            return ["L", "A", "R"]
        if self.phase == "roll":
            return list(SLIPPERS)
        if self.phase == "lay":
            return self.places()
        return []

    def weight(self, move: str) -> int:
        if self.phase == "begin":
            return 1
        if self.phase == "reveal":
            return self.piles[self.uncovered_pile()][move[1:]]
        return SLIPPERS[move]

    def play(self, move: str) -> None:
        if move not in self.moves():
            raise ValueError(f"{move} is not legal now")
        if self.phase == "begin":
            self.seat = int(move[1:])
            self.phase = "reveal" if self.seats == 2 else self.first_of_turn()
        elif self.phase == "reveal":
            self.reveal(move[1:])
        elif self.phase == "turn":
            self.turn(move)
        elif self.phase == "roll":
            self.walk(int(move[1:]))
            self.pay()
        else:
            self.lay(cell_named(move[:2]), cell_named(move[2:]))

    def first_of_turn(self) -> str:
        return "turn" if self.turn_assam == "before" else "roll"

    def uncovered_pile(self) -> int:
        """The pile whose top rug is turned up next."""
        for pile in range(2):
            if self.in_sight[pile] is None and sum(self.piles[pile].values()) > 0:
                return pile
        raise ValueError("no rug is to be turned up")

    def reveal(self, colour: str) -> None:
        pile = self.uncovered_pile()
        self.piles[pile][colour] -= 1
        self.in_sight[pile] = colour
        if self.laid > 0:
            self.after_laying()
        elif None not in self.in_sight:
            self.phase = self.first_of_turn()

    def turn(self, move: str) -> None:
        if move == "L":
            self.heading = LEFT_OF[self.heading]
        if move == "R":
            self.heading = RIGHT_OF[self.heading]
        if self.turn_assam == "before":
            self.phase = "roll"
        else:
            self.next_seat()

    def walk(self, slippers: int) -> None:
        for _ in range(slippers):
            if (self.assam, self.heading) in EXITS:
                self.assam, self.heading = EXITS[self.assam, self.heading]
            else:
                dx, dy = STEP[self.heading]
                self.assam = (self.assam[0] + dx, self.assam[1] + dy)

    def pay(self) -> None:
        self.phase = "lay"
        if not self.stacks[self.assam]:
            return
        colour = self.stacks[self.assam][-1][1]
        creditor = self.owner(colour)
        if creditor == self.seat or creditor in self.gone:
            return
        due = len(self.group(self.assam))
        paid = min(due, self.dirhams[self.seat])
        self.dirhams[self.seat] -= paid
        self.dirhams[creditor] += paid
        if paid < due and self.insolvency == "eliminated":
            self.gone.append(self.seat)
            self.next_seat()

    def group(self, start: Cell) -> list[Cell]:
        colour = self.stacks[start][-1][1]
        group = [start]
        for cell in group:  # the list grows during the loop
            for near in neighbours(cell):
                if near not in group and self.stacks[near] and self.stacks[near][-1][1] == colour:
                    group.append(near)
        return group

    def places(self) -> list[str]:
        places = []
        for touching in neighbours(self.assam):
            for other in neighbours(touching):
                if other != self.assam and not self.covers_protected(touching, other):
                    west_or_north, east_or_south = sorted((touching, other))
                    places.append(name(west_or_north) + name(east_or_south))
        return places

    def covers_protected(self, one: Cell, other: Cell) -> bool:
        if not self.stacks[one] or not self.stacks[other]:
            return False
        rug, colour = self.stacks[one][-1]
        if rug != self.stacks[other][-1][0]:
            return False
        return self.own_rug == "protected" or self.owner(colour) != self.seat

    def lay(self, one: Cell, other: Cell) -> None:
        colour = self.in_sight[self.seat]
        assert colour is not None
        self.laid += 1
        self.stacks[one].append((self.laid, colour))
        self.stacks[other].append((self.laid, colour))
        self.rugs_left[self.seat] -= 1
        if self.seats == 2:
            self.in_sight[self.seat] = None
            if self.rugs_left[self.seat] > 0:
                self.phase = "reveal"
                return
        self.after_laying()

    def after_laying(self) -> None:
        if self.all_laid():
            self.phase = "over"
        elif self.turn_assam == "before":
            self.next_seat()
        else:
            self.phase = "turn"

    def still_in(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.gone]

    def all_laid(self) -> bool:
        return all(self.rugs_left[seat] == 0 for seat in self.still_in())

    def next_seat(self) -> None:
        if len(self.still_in()) == 1 or self.all_laid():
            self.phase = "over"
            return
        self.seat = (self.seat + 1) % self.seats
        while self.seat in self.gone:
            self.seat = (self.seat + 1) % self.seats
        self.phase = self.first_of_turn()

    def scores(self) -> list[int]:
        scores = list(self.dirhams)
        for stack in self.stacks.values():
            if stack:
                scores[self.owner(stack[-1][1])] += 1
        return scores

    def placings(self) -> list[int]:
        """Placings, 1 is best: by points, then dirhams; eliminated seats come last, the first to go at the very end."""
        scores = self.scores()
        ranks = []
        for seat in range(self.seats):
            if seat in self.gone:
                ranks.append((0, self.gone.index(seat), 0))
            else:
                ranks.append((1, scores[seat], self.dirhams[seat]))
        return [1 + sum(other > mine for other in ranks) for mine in ranks]
