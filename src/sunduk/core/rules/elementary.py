"""`exp` and `log` from additions, multiplications and divisions alone, in the subset that runs on every device.

The C libraries of systems and browsers differ in the last bit of these functions. A search that used them would visit
other choices elsewhere; with these its visits are equal on every machine and in every browser. The error is below two
units in the last place.
"""

from __future__ import annotations

import math

_PER_LN2 = 1.4426950408889634
_LN2_HIGH = 0.6931471803691238
_LN2_LOW = 1.9082149292705877e-10
"""ln 2 in two parts; the first has 21 trailing zero bits, so that its product with a small integer is exact."""
_LARGEST = 700.0
_BITS = 60
_SCALE = 2.0**_BITS
_ROOT_2 = math.sqrt(2)


def exp(x: float) -> float:
    """e to the power of `x`; beyond ±700, the value at that bound."""
    x = min(max(x, -_LARGEST), _LARGEST)
    twos = int(math.floor(x * _PER_LN2 + 0.5))  # noqa: RUF046  On the GPU, `floor` returns a float.
    rest = x - twos * _LN2_HIGH - twos * _LN2_LOW
    # The Taylor series: at most 0.35 to the power of 14 is left out.
    power = 1 / 479001600 + rest * (1 / 6227020800)
    power = 1 / 3628800 + rest * (1 / 39916800 + rest * power)
    power = 1 / 40320 + rest * (1 / 362880 + rest * power)
    power = 1 / 720 + rest * (1 / 5040 + rest * power)
    power = 1 / 24 + rest * (1 / 120 + rest * power)
    power = 1 / 2 + rest * (1 / 6 + rest * power)
    power = 1.0 + rest * (1.0 + rest * power)
    while twos > _BITS:
        power *= _SCALE
        twos -= _BITS
    while twos < -_BITS:
        power /= _SCALE
        twos += _BITS
    return power * (1 << twos) if twos >= 0 else power / (1 << -twos)


def log(x: float) -> float:
    """The natural logarithm of a number from 2⁻⁶⁰ to 2⁶⁰."""
    twos = 0
    step = 32
    while step:
        scale = 1.0 * (1 << step)
        if x >= scale:
            x /= scale
            twos += step
        elif x * scale < 2.0:
            x *= scale
            twos -= step
        step >>= 1
    if x > _ROOT_2:
        x /= 2.0
        twos += 1
    # ln x = 2 artanh((x - 1) / (x + 1)), by its series.
    ratio = (x - 1.0) / (x + 1.0)
    square = ratio * ratio
    total = 1 / 17 + square * (1 / 19 + square * (1 / 21))
    total = 1 / 11 + square * (1 / 13 + square * (1 / 15 + square * total))
    total = 1 / 5 + square * (1 / 7 + square * (1 / 9 + square * total))
    total = 1.0 + square * (1 / 3 + square * total)
    return twos * _LN2_HIGH + (2.0 * ratio * total + twos * _LN2_LOW)
