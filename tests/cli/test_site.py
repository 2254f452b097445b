"""`sunduk site`: the page as a folder of files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sunduk.cli.commands import site
from sunduk.cli.main import app
from sunduk.core.errors import BadOption

INDEX = '<html><head><link href="/chest.svg"><script src="/assets/a.js"></script></head></html>'


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "index.html.br").write_text("compressed")
    (folder / "sw.js").write_text('["assets/p.wasm","assets/s.zip","assets/l.mjs","assets/s.zst","assets/a.js"]')
    (folder / "assets" / "a.js").write_text("1")
    (folder / "assets" / "s.zst").write_bytes(b"small")
    for name in ("p.wasm", "s.zip", "l.mjs"):
        (folder / "assets" / name).write_bytes(b"large")
        (folder / "assets" / f"{name}.gz").write_bytes(gzip.compress(b"large"))
    monkeypatch.setattr(site, "PAGE", folder)
    return folder


def test_a_site_needs_no_server_and_lies_anywhere(page: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "public"
    ran = CliRunner().invoke(app, ["site", str(folder)])
    assert ran.exit_code == 0, ran.output
    index = (folder / "index.html").read_text()
    assert site.MARK in index
    assert 'href="./chest.svg"' in index
    assert 'src="./assets/a.js"' in index
    assert '="/' not in index
    files = '["assets/p.wasm.bin","assets/s.zip.bin","assets/l.mjs.bin","assets/s.zst","assets/a.js"]'
    assert (folder / "sw.js").read_text() == files
    assert gzip.decompress((folder / "assets" / "p.wasm.bin").read_bytes()) == b"large"
    assert (folder / "assets" / "s.zst").read_bytes() == b"small", "what is compressed as it is stays so"
    assert {path.suffix for path in folder.rglob("*.*")} == {".html", ".js", ".bin", ".zst"}


def test_a_folder_with_something_in_it_is_left_alone(page: Path, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    with pytest.raises(BadOption, match="not an empty folder"):
        site.site(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["note.txt", "web"]


def test_a_page_that_is_not_built_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PAGE", tmp_path / "nothing")
    with pytest.raises(BadOption, match="make web"):
        site.site(tmp_path / "public")
