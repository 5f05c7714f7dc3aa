"""For the administrator of the server."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from room25.server import metrics
from room25.server.routes.common import tables

__all__: list[str] = []

router = APIRouter()


@router.get("/healthz")
async def health() -> Response:
    """The server runs."""
    return Response("ok\n", media_type="text/plain")


@router.get("/readyz")
async def ready(request: Request) -> Response:
    """The server runs and its database answers."""
    try:
        await tables(request).store.ping()
    except Exception:
        return Response("the database does not answer\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@router.get("/metrics")
async def numbers() -> Response:
    """Counts for Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
