"""The requests of `sunduk.table.requests` as endpoints of FastAPI."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, get_type_hints

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from sunduk.table.guests import Guest
from sunduk.table.requests import records
from sunduk.table.requests.routes import ROUTES, Route
from sunduk.table.wire.asked import AnySeat

from .dependencies import Known, Somebody, TheHall, TheTable, router_of, written

GIVEN = {"hall": TheHall, "live": TheTable}
"""Parameters that do not come from the client, by name."""


def routers() -> list[APIRouter]:
    """A router for each subject."""
    found: dict[str, APIRouter] = {}
    for route in ROUTES:
        router = found.setdefault(route.subject, router_of(route.subject))
        answer = get_type_hints(route.request)["return"]
        router.add_api_route(route.path, endpoint(route), methods=[route.method], response_model=answer)
    found["records"].add_api_route("/tables/{id}/record", record, response_class=PlainTextResponse)
    return list(found.values())


def endpoint(route: Route) -> Callable[..., Any]:
    """A request with the annotations that FastAPI needs, and its answer written without FastAPI's validation."""
    request, hints = route.request, get_type_hints(route.request, include_extras=True)

    async def answer(**given: Any) -> Response:
        told = request(**given)
        return written(await told if inspect.isawaitable(told) else told)

    parameters = [
        each.replace(annotation=_annotation(name, hints[name]), kind=inspect.Parameter.KEYWORD_ONLY)
        for name, each in inspect.signature(request).parameters.items()
    ]
    answer.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    answer.__name__, answer.__doc__ = request.__name__, request.__doc__
    return answer


def _annotation(name: str, hint: Any) -> Any:
    if hint == Guest:
        return Known
    if hint == Guest | None:
        return Somebody
    return GIVEN.get(name, hint)


async def record(live: TheTable, guest: Somebody, hall: TheHall, seat: AnySeat | None = None) -> Response:
    text = await records.record(hall, live, guest, seat)
    name = f'attachment; filename="{live.table.game.id}-{live.table.id}.sunduk"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


record.__doc__ = records.record.__doc__
