"""Every extra of the package: where its dependencies are missing, a sentence names it."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
USES = [
    ("cuda", "import sunduk; sunduk.Batch('marrakech', 2, device='cuda')"),
    ("gymnasium", "import sunduk.adapters.gymnasium"),
    ("openspiel", "import sunduk.adapters.openspiel"),
    ("parquet", "from sunduk.cli.rows import writer; writer(pathlib.Path('x.parquet'), 2).__enter__()"),
    ("pettingzoo", "import sunduk.adapters.pettingzoo"),
    ("ray", "from sunduk.bots.arena.ray_pool import joined; joined('auto')"),
    ("onnx", "from sunduk.bots.networks.onnx import export; export(None, None)"),
    ("server", "from sunduk.server.keys import verify; verify(b'', b'', b'')"),
    ("server", "from sunduk.cli.main import app; app(['serve'], standalone_mode=False)"),
    ("server", "from sunduk.cli.main import app; app(['export', '3Kd9_x1bQmXvT0aE'], standalone_mode=False)"),
    (
        "tune",
        "from sunduk.cli.main import app; "
        "app(['tune', 'fortune', '--vary', 'deck.cards=1..99'], standalone_mode=False)",
    ),
    ("train", "from sunduk.cli.main import app; app(['train', 'fortune'], standalone_mode=False)"),
]
MISSING = [
    *("cryptography", "fastapi", "gymnasium", "numba_cuda", "onnx", "optuna", "PIL", "pettingzoo", "pyarrow"),
    *("pydantic_settings", "pyspiel", "ray", "resvg_py", "segno", "sqlalchemy", "torch", "uvicorn"),
]
"""Modules that only extras install."""

PROGRAM = """
import json, pathlib, sys
sys.modules |= dict.fromkeys({missing!r})  # None makes an import fail
import sunduk
sentences = []
for use in {uses!r}:
    try:
        exec(use)
        sentences.append(None)
    except sunduk.MissingExtra as error:
        sentences.append(str(error))
print(json.dumps(sentences))
"""


@pytest.fixture(scope="module")
def sentences() -> list[str | None]:
    """The errors of all uses, in one process that has none of these modules."""
    program = PROGRAM.format(missing=MISSING, uses=[use for _, use in USES])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[str | None] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("number", range(len(USES)), ids=[extra for extra, _ in USES])
def test_a_missing_extra_is_named(sentences: list[str | None], number: int) -> None:
    extra, _ = USES[number]
    assert (sentences[number] or "").endswith(f'needs an extra: pip install "sunduk[{extra}]".')


def test_every_extra_is_tried() -> None:
    assert {extra for extra, _ in USES} == set(PROJECT["optional-dependencies"])


def test_the_metadata_is_complete() -> None:
    """PyPI shows these, and people search by them."""
    assert PROJECT["license-files"] == ["LICENSE"]
    assert len(PROJECT["keywords"]) >= 5
    stated = {
        row.rsplit(" ", 1)[1]
        for row in PROJECT["classifiers"]
        if row.startswith("Programming Language :: Python :: 3.")
    }
    makefile = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")
    (tested,) = [line.split()[2:] for line in makefile.splitlines() if line.startswith("PYTHONS ?=")]
    assert stated == set(tested)
    assert PROJECT["requires-python"] == f">={min(tested, key=lambda version: int(version.split('.')[1]))}"
