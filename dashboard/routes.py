"""The addresses of the pages, each with its template."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from jinja2 import Environment
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from dashboard.batch_page import batch_page
from dashboard.batches import PER_PAGE, batch_lines, count_batches
from dashboard.chart import NARROW, WIDE, points_chart
from dashboard.points import Series
from dashboard.run_page import run_page
from dashboard.snapshot_page import snapshot_page
from dashboard.turn_page import turn_page
from harness.store.database import Database
from scoring.results import results

Page = Annotated[int, Query(ge=1, le=100_000)]
MOST_NUMBER = 2**31 - 1


def pages(database: Database, templates: Environment) -> APIRouter:
    """All routes over one store."""
    router = APIRouter(default_response_class=HTMLResponse, redirect_slashes=False)

    # A HEAD request is a reading too; FastAPI answers it only where it is named.
    page_at = partial(router.api_route, methods=["GET", "HEAD"])

    def shown(template: str, **values: Any) -> HTMLResponse:
        return HTMLResponse(templates.get_template(template).render(**values))

    @page_at("/")
    def front(page: Page = 1) -> Response:
        """Every batch, newest first."""
        count = count_batches(database)
        last = max(1, -(-count // PER_PAGE))
        if page > last:
            raise HTTPException(404)
        return shown("front.html", batches=batch_lines(database, page), count=count, page=page, pages=last)

    @page_at("/about")
    def about() -> Response:
        """What is measured, verified and not."""
        return shown("about.html")

    @page_at("/batches/{batch}")
    def one_batch(batch: str) -> Response:
        """Standings, chart and frozen facts."""
        found = batch_page(database, batch)
        return shown("batch.html", page=found, charts=_charts(found.series))

    @page_at("/batches/{batch}/results.json")
    def results_json(batch: str) -> Response:
        """The document of `dugout results --json`."""
        text = json.dumps(results(database, batch), indent=2, ensure_ascii=False, allow_nan=False) + "\n"
        return Response(text, media_type="application/json")

    @page_at("/runs/{run}")
    def one_run(run: str, page: Page = 1) -> Response:
        """A run's diary and log."""
        found = run_page(database, run, page)
        if page > found.pages:
            raise HTTPException(404)
        return shown("run.html", page=found, charts=_charts(found.series, run))

    @page_at("/runs/{run}/turns/{turn}")
    def one_turn(
        run: str, turn: int, opened: Annotated[int | None, Query(ge=0, le=MOST_NUMBER)] = None
    ) -> Response:
        """A turn that stands, or any by the sequence number of its opening."""
        found = turn_page(database, run, turn, opened)
        if found is None:
            raise HTTPException(404)
        return shown("turn.html", page=found)

    @page_at("/snapshots/{snapshot}")
    def one_snapshot(snapshot: str) -> Response:
        """Decoded game state at one stop."""
        found = snapshot_page(database, snapshot)
        if found is None:
            raise HTTPException(404)
        return shown("snapshot.html", page=found)

    return router


def _charts(series: Sequence[Series], highlighted: str | None = None) -> list[Any]:
    """The chart for wide and for narrow screens; the style sheet shows one of them."""
    made = (points_chart(series, size, highlighted) for size in (WIDE, NARROW))
    return [chart for chart in made if chart is not None]
