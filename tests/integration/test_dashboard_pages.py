"""Every page over a store with nasty texts, as a reader without a browser gets it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from crawler import Page, crawl, read
from dashboard_store import (
    BATCH,
    CLUB,
    LONG,
    OTHER_RUN,
    RUN,
    SCRIPT,
    SECRETS,
    build_nasty_store,
    file_state,
)
from dugout_command import Dugout
from served_dashboard import served

from dashboard.headers import HEADERS
from harness.tools.catalogue import CATALOGUE
from harness.turn.rules import RULES


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dashboard") / "nasty.db"
    build_nasty_store(path)
    return path


@pytest.fixture(scope="module")
def client(store: Path) -> Iterator[httpx.Client]:
    with served(f"sqlite:///{store}") as address, httpx.Client(base_url=address, trust_env=False) as made:
        yield made


@pytest.fixture(scope="module")
def pages(client: httpx.Client) -> dict[str, Page]:
    return crawl(client)


def test_dashboard_crawl_reaches_every_kind(pages: dict[str, Page]) -> None:
    """From the front page one gets to the batch, its results, both runs, each turn, also one set aside."""
    expected = [
        f"/batches/{BATCH}", f"/batches/{BATCH}/results.json", f"/runs/{RUN}", f"/runs/{OTHER_RUN}", "/about",
        f"/runs/{RUN}/turns/1", f"/runs/{RUN}/turns/2", f"/runs/{RUN}/turns/1?opened=3",
    ]  # fmt: skip
    assert [address for address in expected if address not in pages] == []
    assert sum(address.startswith("/snapshots/") for address in pages) == 8
    assert {page.status for page in pages.values()} == {200}


def test_dashboard_shows_no_rules_and_no_definitions(pages: dict[str, Page]) -> None:
    """No page holds a sentence of the rules, a tool's description or one of its arguments' descriptions."""
    sentences = [part.strip() for part in RULES.replace("\n", ". ").split(". ") if len(part.strip()) > 25]
    fields = [field for tool in CATALOGUE for field in tool.arguments.model_fields.values()]
    properties = [field.description for field in fields if field.description]
    secret = [*sentences, *(tool.description for tool in CATALOGUE), *properties]
    assert len(sentences) > 15
    assert len(properties) > 10
    for page in pages.values():
        assert [text for text in secret if text in page.text or text in page.source] == []


def test_dashboard_shows_no_keys(pages: dict[str, Page], client: httpx.Client) -> None:
    """No page holds a key, the name of its variable, a model server's address or a place on the machine."""
    shown = [*pages.values(), read(client, "/nothing"), read(client, f"/runs/{RUN}/turns/9")]
    for page in shown:
        assert [secret for secret in SECRETS if secret in page.source] == []


def test_dashboard_pages_hold_no_active_content(pages: dict[str, Page]) -> None:
    """No script, no style inside a page, no event attribute, no image, no address outside the dashboard."""
    for page in pages.values():
        for tag, attributes in page.elements:
            assert tag not in ("script", "style", "img", "iframe", "object", "base", "form"), page.address
            assert not [name for name in attributes if name.startswith("on") or name == "style"], page.address
            for name in ("href", "src"):
                assert (attributes.get(name) or "/").startswith(("/", "#content")), page.address


def test_dashboard_shows_texts_of_models_as_text(pages: dict[str, Page]) -> None:
    """Markup of a model and 200 kB without a space stand on the page, character for character."""
    turn = pages[f"/runs/{RUN}/turns/1"]
    assert turn.text.count(SCRIPT) == 4  # notes, answer, a tool's name, fallback
    assert turn.text.count(json.dumps(SCRIPT)) == 2  # arguments, and what the game answered
    assert LONG in turn.text
    assert "bell␇ escape␛[31m nul␀ delete␡" in turn.text
    assert "שלום עולם" in turn.text
    assert CLUB in pages[next(a for a in pages if a.startswith("/snapshots/"))].text


def test_dashboard_standings_equal_results(pages: dict[str, Page], store: Path) -> None:
    """The page's standings and results.json are what `dugout results --json` prints."""
    document = Dugout(store.parent).document("results", BATCH, "--database", f"sqlite:///{store}")
    assert json.loads(pages[f"/batches/{BATCH}/results.json"].source) == document
    words = " ".join(pages[f"/batches/{BATCH}"].text.split())
    for entry in document["entries"]:
        assert f"{entry['points']} {entry['league_points']} {entry['seasons_completed']}" in words
    assert [entry["points"] for entry in document["entries"]] == [4, 1]


