"""Every game as an environment of Gymnasium: one seat is yours, bots have the others. Importing this registers them:

    import gymnasium, sunduk.adapters.gymnasium
    env = gymnasium.make("sunduk/Marrakech-v1", opponents=["mcts:0.05", "greedy"], seats=3, seat=0)
    envs = gymnasium.make_vec("sunduk/Marrakech-v1", num_envs=1024, opponents="uniform")

Actions have Sunduk's own ids. The luck of the match and that of the bots come from the seed of `reset`. The reward
comes at the end: 2 × (the share of opponents your seat finishes ahead of, ties half) - 1.

- An illegal action ends the match with `illegal_reward`, and `info["refused"]` says why. With `illegal="raise"` it
  raises an error instead, and the environment stays unchanged.
- In a race there is one action more, `game.seat_actions`: to wait for a second. Bots act as soon as they have reacted;
  `info["seconds"]` says how long the race lasts.
- A vector environment is one compiled batch: its bots are those that can play inside it.
"""

from __future__ import annotations

from sunduk.core.extras import extra
from sunduk.core.match.game import Game
from sunduk.core.match.registry import games

with extra("gymnasium", "Gymnasium"):
    import gymnasium

from .seat import SeatEnv
from .vector import SeatVectorEnv

__all__ = ["SeatEnv", "SeatVectorEnv", "name"]


def name(game: Game) -> str:
    """The Gymnasium id of a game, such as `sunduk/Marrakech-v1`."""
    return f"sunduk/{game.id.capitalize()}-v{game.version}"


for _game in games():
    gymnasium.register(
        name(_game),
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": _game.id},
    )
