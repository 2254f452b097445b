"""The value of every choice of a decision, the loss of the one made, and its mark."""

from __future__ import annotations

import numpy as np

from sunduk.bots.compiled.endings import EQUAL

from .entries import Choice, Verdict
from .marks import CLEAR, Bands
from .trial import Values, standard_error

SURE = 5.0
"""A loss is far above its error if it is so many times as large."""
ALIKE = 0.005
"""Choices whose win shares lie closer together than this are worth the same."""


def find_best(values: Values, seat: int) -> int:
    """The index of the best choice for a seat, the first of equals."""
    means = values[:, :, seat].mean(axis=0)
    return int(np.argmax(means >= means.max() - EQUAL))


def verdict_of(
    values: Values, best: int, made: int, seat: int, ids: list[int], texts: list[str], bands: Bands
) -> tuple[Verdict, tuple[float, ...]]:
    """The verdict on a decision and the gain of every seat, from evaluations that did not choose `best`.

    The best of many noisy values looks better than it is. So it is found by other evaluations than those which measure
    the loss; where these hold the choice made to be no worse, it lost nothing.
    """
    own = values[:, :, seat]
    means, errors = own.mean(axis=0), standard_error(own)
    if means[made] >= means[best] - EQUAL:
        best = made
    difference = own[:, best] - own[:, made]
    loss, error = float(difference.mean()), float(standard_error(difference[:, None])[0])
    gain = (values[:, made] - values[:, best]).mean(axis=0)
    verdict = Verdict(
        loss=loss,
        error=error,
        mark=bands.of_loss(loss, error) if best != made else _only(values, made, seat, bands),
        best=texts[best],
        choices=[
            Choice(action, text, float(mean), float(doubt))
            for action, text, mean, doubt in zip(ids, texts, means, errors, strict=True)
        ],
        real=_is_real(own),
    )
    return verdict, tuple(gain.tolist())


def is_clear(values: Values, verdict: Verdict, made: int, seat: int, bands: Bands) -> bool:
    """Whether more evaluations would hardly change the mark of a decision.

    Either its loss is far above its error, or no other choice could be better by as much as is marked.
    """
    if values.shape[1] == 1 or (verdict.loss > 0 and verdict.loss >= SURE * verdict.error):
        return True
    own = values[:, :, seat]
    means = own.mean(axis=0)
    means[made] = -1.0
    lead = own[:, means.argmax()] - own[:, made]
    least = bands.inaccuracy / 100
    return bool(lead.mean() < least and standard_error(lead[:, None])[0] <= least / 2)


def _only(values: Values, made: int, seat: int, bands: Bands) -> str | None:
    """The mark of a best choice that all others are clearly worse than."""
    others = [index for index in range(values.shape[1]) if index != made]
    if not others:
        return None
    own = values[:, :, seat]
    second = max(others, key=lambda index: float(own[:, index].mean()))
    lead = own[:, made] - own[:, second]
    return bands.of_find(float(lead.mean()), float(standard_error(lead[:, None])[0]))


def _is_real(own: Values) -> bool:
    """Whether the choices differ by more than noise."""
    if own.shape[1] < 2:
        return False
    means = own.mean(axis=0)
    span = own[:, means.argmax()] - own[:, means.argmin()]
    return bool(span.mean() > max(ALIKE, CLEAR * float(standard_error(span[:, None])[0])))
