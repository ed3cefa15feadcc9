"""Debian's chromium walks through the dashboard as a reader does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from dashboard_store import BATCH, LONG, RUN, SCRIPT, build_nasty_store
from playwright.sync_api import Browser, Page, sync_playwright
from served_dashboard import served

pytestmark = pytest.mark.browser

CHROMIUM = "/usr/bin/chromium"
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
WIDTHS = (1280, 390)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("walk") / "nasty.db"
    build_nasty_store(path)
    with served(f"sqlite:///{path}") as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield made
        made.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 900})
    made = context.new_page()
    complaints: list[str] = []
    made.on("console", lambda message: complaints.append(message.text))
    made.on("pageerror", lambda error: complaints.append(str(error)))
    made.on("dialog", lambda dialog: complaints.append(dialog.message))
    yield made
    context.close()
    assert complaints == []  # nothing refused by the content policy, no script error, no dialog


def test_browser_walks_to_a_turn_and_back(page: Page) -> None:
    """Front page, batch, run, turn, the next by its coloured key, its snapshot, and back by the crumbs."""
    page.goto("/")
    page.get_by_role("link", name=BATCH).click()
    page.get_by_role("table").get_by_role("link", name="Nasty").click()
    page.locator(".day:not(.aside)").first.get_by_role("link", name="before the match").click()
    assert page.url.endswith(f"/runs/{RUN}/turns/1")
    page.get_by_role("navigation", name="Keys").get_by_role("link", name="Turn 2").click()
    assert page.get_by_text("Again.").is_visible()
    page.get_by_role("navigation", name="Keys").get_by_role("link", name="Snapshot").click()
    assert page.get_by_role("columnheader", name="Ability").is_visible()
    crumbs = page.get_by_role("navigation", name="Where this page is")
    crumbs.get_by_role("link", name="Nasty <").click()
    crumbs.get_by_role("link", name=BATCH).click()
    crumbs.get_by_role("link", name="Batches").click()
    assert page.get_by_role("heading", level=1).inner_text().startswith("Language models")


def test_browser_shows_a_script_as_text(page: Page) -> None:
    """A model's `<script>` is seen, and not run."""
    page.goto(f"/runs/{RUN}/turns/1")
    assert page.locator(".said").first.inner_text() == SCRIPT
    assert page.title().startswith("Turn 1")
    assert page.locator("script, img").count() == 0


def test_browser_opens_a_text_of_200_kb(page: Page) -> None:
    """It is collapsed at first; opened, it is there to the last letter, in a box of its own."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/runs/{RUN}/turns/1")
    long_text = page.locator("details.long", has_text="Reasoning").first
    text = long_text.locator("pre")
    assert not text.is_visible()
    long_text.locator("summary").click()
    assert text.is_visible()
    assert text.inner_text() == LONG
    box = text.bounding_box()
    assert box is not None
    assert box["height"] < 700
    assert overflow(page) == 0


@pytest.mark.parametrize("width", WIDTHS)
def test_browser_needs_no_horizontal_scrolling(page: Page, width: int) -> None:
    """Every kind of page fits the screen, also with everything opened that can be opened."""
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"/runs/{RUN}/turns/1")
    snapshot = page.get_by_role("link", name="snapshot", exact=True).get_attribute("href")
    for there in ("/", "/about", f"/batches/{BATCH}", f"/runs/{RUN}", f"/runs/{RUN}/turns/1", snapshot):
        page.goto(str(there))
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        assert overflow(page) == 0, there


def overflow(page: Page) -> int:
    """Pixels by which the page is wider than its window."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found
