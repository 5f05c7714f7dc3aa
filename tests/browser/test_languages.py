"""The language is changed in the middle of a game, through the settings; the game itself notices nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from browser import inspect_page, screens
from browser.conftest import Person
from browser.site import Site
from room25.texts import LANGUAGES, Texts

OWN_NAMES = {"en": "English", "fr": "Français", "pl": "Polski", "uk": "Українська"}


def test_languages_are_switched_during_a_game(site: Site, person: Person) -> None:
    page = screens.hand(site, lambda kept: person(kept=kept))
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        texts = Texts(language)
        page.locator(".top .buttons button").last.click()
        page.get_by_role("radio", name=OWN_NAMES[language], exact=True).check()
        expect(page.locator("dialog h2")).to_have_text(texts("web-settings"))
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("button.ready")).to_have_text(texts("web-ready-button"))
        expect(page.locator(".slot.full")).to_have_count(2)  # what was laid lies there still
        assert not inspect_page.foreign(page, language)
