"""The manifest of a game: its name, seats, options and limits, and the modules it consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ..backends.linker import Linker, interpreted, on_cpu, on_gpu, to_wasm
from ..backends.runner import Runner, new_runner
from ..book.edition import Edition
from ..book.fields import Field
from ..book.files import package_files, package_text
from ..book.rulebook import Rulebook
from ..book.words import Words
from ..errors import BadOption, UnknownVersion
from ..rules import acting, contract, outcome
from ..rules.observation import Blocks
from ..rules.record import Record
from ..rules.search_settings import SearchSettings

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ..backends.formats import Format

LANGUAGES = ("en", "ru")

Value = TypeVar("Value")

PARTS = ("rules", "view", "observe", "judge")
"""The modules that define contract functions; a game may have no `view` and no `judge`."""

TEXT_FUNCTIONS = {
    "moves": ("write", "read", "to_json", "from_json"),
    "position": ("write", "read"),
    "view": ("describe",),
    "observe": ("layout",),
    "events": ("explain",),
    "terminal": ("canvas",),
    "picture": ("svg",),
    "areas": ("areas", "ground"),
    "reasons": ("reasons",),
    "accounts": ("sources", "ending", "roller"),
}
"""The functions that read or write texts, data or pictures, by module. A game may have no `view`, no `picture`, no
`reasons`, no `accounts` and no JSON of moves."""

BACKENDS = {"interp": interpreted, "cpu": on_cpu, "cuda": on_gpu, "wasm": to_wasm}
"""Ways to run the rules, by the names used on the command line."""


@dataclass(frozen=True)
class Option:
    """A way to vary the rules, kept in the record field of the same name."""

    name: str
    values: Sequence[str | int]
    """What it may be. A word is stored as its index, a number as itself."""
    default: str | int
    seats: tuple[int, ...] | None = None
    """Seat counts with which it may differ from the default; None for all."""

    def encode(self, value: object) -> int:
        """The number stored in the record."""
        for candidate in self.values:
            if str(candidate) == str(value):
                return candidate if isinstance(candidate, int) else self.values.index(candidate)
        raise BadOption(f"The option {self.name} cannot be {value!r}; it can be {self.listing}.")

    def decode(self, stored: int) -> str | int:
        """The value that a stored number stands for."""
        return stored if stored in self.values else self.values[stored]

    @property
    def listing(self) -> str:
        """The possible values, for a person."""
        words = [value for value in self.values if isinstance(value, str)]
        numbers = [value for value in self.values if isinstance(value, int)]
        return " or ".join(words + ([f"a number from {numbers[0]} to {numbers[-1]}"] if numbers else []))


@dataclass(frozen=True, eq=False)
class Functions:
    """A game's contract functions and what follows from them, linked for one backend."""

    start: Callable[[Any], None]
    actors: Callable[[Any], int]
    choices: Callable[[Any, int, Any], int]
    refusal: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int], None]
    pick: Callable[[Any, int, Any, int], int]
    weight: Callable[[Any, int], int]
    scores: Callable[[Any, Any], None]
    placings: Callable[[Any, Any], None]
    hide: Callable[[Any, int], None]
    guess: Callable[[Any, int, int], None]
    observe: Callable[[Any, int, Any], None]


