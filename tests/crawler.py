"""Visits every page that can be reached from the front page, and takes pages apart without a browser."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urljoin

import httpx


@dataclass
class Page:
    """One answer, taken apart: addresses it links to, elements with their attributes, visible text."""

    address: str
    status: int
    headers: httpx.Headers
    source: str
    links: list[str] = field(default_factory=list)
    elements: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)
    text: str = ""


class _Parser(HTMLParser):
    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.page.elements.append((tag, found))
        address = found.get("href")
        if address and tag == "a":
            self.page.links.append(address)

    def handle_data(self, data: str) -> None:
        self.page.text += data


def read(client: httpx.Client, address: str) -> Page:
    """One page."""
    answer = client.get(address)
    page = Page(address, answer.status_code, answer.headers, answer.text)
    if answer.headers["content-type"].startswith("text/html"):
        _Parser(page).feed(answer.text)
    return page


def crawl(client: httpx.Client, start: str = "/") -> dict[str, Page]:
    """Every page by its address, with its query and without its fragment."""
    found: dict[str, Page] = {}
    waiting = [start]
    while waiting:
        address = waiting.pop()
        if address not in found:
            found[address] = read(client, address)
            there = (urljoin(address, link).split("#")[0] for link in found[address].links)
            waiting.extend(link for link in there if link.startswith("/"))
    return found
