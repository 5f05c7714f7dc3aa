"""Every refusal of a request is a small JSON object with a code from the list, and never a traceback."""

from __future__ import annotations

import structlog
from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from room25.errors import BadSetup, OtherRules
from room25.server.bodies import ApiError
from room25.server.messages import Code, Problem, write

__all__ = ["RequestRefused", "STATUS", "answer", "bad_setup", "install"]

STATUS: dict[Code, int] = {
    "bad-message": 400,
    "bad-name": 422,
    "bad-record": 422,
    "bad-setup": 422,
    "banned": 403,
    "closed": 410,
    "dead": 409,
    "figure-taken": 409,
    "foreign": 403,
    "game-begun": 409,
    "game-over": 409,
    "host-is-here": 409,
    "name-taken": 409,
    "no-bot": 422,
    "no-hints": 409,
    "no-record-yet": 409,
    "no-such-place": 404,
    "no-such-record": 404,
    "no-such-table": 404,
    "not-asked": 409,
    "other-rules": 410,
    "seat-taken": 409,
    "too-large": 413,
    "too-many": 429,
    "waiting": 409,
    "wrong-key": 403,
    "internal": 500,
}
LOG = structlog.get_logger()


class RequestRefused(Exception):
    """A request that is answered with a refusal."""

    def __init__(self, code: Code, text: str, problems: list[Problem] | None = None) -> None:
        super().__init__(code)
        rule = problems[0].rule if problems else ""
        self.body = ApiError(code, text, rule, problems or [])


def bad_setup(error: BadSetup) -> RequestRefused:
    """A table that cannot be laid, with everything that is wrong with it."""
    problems = [Problem(p.rule, p.text, p.key, dict(p.values)) for p in error.problems]
    return RequestRefused("bad-setup", "this game cannot be set up", problems)


def answer(body: ApiError, status: int) -> Response:
    return Response(write(body), status_code=status, media_type="application/json")


def install(app: FastAPI) -> None:
    """Make the app answer every error with one of our refusals."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestRefused)
        return answer(error.body, STATUS[error.body.code])

    async def not_found(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = answer(ApiError("no-such-place", str(error.detail)), error.status_code)
        response.headers.update(error.headers or {})
        return response

    async def other_rules(request: Request, error: Exception) -> Response:
        return answer(ApiError("other-rules", str(error)), STATUS["other-rules"])

    async def internal(request: Request, error: Exception) -> Response:
        LOG.error("request-failed", path=request.url.path, error=type(error).__name__)
        return answer(ApiError("internal", "something went wrong here; it is not your fault"), 500)

    app.add_exception_handler(RequestRefused, refused)
    app.add_exception_handler(OtherRules, other_rules)
    app.add_exception_handler(HTTPException, not_found)
    app.add_exception_handler(Exception, internal)
