"""The ASGI application: API, sockets and page over one hall."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, WebSocketRoute

from sunduk.core.errors import BadOption, SundukError
from sunduk.table import compact_json
from sunduk.table.faults import Fault, fault_of
from sunduk.table.guests import new_id
from sunduk.table.live.analyses import Analyses
from sunduk.table.live.environment import Environment, Watch
from sunduk.table.live.hall import Hall
from sunduk.table.live.limits import Limit

from .analyses import AnalysisCode
from .cluster.bus import DatabaseBus
from .cluster.relay import Siblings
from .cluster.sharding import ALONE, Shard
from .config import Settings
from .doors import sockets
from .doors.api import analysis, home, me, preview, routes, studies
from .doors.identity import Signer
from .doors.middleware import Door, note
from .doors.static import serve_page
from .home.home import Home
from .keys import Key
from .previews.pictures import Pictures
from .process.metrics import PrometheusMetrics, committed, exposition
from .process.sole_server import sole_server
from .process.threads import Threads
from .process.warmup import BackgroundCompiler
from .storage import Store
from .studies import Studies

log = logging.getLogger("sunduk.app")


def make_app(
    settings: Settings | None = None,
    clock: Callable[[], float] = time.time,
    place: Shard = ALONE,
    siblings: Siblings | None = None,
    watch: Watch | None = None,
) -> FastAPI:
    """Make the application; `clock` tells the time in seconds since 1970.

    Behind a gate, `place` says which of the worker processes this is. `watch` is called with the progress of compiling.
    """
    settings = settings or Settings()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        with sole_server(None if siblings else settings.file):
            store = await _opened(settings, siblings)
            app.state.signer = Signer(settings.secret or await store.signing_secret(), settings.cookie_days)
            app.state.store = store
            app.state.hall = await make_hall(settings, store, clock, place)
            if watch:
                app.state.hall.warming.watchers.append(watch)
            app.state.studies = Studies()
            app.state.analyses = Analyses(store, app.state.hall.executor, app.state.hall.tasks.spawn)
            app.state.analysis_code = AnalysisCode()
            await app.state.hall.open()
            yield
            await app.state.hall.close()
            await store.close()

    app = FastAPI(
        title="Sunduk",
        version=version("sunduk"),
        description="Tables of five games: see docs/server.md.",
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        routes=_routes(),
    )
    app.state.settings = settings
    app.state.signer = None
    app.state.sockets = {}
    app.state.home = Home(settings)
    app.state.pictures = Pictures()
    app.state.previews = Limit(settings.requests_per_second, settings.burst)
    app.state.new_guests = Limit(settings.guests_per_minute / 60, settings.guests_per_minute)
    app.add_middleware(Door, settings=settings, home=app.state.home)
    _add_care(app)
    _add_faults(app)
    serve_page(app, settings.web)
    return app


async def make_hall(
    settings: Settings, store: Store, clock: Callable[[], float] = time.time, place: Shard = ALONE
) -> Hall:
    """The hall of a server process, over its store."""

    def new_table_id() -> str:
        while not place.keeps(id := new_id()):
            pass
        return id

    # Measured with bench/hall.py: a move costs the hall 72 µs with orjson, 95 µs with the standard library.
    compact_json.use(compact_json.Codec(orjson.dumps, orjson.loads))
    environment = Environment(
        settings,
        store,
        Threads(settings.bot_threads),
        BackgroundCompiler(),
        Key(await store.record_key()),
        PrometheusMetrics(),
        DatabaseBus(store),
        clock,
        new_table_id,
    )
    return Hall(environment)


async def _opened(settings: Settings, siblings: Siblings | None) -> Store:
    store = Store(settings.url, siblings)
    store.journal.on_commit = committed
    try:
        await store.open()
    except (DBAPIError, OSError) as error:
        raise BadOption(f"The database cannot be opened: {getattr(error, 'orig', error)}.") from None
    return store


def _routes() -> list[BaseRoute]:
    """All API routes in one flat list, the most requested first: nested routers would be searched twice."""
    return [
        WebSocketRoute("/api/tables/{id}/socket", sockets.table_socket),
        *(
            route
            for router in (*routes.routers(), *(each.router for each in (me, analysis, home, preview, studies)))
            for route in router.routes
        ),
    ]


def _add_care(app: FastAPI) -> None:
    """Add the endpoints for the operator: health and metrics."""

    @app.get("/livez", include_in_schema=False)
    async def alive() -> Response:
        return JSONResponse({"node": app.state.store.node})

    @app.get("/healthz", include_in_schema=False)
    async def health() -> Response:
        store: Store = app.state.store
        ready = await store.ready()
        body = {"database": ready, "tables": len(app.state.hall.lives), "node": store.node}
        return JSONResponse(body, 200 if ready else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(exposition(), media_type=CONTENT_TYPE_LATEST)


def _add_faults(app: FastAPI) -> None:
    """Add handlers that answer every error with a code and a sentence."""

    def answer(request: Request, fault: Fault) -> Response:
        note(fault, request.scope)
        return Response(orjson.dumps(fault.refusal()), fault.status, media_type="application/json")

    @app.exception_handler(SundukError)
    async def ours(request: Request, error: SundukError) -> Response:
        return answer(request, fault_of(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return answer(request, Fault("invalid", _sentence(error.errors()[0])))

    @app.exception_handler(DBAPIError)
    async def away(request: Request, error: DBAPIError) -> Response:
        log.error("the database failed", exc_info=error, extra={"path": request.scope["path"]})
        return answer(request, Fault("away", "The database cannot be reached: nothing has changed; try again."))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return answer(request, Fault("unknown", "There is nothing here."))
        if error.status_code == 400:
            return answer(request, Fault("invalid", "The request is not JSON that can be read."))
        body = {"error": {"code": "invalid", "message": str(error.detail)}}
        return Response(orjson.dumps(body), error.status_code, error.headers, "application/json")

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
        return answer(request, Fault("fault", "The server made a mistake; nothing has changed."))


def _sentence(error: dict[str, Any]) -> str:
    place = ".".join(str(part) for part in error["loc"] if part != "body")
    return f"{place or 'The request'}: {error['msg']}."
