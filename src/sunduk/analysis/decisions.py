"""The value of every choice of a decision, the loss of the one made, and its mark."""

from __future__ import annotations

from collections.abc import Sequence

from sunduk.bots.compiled.endings import EQUAL

from .assessor import Summary
from .entries import Choice, Row, Verdict
from .marks import CLEAR, Bands

SURE = 5.0
"""A loss is far above its error if it is so many times as large."""
MARGIN = 1.2
"""Errors are estimates themselves, so a little more than they ask for often saves another try."""
MANY = 1e6
"""More than any effort."""
ALIKE = 0.005
"""Choices whose win shares lie closer together than this are worth the same."""


def find_best(shares: Sequence[float]) -> int:
    """The place of the highest share, the first of equals."""
    highest = max(shares) - EQUAL
    return next(place for place, share in enumerate(shares) if share >= highest)


def verdict_of(
    found: Summary, made: int, seat: int, ids: Sequence[int], texts: Sequence[str], bands: Bands, solved: bool = False
) -> tuple[Verdict, Row]:
    """The verdict on a decision, and the gain of every seat.

    The best of many noisy values looks better than it is. So it is found by other evaluations (`Summary.scouted`) than
    those which measure the loss; where these hold the choice made to be no worse, it lost nothing. Where the rest of
    the match is `solved`, others gain or lose by it even then: the value before it is that of the first of several
    choices that are equal to the seat, which may decide who of the others wins.
    """
    own, best = [row[seat] for row in found.shares], find_best(found.scouted)
    expected = found.shares[best]
    if own[made] >= own[best] - EQUAL:
        best = made
    loss, error = own[best] - own[made], found.leads[best]
    verdict = Verdict(
        loss=loss,
        error=error,
        mark=bands.of_loss(loss, error) if best != made else _only(found, own, made, bands),
        best=texts[best],
        choices=[
            Choice(action, text, mean, doubt)
            for action, text, mean, doubt in zip(ids, texts, own, found.errors, strict=True)
        ],
        real=len(own) > 1 and max(own) - min(own) > max(ALIKE, CLEAR * found.span),
    )
    if not solved:
        expected = found.shares[best]
    return verdict, tuple(mine - most for mine, most in zip(found.shares[made], expected, strict=True))


def more_effort(found: Summary, verdict: Verdict, made: int, seat: int, bands: Bands) -> float:
    """How many times as many evaluations make a verdict clear, by present errors; 1 or less where it is.

    It is clear if its loss is far above its error, or if no other choice is better by as much as is marked: each either
    cannot well be so much better, or does not seem to be while the error is small. Errors shrink with the root of the
    number of evaluations.
    """
    least = bands.inaccuracy / 100
    wanted = 1.0
    for place, (row, error) in enumerate(zip(found.shares, found.leads, strict=True)):
        room = least - (row[seat] - found.shares[made][seat])
        if place != made and error:
            wanted = max(wanted, (error / max(least / 2, room / CLEAR)) ** 2 if room > 0 else MANY)
    if verdict.loss > 0:
        wanted = min(wanted, (SURE * verdict.error / verdict.loss) ** 2)
    return wanted if wanted <= 1 else MARGIN * wanted


def _only(found: Summary, own: Sequence[float], made: int, bands: Bands) -> str | None:
    """The mark of a best choice that all others are clearly worse than."""
    second = second_best(own, made)
    return None if second is None else bands.of_find(own[made] - own[second], found.leads[second])


def second_best(shares: Sequence[float], but: int) -> int | None:
    """The place of the highest share but for one, if there is another."""
    return max((place for place in range(len(shares)) if place != but), key=lambda place: shares[place], default=None)
