"""The report of a ledger, in Markdown and in words of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from sunduk.core.book.files import package_text
from sunduk.core.book.words import Words
from sunduk.core.match.account import sentences
from sunduk.core.match.match import Match

from .entries import Entry
from .ledger import Ledger
from .marks import ONLY

PRACTISED = 3
"""The place in a find's `levels` of the one that is about as quick as a practised player."""


def analysis_words(language: str) -> Words:
    """The words of the analysis in a language."""
    return Words.parsed(package_text(__package__, f"words.{language}.toml"), language)


def decimal(value: float, language: str, sign: Literal["", "+"] = "") -> str:
    """A number with one decimal as a language writes it; with `sign`, a plus too."""
    written = f"{value:{sign}.1f}".replace("-", "−")
    return written.replace(".", ",") if language == "ru" else written


def points(share: float, language: str) -> str:
    """A change of win share in points, with its sign."""
    return decimal(100 * share, language, "+")


class Report:
    """What a ledger says, for people."""

    def __init__(self, match: Match, ledger: Ledger, language: str) -> None:
        self.match, self.ledger, self.language = match, ledger, language
        self.words = analysis_words(language)
        self.game = match.game.words(language)
        self.names = list(match.names or self.game.seats[: match.seats])

    def say(self, key: str, **values: object) -> str:
        return self.words.name("analysis", key).format(**values)

    @property
    def title(self) -> str:
        return self.say("title", game=self.game.title)

    @property
    def scale(self) -> str:
        """What the numbers mean, and where they come from."""
        name = self.ledger.evaluator
        known = name in self.words.data["evaluator"]
        told = self.words.name("evaluator", name) if known else name
        return self.say("scale", evaluator=told, evaluations=self.ledger.evaluations)

    def summary(self, seat: int) -> str:
        """One sentence for a player: what luck brought and what choices cost."""
        total = self.ledger.totals[seat]
        luck = total.own_luck + total.others_luck + total.deal
        first = self.say("luck_up" if luck >= 0 else "luck_down", luck=f"{100 * abs(luck):.0f}")
        return f"{first}, {self.say('choices_cost', choices=f'{100 * abs(total.own_choices):.0f}')}."

    def markdown(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def sums(self) -> tuple[list[str], list[list[str]]]:
        """The table of totals: its headings, and a row for each seat."""
        columns = ("own_luck", "others_luck", "deal", "own_choices", "others_choices", "unexplained")
        headings = [self.say(key) for key in ("player", "start", *columns, "end")]
        rows = []
        for seat, total in enumerate(self.ledger.totals):
            cells = [points(getattr(total, column), self.language) for column in columns]
            start, end = (decimal(100 * row[seat], self.language) for row in (self.ledger.start, self.ledger.end))
            rows.append([self.names[seat], start, *cells, end])
        return headings, rows

    def skill(self) -> tuple[list[str], list[list[str]]]:
        """The table of accuracies: its headings, and a row for each seat."""
        marks = ("inaccuracy", "mistake", "blunder", "only")
        headings = [self.say(key) for key in ("player", "accuracy", "average_loss", "decisions")]
        headings += [self.words.name("mark", mark) for mark in marks]
        rows = []
        for each in self.ledger.accuracies:
            values = [
                "–" if value is None else decimal(value, self.language) for value in (each.accuracy, each.average_loss)
            ]
            counts = [str(each.marks.get(mark, 0)) for mark in marks]
            rows.append([self.names[each.seat], *values, str(each.decisions), *counts])
        return headings, rows

    def marked(self) -> list[str]:
        """A line for each entry that has a mark."""
        return [self.line(entry) for entry in self.ledger.entries if entry.mark and entry.mark != ONLY]

    def turning_points(self) -> list[str]:
        return [self.line(self.ledger.entries[place]) for place in self.ledger.turning_points]

    def line(self, entry: Entry) -> str:
        """One entry: who, what, what it brought, its mark and, of a choice, what was better."""
        seat = entry.seat if entry.seat is not None else entry.marked
        gains = entry.gain if seat is None else [entry.gain[seat]]
        parts = [
            f"{entry.at}. {self.names[seat] + ' ' if seat is not None else ''}{entry.text}",
            " / ".join(points(gain, self.language) for gain in gains)
            + f" ± {decimal(100 * entry.error, self.language)}",
        ]
        parts += [self.words.name("mark", entry.mark)] if entry.mark else []
        if entry.verdict and entry.verdict.best != entry.text:
            parts.append(self.say("better", best=entry.verdict.best))
        if entry.opened:
            parts.append(self.say("hidden", loss=points(-entry.opened.loss, self.language)))
        return "; ".join(parts)

    def race(self) -> list[list[str]]:
        """A row for everything that could be made in a race: its round, what, how, its worth, and who called it."""
        return [
            [
                str(number),
                find.text,
                find.solution,
                str(find.worth),
                self.say("nobody") if find.seat is None else f"{self.names[find.seat]} ({find.call})",
                self.say("expected", seconds=f"{find.levels[PRACTISED]:.0f}"),
            ]
            for number, each in enumerate(self.ledger.race.rounds if self.ledger.race else [], 1)
            for find in each.finds
        ]

    def faults(self) -> list[str]:
        """A line for each call of a race that could not be made good."""
        return [
            self.say("fault", name=self.names[fault.seat], text=fault.text)
            if fault.stated is None
            else self.say(
                "misstated", name=self.names[fault.seat], text=fault.text, stated=fault.stated, solution=fault.solution
            )
            for each in (self.ledger.race.rounds if self.ledger.race else [])
            for fault in each.faults
        ]

    def _lines(self) -> Iterator[str]:
        yield from (f"# {self.title}", "", self.scale, "")
        if told := sentences(self.match, self.game):
            yield from (f"## {self.say('result')}", "", *(f"- {line}" for line in told), "")
        yield from (f"## {self.say('sums')}", "", *markdown_table(*self.sums()), "")
        yield from (f"## {self.say('skill')}", "", *markdown_table(*self.skill()), "")
        yield from (f"## {self.say('turning')}", "", *_list(self.turning_points(), self.say("no_turning")), "")
        yield from (f"## {self.say('marked')}", "", *_list(self.marked(), self.say("none_marked")), "")
        if self.ledger.race:
            headings = ["", *(self.say(key) for key in ("could", "how", "worth", "called")), ""]
            yield from (f"## {self.say('race')}", "", *markdown_table(headings, self.race()), "")
            yield from (f"- {line}" for line in self.faults())


def markdown_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table in Markdown."""
    yield f"| {' | '.join(headings)} |"
    yield f"| {' | '.join(['---'] + ['---:'] * (len(headings) - 1))} |"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |"


def _list(lines: Sequence[str], otherwise: str) -> list[str]:
    return [f"- {line}" for line in lines] or [otherwise]
