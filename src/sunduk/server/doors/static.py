"""The page: the built web client, or where it has not been built a plain page that says what is here."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from sunduk.core.match.registry import games
from sunduk.table.faults import Fault

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build of the page has compressed, the smallest first, and how the names of such files end."""
MOST_FILES = 1024
"""Whose digests are remembered."""
FOREVER = "public, max-age=31536000, immutable"
"""For names that hold a digest of what is in them."""
ASK_AGAIN = "no-cache"

_REFUSED = re.compile(r"q=0(\.0*)?")


def serve_page(app: FastAPI, web: Path) -> None:
    """Files of the client by their names; every other path is the client's own and gets its first page."""
    root = web.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Fault("unknown", "There is nothing here.")
        found = _inside(root, path)
        if found:
            # Vite puts a digest into the names under assets/.
            return _sent(found, request, FOREVER if path.startswith("assets/") else ASK_AGAIN)
        if path and "." in path.rsplit("/", 1)[-1]:
            raise Fault("unknown", "There is no such file.")
        index = root / "index.html"
        if index.is_file():
            return _sent(index, request, ASK_AGAIN)
        return HTMLResponse(_PLAIN.format(games=", ".join(game.words("en").title for game in games())))


def _sent(file: Path, request: Request, age: str) -> Response:
    """A file, compressed if the browser reads that; nothing but "304 Not Modified" if the browser has it already."""
    encoding = _encoding(file, request.headers.get("accept-encoding", ""))
    sent = file.with_name(file.name + ENCODINGS[encoding]) if encoding else file
    stat = sent.stat()
    tag = f'"{_digest(sent, stat.st_mtime_ns, stat.st_size)}"'
    headers = {"Cache-Control": age, "ETag": tag, "Vary": "Accept-Encoding"}
    # A proxy that changes the encoding of an answer makes its tag a weak one.
    if tag in (known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")):
        return Response(None, 304, headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return FileResponse(sent, headers=headers, media_type=mimetypes.guess_type(file.name)[0], stat_result=stat)


def _encoding(file: Path, accepted: str) -> str | None:
    """The best encoding of a file that was built and that a browser accepts."""
    offers = (offer.partition(";") for offer in accepted.lower().replace(" ", "").split(","))
    names = {name for name, _, weight in offers if not _REFUSED.fullmatch(weight)}
    found = (name for name, end in ENCODINGS.items() if name in names and file.with_name(file.name + end).is_file())
    return next(found, None)


@lru_cache(MOST_FILES)
def _digest(file: Path, changed: int, size: int) -> str:
    """Of what a file holds since it was last changed."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:32]


def _inside(root: Path, path: str) -> Path | None:
    """The file of a path, never one outside the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        known = file.is_relative_to(root) and file.suffix not in ENCODINGS.values() and file.is_file()
    except OSError:
        # The system takes no names as long as this.
        return None
    return file if known else None


_PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sunduk</title>
<h1>Sunduk</h1>
<p>The table server is running: {games}.</p>
<p>The page itself has not been built here. <code>make web</code> builds it;
meanwhile the <a href="/api/openapi.json">API</a> serves programs and <code>sunduk play</code> people at a terminal.</p>
<p lang="ru">Сервер работает, но страница здесь не собрана: её собирает <code>make web</code>.</p>
</html>
"""
