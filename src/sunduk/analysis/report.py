"""The report of a ledger, in Markdown and in words of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from sunduk.core.book.files import package_text
from sunduk.core.book.words import Words
from sunduk.core.match.account import sentences
from sunduk.core.match.match import Match

from .entries import Entry, Verdict
from .ledger import Ledger
from .marks import BLUNDER, INACCURACY, MISTAKE, ONLY
from .race import Find

UNEXPLAINED = "unexplained"
PARTS = ("own_luck", "others_luck", "deal", "own_choices", "others_choices", UNEXPLAINED)
"""The parts of a total, as `Total` names them. Of the others those are left out that brought nobody anything."""
MOST_SENTENCES = 3
"""Of a deal to many, so many sentences are told."""
OTHERS = 0.01
"""A choice that changes another's win share by so much more than the chooser's own is told with that."""
HIDDEN = 0.02
"""What a choice lost with open cards is told if it differs by so much from what the seat could know."""
PRACTISED = 3
"""The place in a find's `levels` of the one that is about as quick as a practised player."""


def analysis_words(language: str) -> Words:
    """The words of the analysis in a language."""
    return Words.parsed(package_text(__package__, f"words.{language}.toml"), language)


def decimal(value: float, language: str, sign: Literal["", "+"] = "") -> str:
    """A number with one decimal as a language writes it; with `sign`, a plus too."""
    value = round(value, 1)
    written = f"{value:{sign}.1f}".replace("-", "−") if value else "0.0"
    return written.replace(".", ",") if language == "ru" else written


def points(share: float, language: str) -> str:
    """A change of win share in points, with its sign."""
    return decimal(100 * share, language, "+")


def told_apart(names: Sequence[str], seats: Sequence[str]) -> list[str]:
    """The names of players; those that several have, as bots of one level do, with the name of the seat."""
    return [f"{name} ({seat})" if names.count(name) > 1 else name for name, seat in zip(names, seats, strict=False)]


