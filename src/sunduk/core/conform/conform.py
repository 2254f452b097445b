"""The conformance suite: checks the manifest, texts and functions of any game.

`check(game)` raises `NotConform` with the record of the match in which a game breaks the contract.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from importlib.util import find_spec

from ..book import examples
from ..errors import NotConform, Unlinkable
from ..match.game import LANGUAGES, TEXT_FUNCTIONS, Game
from ..match.registry import game as find_game
from .examine import Examination

Setting = tuple[int, Mapping[str, object]]
"""Seats and options."""


def check(game: Game | str, matches: int = 2, seed: int = 0) -> None:
    """Examine a game: its manifest, its texts, its GPU code, and random matches in every setting."""
    game = find_game(game) if isinstance(game, str) else game
    check_manifest(game)
    check_links(game)
    check_texts(game)
    if game.edition is None:
        # The examples of the rulebook are written for the default edition.
        check_examples(game)
    check_gpu_code(game)
    for setting in settings(game):
        for number in range(matches):
            examine(game, setting, seed + number)
    for version in game.older:
        for seats in game.seats:
            examine(game.of_version(version), (seats, {}), seed)


def settings(game: Game) -> Iterator[Setting]:
    """All seat counts with all combinations of options; of numbers, the smallest, the largest and the default."""
    for seats in game.seats:
        ranges = []
        for option in game.options:
            words = [value for value in option.values if isinstance(value, str)]
            numbers = [value for value in option.values if isinstance(value, int)]
            ends = {*numbers[:1], *numbers[-1:], option.default}
            values = words + [number for number in numbers if number in ends]
            if option.seats and seats not in option.seats:
                values = [option.default]
            ranges.append([(option.name, value) for value in values])
        for combination in itertools.product(*ranges):
            yield seats, dict(combination)


def examine(game: Game, setting: Setting, seed: int) -> None:
    """Play one random match and check everything about it."""
    Examination(game, setting, random.Random(seed)).run()


def check_manifest(game: Game) -> None:
    """Check that the manifest agrees with the record and the modules."""
    fields = game.state.fields
    for name in ("seats", *(option.name for option in game.options)):
        _require(name in fields, f"{game.id}: the record has no field {name!r}.")
    for option in game.options:
        _require(option.default in option.values, f"{game.id}: the default of {option.name} is not one of its values.")
    versions = sorted({*game.older, game.version})
    _require(
        versions == list(range(1, versions[-1] + 1)), f"{game.id}: some version before {versions[-1]} is not told."
    )
    for name in {name for changed in game.older.values() for name in changed}:
        _require(name in fields, f"{game.id}: the record has no field {name!r}, by which an older version is known.")
    hides = all(game.constant("view", name, None) for name in ("hide", "guess"))
    _require(hides or not game.secrets, f"{game.id}: with secrets, its view has the functions hide and guess.")
    _require(0 < game.seat_actions <= game.actions, f"{game.id}: seat_actions is not within actions.")
    _require(game.state.size <= 4096, f"{game.id}: the record is larger than 4096 bytes.")


def check_links(game: Game) -> None:
    """Check that every function which uses an edition's tables can be linked with those of another edition."""
    for part, names in TEXT_FUNCTIONS.items():
        for name in names if game.has(part) else ():
            if not hasattr(game.part(part), name):
                continue
            try:
                game.linker("interp")(getattr(game.part(part), name))
            except Unlinkable as error:
                raise NotConform(f"{game.id}: {error}") from None


def check_texts(game: Game) -> None:
    """Check that rules, words and options exist in every language, with the same clauses, examples and keys.

    Every event that names a seat must also have a sentence that addresses this seat as "you".
    """
    books = {language: game.rulebook(language) for language in LANGUAGES}
    words = {language: game.words(language).data for language in LANGUAGES}
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        same_numbers = list(books[language].clauses) == list(books[first].clauses)
        _require(same_numbers, f"{game.id}: the rules in {language} and {first} have other clauses.")
        same_examples = books[language].examples == books[first].examples
        _require(same_examples, f"{game.id}: the rules in {language} and {first} have other examples.")
        missing = _keys(words[first]) ^ _keys(words[language])
        _require(not missing, f"{game.id}: only one of the words in {language} and {first} has {sorted(missing)}.")
    for language in LANGUAGES:
        unaddressed = sorted(_unaddressed(words[language]["events"]))
        _require(not unaddressed, f"{game.id}: the words in {language} have no sentence {', '.join(unaddressed)}.")
    for field in game.edition_schema:
        named = field.key in words[first].get("edition", {})
        _require(named, f"{game.id}: the words say nothing of {field.key} of the edition, under [edition].")
        told = field.rule in books[first].clauses
        _require(told, f"{game.id}: {field.key} of the edition names rule {field.rule}, which there is not.")
    for option in game.options:
        _require(option.name in words[first]["options"], f"{game.id}: the option {option.name} has no words.")
        _require(f"`{option.name}`" in books[first].text, f"{game.id}: no rule speaks of the option {option.name}.")


def check_examples(game: Game) -> None:
    """Run every example of the rulebook."""
    for example in game.rulebook().examples:
        examples.run(game, example)


def check_gpu_code(game: Game) -> None:
    """Check that the rules compile for the GPU; skipped where the CUDA compiler is not installed."""
    if find_spec("numba_cuda"):
        from ..backends.cuda import ptx

        _require(".entry" in ptx(game), f"{game.id}: the GPU code has no kernel.")


def _unaddressed(events: Mapping[str, str]) -> Iterator[str]:
    """The missing templates that would address the reader: `you_pay`, `pay_you`."""
    for name, sentence in events.items():
        for field, key in (("{seat}", f"you_{name}"), ("{to}", f"{name}_you")):
            addressed = name.startswith("you_") or name.endswith("_you")
            if field in sentence and not addressed and key not in events:
                yield key


def _keys(data: Mapping[str, object], prefix: str = "") -> set[str]:
    """All keys of nested tables, except plural forms, which differ between languages."""
    keys: set[str] = set()
    for name, value in data.items():
        keys.add(prefix + name)
        if isinstance(value, Mapping) and not prefix.startswith("plurals"):
            keys |= _keys(value, f"{prefix}{name}.")
    return keys


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise NotConform(message)
