"""The recipes of `examples/recipes`, with the libraries that they are for: `make soak`. Each learns to beat chance."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

RECIPES = Path(__file__).parents[2] / "examples" / "recipes"
SETTINGS = {
    "cleanrl_ppo": ("--minutes", "0.5"),
    "sb3_maskable_ppo": ("--decisions", "60000"),
    "torchrl_ppo": ("--decisions", "100000"),
}


def test_each_recipe_is_tried() -> None:
    assert {path.stem for path in RECIPES.glob("*.py")} == set(SETTINGS)


@pytest.mark.parametrize("recipe", SETTINGS)
def test_a_recipe_learns_to_beat_chance_and_fits_on_a_page(recipe: str) -> None:
    path = RECIPES / f"{recipe}.py"
    assert len(path.read_text("utf-8").splitlines()) <= 130
    program = [sys.executable, str(path), "--game", "fortune", *SETTINGS[recipe]]
    # Small networks are slower on several threads.
    one = os.environ | {"OMP_NUM_THREADS": "1"}
    said = subprocess.run(program, capture_output=True, text=True, check=True, env=one).stdout
    shares = [float(share) for share in re.findall(r"wins ([\d.]+)", said)]
    assert 0.4 < shares[0] < 0.6, "it begins like chance"
    assert shares[-1] > 0.8, said
