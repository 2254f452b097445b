"""Serves the built web client, or a plain page that says so if it has not been built."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from sunduk.core.errors import SundukError
from sunduk.core.match.registry import games
from sunduk.table.faults import Fault

from ..previews.tags import language_of, table_of, tags
from .addresses import address_of

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings in which the build leaves compressed files, the smallest first, with their suffixes."""
MOST_FILES = 1024
"""Size of the cache of digests."""
FOREVER = "public, max-age=31536000, immutable"
"""`Cache-Control` of files whose names contain a digest of their content."""
ASK_AGAIN = "no-cache"
WORKER = ".worker.js"
"""How the names of scripts end that run as web workers."""
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""`Content-Security-Policy` of web workers: they, and not the page, may compile WebAssembly."""

_REFUSED = re.compile(r"q=0(\.0*)?")


def serve_page(app: FastAPI, web: Path) -> None:
    """Serve the files of the client; every other path gets its index page, since the client does its own routing."""
    root = web.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Fault("unknown", "There is nothing here.")
        found = _inside(root, path)
        if found:
            # Vite puts a digest into the names under assets/.
            return _sent(found, request, FOREVER if path.startswith("assets/") else ASK_AGAIN)
        id = table_of(path)
        if path and "." in path.rsplit("/", 1)[-1]:
            raise Fault("unknown", "There is no such file.")
        index = root / "index.html"
        if index.is_file():
            previewed = await _previewed(index, request, path, id) if id else None
            return previewed or _sent(index, request, ASK_AGAIN)
        return HTMLResponse(_PLAIN.format(games=", ".join(game.words("en").title for game in games())))


async def _previewed(index: Path, request: Request, path: str, id: str) -> Response | None:
    """The page with tags for previews of a table; None for whoever may not see it, or asks for too many."""
    state = request.app.state
    if not state.home.is_invited(request.scope, request.headers):
        return None
    try:
        if state.settings.limits:
            state.previews.take(address_of(request.client))
        live = await state.hall.live(id)
    except SundukError:
        return None
    asked = request.query_params.get("at", "")
    at = int(asked) if asked.isdecimal() and len(asked) < 8 else None
    address = next(iter(state.settings.origins), str(request.base_url).rstrip("/"))
    language = language_of(request.headers.get("accept-language", ""))
    told = tags(live.table, address, path, at, language)
    page = index.read_text("utf-8").replace("</head>", f"  {told}\n  </head>", 1)
    return HTMLResponse(page, headers={"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"})


def _sent(file: Path, request: Request, age: str) -> Response:
    """A response with a file, compressed if the browser accepts it; "304 Not Modified" if the browser has it."""
    encoding = _encoding(file, request.headers.get("accept-encoding", ""))
    sent = file.with_name(file.name + ENCODINGS[encoding]) if encoding else file
    stat = sent.stat()
    tag = f'"{_digest(sent, stat.st_mtime_ns, stat.st_size)}"'
    headers = {"Cache-Control": age, "ETag": tag, "Vary": "Accept-Encoding"}
    if file.name.endswith(WORKER):
        headers["Content-Security-Policy"] = WORKER_POLICY
    # A proxy that changes the encoding of a response makes its ETag weak (`W/`).
    if tag in (known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")):
        return Response(None, 304, headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return FileResponse(sent, headers=headers, media_type=mimetypes.guess_type(file.name)[0], stat_result=stat)


def _encoding(file: Path, accepted: str) -> str | None:
    """The best encoding that exists for a file and that the browser accepts."""
    offers = (offer.partition(";") for offer in accepted.lower().replace(" ", "").split(","))
    names = {name for name, _, weight in offers if not _REFUSED.fullmatch(weight)}
    found = (name for name, end in ENCODINGS.items() if name in names and file.with_name(file.name + end).is_file())
    return next(found, None)


@lru_cache(MOST_FILES)
def _digest(file: Path, changed: int, size: int) -> str:
    """A digest of a file's content; cached by its modification time and size."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:32]


def _inside(root: Path, path: str) -> Path | None:
    """The file of a path; None if it does not exist or lies outside the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        known = file.is_relative_to(root) and file.suffix not in ENCODINGS.values() and file.is_file()
    except OSError:
        # The name is longer than the file system allows.
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
