"""The game can be put on a home screen, and its pages open without a network."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.conftest import PATIENCE, PHONE, SETTINGS
from browser.site import Site


def test_the_game_can_be_installed_and_opens_without_a_network(site: Site, chromium: Browser) -> None:
    context = chromium.new_context(
        base_url=site.origin,
        viewport=PHONE,
        storage_state=site.kept(settings=SETTINGS),
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    assert page.evaluate("navigator.serviceWorker.ready.then((ready) => ready.scope)") == f"{site.origin}/"
    found = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"]  # as every context of a test is
    page.wait_for_function("navigator.serviceWorker.ready.then((ready) => ready.active?.state === 'activated')")
    context.set_offline(True)
    page.reload()
    expect(page.locator(".front")).to_be_visible()
    # The letters too, also those of a language that was never shown here.
    assert page.evaluate("document.fonts.load('700 16px \"Room Text\"', 'Aą').then((faces) => faces.length)") == 2
    context.close()
