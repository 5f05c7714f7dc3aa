"""Whole games in a real browser: alone and with friends, by mouse, by keyboard and by touch, in every edition and language."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from browser.hands import Person, play_on
from room25 import editions
from room25.texts import LANGUAGES, Texts

Come = Callable[..., Person]


def lay(site: str, people: int = 1, **wanted: object) -> str:
    """The id of a new table, with bots in the last seats."""
    seats = int(str(wanted.get("seats", 4)))
    bots = {str(seat): "cautious" for seat in range(people, seats)}
    answer = httpx.post(f"{site}/api/tables", json={"bots": bots, "listed": False, **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def sit(person: Person, table: str, name: str) -> None:
    """From the link to a seat: a name and one tap."""
    person.page.goto(f"/t/{table}")
    person.page.fill("input", name)
    person.page.click("button[type=submit]")
    person.page.wait_for_selector(".screen, .invite")


def test_play_now_leads_to_a_game_with_three_bots_that_can_be_played_to_its_end(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.page.click(".big")
    me.page.wait_for_selector(".board")
    play_on([me])
    assert me.is_over


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_a_game_with_bots_in_each_edition(visitor: Come, site: str, edition: str) -> None:
    me = visitor(confirm=False)
    sit(me, lay(site, edition=edition, mode="suspicion"), "Nova")
    play_on([me])
    assert me.is_over


@pytest.mark.parametrize("mode", ["competition", "team", "cooperation"])
def test_a_game_in_each_other_mode_on_a_phone(visitor: Come, site: str, mode: str) -> None:
    me = visitor(360, 740)
    sit(me, lay(site, edition="season2", mode=mode), "Nova")
    play_on([me])
    assert me.is_over


def test_four_people_play_by_link_while_one_reloads_and_one_loses_the_network(visitor: Come, site: str) -> None:
    table = lay(site, people=4, mode="suspicion")
    people = [visitor() for _ in range(4)]
    for i, person in enumerate(people):
        sit(person, table, f"P{i}")
    play_on(people, steps=12)
    people[1].page.reload()
    people[1].page.wait_for_selector(".board")
    people[2].page.context.set_offline(True)
    people[2].page.wait_for_selector(".banner")
    people[2].page.context.set_offline(False)
    people[2].page.wait_for_selector(".banner", state="detached")
    play_on(people)
    assert len({person.says() for person in people}) == 1


def test_two_at_one_device_pass_it_on_and_see_no_secret_meanwhile(visitor: Come, site: str) -> None:
    me = visitor()
    table = lay(site, people=2, mode="suspicion")
    sit(me, table, "Ola")
    me.page.fill("input.name", "Piotr")
    me.page.click("form button")
    me.page.wait_for_selector("h1:has-text('Ola')")
    assert me.page.locator(".board").count() == 0
    play_on([me])
    assert me.is_over


def test_a_solo_game_by_keyboard_alone(visitor: Come, site: str) -> None:
    me = visitor()
    sit(me, lay(site, mode="solo", seats=1), "Nova")
    press = me.page.keyboard.press
    for _ in range(600):
        s = me.seen()
        if s["over"]:
            break
        if s["confirm"]:
            press("Enter")
        elif s["tools"] > 1 and not s["tool"]:
            press(str(me.luck.randrange(s["tools"]) + 1))
        elif s["lit"]:
            for _ in range(me.luck.randrange(3) + 1):
                press("n")
            press("Enter")
        elif s["plain"]:
            while not me.page.evaluate("document.activeElement.matches('.picks .button')"):
                press("Tab")
            press("Enter")
        me.page.wait_for_timeout(40)
    assert me.is_over


def test_a_room_that_is_not_lit_says_why_not_with_the_rule(visitor: Come, site: str) -> None:
    me = visitor()
    sit(me, lay(site, mode="cooperation"), "Nova")
    me.page.wait_for_selector(".board .lit")
    me.page.click('.board [data-cell="0"]')
    expect(me.page.locator(".why")).to_contain_text("ORDER-05")
    me.page.click(".why .link")
    expect(me.page.locator("dialog .text")).to_contain_text("sharing a side")


def test_a_note_stays_on_its_tile_after_a_reload(visitor: Come, site: str) -> None:
    me = visitor()
    sit(me, lay(site, mode="cooperation"), "Nova")
    me.page.wait_for_selector(".board .lit")
    me.page.click('.board [data-cell="0"]')
    me.page.fill("dialog .word", "trap")
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Escape")
    me.page.reload()
    me.page.wait_for_selector(".note")
    assert (me.page.locator(".note").text_content() or "").strip() == "trap"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_at_once_and_fits_a_phone(visitor: Come, site: str, language: str) -> None:
    me = visitor(360, 740)
    sit(me, lay(site, edition="ultimate-en", mode="suspicion"), "Nova")
    me.page.wait_for_selector(".board .lit")
    me.page.click(".buttons .icon-button:last-child")
    me.page.locator("dialog fieldset").first.locator("label").nth(LANGUAGES.index(language)).click()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".say h1")).to_have_text(Texts(language)("ask-clue"), timeout=60_000)
    assert me.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
