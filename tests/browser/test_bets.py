"""Whoever is out of a game that goes on bets on how it ends: on this device alone, and told at the end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Person
from browser.inspect_page import axe, small, tiny, wide
from browser.site import Site
from server.online import Client

SEATS = 4
DEALS = 20  # so many games without a death before the end are no chance


class Four:
    """Four people at one table who answer at random; each comes, answers and goes, so that what they see is never old."""

    def __init__(self, site: Site, luck: int) -> None:
        self.site, self.dice = site, Random(luck)
        self.table, _ = site.table(edition="base", mode="suspicion", seats=SEATS)
        self.keys = [site.sit(self.table, f"Ann {seat}", seat)[1] for seat in range(SEATS)]

    def view(self, seat: int) -> dict[str, Any]:
        with self._client() as client:
            view: dict[str, Any] = client.hello(self.table, self.keys[seat])["view"]
        return view

    def _client(self) -> Client:
        return Client(self.site.origin.removeprefix("http://"), table=self.table)

    def answer(self) -> dict[str, Any]:
        """Whoever is asked first answers; what that seat saw before. At the end nobody does."""
        seen = self.view(0)
        if seen["decision"]:
            who = seen["decision"]["asked"][0]
            seat = next(one["seat"] for one in seen["people"] if one["who"] == who)
            with self._client() as client:
                options = client.hello(self.table, self.keys[seat])["view"]["options"][who]
                answer = f"{who} {self.dice.choice(options)}"
                client.say(type="play", id=f"after-{seen['commands']}", text=answer)  # what has one id is taken once
                client.hear(60, "accepted")
        return seen


def split(view: dict[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The dead, who stand nowhere, and the living."""
    people = view["people"]
    return [one for one in people if "tile" not in one], [one for one in people if "tile" in one]


def somebody_is_out(site: Site) -> tuple[Four, dict[str, Any]]:
    """A table on which somebody is dead and the others go on, and how it looks."""
    for luck in range(DEALS):
        four = Four(site, luck)
        while (seen := four.answer())["decision"]:
            if split(seen)[0] and (now := four.view(0))["decision"]:
                return four, now
    raise AssertionError("nobody ever dies before the end")


def listen(page: Page) -> tuple[list[str], list[dict[str, Any]]]:
    """Whatever this page asks for, and whatever it says over a socket."""
    asked: list[str] = []
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))
    page.on("request", lambda one: asked.append(f"{one.method} {one.url} {one.post_data or ''}".strip()))
    return asked, said


def open_bets(page: Page) -> Locator:
    page.locator("[data-part=bets]").click()
    return page.get_by_role("dialog")


def test_a_bet_of_whoever_is_out_is_told_at_the_end_and_goes_nowhere(site: Site, person: Person) -> None:
    four, now = somebody_is_out(site)
    dead, living = split(now)
    table, out, other = four.table, dead[0]["seat"], living[0]
    name = other["who"].capitalize()
    page = person(phone=True, kept=site.keys(table, "", {out: four.keys[out]}))
    asked, said = listen(page)
    page.goto(f"/t/{table}")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("[data-part=bets]")).to_be_visible()
    assert not wide(page) + small(page) + tiny(page) + axe(page)
    before = len(asked)

    dialog = open_bets(page)
    dialog.get_by_role("radio", name="Victory").focus()
    page.keyboard.press("Space")
    dialog.get_by_role("button", name=name, exact=True).click()
    this_round = dialog.get_by_role("group", name="In which round").get_by_role("radio").first
    this_round.check(force=True)
    assert not wide(page) + small(page) + tiny(page) + axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert not [one for one in asked[before:] if "/api/" in one], "betting asks the server for nothing"

    page.reload()
    dialog = open_bets(page)
    expect(dialog.get_by_role("radio", name="Victory")).to_be_checked()
    expect(dialog.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(this_round).to_be_checked()
    page.keyboard.press("Escape")

    while four.answer()["decision"]:
        pass
    end = four.view(out)
    escaped = [one["who"] for one in end["people"] if one["fate"] == "term-over-fate-escaped"]
    page.locator("[data-part=bets-told] summary").click()
    told = page.locator("[data-part=bets-told] li")
    expect(told).to_have_count(3)
    right = [end["won"], escaped == [other["who"]], end["countdown"]["begun"] == now["countdown"]["begun"]]
    for line, is_right in zip(told.all(), right):
        expect(line).to_have_attribute("data-right", str(is_right).lower())
    expect(told.nth(1)).to_contain_text(name)
    assert not wide(page) + small(page) + tiny(page) + axe(page)

    assert {one["type"] for one in said} <= {"hello", "ping"}, said
    assert all(one.startswith("GET ") for one in asked), asked
    assert not [one for one in asked if "bets" in one.lower() and "/assets/" not in one]

    neighbour = person(kept=site.keys(table, "", {other["seat"]: four.keys[other["seat"]]}))
    neighbour.goto(f"/t/{table}")
    expect(neighbour.locator(".over li").first).to_be_visible()
    expect(neighbour.locator("[data-part=bets-told]")).to_have_count(0)
