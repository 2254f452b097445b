"""Middleware: refuses requests from other sites, too large or too many; adds strict security headers to responses."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import cast

import orjson
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sunduk.table.faults import Fault
from sunduk.table.live.limits import Limit

from ..config import Settings
from ..home.home import Home
from ..process.metrics import REFUSALS, REQUESTS
from .addresses import address_of
from .hosts import Hosts
from .identity import COOKIE, FORGET, Signer

LARGEST = 64 * 1024
LARGEST_RECORD = 512 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

STRICT = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
STRICT_API = [*STRICT, (b"cache-control", b"no-store")]

log = logging.getLogger("sunduk.door")


class Door:
    """The ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, home: Home) -> None:
        self._app = app
        self._settings = settings
        self._home = home
        self._limit = Limit(settings.requests_per_second, settings.burst)
        self._hosts = Hosts(settings)
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._life(scope, receive, send)

    async def _life(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lifespan: an error of ours at the start is reported as one sentence, without a traceback."""

        async def told(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                kind, _, sentence = message["message"].strip().rpartition("\n")[2].partition(": ")
                if kind.startswith("sunduk."):
                    message["message"] = sentence
            await send(message)

        await self._app(scope, receive, told)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        largest = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST

        async def answered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _ in message["headers"]}
                strict = STRICT_API if scope["path"].startswith("/api") else STRICT
                message["headers"] = [*message["headers"], *(pair for pair in strict if pair[0] not in given)]
                if scope.get("state", {}).get("bad_cookie") and b"set-cookie" not in given:
                    message["headers"].append((b"set-cookie", FORGET.encode()))
            await send(message)

        try:
            self._check(scope, largest)
            if scope["method"] not in SAFE:
                receive = await whole_body(receive, largest, self._settings.request_seconds)
            await self._app(scope, receive, answered)
        except Fault as fault:
            if status:
                raise
            await refuse(fault, scope, answered)
        except asyncio.CancelledError:
            if status:
                raise
            await refuse(Fault("away", "The server is being stopped: try again in a moment."), scope, answered)
        finally:
            route = cast(str, getattr(scope.get("route"), "path", "other"))
            REQUESTS.labels(scope["method"], route, status).observe(time.perf_counter() - began)

    def _check(self, scope: Scope, largest: int) -> None:
        headers = Headers(scope=scope)
        self._hosts.check(headers.get("host"))
        self._home.check(scope, headers)
        if not self._settings.proxies and not self._warned and "x-forwarded-for" in headers:
            self._warned = True
            log.warning("requests come through a proxy that SUNDUK_PROXIES does not name: all count as one address")
        if scope["path"].startswith("/api") and self._settings.limits:
            self._limit.take(who_asks(scope, headers, cast(Signer | None, scope["app"].state.signer)))
        if scope["method"] in SAFE:
            return
        self.check_origin(scope, headers)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > largest:
            raise Fault("large", f"A request has at most {largest} bytes.")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (kind or length != "0" or "transfer-encoding" in headers):
            raise Fault("kind", "Send JSON, with the header Content-Type: application/json.")

    def check_origin(self, scope: Scope, headers: Headers) -> None:
        """Refuse a request that a browser sends for a page of another site (CSRF)."""
        origin = headers.get("origin")
        own = f"{scope['scheme'].replace('ws', 'http')}://{headers.get('host', '')}"
        if origin is not None and origin != own and origin not in self._settings.origins:
            raise Fault("foreign", "This request comes from a page of another site.")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Fault("foreign", "This request comes from a page of another site.")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            headers = Headers(scope=scope)
            self._hosts.check(headers.get("host"))
            self._home.check(scope, headers)
            self.check_origin(scope, headers)
        except Fault as fault:
            note(fault, scope)
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
            return
        await self._app(scope, receive, send)


async def whole_body(receive: Receive, largest: int, seconds: float) -> Receive:
    """Read the whole body of a request within a time limit; the application then gets it in one piece."""
    body, more = b"", True
    try:
        async with asyncio.timeout(seconds):
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    break
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > largest:
                    raise Fault("large", f"A request has at most {largest} bytes.")
    except TimeoutError:
        raise Fault("slow", f"A request is to come in whole within {seconds:g} seconds.") from None
    pieces = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return pieces.pop() if pieces else await receive()

    return again


def who_asks(scope: Scope, headers: Headers, signer: Signer | None) -> str:
    """The key for rate limits: the guest of a valid cookie, else the address."""
    cookie = cookie_of(headers)
    guest = signer.read(cookie) if cookie and signer else None
    return guest or address_of(scope.get("client"))


def cookie_of(headers: Headers) -> str | None:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def note(fault: Fault, scope: Scope) -> None:
    """Log a refusal."""
    REFUSALS.labels(fault.code).inc()
    address = (scope.get("client") or ("?",))[0]
    log.info("refused", extra={"code": fault.code, "path": scope["path"], "address": address, "why": str(fault)})


async def refuse(fault: Fault, scope: Scope, send: Send) -> None:
    note(fault, scope)
    body = orjson.dumps(fault.refusal())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if fault.code in ("large", "slow"):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
