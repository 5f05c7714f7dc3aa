"""The page brings its own letters: what it looks like does not depend on the fonts of a machine."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession

from browser import screens
from browser.conftest import Person
from browser.site import Site
from room25.texts import LANGUAGES


def fonts(session: CDPSession, node: dict[str, Any]) -> dict[str, bool]:
    """The fonts that the texts of a node are drawn with, and whether each is one of ours."""
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
    return {font["familyName"]: font["isCustomFont"] for font in used}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["front", "create", "hand", "settings", "end"])
def test_every_word_is_drawn_with_letters_of_ours(site: Site, person: Person, name: str, language: str) -> None:
    page = screens.SCREENS[name](site, lambda kept: person(settings={"language": language}, kept=kept))
    page.evaluate("document.fonts.ready.then(() => undefined)")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": -1})["root"]
    waiting, ours, foreign = [root], 0, list[str]()
    while waiting:
        node = waiting.pop()
        inside = node.get("children", [])
        waiting += inside
        text = "".join(child["nodeValue"] for child in inside if child["nodeType"] == 3).strip()
        if text:
            used = fonts(session, node)
            ours += any(used.values())
            foreign += [f"{font}: {text}" for font, own in used.items() if not own]
    assert ours > 5
    assert not foreign


def test_a_button_with_an_icon_keeps_its_size_beside_a_long_title(site: Site, person: Person) -> None:
    page = screens.settings(site, lambda kept: person(phone=True, kept=kept))
    page.locator("dialog h2").evaluate("(title) => void (title.textContent = 'Налаштування'.repeat(9))")
    box = page.locator("dialog header .icon-button").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (44, 44)
