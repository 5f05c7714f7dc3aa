"""The one kind of response that our routes make."""

from starlette.responses import Response

__all__ = ["Response"]
