"""The report of studies in plain sentences and tables, in one language; `markdown` writes it as a text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from sunduk.analysis.report import markdown_table
from sunduk.core.book.files import package_text
from sunduk.core.book.words import Words
from sunduk.core.match import moves
from sunduk.core.match.match import Match

from .intervals import Interval
from .results import Results
from .variant import Variant

if TYPE_CHECKING:
    from .skill import Skill

MOST_ACTIONS = 20
"""The most actions that are listed."""


def study_words(language: str) -> Words:
    """The words of studies in a language."""
    return Words.parsed(package_text(__package__, f"words.{language}.toml"), language)


class Report:
    """What studies of the same variants say, one for each kind of players."""

    def __init__(
        self,
        results: Sequence[Results],
        language: str = "en",
        refused: Mapping[str, int] | None = None,
        skill: Sequence[Skill] = (),
    ) -> None:
        self.results, self.language = results, language
        self.words = study_words(language)
        self.refused = dict(refused or {})
        """How often each clause refused people at tables, if it is known."""
        self.skill_depths = skill
        self.study = results[0].study
        self.game = self.study.variants[0].played.words(language)
        self.names = [self.name_of(variant) for variant in self.study.variants]
        self._shares = {metric.name for metric in results[0].metrics if metric.share}

    def say(self, key: str, **values: object) -> str:
        return self.words.name("study", key).format(**values)

    def name_of(self, variant: Variant) -> str:
        return variant.name or self.say("original")

    @property
    def title(self) -> str:
        return self.say("title", game=self.game.title, matches=self.number(self.results[0].matches, 0))

    def players(self, results: Results) -> str:
        """Who played."""
        return self.say("random") if results.study.random else self.say("strong", bots=results.study.bots)

    def scale(self, results: Results) -> str:
        """What was played, and what the numbers mean."""
        study = results.study
        return self.say(
            "scale",
            players=self.players(results),
            seats=study.seats,
            matches=self.number(results.matches, 0),
            seed=study.seed,
            rule=self.say("sequential" if study.sharp or study.sequential else "fixed"),
        )

    def number(self, value: float, digits: int) -> str:
        """A number as the language writes it."""
        written = f"{value:,.{digits}f}".replace("-", "−")
        if self.language == "ru":
            return written.replace(",", "\u00a0").replace(".", ",")
        return written

    def cell(self, name: str, found: Interval | None) -> str:
        """An estimate as a cell of a table."""
        return self.value(name, found) + (" %" if found and name in self._shares else "")

    def value(self, name: str, found: Interval | None, sign: bool = False) -> str:
        """An estimate with half the width of its interval: per cent without their sign where it is a share."""
        if found is None:
            return "–"
        scale = 100 if name in self._shares else 1
        reach = scale * (found.high - found.low) / 2
        digits = digits_for(reach)
        plus = "+" if sign and found.value > 0 else ""
        told = plus + self.number(scale * found.value, digits)
        return f"{told} ± {self.number(reach, digits)}" if reach > 0 else told

    def metric(self, name: str) -> str:
        return self.words.name("metrics", name)

    def sentences(self, results: Results) -> Iterator[tuple[str, list[str]]]:
        """For each variant its name and what there is to say: of the first the whole, of others what really changed."""
        plain = self.words.data["plain"]
        first = results.estimates[0]
        yield self.names[0], [self._sentence(name, first[name]) for name in plain if self._tellable(name, first[name])]
        for at, name_of_variant in enumerate(self.names[1:]):
            lines = []
            for name in plain:
                found, after = results.changes[at][name], results.estimates[at + 1][name]
                if found and after and results.real[at][name]:
                    scale = 100 if name in self._shares else 1
                    size = abs(scale * found.difference.value)
                    reach = scale * (found.difference.high - found.difference.low) / 2
                    amount = self.number(size, digits_for(reach))
                    amount += f" {self.say('points')}" if name in self._shares else ""
                    direction = self.say("more" if found.difference.value > 0 else "less")
                    told = self._sentence(name, after).removesuffix(".")
                    lines.append(self.say("than_before", sentence=told, amount=amount, direction=direction) + ".")
            yield name_of_variant, lines or [self.say("nothing")]

    def _sentence(self, name: str, found: Interval | None) -> str:
        return self.words.name("plain", name).format(value=self.value(name, found)) + "."

    def _tellable(self, name: str, found: Interval | None) -> bool:
        """Nobody needs to read that nobody is ever out."""
        return found is not None and (found.value != 0 or name not in ("eliminated", "comeback", "ties"))

    def table(self, results: Results) -> tuple[list[str], list[list[str]]]:
        """All metrics: the headings, and a row for each, with changes; a real one has a check mark."""
        headings = [self.say("metric"), self.names[0]]
        for name in self.names[1:]:
            headings += [name, self.say("change")]
        rows = []
        for metric in results.metrics:
            name = metric.name
            cells = [self.metric(name), self.cell(name, results.estimates[0][name])]
            for at, changes in enumerate(results.changes):
                found = changes[name]
                told = self.value(name, found.difference if found else None, True)
                mark = " ✓" if results.real[at][name] else ""
                cells += [self.cell(name, results.estimates[at + 1][name]), told + mark]
            rows.append(cells)
        return headings, rows

    def side_by_side(self) -> tuple[list[str], list[list[str]]]:
        """All metrics of the first variant, for each kind of players."""
        headings = [self.say("metric"), *(self.players(each) for each in self.results)]
        rows = [
            [
                self.metric(metric.name),
                *(self.cell(metric.name, each.estimates[0][metric.name]) for each in self.results),
            ]
            for metric in self.results[0].metrics
        ]
        return headings, rows

    def order(self, results: Results) -> tuple[list[str], list[list[str]]]:
        """What each seat in turn order wins, for each variant."""
        names = ["first_seat", *(f"seat_{order + 1}" for order in range(1, results.study.seats))]
        rows = [
            [str(turn), *(self.cell(name, each[name]) for each in results.estimates)]
            for turn, name in enumerate(names, 1)
        ]
        return [self.say("turn"), *self.names], rows

    def actions(self, results: Results, variant: int) -> tuple[list[str], list[list[str]], list[int]]:
        """The actions that were done most: headings, rows, and the number of a match in which each was done."""
        used = results.distributions[variant].used(results.study.rule)
        used = sorted(used, key=lambda each: -each["uses"])[:MOST_ACTIONS]
        texts = action_texts(results, variant, {each["action"]: each["match"] for each in used})
        rows = []
        for each in used:
            wins = Interval(**each["wins"])
            rows.append([texts[each["action"]], self.number(each["uses"], 2), self.value("first_seat", wins) + " %"])
        headings = [self.say("action"), self.say("uses"), self.say("wins")]
        return headings, rows, [each["match"] for each in used]

    def refusals(self) -> list[list[str]]:
        """The clauses that refused people most, with their words."""
        book = self.study.variants[0].played.rulebook(self.language)
        ordered = sorted(self.refused.items(), key=lambda item: -item[1])
        return [[f"{rule} {book.clauses.get(rule, '')}".strip(), self.number(count, 0)] for rule, count in ordered]

    def skills(self) -> list[str]:
        return [
            self.say(
                "skill_depth",
                strongest=each.strongest,
                value=self.number(each.depth.value, 1),
                low=self.number(each.depth.low, 1),
                high=self.number(each.depth.high, 1),
            )
            for each in self.skill_depths
        ]

    def markdown(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from (f"# {self.title}", "")
        for results in self.results:
            yield from (f"## {self.players(results)}", "", self.scale(results), "")
            for name, lines in self.sentences(results):
                yield from (f"**{name}**", "", *(f"- {line}" for line in lines), "")
            yield from (*markdown_table(*self.table(results)), "")
        if len(self.results) > 1:
            yield from (*markdown_table(*self.side_by_side()), "")
        if self.skill_depths:
            yield from (f"## {self.say('skill')}", "", *(f"- {line}" for line in self.skills()), "")
        if self.refused:
            headings = [self.say("clause"), self.say("times")]
            yield from (f"## {self.say('refused')}", "", *markdown_table(headings, self.refusals()), "")


def digits_for(reach: float) -> int:
    """How many decimals are worth writing if a number is known to within `reach`."""
    return 2 if reach <= 0 else max(0, min(4, -math.floor(math.log10(reach / 2))))


def action_texts(results: Results, variant: int, examples: Mapping[int, int]) -> dict[int, str]:
    """The texts of actions, each from a match in which it was done; `examples` has the numbers of these matches."""
    game = results.study.variants[variant].played
    found: dict[int, str] = {}
    if game.moves_alike:
        state = game.state.checked(bytearray(game.record(results.study.seats, results.study.variants[variant].options)))
        return {action: moves.write(game, state, 0, action) for action in examples}
    for number in sorted(set(examples.values())):
        match = Match.load(results.record(variant, number))
        for at, (who, action) in enumerate(match.log):
            if action in examples and action not in found and who < len(match.scores):
                found[action] = match.rewound(at).write(who, action)
    return {action: found.get(action, str(action)) for action in examples}
