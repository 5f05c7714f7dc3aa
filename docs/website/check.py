"""Every page of the built site looked at: links lead somewhere, and nothing is loaded from elsewhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src"), ("video", "src")}
MADE_ELSEWHERE = "files"  # the lab's reports: pages of their own, each in one file


class Page(HTMLParser):
    """What a page links to, what it loads, and the places in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.places.add(value)
            elif (tag, name) in LOADS and value:
                self.loads.append(value)
            elif tag == "a" and name == "href" and value:
                self.links.append(value)


def problems(site: Path) -> list[str]:
    """All that is wrong, one line each."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        own = path.relative_to(site)
        if own.parts[0] == MADE_ELSEWHERE:
            continue
        for address in page.loads:
            if urlsplit(address).netloc:
                found.append(f"{own} loads {address}")
        for address in [*page.links, *page.loads]:
            said = urlsplit(address)
            if said.scheme or said.netloc:
                continue
            target = (path.parent / unquote(said.path)).resolve() if said.path else path
            if not target.is_file():
                found.append(f"{own} links to {address}, which is not there")
            elif said.fragment and target in pages and unquote(said.fragment) not in pages[target].places:
                found.append(f"{own} links to {address}, a place that the page does not have")
    for path in sorted(site.rglob("*.css")):
        if "url(http" in path.read_text(encoding="utf-8").replace("'", "").replace('"', ""):
            found.append(f"{path.relative_to(site)} loads something from elsewhere")
    return found
