"""Counter-based random numbers: Philox-2x32 with seven rounds (Salmon et al., SC 2011).

A number depends only on the seed and on the step of the match, so that any match of any batch can be
replayed alone, on any device. A seed is 64 bits: the low half is the key of a batch, the high half
the index of a match in it.

Written in the subset that can be interpreted, compiled and run on the GPU: 32-bit words in integers
of at least 64 bits, every product masked.
"""

from typing import Any

WORD = 0xFFFFFFFF
"""The largest word, and the mask of one."""

BLOCK = 16
"""How many steps have their words computed at once."""

_MULTIPLIER = 0xD256D193
_WEYL = 0x9E3779B9
_ROUNDS = 7


def words(key: int, high: int, low: int) -> tuple[int, int]:
    """Two random words for a key and a counter of two words."""
    # The masks do not change the values; they tell the compiler that 32-bit arithmetic is enough.
    key, high, low = key & WORD, high & WORD, low & WORD
    for _ in range(_ROUNDS):
        product = low * _MULTIPLIER
        low, high = (product >> 32 & WORD) ^ key ^ high, product & WORD
        key = key + _WEYL & WORD
    return low, high


def word(key: int, match: int, step: int) -> int:
    """The random word for one step of one match."""
    return words(key, match, step)[0]


def room() -> list[int]:
    """Room for the words of BLOCK steps; compiled code has it on its stack."""
    return [0] * (2 * BLOCK)


def fill(block: list[int], key: int, match: int, step: int) -> None:
    """Compute the words of the BLOCK steps of which this is one, all at once: one vector instruction makes several."""
    first = step & -BLOCK
    # What is added is 0, which the compiler cannot know: it unrolls a loop of known length, and makes no vectors of it.
    for index in range(BLOCK + (step >> 40)):
        block[index], block[BLOCK + index] = words(key, match, first + index)


def words_at(block: list[int], key: int, match: int, step: int) -> tuple[int, int]:
    """The two words of a step, whose predecessor was asked for before it unless it is the first of a block."""
    if step & BLOCK - 1 == 0:
        fill(block, key, match, step)
    return block[step & BLOCK - 1], block[BLOCK + (step & BLOCK - 1)]


def no_room() -> int:
    """In place of `room`, where words are computed one by one."""
    return 0


def fill_nothing(block: int, key: int, match: int, step: int) -> None:
    """In place of `fill`, where words are computed one by one."""


def words_alone(block: int, key: int, match: int, step: int) -> tuple[int, int]:
    """In place of `words_at`, where words are computed one by one."""
    return words(key, match, step)


ONE_BY_ONE: dict[Any, Any] = {room: no_room, fill: fill_nothing, words_at: words_alone}
"""What the GPU runs instead, each of whose threads has no vectors and little memory."""


def below(word: int, bound: int) -> int:
    """Map a random word to 0 … bound-1, by multiplication."""
    return (word * bound) >> 32


def left_over(word: int, bound: int) -> int:
    """The randomness of a word that `below` did not use, as another word."""
    return word * bound & WORD


def another(word: int) -> int:
    """The next word after this one, by a linear congruential generator: for a step that needs more than one word."""
    return word * 1664525 + 1013904223 & WORD


def split(seed: int) -> tuple[int, int]:
    """The key and the match index that a 64-bit seed stands for."""
    return seed & WORD, seed >> 32 & WORD


def join(key: int, match: int) -> int:
    """The seed of match number `match` of the batch with this key."""
    return match << 32 | key
