"""Means and standard errors of many evaluations, in the compiled subset, always summed up in the same order."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from .playouts import Shares

NOTHING = -1
"""In place of a choice to compare with."""


def sum_up_choices(
    values: Shares, choices: int, seat: int, made: int, means: Shares, errors: NDArray[np.float64]
) -> None:
    """Write the means of the choices of a decision, one row a choice, and standard errors for the seat that decides.

    Row evaluation × choices + choice of `values` has the win shares after a choice. `errors` are those of each choice,
    those of how much better each is than `made`, and that of how much better the best is than the worst.
    """
    number = len(values) // choices
    for choice in range(choices):
        for at in range(means.shape[1]):
            total = 0.0
            for evaluation in range(number):
                total += values[evaluation * choices + choice, at]
            means[choice, at] = total / number
    best, worst = 0, 0
    for choice in range(choices):
        errors[choice] = error_of(values, choices, seat, choice, NOTHING)
        errors[choices + choice] = error_of(values, choices, seat, choice, made)
        if means[choice, seat] > means[best, seat]:
            best = choice
        if means[choice, seat] < means[worst, seat]:
            worst = choice
    errors[2 * choices] = error_of(values, choices, seat, best, worst)


def error_of(values: Shares, choices: int, seat: int, choice: int, other: int) -> float:
    """The standard error of a seat's mean share after a choice, or of how much better that is than after another."""
    number = len(values) // choices
    if number < 2:
        return 0.0
    total = 0.0
    for evaluation in range(number):
        total += lead(values, evaluation * choices, seat, choice, other)
    mean, squares = total / number, 0.0
    for evaluation in range(number):
        off = lead(values, evaluation * choices, seat, choice, other) - mean
        squares += off * off
    return math.sqrt(squares / (number - 1) / number)


def lead(values: Shares, row: int, seat: int, choice: int, other: int) -> float:
    """A seat's share after a choice in one evaluation, less that after another choice."""
    share = values[row + choice, seat]
    return float(share if other == NOTHING else share - values[row + other, seat])


def sum_up_fall(
    values: Shares,
    odds: NDArray[np.float64],
    fell: int,
    gains: Shares,
    errors: NDArray[np.float64],
    means: NDArray[np.float64],
) -> None:
    """Write what each outcome of chance brings, the standard errors of what fell, and the win shares after it.

    Row evaluation × outcomes + outcome of `values` has the win shares after an outcome; what it brings is these less
    their mean over all outcomes by their odds.
    """
    outcomes = len(odds)
    number = len(values) // outcomes
    for seat in range(values.shape[1]):
        for outcome in range(outcomes):
            gains[outcome, seat] = 0.0
        means[seat] = 0.0
        for evaluation in range(number):
            expected = mean_of(values, odds, evaluation, seat)
            for outcome in range(outcomes):
                gains[outcome, seat] += values[evaluation * outcomes + outcome, seat] - expected
            means[seat] += values[evaluation * outcomes + fell, seat]
        for outcome in range(outcomes):
            gains[outcome, seat] /= number
        means[seat] /= number
        squares = 0.0
        for evaluation in range(number):
            gain = values[evaluation * outcomes + fell, seat] - mean_of(values, odds, evaluation, seat)
            off = gain - gains[fell, seat]
            squares += off * off
        errors[seat] = math.sqrt(squares / (number - 1) / number) if number > 1 else 0.0


def mean_of(values: Shares, odds: NDArray[np.float64], evaluation: int, seat: int) -> float:
    """The mean share of a seat over all outcomes by their odds, in one evaluation."""
    expected = 0.0
    for outcome in range(len(odds)):
        expected += odds[outcome] * values[evaluation * len(odds) + outcome, seat]
    return expected
