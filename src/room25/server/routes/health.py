"""For the administrator of the server."""

from __future__ import annotations

import hmac
import ipaddress

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.server import metrics
from room25.server.errors import RequestRefused
from room25.server.routes.common import bearer, tables
from room25.server.settings import Settings

__all__: list[str] = []

router = APIRouter()
BY_PROXY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


@router.get("/healthz")
async def health() -> Response:
    """The server runs."""
    return Response("ok\n", media_type="text/plain")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """The server runs and its database writes; answered within two seconds, whatever the database does."""
    trouble = await tables(request).health.trouble()
    return Response(f"{trouble or 'ok'}\n", status_code=503 if trouble else 200, media_type="text/plain")


@router.get("/metrics")
async def numbers(request: Request) -> Response:
    """Counts for Prometheus: for whoever has the key of the settings or, if there is none, asks from the same machine without a proxy."""
    if not _may_count(request):
        raise RequestRefused("no-such-place", "Not Found")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _may_count(request: Request) -> bool:
    settings: Settings = request.app.state.settings
    if settings.metrics_key:
        return hmac.compare_digest(bearer(request).encode(), settings.metrics_key.encode())
    if request.client is None or any(name in request.headers for name in BY_PROXY):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
