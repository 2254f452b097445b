"""`sunduk play`: people and bots at one terminal."""

from __future__ import annotations

import itertools
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.markup import escape

from sunduk.bots import Bot, bot
from sunduk.bots.level_estimate import PLAYERS
from sunduk.core.errors import BadMove, BadOption, Refused, SundukError
from sunduk.core.match.account import sentences
from sunduk.core.match.match import Match
from sunduk.core.match.view import SPECTATOR

from ..common import (
    EditionFile,
    Language,
    OptionList,
    console,
    language,
    load_game,
    options,
    own_words,
    program,
    read_text,
    warnings,
    write_text,
)
from ..progress import wake
from ..race import STANDARD_INPUT, Race, TypedLines
from .advise import BEST, show_advice
from .show import draw

HUMAN = "human"
USUAL_BOT = "level:3"

MOST_LISTED = 40
"""The most moves that are listed."""


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, such as marrakech.")] = "marrakech",
    seats: Annotated[
        str | None,
        typer.Option("--seats", help=f"Who plays, seat by seat; otherwise {HUMAN},{USUAL_BOT},{USUAL_BOT}."),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same luck.", min=0)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")] = None,
    option: OptionList = None,
    edition: EditionFile = None,
    lang: Language = None,
) -> None:
    """Play a match in the terminal, people and bots in any seat.

    Example: [bold]sunduk play marrakech --seats human,greedy,mcts:0.2 -o own_rug=coverable[/]
    """
    players = [name.strip() for name in seats.split(",")] if seats else [HUMAN, USUAL_BOT, USUAL_BOT]
    if resume:
        match = Match.load(read_text(resume))
        match.resume(True)
        if not seats or len(players) != match.seats:
            players = match.headers.get(PLAYERS, "").split() or [HUMAN] + [USUAL_BOT] * (match.seats - 1)
    else:
        match = Match(load_game(game, edition), len(players), options(option), seed=seed)
    with closing(Table(match, players, language(lang))) as table:
        table.run()