def test_dashboard_marks_what_is_set_aside(pages: dict[str, Page]) -> None:
    """A turn and a failure before a restart are shown with their mark; the turn that stands has none."""
    assert "set aside" in pages[f"/runs/{RUN}/turns/1?opened=3"].text
    assert "Before the crash." in pages[f"/runs/{RUN}/turns/1?opened=3"].text
    assert "set aside" not in pages[f"/runs/{RUN}/turns/1"].text
    assert "Before the crash." not in pages[f"/runs/{RUN}/turns/1"].text
    assert pages[f"/runs/{RUN}"].text.count("set aside") == 3  # day, failure, and the restart's own words


def test_dashboard_draws_the_sheet_that_a_turn_left(pages: dict[str, Page]) -> None:
    """Eleven shirts on a pitch and the substitutes by name, where a sheet was written in the turn."""
    drawn = [
        attributes
        for _, attributes in pages[f"/runs/{RUN}/turns/2"].elements
        if attributes.get("class") == "shirt"
    ]
    assert len(drawn) == 11
    assert "Substitutes: " in pages[f"/runs/{RUN}/turns/2"].text
    assert "Team sheet" not in pages[f"/runs/{RUN}/turns/1"].text


def test_dashboard_shows_the_match_in_play(pages: dict[str, Page]) -> None:
    """A snapshot at half-time has the score so far, one before or after a match has not."""
    in_play = [page for page in pages.values() if "Match in play" in page.text]
    assert len(in_play) == 1
    assert "45'" in in_play[0].text


def test_dashboard_marks_hidden_values(pages: dict[str, Page]) -> None:
    """Ability and potential stand in cells marked observer-only."""
    page = pages[next(address for address in pages if address.startswith("/snapshots/"))]
    marked = [
        attributes["data-label"]
        for tag, attributes in page.elements
        if attributes.get("class") == "n hidden" and "data-label" in attributes
    ]
    assert len(marked) == 44
    assert set(marked) == {"Ability, observer-only", "Potential, observer-only"}


def test_dashboard_answers_carry_the_headers(client: httpx.Client, pages: dict[str, Page]) -> None:
    """Every answer, errors and files too, has the security headers."""
    answers = [page.headers for page in pages.values()]
    answers += [client.get(address).headers for address in ("/nothing", "/static/dugout.css", "/static/none")]
    for headers in answers:
        assert {name: headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "address",
    [
        "/nothing", "/batches/none", "/batches/none/results.json", "/runs/none", "/snapshots/none",
        "/?page=99", "/?page=0", "/?page=x", f"/runs/{RUN}?page=2", f"/runs/{RUN}/turns/99",
        f"/runs/{RUN}/turns/x", f"/runs/{RUN}/turns/1?opened=2", f"/runs/{RUN}/turns/{10**30}",
        "/openapi.json", "/docs",
        "/static/../app.py", "/batches/%00", "/runs/%2e%2e%2f", "/snapshots/%F0%9F%92%A9",
    ],
)  # fmt: skip
def test_dashboard_knows_no_such_page(client: httpx.Client, address: str) -> None:
    """An address behind which nothing lies gives the page for that, not a defect."""
    page = read(client, address)
    assert page.status == 404
    assert "No such page" in page.text


def test_dashboard_answers_head(client: httpx.Client) -> None:
    """A monitor that asks for the head alone gets it."""
    answer = client.head(f"/runs/{RUN}")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_dashboard_is_for_reading_only(client: httpx.Client, method: str) -> None:
    """Nothing but reading is answered."""
    answer = client.request(method, f"/runs/{RUN}")
    assert answer.status_code == 405
    assert "Reading only" in answer.text


def test_dashboard_leaves_the_database_as_it_is(tmp_path: Path) -> None:
    """After a crawl of every page the file has its bytes and its time of last change."""
    path = tmp_path / "still.db"
    build_nasty_store(path)
    before = file_state(path)
    with served(f"sqlite:///{path}") as address, httpx.Client(base_url=address, trust_env=False) as client:
        assert len(crawl(client)) > 10
    assert file_state(path) == before


def test_dashboard_says_that_the_database_is_gone(tmp_path: Path) -> None:
    """When the file vanishes under it, a page says so; nothing is made in its place."""
    path = tmp_path / "gone.db"
    build_nasty_store(path)
    with served(f"sqlite:///{path}") as address, httpx.Client(base_url=address, trust_env=False) as client:
        for name in tmp_path.iterdir():
            name.unlink()
        page = read(client, "/")
    assert page.status == 503
    assert "The records cannot be read" in page.text
    assert list(tmp_path.iterdir()) == []
