"""Rulebooks: numbered clauses and executable examples, read from a game's RULES.*.md.

A clause begins a paragraph with its number in bold: `**6.2** …`. An example is a fenced block marked `example`. The
summary, a game in a minute, is quoted (`> `). Pictures of the game's `art` stand in paragraphs of their own.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_CLAUSE = re.compile(r"\*\*(\d+)\.(\d+)\*\*\s+(.*)", re.DOTALL)


def rule_name(number: int) -> str:
    """602 is rule 6.2."""
    return f"{number // 100}.{number % 100}"


class Example(NamedTuple):
    """A fenced example: the clause it stands under, and its lines."""

    rule: str
    lines: tuple[str, ...]


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses: dict[str, str] = {}
        """The words of each clause, by its number."""
        self.examples: list[Example] = []
        self.summary = ""
        """The game in a minute, as Markdown."""
        rule = "0.0"
        for paragraph in re.split(r"\n\s*\n", text):
            if found := _CLAUSE.match(paragraph.strip()):
                rule = f"{found[1]}.{found[2]}"
                self.clauses[rule] = " ".join(found[3].split())
            elif paragraph.startswith("> "):
                self.summary = re.sub(r"^> ?", "", paragraph, flags=re.MULTILINE)
            elif paragraph.startswith("```example\n"):
                lines = paragraph.strip().splitlines()[1:-1]
                self.examples.append(Example(rule, tuple(line.strip() for line in lines)))

    @property
    def prose(self) -> str:
        """The text without its examples and pictures, for people who only want to play."""
        return re.sub(r"```example\n.*?```\n*|^!\[.*?\)\n\n", "", self.text, flags=re.DOTALL | re.MULTILINE)