class Table:
    """A match at the terminal: its players, and the dialogue with the people among them."""

    def __init__(self, match: Match, players: list[str], spoken: str) -> None:
        self.match = match
        match.headers[PLAYERS] = " ".join(name.split()[0] for name in players)
        self.spoken = spoken
        self.words = match.game.words(spoken)
        self.ours = own_words(spoken)
        self.names = match.names or tuple(self.words.seats[: match.seats])
        self.bots: dict[int, Bot] = {
            seat: bot(name, match.seed + seat) for seat, name in enumerate(players) if name != HUMAN
        }
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.told = 0
        self.seen_by: int | None = None
        self.race = Race(self, TypedLines(STANDARD_INPUT)) if match.game.race else None
        self.adviser: Bot | None = None

    def close(self) -> None:
        """Close the bots."""
        for each in (*self.bots.values(), *filter(None, [self.adviser])):
            each.close()

    def run(self) -> None:
        if self.people:
            names = ", ".join(self.names[seat] for seat in self.people)
            self.say("welcome", title=self.words.title, name=names)
            console.print(self.words.name("help", "moves").strip("\n"), markup=False)
        if self.bots:
            wake(self.match.game, self.ours.name("play", "waking"))
        try:
            while not self.match.over:
                (self.race or self).turn()
        except (EOFError, KeyboardInterrupt):
            console.print()
            self.leave()
            return
        self.finish()

    def turn(self) -> None:
        """Let the next player act: bots by themselves, people by what they type."""
        acting = self.match.actors
        for seat in acting:
            if seat in self.bots:
                self.let(seat)
                return
        seat = acting[0]
        self.curtain(seat)
        self.tell(seat)
        draw(self.match.view(seat), self.spoken)
        self.list_moves(seat)
        while self.match.actors == acting and not self.answer(seat, self.ask(f"[bold]{self.names[seat]}>[/] ")):
            pass

    def let(self, seat: int) -> None:
        """Let a bot act, and show its note."""
        with console.status(self.ours.name("play", "thinking").format(name=self.names[seat])):
            decision = self.bots[seat].choose(self.match.view(seat))
        if decision.note:
            warnings.print(f"[yellow]{escape(self.names[seat])}:[/] {escape(decision.note)}")
        self.match.act(decision.action, seat)

    def ask(self, prompt: str) -> str:
        return self.race.ask(prompt) if self.race else console.input(prompt)

    def curtain(self, seat: int) -> None:
        """In a game with secrets, hide the screen until the next person confirms that they look alone."""
        if self.match.game.secrets and self.seen_by not in (seat, None):
            console.clear()
            console.input(self.ours.name("play", "curtain").format(name=self.names[seat]))
            self.told = 0
        self.seen_by = seat

    def tell(self, seat: int) -> None:
        """Print what has happened since the last time, as far as a seat may know."""
        reader = self.people[0] if len(self.people) == 1 else None
        for sentence in self.match.story(self.spoken, self.told, seat, reader):
            console.print(f"[dim]·[/] {sentence}")
        self.told = self.match.length

    def list_moves(self, seat: int) -> None:
        moves = self.match.choices(seat)
        if len(moves) > MOST_LISTED:
            self.say("many", count=len(moves))
        else:
            self.say("yours", moves="  ".join(moves))

    def answer(self, seat: int, line: str) -> bool:
        """Do what a person typed; True if the position changed."""
        command, _, rest = line.strip().partition(" ")
        try:
            match command.lower():
                case "":
                    pass
                case "help" | "?":
                    console.print(self.words.name("help", "moves").strip("\n"), markup=False)
                    console.print(self.ours.name("help", "commands").strip("\n"), markup=False)
                case "moves":
                    self.list_moves(seat)
                case "hint":
                    self.hint(seat)
                case "board":
                    draw(self.match.view(seat), self.spoken)
                case "rules":
                    self.show_rules(rest.strip())
                case "save":
                    self.save(Path(rest.strip()) if rest.strip() else self.free_name())
                case "quit" | "exit":
                    raise EOFError
                case "undo":
                    return self.undo()
                case _:
                    self.match.act(line.strip(), seat)
                    return True
        except Refused as refused:
            clause = self.match.game.rulebook(self.spoken).clauses[refused.rule]
            self.say("refused", move=line.strip(), rule=refused.rule, clause=clause)
        except SundukError as error:
            console.print(f"[red]{str(error).replace('[', chr(92) + '[')}[/]")
        return False

    def hint(self, seat: int) -> None:
        """Print what the best bot thinks of the moves."""
        if self.adviser is None:
            self.adviser = bot(BEST, self.match.seed)
        view = self.match.view(seat)
        show_advice(view, self.adviser.choose(view, explain=True), self.ours)

    def undo(self) -> bool:
        """Go back to before the last move of a person."""
        if self.race:
            raise BadMove("In a race nothing is taken back.")
        moved = [place for place, entry in enumerate(self.match.log) if entry.who in self.people]
        if not moved:
            raise BadMove("There is no move of yours to take back.")
        self.match = self.match.rewound(moved[-1])
        self.told = min(self.told, self.match.length)
        self.say("undone")
        return True

    def show_rules(self, number: str) -> None:
        book = self.match.game.rulebook(self.spoken)
        if not number:
            with console.pager(styles=True):
                console.print(Markdown(book.prose))
        elif number in book.clauses:
            console.print(Markdown(f"**{number}** {book.clauses[number]}"))
        else:
            self.say("no_rule", rule=number)

    def save(self, path: Path) -> None:
        write_text(path, self.match.dump())
        self.say("saved", path=path, program=program())

    def free_name(self) -> Path:
        """A file name in this folder that is not taken."""
        names = (Path(f"{self.match.game.id}{number or ''}.sunduk") for number in itertools.count())
        return next(path for path in names if not path.exists())

    def leave(self) -> None:
        """Leave the table; a match in which a person has moved is saved."""
        if any(entry.who in self.people for entry in self.match.log):
            try:
                self.save(self.free_name())
            except BadOption as error:
                console.print(f"[red]{error}[/]")
        self.say("bye")

    def finish(self) -> None:
        self.tell(SPECTATOR)
        draw(self.match.view(), self.spoken)
        self.say("over")
        order = sorted(range(self.match.seats), key=lambda seat: self.match.placings[seat])
        for seat in order:
            points = self.words.plural("points", self.match.scores[seat])
            self.say("place", place=self.match.placings[seat], name=self.names[seat], points=points)
        for sentence in sentences(self.match, self.words):
            console.print(sentence, markup=False)
        if self.people:
            self.keep()

    def keep(self) -> None:
        """Save a finished match that people have played."""
        path = self.free_name()
        try:
            write_text(path, self.match.dump())
            self.say("kept", path=path, program=program())
        except BadOption as error:
            console.print(f"[red]{error}[/]")

    def say(self, key: str, **values: object) -> None:
        console.print(self.ours.name("play", key).format_map(values), markup=False)
