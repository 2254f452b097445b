"""Calibration: a monotone table from the win shares that a network gives to how often such seats really win."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.networks.network import Floats

KNOTS = 41


def fitted(wins: NDArray[np.float64], won: NDArray[np.float64], seats: int) -> Floats:
    """The table for win shares `wins` of seats that then won `won` (ties shared): two rows of `KNOTS` numbers.

    Isotonic regression over bins of equally many positions, read off at equally spaced shares. With two seats the table
    is symmetric: a share and its complement stay complements.
    """
    shares, results = wins.ravel(), won.ravel()
    if seats == 2:
        shares, results = np.concatenate((shares, 1 - shares)), np.concatenate((results, 1 - results))
    order = np.argsort(shares, kind="stable")
    bins = np.array_split(order, min(len(order), KNOTS))
    centres = np.array([shares[each].mean() for each in bins])
    known = isotonic(np.array([results[each].mean() for each in bins]))
    at = np.linspace(0, 1, KNOTS)
    table = np.interp(at, centres, known)
    if seats == 2:
        table = (table + 1 - table[::-1]) / 2
    return np.stack((at, np.maximum.accumulate(table))).astype(np.float32)


def isotonic(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The nearest rising sequence: neighbours that fall are replaced by their mean."""
    means, counts = [], []
    for value in values.tolist():
        means.append(value)
        counts.append(1)
        while len(means) > 1 and means[-2] > means[-1]:
            mean, count = means.pop(), counts.pop()
            means[-1] = (means[-1] * counts[-1] + mean * count) / (counts[-1] + count)
            counts[-1] += count
    return np.repeat(means, counts)


def reliability(wins: NDArray[np.float64], won: NDArray[np.float64], bins: int = 10) -> list[tuple[float, float, int]]:
    """For each decile of win shares: the mean share, how often these seats won, and how many they are."""
    shares, results = wins.ravel(), won.ravel()
    order = np.array_split(np.argsort(shares, kind="stable"), bins)
    return [(float(shares[each].mean()), float(results[each].mean()), len(each)) for each in order if len(each)]
