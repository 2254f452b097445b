"""Batches of Pgx at their best: a compiled loop of uniform actions, for random play and for stepping."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from contest import Contestant


def pgx_players(name: str, sizes: Sequence[int], observed: bool, gpu: bool = False) -> Iterator[Contestant]:
    """One game in several batch sizes; on a CPU also with and without XLA's fusion emitters, which help some games and
    hurt others.
    """
    import pgx

    for size, emitters in product(sizes, (None,) if gpu else (True, False)):
        yield Contestant(f"Pgx {name}, batch {size}", pgx_player(pgx.make(name), size, observed, emitters))


def pgx_player(env: Any, size: int, observed: bool, emitters: bool | None) -> Callable[[], int]:
    """An ended match is replaced by one dealt before the loop. Observations that are not needed are dropped, so that
    XLA does not compute them; masks are always needed, to choose actions.
    """
    import jax
    import jax.numpy as jnp

    length = 64 if emitters is None else max(16, 65536 // size)
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def choose(key: Any, legal: Any) -> Any:
        ranks = jnp.cumsum(legal, axis=1, dtype=jnp.int32)
        skip = (jax.random.uniform(key, (size,)) * ranks[:, -1]).astype(jnp.int32)
        return (ranks <= skip[:, None]).sum(axis=1, dtype=jnp.int32)

    def run(state: Any, key: Any) -> Any:
        key, dealing = jax.random.split(key)
        fresh = init(jax.random.split(dealing, size))

        def turn(_: int, carry: Any) -> Any:
            state, key = carry
            key, choosing, dice = jax.random.split(key, 3)
            state = step(state, choose(choosing, state.legal_action_mask), jax.random.split(dice, size))
            over = state.terminated | state.truncated
            state = jax.tree.map(lambda new, old: jax.vmap(jnp.where)(over, new, old), fresh, state)
            return state if observed else state.replace(observation=fresh.observation), key

        return jax.lax.fori_loop(0, length, turn, (state, key))

    options = {} if emitters is None else {"xla_cpu_use_fusion_emitters": emitters}
    compiled = jax.jit(run, compiler_options=options)
    key = jax.random.key(1)
    carry = jax.jit(init)(jax.random.split(key, size)), key

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(compiled(*carry))
        return length * size

    return play
