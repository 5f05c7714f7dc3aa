"""Every screen in every language and theme: axe-core finds nothing, all is translated, nothing is too wide, all can be read and tapped."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from browser import inspect_page
from browser.conftest import Person
from browser.screens import DRAWERS, SCREENS
from browser.site import Site
from room25.texts import LANGUAGES

THEMES = ("dark", "light", "contrast")
PHONES: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 375, "height": 667},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everyone(site: Site, person: Person, name: str, language: str) -> None:
    page = SCREENS[name](site, lambda kept: person(settings={"language": language}, kept=kept))
    wrong = inspect_page.foreign(page, language) + inspect_page.wide(page) + inspect_page.tiny(page)
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        rules = "" if theme == THEMES[0] else "color-contrast"  # the rest is the same in every theme
        wrong += [f"{theme}: {fault}" for fault in inspect_page.axe(page, rules)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS | DRAWERS)
def test_a_phone_is_wide_enough_and_a_finger_small_enough(site: Site, person: Person, name: str, language: str) -> None:
    opener = (SCREENS | DRAWERS)[name]
    page = opener(site, lambda kept: person(phone=True, settings={"language": language}, kept=kept))
    wrong = inspect_page.foreign(page, language)
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        rules = "" if theme == THEMES[0] else "color-contrast"
        wrong += [f"{theme}: {fault}" for fault in inspect_page.axe(page, rules)]
    for size in PHONES:
        page.set_viewport_size(size)
        faults = inspect_page.wide(page) + inspect_page.small(page) + inspect_page.tiny(page)
        wrong += [f"{size['width']} × {size['height']}: {fault}" for fault in faults]
    assert not wrong, "\n".join(wrong)
