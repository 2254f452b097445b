"""Answers requests of the HTTP API without HTTP: finds the route, checks what is asked, and calls the request.

For a page that keeps its own tables. A server does this with FastAPI, from the same routes.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

from ..faults import Fault
from ..guests import Guest
from ..live.hall import Hall
from ..wire.asked import TableId
from ..wire.checks import check, parse
from .routes import ROUTES, Route


async def answer(
    hall: Hall, guest: Guest | None, method: str, path: str, query: Mapping[str, str], said: object = None
) -> Any:
    """The answer to a request, as JSON. `path` is what follows `/api`, `said` the body. Raises what is refused."""
    for route in ROUTES:
        if route.method == method and (found := _pattern(route.path).fullmatch(path)):
            given = await _given(hall, guest, route, {**query, **found.groupdict()}, said)
            told = route.request(**given)
            return await told if inspect.isawaitable(told) else told
    raise Fault("unknown", "There is nothing here.")


async def _given(
    hall: Hall, guest: Guest | None, route: Route, address: Mapping[str, str], said: object
) -> dict[str, Any]:
    """What a request needs, by the names and types of its parameters."""
    given: dict[str, Any] = {}
    for name, hint in _hints(route).items():
        if name == "hall":
            given[name] = hall
        elif name == "live":
            given[name] = await hall.live(parse(TableId, address["id"], "id"))
        elif name == "guest":
            if guest is None and hint == Guest:
                raise Fault("nobody", "Say your name first: POST /api/me.")
            given[name] = guest
        elif name == "said":
            given[name] = check(hint, said)
        elif name in address:
            given[name] = parse(hint, address[name], name)
        elif inspect.signature(route.request).parameters[name].default is inspect.Parameter.empty:
            raise Fault("invalid", f"{name}: is missing.")
    return given


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


@cache
def _hints(route: Route) -> dict[str, Any]:
    hints = get_type_hints(route.request, include_extras=True)
    return {name: hint for name, hint in hints.items() if name != "return"}
