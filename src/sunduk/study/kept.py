"""Studies on disk: what was counted so far, so that a study goes on where it ended, also with more matches."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from sunduk.core.errors import BadOption

from .fast_distributions import FastDistributions
from .moments import Moments

if TYPE_CHECKING:
    from .study import Study

FORMAT = 1
"""Version of the files; it rises when older ones can no longer be read correctly."""


def identity(study: Study) -> dict[str, Any]:
    """What must be the same for matches to be counted together."""
    return {
        "format": FORMAT,
        "variants": [{**each.data(), "version": each.played.version} for each in study.variants],
        "seats": study.seats,
        "bots": study.bots,
        "seed": study.seed,
        "brief": study.brief,
    }


def save(path: Path, study: Study, moments: Moments, kept: Sequence[FastDistributions]) -> None:
    """Write what was counted so far, at once or not at all."""
    told: dict[str, Any] = {"study": identity(study), "count": moments.count, "variants": []}
    arrays: dict[str, Any] = {"sums": moments.sums, "products": moments.products}
    for at, each in enumerate(kept):
        histograms = {
            name: [[value, count, *one.examples[value]] for value, count in one.counts.items()]
            for name, one in each.histograms.items()
        }
        told["variants"].append({"histograms": histograms, "records": each.records, "rows": list(each.rows)})
        arrays |= {f"fans{at}": each.fans, f"uses{at}": each.uses, f"rows{at}": np.array(list(each.rows.values()))}
    text = np.frombuffer(json.dumps(told).encode(), np.uint8)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("wb") as file:
            np.savez_compressed(file, told=text, **arrays)
        unfinished.replace(path)
    except OSError as error:
        raise BadOption(f"Cannot keep the study in {path}: {error}.") from None
    finally:
        unfinished.unlink(missing_ok=True)


def load(path: Path, study: Study, moments: Moments, kept: Sequence[FastDistributions]) -> None:
    """Go on from a file, if it is there. Refuses one of another study."""
    if not path.exists():
        return
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = dict(file.items())
        told = json.loads(bytes(arrays["told"]))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadOption(f"{path} is no kept study: {error}.") from None
    if told["study"] != json.loads(json.dumps(identity(study))):
        raise BadOption(
            f"{path} keeps another study: variants, seats, bots or seed differ. Name another file, or delete it."
        )
    moments.count, moments.sums, moments.products = told["count"], arrays["sums"], arrays["products"]
    for at, (each, data) in enumerate(zip(kept, told["variants"], strict=True)):
        each.matches, each.fans, each.uses = told["count"], arrays[f"fans{at}"], arrays[f"uses{at}"]
        each.records = {int(number): record for number, record in data["records"].items()}
        each.rows = dict(zip(data["rows"], arrays[f"rows{at}"], strict=True))
        for name, values in data["histograms"].items():
            for value, count, *examples in values:
                each.histograms[name].counts[value] = count
                each.histograms[name].examples[value] = examples
