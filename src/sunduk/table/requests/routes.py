"""The routes of the HTTP API, but for those that need a cookie or a header: `sunduk.server.doors.api` has these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from . import design, games, people, play, records, sandbox, tables


class Route(NamedTuple):
    """A request, and where it is found.

    Its parameters say what it needs: `hall`, `live` (the table whose id is in the path), `guest` (who asks; without
    `None` in its type a visitor is refused), `said` (the body), and others from the path or the query.
    """

    method: str
    path: str
    """Below `/api`."""
    request: Callable[..., Any]

    @property
    def subject(self) -> str:
        return self.request.__module__.rpartition(".")[2]


ROUTES = (
    Route("POST", "/tables", tables.make),
    Route("GET", "/tables", tables.lobby),
    Route("GET", "/tables/mine", tables.mine),
    Route("GET", "/tables/{id}", tables.one),
    Route("POST", "/tables/{id}/sit", tables.sit),
    Route("POST", "/tables/{id}/release", tables.release),
    Route("POST", "/tables/{id}/salt", tables.reveal),
    Route("POST", "/tables/{id}/leave", tables.leave),
    Route("POST", "/tables/{id}/return", tables.come_back),
    Route("POST", "/tables/{id}/start", tables.start),
    Route("POST", "/tables/{id}/resign", tables.resign),
    Route("POST", "/tables/{id}/rematch", tables.rematch),
    Route("POST", "/tables/{id}/actions", play.act),
    Route("POST", "/tables/{id}/takeback", play.take_back),
    Route("POST", "/tables/{id}/hint", play.hint),
    Route("GET", "/tables/{id}/reasons", play.why),
    Route("GET", "/tables/{id}/prospects/{action}", play.foresee),
    Route("GET", "/tables/{id}/sequels", play.foretell),
    Route("POST", "/tables/{id}/chat", play.say),
    Route("GET", "/tables/{id}/chat", play.said),
    Route("GET", "/me", people.me),
    Route("GET", "/games", games.all_games),
    Route("GET", "/games/{id}/rules/{language}", games.rules),
    Route("GET", "/games/{id}/words", games.words),
    Route("GET", "/games/{id}/edition", design.edition),
    Route("POST", "/games/{id}/edition", design.check),
    Route("GET", "/games/{id}/stumbles", design.stumbles),
    Route("GET", "/tables/{id}/views/{seq}", records.view),
    Route("GET", "/tables/{id}/pictures/{seq}", records.picture),
    Route("GET", "/tables/{id}/log", records.log),
    Route("GET", "/tables/{id}/missed", records.missed),
    Route("GET", "/key", records.key),
    Route("POST", "/records", records.bring),
    Route("POST", "/sandbox", sandbox.play),
)
"""The most requested first: a server searches them in this order."""
