"""axe-core finds nothing on any screen, in any theme, on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from browser.hands import Person
from browser.test_games import lay, sit

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def faults(person: Person) -> list[str]:
    """What axe-core complains of, with the first element that it means."""
    person.page.wait_for_timeout(400)  # what comes in has come in: a half-faded text has no contrast
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_nothing_stands_in_anybodys_way(visitor: Callable[..., Person], site: str, theme: str, size: str) -> None:
    me = visitor(*SIZES[size], theme=theme)
    for path, there in (("/", ".big"), ("/new", "form"), ("/join", "section ul")):
        me.page.goto(path)
        me.page.wait_for_selector(there)
        assert not faults(me), path
    me.page.click("header .icon-button")
    assert not faults(me), "settings"
    sit(me, lay(site, edition="ultimate-en", mode="suspicion"), "Nova")
    me.page.wait_for_selector(".board .lit")
    assert not faults(me), "the first look"
    for _ in range(2):
        me.act()
    me.page.wait_for_selector(".token")
    assert not faults(me), "programming"
    if size == "phone":
        for drawer in (1, 2, 3):
            me.page.click(f".drawers button:nth-child({drawer})")
            assert not faults(me), f"drawer {drawer}"
        me.page.keyboard.press("Escape")
    me.page.click('.board [data-cell="1"]')
    assert not faults(me), "the sheet of a room"