class Report:
    """What a ledger says, for people."""

    def __init__(self, match: Match, ledger: Ledger, language: str) -> None:
        self.match, self.ledger, self.language = match.copy(), ledger, language
        self.words = analysis_words(language)
        self.game = match.game.words(language)
        self.names = told_apart(match.names or self.game.seats[: match.seats], self.game.seats)
        self.match.names = tuple(self.names)

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
        values = "noisy_values" if any(entry.error for entry in self.ledger.entries) else "values"
        source = self.say(values, evaluator=told, evaluations=self.ledger.evaluations)
        return f"{self.say('scale')} {source} {self.say('places')}"

    @property
    def legend(self) -> str:
        """What the parts of the sums mean."""
        return f"{self.say('legend')} {self.say('quick_legend')}" if self.ledger.race else self.say("legend")

    def result(self) -> list[str]:
        """Where each seat's points came from and why the match ended; then what luck and choices brought each seat."""
        told = sentences(self.match, self.game)
        for seat in sorted(range(self.match.seats), key=lambda seat: self.match.placings[seat]) if told else []:
            total = self.ledger.totals[seat]
            luck, key = total.own_luck + total.others_luck + total.deal, "luck_and_choices"
            if self.ledger.race:
                luck, key = self.ledger.race.quickness[seat], "quickness_and_choices"
            choices = points(total.own_choices, self.language)
            told.append(self.say(key, name=self.names[seat], luck=points(luck, self.language), choices=choices))
        return told

    def markdown(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def sums(self) -> tuple[list[str], list[list[str]]]:
        """The table of totals: its headings, and a row for each part, with a cell for each seat."""
        start, end = (
            [decimal(100 * share, self.language) for share in row] for row in (self.ledger.start, self.ledger.end)
        )
        totals = self.ledger.totals
        rows = [
            [self.say(part), *(points(getattr(total, part), self.language) for total in totals)]
            for part in PARTS
            if part == UNEXPLAINED or any(getattr(total, part) for total in totals)
        ]
        if self.ledger.race:
            quickness = [points(share, self.language) for share in self.ledger.race.quickness]
            rows.append([self.say("quickness"), *quickness])
        return ["", *self.names], [[self.say("start"), *start], *rows, [self.say("end"), *end]]

    def course(self) -> tuple[list[str], list[list[str]]]:
        """The graph as a table: its headings, and a row for each event, with the win share of each seat after it."""
        headings = [self.say("after"), *self.names, self.say("event")]
        return headings, [
            [str(entry.at), *(decimal(100 * share, self.language) for share in entry.shares), self.told(entry)]
            for entry in self.ledger.entries
        ]

    def skill(self) -> tuple[list[str], list[list[str]]]:
        """The table of accuracies: its headings, and a row for each number, with a cell for each seat."""
        found = self.ledger.accuracies
        rows = [
            [self.say(name), *("–" if value is None else decimal(value, self.language) for value in values)]
            for name, values in (
                ("accuracy", [each.accuracy for each in found]),
                ("average_loss", [each.average_loss for each in found]),
            )
        ]
        rows.append([self.say("decisions"), *(str(each.decisions) for each in found)])
        rows += [
            [self.words.name("mark", mark), *(str(each.marks.get(mark, 0)) for each in found)]
            for mark in (INACCURACY, MISTAKE, BLUNDER, ONLY)
        ]
        return ["", *self.names], rows

    def marked(self) -> list[str]:
        """A line for each entry that has a mark."""
        return [self.line(entry) for entry in self.ledger.entries if entry.mark and entry.mark != ONLY]

    def turning_points(self) -> list[str]:
        return [self.line(self.ledger.entries[place]) for place in self.ledger.turning_points]

    def line(self, entry: Entry) -> str:
        """One entry: what happened, what it brought, its mark and, of a choice, what was better."""
        seat = entry.seat if entry.seat is not None else entry.marked or 0
        gain = points(entry.gain[seat], self.language)
        if entry.error:
            gain += f" ± {decimal(200 * entry.error, self.language)}"
        elif entry.quality == "exact":
            gain += f" ({self.say('solved')})"
        parts = [gain if entry.kind == "choice" else f"{self.names[seat]} {gain}"]
        most = max(range(len(entry.gain)), key=lambda each: abs(entry.gain[each]))
        if abs(entry.gain[most]) > abs(entry.gain[seat]) + (OTHERS if entry.kind == "choice" else 0):
            parts.append(f"{self.names[most]} {points(entry.gain[most], self.language)}")
        parts += [self.words.name("mark", entry.mark)] if entry.mark else []
        if entry.opened and entry.verdict and abs(entry.opened.loss - entry.verdict.loss) >= HIDDEN:
            parts.append(self.say("hidden", loss=points(-entry.opened.loss, self.language)))
        line = f"{entry.at} · {self.told(entry)} {', '.join(parts)}."
        if entry.verdict and entry.verdict.best != entry.text:
            line += f" {self.say('better', best=self.instead(entry, entry.verdict))}"
        return line

    def told(self, entry: Entry) -> str:
        """What happened in an event, as sentences."""
        return self._sentences(self.match.rewound(entry.until), entry, entry.text)

    def instead(self, entry: Entry, verdict: Verdict) -> str:
        """What would have happened if the best had been chosen, as sentences."""
        after = self.match.rewound(entry.at)
        (best,) = (choice.action for choice in verdict.choices if choice.text == verdict.best)
        after.do(entry.seat or 0, best)
        return self._sentences(after, entry, verdict.best)

    def _sentences(self, after: Match, entry: Entry, text: str) -> str:
        """What happened since an entry began; the text of the move where a game tells only later steps of a turn."""
        told = after.story(self.language, entry.at)
        if len(told) > MOST_SENTENCES:
            told = [*told[:MOST_SENTENCES], "…"]
        who = f"{self.names[entry.seat]}: " if entry.seat is not None else ""
        return " ".join(told) or f"{who}{text}."

    def race(self) -> tuple[list[str], list[list[str]]]:
        """The table of everything that could be made in a race: its headings, and a row for each thing."""
        headings = [self.say(key) for key in ("round", "could", "how", "worth", "called", "expected")]
        return headings, [
            [
                str(number),
                find.text,
                find.solution,
                str(find.worth),
                self.called(find),
                self.say("seconds", seconds=f"{find.levels[PRACTISED]:.0f}"),
            ]
            for number, each in enumerate(self.ledger.race.rounds if self.ledger.race else [], 1)
            for find in each.finds
        ]

    def called(self, find: Find) -> str:
        """Who called something in a race, as which call of the round, and when, where that is known."""
        if find.seat is None:
            return self.say("nobody")
        call = self.say("call", name=self.names[find.seat], call=find.call)
        if find.seconds is None:
            return call
        seconds = self.say("seconds", seconds=decimal(find.seconds, self.language))
        quicker = [] if find.level is None else [self.say("quicker", level=find.level)]
        return ", ".join([call, seconds, *quicker])

    def faults(self) -> list[str]:
        """A line for each call of a race that could not be made good."""
        return [
            self.say(
                "fault" if fault.stated is None else "misstated",
                round=number,
                name=self.names[fault.seat],
                text=fault.text,
                stated=fault.stated,
                solution=fault.solution,
            )
            for number, each in enumerate(self.ledger.race.rounds if self.ledger.race else [], 1)
            for fault in each.faults
        ]

    def _lines(self) -> Iterator[str]:
        yield from (f"# {self.title}", "", self.scale, "")
        if told := self.result():
            yield from (f"## {self.say('result')}", "", *(f"- {line}" for line in told), "")
        yield from (f"## {self.say('sums')}", "", *markdown_table(*self.sums()), "", self.legend, "")
        yield from (f"## {self.say('skill')}", "", *markdown_table(*self.skill()), "")
        yield from (f"## {self.say('turning')}", "", *_list(self.turning_points(), self.say("no_turning")), "")
        yield from (f"## {self.say('marked')}", "", *_list(self.marked(), self.say("none_marked")), "")
        if self.ledger.race:
            yield from (f"## {self.say('race')}", "", *markdown_table(*self.race()), "")
            yield from (f"- {line}" for line in self.faults())


def markdown_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The lines of a table in Markdown."""
    yield f"| {' | '.join(headings)} |"
    yield f"| {' | '.join(['---'] + ['---:'] * (len(headings) - 1))} |"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |"


def _list(lines: Sequence[str], otherwise: str) -> list[str]:
    return [f"- {line}" for line in lines] or [otherwise]
