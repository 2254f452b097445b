"""A view: what one seat may know, and what it may do. Screens, bots and observations are all made from views."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from ..picture.canvas import Canvas
from ..picture.svg import characters
from .game import Game
from .moves import seat_json

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ..rules.record import Records

SPECTATOR = -1
"""Views for this seat hold only what everyone may know."""


class View:
    """A state from which everything that `seat` may not know has been blanked."""

    def __init__(self, game: Game, packed: bytes, seat: int, ids: Sequence[int], plain: Any = None) -> None:
        self.game = game
        self.seat = seat
        """Who looks; SPECTATOR for the public view."""
        self.packed = packed
        """The bytes of a record of the same layout as the full state."""
        self.ids = ids
        """What the seat may do now: action ids in ascending order."""
        if plain is not None:
            # The caller has decoded the state already.
            self.__dict__["plain"] = plain

    @cached_property
    def records(self) -> Records:
        """The state for compiled code and NumPy: an array of one record. A copy, made once."""
        return self.game.state.restored(self.packed)

    @property
    def state(self) -> Any:
        """The state as interpreted rules take it. A copy."""
        return self.game.state.checked(bytearray(self.packed))

    @cached_property
    def plain(self) -> Any:
        """The state as Python ints and tuples, read-only: many times faster to read than `state`."""
        return self.game.state.plain(self.packed)

    @cached_property
    def choices(self) -> dict[int, str]:
        """What the seat may do now: the short notation of each action id."""
        write = self.game.text_function("moves", "write")
        return {action: str(write(self.plain, self.seat, action)) for action in self.ids}

    @property
    def position(self) -> str:
        """The position text, with what is hidden left blank."""
        from .notation import write_position

        return write_position(self.game, self.plain)

    def json(self) -> dict[str, Any]:
        """The view as plain data with names, for screens and programs. Read-only: views may share parts of it."""
        return self.description() | {"view": self.seat, "choices": self.moves()}

    def description(self) -> dict[str, Any]:
        """What the seat sees, as plain data. In a game without secrets all views share one description."""
        return description(self.game, self.plain)

    def moves(self) -> list[dict[str, Any]]:
        """What the seat may do now, as plain data."""
        return moves(self.game, self.plain, self.seat, self.ids)

    def observation(self) -> NDArray[np.float32]:
        """The view as a flat row of numbers; the game's `observation_layout` names its blocks."""
        import numpy as np

        out = np.zeros(self.game.observation_size, np.float32)
        self.game.functions().observe(self.state, self.seat, out)
        return out

    def canvas(self, language: str = "en") -> Canvas:
        """The view as coloured characters."""
        draw = self.game.text_function("terminal", "canvas")
        canvas: Canvas = draw(self.state, self.seat, self.game.words(language))
        return canvas

    def text(self, language: str = "en") -> str:
        """The view as plain characters."""
        return self.canvas(language).plain()

    def svg(self, language: str = "en") -> str:
        """The view as a picture."""
        words = self.game.words(language)
        if self.game.has("picture"):
            return str(self.game.text_function("picture", "svg")(self.state, self.seat, words))
        return characters(self.text(language), language, words.title)

    def _repr_svg_(self) -> str:
        return self.svg()


def encoded(packed: bytes) -> str:
    """The bytes of a state in base64, for a program that runs the rules itself."""
    return b64encode(packed).decode()


def description(game: Game, plain: Any) -> dict[str, Any]:
    """The visible part of a state, as plain data."""
    if describe := _part_of_view(game, "describe"):
        described: dict[str, Any] = describe(plain)
    else:
        told = (name for name in game.state.fields if name != "seats" and name not in game.option_names)
        described = {name: getattr(plain, name) for name in told}
    return {**_heading(game, game.option_values(plain)), **described}


@lru_cache(1 << 8)
def _part_of_view(game: Game, name: str) -> Callable[..., Any] | None:
    """A function of the game's module `view`, if it has it."""
    return game.text_function("view", name) if game.constant("view", name, None) else None


@lru_cache(1 << 10)
def _heading(game: Game, values: tuple[int, ...]) -> dict[str, Any]:
    """The part of a description that is the same throughout a match: game, version and options."""
    options = {option.name: option.decode(value) for option, value in zip(game.options, values, strict=True)}
    return {"game": game.id, "version": game.version, "options": options}


def moves(game: Game, plain: Any, seat: int, ids: Sequence[int]) -> list[dict[str, Any]]:
    """Actions of a seat, as plain data, and what they would bring if the game foretells it."""
    write, to_json = game.text_function("moves", "write"), seat_json(game)
    told = [{"id": action, "text": write(plain, seat, action), **to_json(plain, seat, action)} for action in ids]
    if ids and (foretell := _part_of_view(game, "foretell")):
        for choice, brought in zip(told, foretell(plain, ids), strict=True):
            choice.update(brought)
    return told