@dataclass(frozen=True, eq=False)
class Game:
    """One game with one edition. Its modules are imported when they are first needed."""

    id: str
    """The name used in code, files and commands."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    options: tuple[Option, ...]
    most_choices: int
    """An upper bound of the legal actions anyone has at once."""
    longest: int
    """An upper bound of the actions in a match."""
    package: str
    """The package that holds its parts."""
    version: int = 1
    """Version of the rules: rises whenever the same actions would lead to something else."""
    secrets: bool = False
    """Whether some seat may know what others may not."""
    race: bool = False
    """Whether seats act at once, against the clock; the table SAND_SECONDS then says how long the clock waits."""
    answers: bool = False
    """Whether players owe answers that nobody else may give: see the game's module `answers`."""
    moves_alike: bool = False
    """Whether an action has the same text in every position."""
    older: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    """For each earlier version, the values of record fields by which the rules recognise it; not options of players."""
    edition: Edition | None = None
    """The edition, if it is not the game's own."""

    def __repr__(self) -> str:
        return f"sunduk.game({self.id!r})"

    def __deepcopy__(self, memo: object) -> Game:
        """Returns itself: a game never changes, and its compiled code cannot be copied."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.package, self.version, self.edition)

    def part(self, name: str) -> ModuleType:
        """One of the game's modules, such as `picture`."""
        if name not in self._parts:
            self._parts[name] = import_module(f"{self.package}.{name}")
        return self._parts[name]

    @cached_property
    def _parts(self) -> dict[str, ModuleType]:
        return {}

    def text_function(self, part: str, name: str) -> Callable[..., Any]:
        """A function for texts or data, such as `write` of `moves`, linked with the tables of this edition."""
        function: Callable[..., Any] = getattr(self.part(part), name)
        return self.linker("interp")(function) if self.edition else function

    def constant(self, part: str, name: str, default: Value) -> Value:
        """A constant of one of the game's modules; `default` if the game lacks the module or the constant."""
        found: Value = getattr(self.part(part), name, default) if self.has(part) else default
        return found

    @cached_property
    def actions(self) -> int:
        """How many action ids there are, chance and clock included; the seats that may begin are the last of them."""
        rules = self.part("rules")
        return cast(int, rules.FIRST_SEAT + max(self.seats) if hasattr(rules, "FIRST_SEAT") else rules.ACTIONS)

    @cached_property
    def seat_actions(self) -> int:
        """How many action ids, from 0 on, belong to seats."""
        return self.constant("rules", "SEAT_ACTIONS", self.first_seat)

    @property
    def search(self) -> SearchSettings:
        """How bots search the game: `SEARCH` of its `judge` module, or the defaults."""
        return self.constant("judge", "SEARCH", SearchSettings())

    @cached_property
    def first_seat(self) -> int:
        """The chance action that lets seat 0 begin; those of the other seats follow, as the last of all actions.
        `actions` if it is not drawn who begins.
        """
        return self.constant("rules", "FIRST_SEAT", self.actions)

    def has(self, part: str) -> bool:
        return _has_module(f"{self.package}.{part}")

    @property
    def folder(self) -> Traversable:
        """The folder of its rules, words and pictures; it may lie in an archive."""
        return package_files(self.package)

    @cached_property
    def state(self) -> type[Record]:
        return cast(type[Record], self.part("state").State)

    @cached_property
    def tables(self) -> dict[str, object]:
        """The constants that come from the edition, by the names that the rules use."""
        tables = self.part("board").tables(self.box)
        self.box.done()
        return cast(dict[str, object], tables._asdict())

    @cached_property
    def box(self) -> Edition:
        """The edition in use: one that was given, or the game's own."""
        return self.edition or Edition.of(self.package)

    @property
    def edition_schema(self) -> tuple[Field, ...]:
        """What an edition of this game says: every field that the game reads, with its bounds and the rule."""
        _ = self.tables
        return tuple(self.box.fields.values())

    @property
    def sand_seconds(self) -> int:
        """In a race: how long the clock waits before it acts."""
        return cast(int, self.tables["SAND_SECONDS"]) if self.race else 0

    def with_edition(self, edition: Edition | str | Traversable | None) -> Game:
        """This game with another edition, which may be given as a file."""
        if edition is not None and not isinstance(edition, Edition):
            edition = Edition.read(edition)
        game = replace(self._versions[max(self._versions)], edition=edition)
        _ = game.tables
        return game.of_version(self.version)

    def of_version(self, version: int) -> Game:
        """The game with an earlier version of its rules: old matches replay and continue, new ones are not started."""
        if version not in self._versions:
            if version not in self.older:
                raise UnknownVersion(
                    f"This follows version {str(version)[:20]} of the rules of {self.id}; "
                    f"this program knows version {' and '.join(map(str, (*self.older, max(self._versions))))}."
                )
            game = replace(self, version=version)
            # All versions share one source, so also the functions linked and compiled from it.
            for name in ("_versions", "_linkers", "_functions", "_runners", "tables", "box"):
                vars(game)[name] = getattr(self, name)
            self._versions.setdefault(version, game)
        return self._versions[version]

    @cached_property
    def _versions(self) -> dict[int, Game]:
        """Cache of this edition in each version asked for; always holds the newest."""
        return {self.version: self}

    @cached_property
    def observation_size(self) -> int:
        """How many numbers an observation holds."""
        return sum(block.size for block in self.observation_layout)

    @cached_property
    def observation_layout(self) -> Blocks:
        """The blocks of an observation: for each its name, shape, meaning and bounds."""
        return cast(Blocks, self.text_function("observe", "layout")())

    def rulebook(self, language: str = "en") -> Rulebook:
        return _rulebook(self.package, language)

    def words(self, language: str = "en") -> Words:
        return _words(self.package, language)

    def record(self, seats: int, options: Mapping[str, object] | None = None, backend: str = "interp") -> bytes:
        """A record at the start of a match, its seats and options checked."""
        return self.runner(backend).start(bytes(self.unstarted(seats, options)))

    def unstarted(self, seats: int, options: Mapping[str, object] | None = None) -> bytearray:
        """A record in which only seats and options are set."""
        if seats not in self.seats:
            counts = " or ".join(map(str, self.seats))
            raise BadOption(f"{self.id} is played by {counts}, not by {seats!r}.")
        given = dict(options or {})
        memory = self.state.blank()
        s = self.state.checked(memory)
        s.seats = seats
        for option in self.options:
            value = given.pop(option.name, option.default)
            setattr(s, option.name, option.encode(value))
            if option.seats and seats not in option.seats and str(value) != str(option.default):
                counts = " or ".join(map(str, option.seats))
                raise BadOption(f"The option {option.name}={value} needs {counts} seats, not {seats}.")
        for name, stored in self.older.get(self.version, {}).items():
            setattr(s, name, stored)
        if given:
            known = ", ".join(option.name for option in self.options)
            raise BadOption(f"{self.id} has no option {next(iter(given))!r}; its options are {known}.")
        return memory

    @cached_property
    def option_names(self) -> frozenset[str]:
        return frozenset(option.name for option in self.options)

    def option_values(self, s: Record) -> tuple[int, ...]:
        """The numbers that a record keeps for its options."""
        return tuple([getattr(s, option.name) for option in self.options])

    def options_of(self, s: Record) -> dict[str, str | int]:
        """The options that a record was set up with."""
        return {option.name: option.decode(getattr(s, option.name)) for option in self.options}

    @cached_property
    def _linkers(self) -> dict[str, Linker]:
        return {}

    def linker(self, backend: str, format: Format | None = None) -> Linker:
        """Links functions with this game, see `sunduk.core.backends.linker`; observations are float32 by default."""
        name = f"{backend} {format.name}" if format else backend
        if name not in self._linkers:
            modules = [self.part(name) for name in PARTS if self.has(name)]
            contracts: dict[str, Any] = {
                name: value
                for module in modules
                for name, value in vars(module).items()
                if isinstance(value, FunctionType) and hasattr(contract, name) and value.__module__ == module.__name__
            }
            if self.first_seat < self.actions:
                contracts.setdefault("lots", acting.phase_of_lots)
            constants = self._acting | dict(format.constants(self.observation_layout) if format else {})
            replaced = format.replaced() if format else {}
            self._linkers[name] = Linker(BACKENDS[backend], contracts, self.tables, self.package, constants, replaced)
        return self._linkers[name]

    @property
    def _acting(self) -> dict[str, object]:
        """The constants of the game that stand in place of those of `sunduk.core.rules.acting`."""
        rule = self.constant("rules", "LOTS_RULE", 0)
        return {
            "EVEN": not hasattr(self.part("rules"), "weight"),
            "FIRST_SEAT": self.first_seat,
            "LOTS": self.constant("state", "LOTS", 0),
            "LOTS_RULE": rule,
            "STEP_RULE": self.constant("rules", "STEP_RULE", rule),
        }

    @cached_property
    def _functions(self) -> dict[str, Functions]:
        return {}

    def functions(self, backend: str = "interp") -> Functions:
        """The contract functions and the outcome, ready to be called from Python."""
        if backend not in self._functions:
            linker = self.linker(backend)
            known = vars(contract) | vars(outcome)
            linked = {name: linker(known[name]) for name in Functions.__dataclass_fields__}
            self._functions[backend] = Functions(**linked)
        return self._functions[backend]

    @cached_property
    def _runners(self) -> dict[str, Runner]:
        return {}

    def runner(self, backend: str) -> Runner:
        """What runs matches of this game on a backend."""
        if backend not in self._runners:
            self._runners[backend] = new_runner(self, backend)
        return self._runners[backend]


@cache
def _words(package: str, language: str) -> Words:
    return Words.parsed(package_text(package, f"words.{language}.toml"), language)


@cache
def _rulebook(package: str, language: str) -> Rulebook:
    return Rulebook(package_text(package, f"RULES.{language}.md"))


@cache
def _has_module(name: str) -> bool:
    return find_spec(name) is not None


def _unpickled(package: str, version: int, edition: Edition | None) -> Game:
    game = cast(Game, import_module(package).GAME)
    return (game.with_edition(edition) if edition else game).of_version(version)
