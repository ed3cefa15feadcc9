"""What readers get when there is no such page, or when the store cannot be read: a page in the same style."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from jinja2 import Environment
from sqlalchemy.exc import DatabaseError
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from harness.errors import SettingsError


@dataclass(frozen=True, slots=True)
class Words:
    """A failure in a reader's words."""

    status: int
    title: str
    text: str


NOT_FOUND = Words(
    404, "No such page", "Nothing is stored under this address. It may have been cut off when it was copied."
)
NOT_ALLOWED = Words(405, "Reading only", "These pages can be read and nothing else.")
UNREADABLE = Words(
    503,
    "The records cannot be read",
    "The database is missing, busy or damaged. Nothing is lost by that; try again later.",
)
DEFECT = Words(
    500, "A defect of this page", "The page could not be made. The records are not touched by that."
)


def add_failures(app: FastAPI, templates: Environment) -> None:
    """Register a page for each kind of failure."""

    def page(words: Words) -> HTMLResponse:
        return HTMLResponse(templates.get_template("failure.html").render(failure=words), words.status)

    async def by_status(_request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        return page(NOT_ALLOWED if status == 405 else NOT_FOUND)

    async def unreadable(_request: Request, _error: Exception) -> Response:
        return page(UNREADABLE)

    async def defect(_request: Request, _error: Exception) -> Response:
        return page(DEFECT)

    app.add_exception_handler(HTTPException, by_status)
    app.add_exception_handler(RequestValidationError, by_status)
    app.add_exception_handler(SettingsError, by_status)
    app.add_exception_handler(DatabaseError, unreadable)
    app.add_exception_handler(Exception, defect)
