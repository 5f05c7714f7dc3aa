"""The lessons: what is said waits until it was read."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Person
from browser.driver import TURN, Player


def test_a_hint_waits_until_it_was_read(person: Person) -> None:
    page = person()
    page.goto("/learn")
    page.locator("li .button").first.click()
    page.wait_for_function(TURN)
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    said = bubble.locator("p").first.text_content() or ""
    player = Player(page, seed=4)
    for _ in range(3):  # the game goes on beneath it
        page.wait_for_function(TURN)
        player.act(player.see())
    expect(bubble).to_contain_text(said)
    bubble.locator(".button.main").click()
    expect(bubble).not_to_contain_text(said)
