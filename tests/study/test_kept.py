"""Studies that are kept on disk go on where they ended."""

from __future__ import annotations

from pathlib import Path

import pytest

import sunduk
from sunduk.core.errors import BadOption
from sunduk.study.results import Results
from sunduk.study.study import Study, conduct

from .conftest import box

VARIANTS = box(5, 1), box(5, 3, "edge")


def counted(results: Results) -> list[object]:
    """All that a study counts, but for which matches it shows; sums are the same but for the order of rounding."""
    found: list[object] = [results.matches]
    for estimates in results.estimates:
        found += [tuple(round(bound, 9) for bound in value) for value in estimates.values() if value]
    for each in results.distributions:
        found.append({name: dict(sorted(one.counts.items())) for name, one in each.histograms.items()})
        found += [each.fans.tolist(), each.uses.tolist(), each.matches]
    return found


@pytest.mark.parametrize(("bots", "first", "whole"), [("uniform", 300, 2_500), ("uniform,greedy", 9, 20)])
def test_a_study_goes_on_as_if_it_had_not_ended(tmp_path: Path, bots: str, first: int, whole: int) -> None:
    path = tmp_path / "kept"
    conduct(Study(VARIANTS, 2, bots, num=first), resume=path, threads=2)
    resumed = conduct(Study(VARIANTS, 2, bots, num=whole), resume=path, threads=2)
    at_once = conduct(Study(VARIANTS, 2, bots, num=whole), threads=2)
    assert counted(resumed) == counted(at_once)
    for bar in resumed.distributions[1].data(resumed.study.rule)["histograms"]["margin"]:
        for number in bar["matches"]:
            scores = sunduk.Match.load(resumed.record(1, number)).scores
            assert bar["from"] <= max(scores) - min(scores) <= bar["to"]
    # There is nothing left to play: the results are those that were kept.
    assert counted(conduct(Study(VARIANTS, 2, bots, num=whole), resume=path)) == counted(at_once)


def test_another_study_is_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    conduct(Study(VARIANTS, 2, num=50), resume=path)
    for other in (Study(VARIANTS, 2, num=90, seed=1), Study(VARIANTS[:1], 2, num=90), Study(VARIANTS, 3, num=90)):
        with pytest.raises(BadOption, match="keeps another study"):
            conduct(other, resume=path)
    path.write_text("nothing of the kind")
    with pytest.raises(BadOption, match="is no kept study"):
        conduct(Study(VARIANTS, 2, num=90), resume=path)
