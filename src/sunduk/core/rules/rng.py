"""Counter-based random numbers: Philox-2x32 with seven rounds (Salmon et al., SC 2011).

A number depends only on the seed and on the step of the match, so that any match of any batch can be
replayed alone, on any device. A seed is 64 bits: the low half is the key of a batch, the high half
the index of a match in it.

Written in the subset that can be interpreted, compiled and run on the GPU: 32-bit words in integers
of at least 64 bits, every product masked.
"""

WORD = 0xFFFFFFFF
"""The largest word, and the mask of one."""

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
