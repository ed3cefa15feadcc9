"""The dashboard as an ASGI application: `create_app(database) -> FastAPI`. Every route only reads."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles
from starlette.middleware.gzip import GZipMiddleware

from dashboard.failures import add_failures
from dashboard.headers import SecurityHeaders
from dashboard.routes import pages
from dashboard.templating import STATIC, environment
from harness.store.database import Database


def create_app(database: Database) -> FastAPI:
    """The application over a store that `open_read_only` opened."""
    app = FastAPI(title="Dugout", docs_url=None, redoc_url=None, openapi_url=None, redirect_slashes=False)
    templates = environment()
    app.include_router(pages(database, templates))
    app.mount("/static", StaticFiles(directory=STATIC))
    add_failures(app, templates)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(SecurityHeaders)
    return app
