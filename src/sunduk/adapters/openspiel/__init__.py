"""Every game as a Python game of OpenSpiel. Importing this registers them:

    import pyspiel, sunduk.adapters.openspiel
    game = pyspiel.load_game("python_sunduk_marrakech(seats=3,own_rug=coverable)")

Parameters are `seats` and the options of the game. Where an option may be a number, a word is given by its index among
the option's values: `rounds=0` is `per_seat`.

Actions have Sunduk's own ids, those of chance included, so a history replays in `sunduk.Match`.

- Chance outcomes have the probabilities that the rules give them.
- Where several seats may act at once and their order does not matter, the lowest seat acts first.
- In a race, chance draws who acts next, uniformly among those who may. The outcome `game.actions + seat` selects a
  seat; actions of the clock are outcomes themselves. There is no time, only an order.
- A return is 2 × (the share of opponents a seat finishes ahead of, ties half) - 1: returns sum to zero.
- An observation is the view of a seat: `observation_string` is its position text. An information state is a hash of all
  that the seat has seen and done (perfect recall): equal for equal pasts, not meant to be read.
- `resample_from_infostate` redraws what a seat does not know. In a game with secrets the new state has no history,
  because the true history would reveal them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from sunduk.core.extras import extra
from sunduk.core.match import moves
from sunduk.core.match.game import Game, Option
from sunduk.core.match.registry import games
from sunduk.core.match.view import SPECTATOR
from sunduk.core.rules.contract import CHANCE, CLOCK
from sunduk.core.rules.observation import Block, offsets

with extra("openspiel", "OpenSpiel"):
    import pyspiel

from .rules import NATURE, OVER, Rules


class State(pyspiel.State):  # type: ignore[misc]
    """A state is one row of numbers and the player to act. OpenSpiel copies both when it clones or serialises."""

    rules: ClassVar[Rules]

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self._row = self.rules.start.copy()
        self._player = self.rules.opening

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == OVER

    def is_chance_node(self) -> bool:
        return self._player == NATURE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Overrides OpenSpiel's own method with one that returns the same list several times as fast."""
        if self._player < 0:
            return [] if self._player == OVER else self._listed()[0]
        if player is not None and player != self._player:
            return []
        return self._legal_actions(self._player)

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0:
            return self._listed()[0]
        rules = self.rules
        scratch = rules.scratch()
        actions: list[int] = scratch.out[: rules.list_actions(self._row, player, scratch.out)].tolist()
        rules.spare.append(scratch)
        return actions

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Overrides OpenSpiel's own method with one that returns the same list several times as fast."""
        seat = self._player if player is None else player
        if not 0 <= seat < self.rules.seats:
            tensor: list[float] = super().observation_tensor(seat)
            return tensor
        return self.rules.tensor(self._row, self._player, seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(zip(*self._listed(), strict=True))

    def _listed(self) -> tuple[list[int], list[float]]:
        scratch = self.rules.scratch()
        number = self.rules.list_choices(self._row, self._player, scratch.out, scratch.numbers)
        listed = scratch.out[:number].tolist(), scratch.numbers[:number].tolist()
        self.rules.spare.append(scratch)
        return listed

    def _apply_action(self, action: int) -> None:
        rules = self.rules
        scratch = rules.scratch()
        self._player = rules.advance(self._row, self._player, action, scratch.desk)
        rules.spare.append(scratch)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.rules.game
        if action >= game.actions:
            return f"seat {action - game.actions}"
        s = self.rules.record(self._row)
        if player == NATURE:
            player = CHANCE if game.functions().actors(s) >> CHANCE & 1 else CLOCK
        return moves.write(game, s, player, action)

    def returns(self) -> list[float]:
        if self._player != OVER:
            return [0.0] * self.rules.seats
        out = np.empty(self.rules.seats)
        self.rules.rewarded(self._row, out)
        returns: list[float] = out.tolist()
        return returns

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that `player` cannot distinguish from this one, with everything it does not know redrawn."""
        if not self.rules.game.secrets:
            state: State = self.clone()
            return state
        state = self.get_game().new_initial_state()
        state._row, state._player = self._row.copy(), self._player
        scratch = self.rules.scratch()
        self.rules.imagined(state._row, player, int(sampler() * 2**32), scratch.desk)
        self.rules.spare.append(scratch)
        return state

    def __str__(self) -> str:
        return self.rules.text(self._row, self._player)

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)


class Observer:
    """OpenSpiel's observer of a seat; `dict` holds the named blocks of `tensor`."""

    def __init__(self, rules: Rules, kind: pyspiel.IIGObservationType) -> None:
        if not kind.public_info:
            raise ValueError("What only one seat knows cannot be observed apart from what all know.")
        self._rules = rules
        self._recall = kind.perfect_recall
        self._hidden = kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        blocks = (
            *rules.game.observation_layout,
            Block("to_act", (rules.seats,), "who is to act, counted from the observer"),
            Block("past", (64 * self._recall,), "a digest of all that the observer has seen and done"),
        )
        *starts, size = offsets(blocks)
        self.tensor = np.zeros(size, np.float32)
        parts = np.split(self.tensor, starts[1:])
        self.dict = {
            block.name: part.reshape(block.shape) for block, part in zip(blocks, parts, strict=True) if part.size
        }

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor. `to_act` counts seats from the observer; `past` holds the digest's bits."""
        rules = self._rules
        self.tensor.fill(0)
        size = rules.game.observation_size
        scratch = rules.scratch()
        rules.observed(state._row, player, self._hidden, self._knowing(player), self.tensor[:size], scratch.desk)
        rules.spare.append(scratch)
        if state._player >= 0:
            self.dict["to_act"][(state._player - player) % rules.seats] = 1
        if self._recall:
            self.dict["past"][:] = np.unpackbits(state._row[player - rules.seats :][:1].view(np.uint8))

    def string_from(self, state: State, player: int) -> str:
        rules = self._rules
        if self._recall:
            return f"{player} {int(state._row[player - rules.seats]) % 2**64:016x}"
        view = state._row.copy()
        if self._hidden:
            rules.game.functions().hide(rules.record(view), self._knowing(player))
        return rules.text(view, state._player)

    def _knowing(self, player: int) -> int:
        return SPECTATOR if self._public else player


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its seats and options."""

    kind: ClassVar[pyspiel.GameType]
    game: ClassVar[Game]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.game
        given = self.kind.parameter_specification | (parameters or {})
        options = {option.name: _value(option, given[option.name]) for option in game.options}
        self.rules = Rules(game, given["seats"], options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.seat_actions,
            max_chance_outcomes=game.actions + (max(game.seats) if game.race else 0),
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(self.kind, info, parameters or {})
        self._state = type("State", (State,), {"rules": self.rules})

    def new_initial_state(self) -> State:
        state: State = self._state(self)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.game.longest

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_game, (str(self),)


def _read_game(text: str) -> SpielGame:
    """Restores a pickled game. Importing this module to find the function also registers the games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def _read_state(text: str) -> State:
    state: State = pyspiel.deserialize_game_and_state(text)[1]
    return state


def _default(option: Option) -> str | int:
    """The default of a parameter. OpenSpiel parses text that looks like a number, so such options are numbers."""
    words = all(isinstance(value, str) for value in option.values)
    return option.default if words else option.encode(option.default)


def _value(option: Option, given: str | int) -> str | int:
    return option.decode(given) if isinstance(given, int) and given in map(option.encode, option.values) else given


def register(game: Game, name: str | None = None) -> None:
    """Make a game known to OpenSpiel, as `python_sunduk_` and its id or another name, such as that of an edition."""
    kinds = pyspiel.GameType
    kind = kinds(
        short_name=f"python_sunduk_{name or game.id}",
        long_name=f"Sunduk {name or game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if game.secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], **{option.name: _default(option) for option in game.options}},
    )
    # OpenSpiel releases this after the interpreter has shut down: a class survives that, other callables would crash.
    pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"kind": kind, "game": game}))


for _game in games():
    register(_game)
