"""The built page: its files, encodings and cache headers."""

from __future__ import annotations

from pathlib import Path

import httpx

from ..conftest import settings
from ..house import House


def test_the_page_is_served_and_knows_its_paths(house: House, tmp_path: Path) -> None:
    assert "Sunduk" in httpx.get(house.url).text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "assets" / "a.js").write_text("1")
    with House(settings(tmp_path, web=tmp_path)) as own:
        assert httpx.get(f"{own.url}/tables/abc").text == "<title>page</title>"
        assert httpx.get(f"{own.url}/assets/a.js").headers["cache-control"].endswith("immutable")
        assert httpx.get(f"{own.url}/assets/../../etc/passwd.txt").status_code == 404
        assert httpx.get(f"{own.url}/%2e%2e/%2e%2e/etc/passwd").text == "<title>page</title>"
        assert httpx.get(f"{own.url}/nothing.js").status_code == 404


def test_only_workers_may_compile_webassembly(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>page</title>")
    for name in ("page-1.js", "engine-1.worker.js"):
        (tmp_path / "assets" / name).write_text("1")
    with House(settings(tmp_path, web=tmp_path)) as own:
        policy = {
            path: httpx.get(f"{own.url}/{path}").headers["content-security-policy"]
            for path in ("", "assets/page-1.js", "assets/engine-1.worker.js")
        }
    assert [path for path in policy if "wasm-unsafe-eval" in policy[path]] == ["assets/engine-1.worker.js"]
    assert "default-src 'none'" in policy["assets/engine-1.worker.js"]


def test_the_page_is_sent_compressed_and_only_once(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/a.js"):
        for end in ("", ".br", ".gz"):
            (tmp_path / (name + end)).write_text(f"{name} {end}")
    (tmp_path / "plain.svg").write_text("<svg/>")
    with House(settings(tmp_path, web=tmp_path)) as own, httpx.Client(base_url=own.url) as http:

        def ask(path: str, accepted: str, **headers: str) -> tuple[int, str | None, bytes]:
            with http.stream("GET", path, headers={"Accept-Encoding": accepted} | headers) as answer:
                assert answer.headers.get("vary") == "Accept-Encoding"
                return answer.status_code, answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

        for path, name, kind in (("/", "index.html", "text/html"), ("/assets/a.js", "assets/a.js", "text/javascript")):
            for accepted, encoding, end in (
                ("gzip, deflate, br", "br", ".br"),
                ("gzip;q=1.0, br;q=0", "gzip", ".gz"),
                ("gzip, br; q=0.000", "gzip", ".gz"),
                ("identity", None, ""),
                ("br-like;q=x,,", None, ""),
            ):
                assert ask(path, accepted) == (200, encoding, f"{name} {end}".encode())
            heads = http.get(path, headers={"Accept-Encoding": "identity"}).headers
            assert heads["content-type"].startswith(kind)
            tag = heads["etag"]
            assert ask(path, "identity", **{"If-None-Match": f'"other", W/{tag}'}) == (304, None, b"")
            assert ask(path, "br", **{"If-None-Match": tag})[0] == 200, "another encoding is another answer"
        assert ask("/plain.svg", "br, gzip") == (200, None, b"<svg/>")
        assert http.get("/assets/a.js.br").status_code == 404
