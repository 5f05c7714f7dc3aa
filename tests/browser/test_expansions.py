"""The browser game on a server with an expansion: its edition is chosen, its room has a picture, a name and a help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from browser.site import Site
from expansions.test_loaded import python
from room25.studio import new
from server.killable import Killable

PLAYED = """
from random import Random
game, dice = room25.Game.new("hot-rooms", mode="cooperation", seats=4, seed=5, with_=sys.argv[1]), Random(1)
while game.decision:
    who = game.decision.asked[0]
    game.play(f"{who} {dice.choice(game.options(who))}")
assert " fu " in game.deal
print(game.record())
"""


@dataclass
class Hot:
    """The server and its expansion."""

    server: Killable
    folder: Path


@pytest.fixture(scope="module")
def hot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hot]:
    """A server of its own: an expansion stays in the process that has loaded it."""
    folder, data = tmp_path_factory.mktemp("made") / "hot-rooms", tmp_path_factory.mktemp("hot")
    new.expansion(folder, "ultimate-en")
    new.room(folder, "furnace")
    (folder / "texts" / "uk.ftl").write_text("room-furnace = Піч\nroom-furnace-short = Піч\n", encoding="utf-8")
    with Killable(data, f"sqlite:///{data / 'room25.sqlite'}", "--with", str(folder)) as server:
        yield Hot(server, folder)


@pytest.fixture
def page(site: Site, hot: Hot, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(base_url=f"http://{hot.server.host}", service_workers="block", locale="en-GB")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []


def test_its_edition_stands_among_the_others_and_its_room_among_the_rooms(page: Page) -> None:
    page.goto("/builder")
    page.get_by_label("Edition").select_option("Hot rooms")
    card = page.locator("[data-danger=yellow]", has_text="Furnace").first
    expect(card).to_be_visible()
    expect(card.locator(".machine path").first).to_be_attached()
    page.goto("/rules/hot-rooms")
    expect(page.get_by_text("On entry the character loses its adrenaline.").first).to_be_attached()
    expect(page.get_by_text("On entry, your adrenaline is gone.").first).to_be_attached()


def test_what_a_language_does_not_say_is_said_in_english(page: Page) -> None:
    page.add_init_script("localStorage.setItem('room25:settings', JSON.stringify({language: 'uk'}))")
    page.goto("/rules/hot-rooms")
    expect(page.get_by_text("Піч").first).to_be_attached()
    expect(page.get_by_text("On entry, your adrenaline is gone.").first).to_be_attached()


def test_its_room_lies_on_the_board_with_its_picture_and_its_name(page: Page, hot: Hot) -> None:
    record = python(PLAYED, hot.folder)
    got = httpx.post(f"http://{hot.server.host}/api/records", json={"record": record + "\n"}, timeout=60)
    assert got.status_code == 201, got.text
    page.goto(f"/replay/record/{got.json()['id']}")
    page.keyboard.press("End")
    expect(page.locator(".board")).to_contain_text("Furnace")
    expect(page.locator(".board .machine path[d^='M36 66']").first).to_be_attached()
