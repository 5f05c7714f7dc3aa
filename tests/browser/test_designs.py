"""The designer's page: games that are played while one looks, two designs beside each other, and a link that holds both."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Page, Request, expect

from browser.conftest import Person
from browser.inspect_page import axe, small, tiny, wide
from browser.site import Site

SAME = "edition=ultimate-en&mode=suspicion&level=standard&seats=4&guards=1"
TILES = "central-room25-empty.7-dark-cold-vision-mac.2-prison.2-tunnel.2-vortex-acid.2-mortal.2-trapped.2"


def numbers(page: Page) -> list[int]:
    """How many games each design has."""
    return [int(text.replace(",", "")) for text in page.locator("[data-part=games]").all_text_contents()]


def won(page: Page) -> list[str]:
    """The share that is won, its interval and its count, of each design."""
    cells = page.locator("[data-part=won] td .said").all_text_contents()
    return [" ".join(cell.split()) for cell in cells]


def opened(person: Person, path: str, phone: bool = False) -> Page:
    page = person(phone=phone)
    page.goto(path)
    expect(page.get_by_role("button", name=re.compile("^Play .* games"))).to_be_enabled()
    return page


def said(request: Request) -> dict[str, Any]:
    """What a page has sent."""
    found: dict[str, Any] = json.loads(request.post_data or "")
    return found


def press(page: Page, name: str | re.Pattern[str]) -> None:
    """By the keyboard alone."""
    button = page.get_by_role("button", name=name).first
    button.focus()
    page.keyboard.press("Enter")


def test_numbers_grow_until_somebody_says_stop_and_go_on(site: Site, person: Person) -> None:
    page = opened(person, f"/builder#{SAME}&tiles={TILES}")
    page.locator("[data-part=plays] select").select_option("5000")
    press(page, re.compile("^Play 5.?000 games"))
    expect(page.locator("[data-part=games]")).to_have_text(re.compile(r"\d"))
    expect(page.get_by_role("button", name="Stop")).to_be_focused()
    page.keyboard.press("Enter")
    go_on = page.get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    page.wait_for_timeout(2000)  # the answer that was on its way
    [first] = numbers(page)
    assert 0 < first < 5000
    page.wait_for_timeout(1000)
    assert numbers(page) == [first], "stopped is stopped"
    press(page, "Go on")
    grown = "(n) => Number(document.querySelector('[data-part=games]').textContent.replace(',', '')) > n"
    page.wait_for_function(grown, arg=first)
    press(page, "Stop")
    [said] = won(page)
    assert re.fullmatch(r"\d+\.\d % \(\d+\.\d–\d+\.\d\) [\d,]+", said)
    assert not axe(page) + wide(page) + tiny(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_two_designs_are_compared_and_shared(site: Site, person: Person, phone: bool) -> None:
    page = opened(person, f"/builder#{SAME}&tiles={TILES}", phone)
    press(page, "Compare with another design")
    expect(page.locator("[data-part=plays] b").first).to_contain_text("design B")
    press(page, "Take out: Mortal chamber")
    press(page, "Put in: Empty room")
    press(page, re.compile("^The deck"))
    press(page, re.compile("^Put in: Panic"))
    expect(page.get_by_role("button", name="The deck of the box")).to_be_visible()
    page.locator("[data-part=plays] select").select_option("200")
    press(page, re.compile("^Play 400 games"))
    expect(page.locator("[data-part=games]")).to_have_text(["200", "200"])
    mine = won(page)
    assert len(set(mine)) == 2
    assert not axe(page) + wide(page) + tiny(page) + (small(page) if phone else [])
    expect(page).to_have_url(re.compile("b-tiles=.*mortal(-|&).*b-cards=.*panic"))
    link = page.url
    assert not urlsplit(link).query  # no server is told what somebody designs
    other = opened(person, link)
    press(other, "Change design B")
    expect(other.get_by_role("button", name="The deck of the box")).to_be_visible()
    other.locator("[data-part=plays] select").select_option("200")
    press(other, re.compile("^Play 400 games"))
    expect(other.locator("[data-part=games]")).to_have_text(["200", "200"])
    assert won(other) == mine, "the same designs and the same deals"


def test_options_are_held_by_the_link_and_by_a_table_for_friends(site: Site, person: Person) -> None:
    page = opened(person, "/builder#edition=season2&mode=suspicion&level=standard&seats=5&guards=2&tiles=")
    page.locator("[data-part=options] summary").click()
    ticks = page.locator("[data-part=options] label")
    ticks.filter(has_text="The dead talk").locator("input").check()
    expect(page).to_have_url(re.compile("options=dead_talk"))
    other = opened(person, page.url)
    expect(other.locator("[data-part=options] input:checked")).to_have_count(1)
    assert not axe(other) + wide(other) + tiny(other)
    with other.expect_request("**/api/plays") as asked:
        press(other, re.compile("^Play .* games"))
    assert said(asked.value)["options"] == ["dead_talk"]
    other.get_by_role("button", name="Play it with friends").click()
    with other.expect_request("**/api/tables") as laid:
        other.get_by_role("button", name="Lay the table").click()
    wanted = said(laid.value)
    assert (wanted["edition"], wanted["mode"], wanted["seats"]) == ("season2", "suspicion", 5)
    assert (wanted["guards"], wanted["options"], sum(wanted["tiles"].values())) == (2, ["dead_talk"], 25)


def test_two_pages_of_a_browser_play_in_turn(site: Site, person: Person) -> None:
    first = opened(person, f"/builder#{SAME}&tiles={TILES}")
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.get_by_role("button", name=re.compile("^Play .* games"))).to_be_enabled()
    for page in (first, second):
        press(page, re.compile("^Play .* games"))
    for page in (first, second):
        expect(page.locator("[data-part=games]")).to_have_text("1,000")
        expect(page.get_by_role("alert")).to_have_count(0)
    assert won(first) == won(second)


def test_the_page_shows_what_the_server_has_played(site: Site, person: Person) -> None:
    page = opened(person, "/builder#edition=base&mode=cooperation&level=standard&seats=4&tiles=")
    page.locator("[data-part=plays] select").select_option("200")
    press(page, re.compile("^Play 200 games"))
    expect(page.locator("[data-part=games]")).to_have_text("200")
    query = dict(part.split("=") for part in urlsplit(page.url).fragment.split("&"))
    tiles = {key: int(n or 1) for key, _, n in (part.partition(".") for part in query["tiles"].split("-"))}
    design = {"edition": "base", "mode": "cooperation", "seats": 4, "tiles": tiles}
    played: list[bool] = []
    while len(played) < 200:
        wanted = {**design, "seed": 1 + len(played), "games": 200 - len(played)}
        played += httpx.post(f"{site.origin}/api/plays", json=wanted, timeout=60).json()["won"]
    assert won(page)[0].endswith(f" {sum(played)}")
