"""Who may talk to the server: the right host, no foreign origin, not too often; and headers on every answer."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.kernel.errors import SetupError
from tablee.server.http.limits import Buckets
from tablee.server.wire.refusal import Refused
from tablee.text.messages import Messages

#: the page's own socket is named as well: older browsers do not count it as 'self'; no other one, nor one in the clear
#: where the page is not
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' {socket}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Gate:
    """Before anything else: the right host, no foreign origin, not too often; and headers on every answer."""

    def __init__(
        self, app: ASGIApp, hosts: set[str], origins: set[str], asked: Buckets, banned: Container[str] = ()
    ) -> None:
        self.app = app
        self.hosts = hosts  # "127.0.0.1:8000"
        self.origins = origins  # "http://127.0.0.1:8000"
        self.asked = asked
        self.banned = banned

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self.problem(scope, headers)
        if problem is not None:
            status, id = problem
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": id})
                return
            await refusal(Refused(id), "en", status)(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *[(name.lower().encode(), value.encode()) for name, value in HEADERS.items()],
                    (b"content-security-policy", POLICY.format(socket=self.socket(headers["host"])).encode()),
                ]
            await send(message)

        try:
            await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
        except ClientDisconnect:
            return

    def socket(self, host: str) -> str:
        return f"wss://{host}" if f"https://{host}" in self.origins else f"ws://{host}"

    def problem(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if headers.get("host", "") not in self.hosts:
            return 421, "ui-refused-host-name"
        origin = headers.get("origin")
        if origin is not None and origin not in self.origins:
            return 403, "ui-refused-origin"
        if headers.get("sec-fetch-site", "none") == "cross-site" and scope.get("method") != "GET":
            return 403, "ui-refused-origin"
        address = client_address(scope)
        if address in self.banned:
            return 403, "ui-refused-banned"
        if not self.asked.take(address):
            return 429, "ui-refused-many"
        return None


def client_address(scope: Scope) -> str:
    """Who asks: an address, or the network of one person where they have as many addresses as they like (IPv6, /64)."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:  # a proxy may name anything
        return address
    return str(found.ipv4_mapped or IPv6Network((found.packed[:8] + bytes(8), 64)))


@cache
def words(lang: str) -> Messages:
    """Read once: refusing must cost less than asking."""
    return Messages(lang, "tablee.text", stem="server")


def refusal(no: Refused, lang: str, status: int) -> Response:
    args = no.why[1] if len(no.why) > 1 else {}
    assert isinstance(args, dict)
    text = words(lang).say(str(no.why[0]), **args)
    return JSONResponse({"why": no.why, "text": text}, status)


def hosts_and_origins(host: str, port: int, more: list[str]) -> tuple[set[str], set[str]]:
    """The names under which this server may be asked for: the machine's own, and those it was told."""
    names = {f"{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")}
    if host not in ("0.0.0.0", "::", "127.0.0.1", "localhost"):
        names.add(f"{host}:{port}")
    if port == 80:
        names |= {name.removesuffix(":80") for name in names}
    origins = {f"http://{name}" for name in names}
    for origin in more:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
            raise SetupError(f"--origin {origin!r}: wanted is an address like https://games.example.org")
        names.add(parts.netloc)
        origins.add(f"{parts.scheme}://{parts.netloc}")
    return names, origins
