"""One random match under examination: interpreted and compiled side by side, every text and view at every step."""

from __future__ import annotations

import bisect
import copy
import itertools
import json
import random
from collections.abc import Mapping
from xml.etree import ElementTree

import numpy as np

from ..errors import NotConform, Refused, SundukError
from ..match import moves
from ..match.game import LANGUAGES, Game
from ..match.match import Match
from ..match.view import SPECTATOR
from ..rules.contract import CHANCE, CLOCK
from ..rules.record import Records
from ..rules.rng import WORD, below

IDLE_ASKED = 12
"""About how many action ids are tried for a seat that may not act."""

PICKS = 3
"""How many random words, besides the least and the greatest, pick a choice of each who may act."""

PICTURES_EVERY = 40
"""Steps between two pictures: drawing is slow."""


class Examination:
    """Plays one match and raises `NotConform`, with the match's record, at the first check that fails."""

    def __init__(self, game: Game, setting: tuple[int, Mapping[str, object]], chooser: random.Random) -> None:
        self.game = game
        self.chooser = chooser
        self.match = Match(game, *setting, seed=chooser.getrandbits(64), auto=False)
        self.slow, self.fast = game.functions("interp"), game.functions("cpu")

    def run(self) -> None:
        try:
            while not self.match.over:
                self.require(self.match.length < self.game.longest, "the match is longer than the manifest says")
                self.look()
                self.step()
            self.look()
            self.end()
        except SundukError as error:
            if isinstance(error, NotConform):
                raise
            raise NotConform(f"{self.game.id}: {error}", self.match.dump()) from error
        except Exception as error:
            raise NotConform(f"{self.game.id}: {type(error).__name__}: {error}", self.match.dump()) from error

    def require(self, holds: object, message: str) -> None:
        if not holds:
            where = f"{self.game.id} after {self.match.length} actions ({self.match.position})"
            raise NotConform(f"{where}: {message}.", self.match.dump())

    def look(self) -> None:
        """Check everything about the present state."""
        before = self.match.records.tobytes()
        self.check_actions()
        self.check_moves()
        self.check_position()
        for seat in range(SPECTATOR, self.match.seats):
            self.check_view(seat)
        self.check_scores()
        if self.game.answers:
            self.check_answers()
        if self.match.length % PICTURES_EVERY == 0 or self.match.over:
            self.check_pictures()
        self.require(self.match.records.tobytes() == before, "asking changed the state")

    def step(self) -> None:
        """Do a random action on both sides and check that it can be taken back."""
        who = self.chooser.choice(self.match.actors)
        action = self.chooser.choice(self.match.ids(who))
        before, other = self.match.records, self.match.records
        fork = copy.copy(self.match)
        fork.do(who, action)
        self.require(self.match.records.tobytes() == before.tobytes(), "a copy of the match is not independent")
        fork.undo()
        self.require(fork.records.tobytes() == before.tobytes(), "undo does not restore the state")
        self.match.do(who, action)
        self.fast.apply(other[0], who, action)
        self.require(
            self.match.records.tobytes() == other.tobytes(), f"compiled apply of {action} by {who} leads elsewhere"
        )
        self.check_events()

    def check_actions(self) -> None:
        """Actors, choices, refusals and weights: consistent, and the same when compiled."""
        state, raw = self.match.state, self.match.records[0]
        among = self.slow.actors(state)
        self.require(among == self.fast.actors(raw), "compiled actors differ")
        allowed = (1 << self.match.seats) - 1 | 1 << CHANCE | 1 << CLOCK
        self.require(among & ~allowed == 0, "there are actors who are not at the table")
        for who in [*range(self.match.seats), CHANCE, CLOCK]:
            listed, out = [0] * self.game.most_choices, np.zeros(self.game.most_choices, np.int32)
            count = self.slow.choices(state, who, listed)
            ids = listed[:count]
            self.require(self.fast.choices(raw, who, out) == count, f"compiled choices of {who} differ in number")
            self.require(out[:count].tolist() == ids, f"compiled choices of {who} differ")
            self.require(ids == sorted(set(ids)), f"the choices of {who} are not ascending")
            self.require(bool(ids) == bool(among >> who & 1), f"{who} has choices but may not act, or the reverse")
            self.check_refusals(who, ids)
            self.check_ids(who, ids)
            if ids:
                self.check_picks(who, ids)

    def check_picks(self, who: int, ids: list[int]) -> None:
        """A random word picks from the choices as they are listed, those of chance by their weights."""
        state, raw = self.match.state, self.match.records[0]
        weights = [self.slow.weight(state, action) if who == CHANCE else 1 for action in ids]
        room = self.game.most_choices
        for word in (0, WORD, *(self.chooser.getrandbits(32) for _ in range(PICKS))):
            due = ids[bisect.bisect(list(itertools.accumulate(weights)), below(word, sum(weights)))]
            slow = self.slow.pick(state, who, [0] * room, word)
            fast = self.fast.pick(raw, who, np.zeros(room, np.int32), word)
            self.require(slow == due, f"the word {word} picks {slow} for {who}, where {due} is listed")
            self.require(fast == due, f"the word {word} picks {fast} for {who} when compiled, where {due} is listed")

    def check_answers(self) -> None:
        """If the game asks for an answer, it is one that is owed, and the seat that owes it may stay silent."""
        part, state = self.game.part("answers"), self.match.plain
        asked = part.asked(state)
        self.require(len(set(part.owed(state))) == len(part.owed(state)), "two answers have the same number")
        if asked is not None:
            self.require(asked in part.owed(state), "an answer is asked for that nobody owes")
            self.require(
                part.SILENCE in self.match.ids(part.owing(asked)), "who is asked for an answer cannot be silent"
            )

    def check_refusals(self, who: int, ids: list[int]) -> None:
        """Every action not offered is refused. For seats that may not act, only a sample of ids is tried."""
        state, raw = self.match.state, self.match.records[0]
        asked = range(self.game.actions)
        if not ids:
            asked = range(0, self.game.actions, max(1, self.game.actions // IDLE_ASKED))
        rules = {action: self.slow.refusal(state, who, action) for action in asked}
        self.require(
            [action for action, rule in rules.items() if not rule] == ids,
            f"choices and refusal of {who} do not agree",
        )
        same = all(self.fast.refusal(raw, who, action) == rule for action, rule in rules.items())
        self.require(same, f"compiled refusal of {who} differs")

    def check_ids(self, who: int, ids: list[int]) -> None:
        if who < CHANCE:
            self.require(all(action < self.game.seat_actions for action in ids), f"seat {who} has an id of chance")
        if who == CHANCE:
            state, raw = self.match.state, self.match.records[0]
            for action in ids:
                weight = self.slow.weight(state, action)
                self.require(0 < weight < WORD, f"outcome {action} has weight {weight}")
                self.require(weight == self.fast.weight(raw, action), f"the compiled weight of {action} differs")

    def check_moves(self) -> None:
        """Each move has its own text and JSON, and both read back; without a position, if the game says so."""
        for who in self.match.actors:
            texts = set()
            for action in self.match.ids(who):
                text = self.match.write(who, action)
                self.require(text not in texts, f"two moves are written {text}")
                texts.add(text)
                plain = text and not set(text) & set(" :{}[]") and text not in ("*", "=") and text.isprintable()
                self.require(plain, f"{text!r} cannot stand in a record")
                self.require(self.match.read(who, text) == action, f"{text} reads back as another move")
                data = json.loads(json.dumps(moves.to_json(self.game, self.match.state, who, action)))
                foretold = self.game.constant("view", "foretell", None)
                self.require(not (self.game.moves_alike and foretold), "moves that foretell something differ")
                if self.game.moves_alike:
                    told = moves.write(self.game, None, who, action), moves.to_json(self.game, None, who, action)
                    self.require(told == (text, data), f"{text} is told otherwise without a position")
                self.require(self.match.read(who, data) == action, f"{data} reads back as another move")
            self.check_refusal(who)

    def check_refusal(self, who: int) -> None:
        """A forbidden action names a rule that exists and changes nothing."""
        before = self.match.records.tobytes()
        forbidden = sorted(set(range(self.game.actions)) - set(self.match.ids(who)))
        if forbidden:
            action = self.chooser.choice(forbidden)
            try:
                self.match.do(who, action)
                self.require(False, f"action {action} of {who} is not refused")
            except Refused as refused:
                self.require(refused.rule in self.game.rulebook().clauses, f"there is no rule {refused.rule}")
            self.require(self.match.records.tobytes() == before, "a refused action changed the state")

    def check_position(self) -> None:
        """The position text reads back to the same bytes."""
        there = Match.at(self.match.position, game=self.game, auto=False)
        self.require(
            there.records.tobytes() == self.match.records.tobytes(), "the position text reads back differently"
        )

    def check_view(self, seat: int) -> None:
        """A view hides secrets irreversibly, agrees with every world guessed from it, and lists the seat's choices."""
        hidden = self.match.view(seat).records
        same = hidden.tobytes() == self.match.records.tobytes()
        self.require(self.game.secrets or same, "a game without secrets hides something")
        self.require(self.hidden(hidden, seat).tobytes() == hidden.tobytes(), f"hide for seat {seat} is not final")
        fast = self.match.records
        self.fast.hide(fast[0], seat)
        self.require(fast.tobytes() == hidden.tobytes(), f"compiled hide for seat {seat} differs")
        key = self.chooser.getrandbits(32)
        world, fast = hidden.copy(), hidden.copy()
        self.slow.guess(self.game.state.checked(world), seat, key)
        self.fast.guess(fast[0], seat, key)
        self.require(world.tobytes() == fast.tobytes(), f"compiled guess for seat {seat} differs")
        self.require(
            self.hidden(world, seat).tobytes() == hidden.tobytes(), f"a guess for seat {seat} does not fit its view"
        )
        guessed = self.game.state.checked(world)
        self.require(self.slow.actors(guessed) == self.slow.actors(self.match.state), "a guess changes who acts")
        if seat != SPECTATOR:
            out = [0] * self.game.most_choices
            count = self.slow.choices(guessed, seat, out)
            mine = self.match.ids(seat) if seat in self.match.actors else []
            self.require(out[:count] == mine, f"a guess changes what seat {seat} may do")
        self.check_observation(seat, hidden)

    def check_observation(self, seat: int, hidden: Records) -> None:
        size = self.game.observation_size
        rows = [np.full(size, np.nan, np.float32) for _ in range(3)]
        self.slow.observe(self.game.state.checked(hidden), seat, rows[0])
        self.fast.observe(hidden[0], seat, rows[1])
        self.slow.observe(self.match.state, seat, rows[2])
        self.require(np.isfinite(rows[0]).all(), f"the observation of seat {seat} is not filled")
        self.require(rows[0].tobytes() == rows[1].tobytes(), f"the compiled observation of seat {seat} differs")
        self.require(rows[0].tobytes() == rows[2].tobytes(), f"the observation of seat {seat} shows what is hidden")
        at = 0
        for block in self.game.observation_layout:
            numbers = rows[0][at : at + block.size]
            inside = bool((block.low <= numbers).all() and (numbers <= np.float32(block.high)).all())
            self.require(inside, f"the observation of seat {seat} leaves the bounds of the block {block.name}")
            unit = getattr(self.match.state, block.unit) if isinstance(block.unit, str) else block.unit
            whole = bool(np.isclose(numbers * unit, np.rint(numbers * unit)).all())
            self.require(whole, f"the block {block.name} of an observation does not count in its unit")
            at += block.size

    def hidden(self, records: Records, seat: int) -> Records:
        copied = records.copy()
        self.slow.hide(self.game.state.checked(copied), seat)
        return copied

    def check_scores(self) -> None:
        seats = self.match.seats
        for slow, fast, name in (
            (self.slow.scores, self.fast.scores, "scores"),
            (self.slow.placings, self.fast.placings, "placings"),
        ):
            listed, out = [0] * seats, np.zeros(seats, np.int32)
            slow(self.match.state, listed)
            fast(self.match.records[0], out)
            self.require(out.tolist() == listed, f"compiled {name} differ")
        places = self.match.placings
        fair = all(place == 1 + sum(other < place for other in places) for place in places)
        self.require(fair, f"{places} are not places")

    def check_events(self) -> None:
        """What happened can be told in every language and sent as JSON."""
        events = self.match.events(self.match.length - 1)
        self.require(events, "an action has no event")
        open_to_all = all("only" not in event for event in events)
        self.require(self.game.secrets or open_to_all, "a game without secrets has an event for some seats only")
        json.dumps(events)
        for language in LANGUAGES:
            self.match.story(language, self.match.length - 1)

    def check_pictures(self) -> None:
        for seat in range(SPECTATOR, self.match.seats):
            view = self.match.view(seat)
            json.dumps(view.json())
            for language in LANGUAGES:
                self.require(view.text(language).strip(), "the terminal picture is empty")
                ElementTree.fromstring(view.svg(language))  # noqa: S314

    def end(self) -> None:
        """The record loads to the same match."""
        text = self.match.dump()
        loaded = Match.load(text)
        self.require(loaded.dump() == text, "the record reads back differently")
        self.require(loaded.records.tobytes() == self.match.records.tobytes(), "the record leads elsewhere")
        self.require(self._replays(loaded), "the replay differs")

    def _replays(self, loaded: Match) -> bool:
        return all(
            ours.records.tobytes() == theirs.records.tobytes()
            for ours, theirs in zip(self.match.replay(), loaded.replay(), strict=True)
        )
