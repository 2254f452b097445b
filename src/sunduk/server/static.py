"""The page: the built web client, or where it has not been built a plain page that says what is here."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response

from sunduk.core.registry import games

from .faults import Fault


def serve_page(app: FastAPI, web: Path) -> None:
    """Files of the client by their names; every other path is the client's own and gets its first page."""
    root = web.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Fault("unknown", "There is nothing here.")
        found = _inside(root, path)
        if found:
            # Vite puts a digest into the names under assets/.
            age = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={"Cache-Control": age})
        if path and "." in path.rsplit("/", 1)[-1]:
            raise Fault("unknown", "There is no such file.")
        index = root / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(_PLAIN.format(games=", ".join(game.words("en").title for game in games())))


def _inside(root: Path, path: str) -> Path | None:
    """The file of a path, never one outside the folder."""
    if not path or "\0" in path or len(path) > 500:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None


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
