"""The rooms of a real board: each is fetched when it is first seen, and its machine runs unless somebody asked for calm."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.driver import TURN
from browser.site import Site
from room25.engine.rules.rooms import BY_KEY as ROOMS

RUNNING = """() => document.getAnimations().filter((one) =>
    one.playState === "running" && one.effect.target.closest(".machine")).length"""
Motion = Literal["reduce", "no-preference"]
PICTURE = re.compile(r"/assets/(\w+)-[^/]*[.]svg$")


def sit(site: Site, person: Person, motion: Motion, speed: str, cut_off: bool = False) -> tuple[Page, list[str]]:
    """Somebody at a new table, and the rooms that the browser has asked for; cut off, it gets none."""
    bots = {"1": "explorer", "2": "explorer", "3": "explorer"}
    table, host = site.table(edition="base", mode="cooperation", seats=4, bots=bots)
    number, key = site.sit(table, "Ada", 0)
    page = person(settings={"speed": speed}, kept=site.keys(table, host, {number: key}))
    page.emulate_media(reduced_motion=motion)
    asked: list[str] = []
    page.on("request", lambda one: asked.extend(name for name in PICTURE.findall(one.url) if name in ROOMS))
    if cut_off:
        page.route(PICTURE, lambda route: route.abort())
    page.goto(f"/t/{table}")
    page.wait_for_function(TURN)
    expect(page.locator(".machine")).not_to_have_count(0)
    if not cut_off:
        expect(page.locator(".machine > g")).not_to_have_count(0)
    return page, asked


def test_a_room_is_fetched_when_it_is_first_seen(site: Site, person: Person) -> None:
    page, asked = sit(site, person, "reduce", "off")
    open_rooms = page.locator(".machine").count()
    assert asked == ["central"] and open_rooms == 1


@pytest.mark.parametrize(("motion", "speed"), [("reduce", "normal"), ("no-preference", "off")])
def test_a_machine_stands_still_for_whoever_asked_for_calm(
    site: Site, person: Person, motion: Motion, speed: str
) -> None:
    page, _ = sit(site, person, motion, speed)
    assert page.evaluate(RUNNING) == 0


def test_a_machine_runs_in_an_open_room(site: Site, person: Person) -> None:
    page, _ = sit(site, person, "no-preference", "normal")
    page.wait_for_function(f"() => ({RUNNING})() > 0")


@pytest.mark.parametrize("phone", [False, True])
def test_on_a_phone_only_the_rooms_with_somebody_inside_run(site: Site, person: Person, phone: bool) -> None:
    page = person(phone=phone, settings={"speed": "normal"})
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/end/record/{site.record()}")
    expect(page.locator(".board .machine > g")).to_have_count(25)
    page.wait_for_function(f"() => ({RUNNING})() > 0")
    empty = page.evaluate(RUNNING.replace(".machine", ".machine:not(.visited)"))
    assert (empty == 0) == phone


def test_a_room_that_cannot_be_fetched_still_has_its_walls_sign_and_name(site: Site, person: Person) -> None:
    page, asked = sit(site, person, "reduce", "off", cut_off=True)
    assert asked == ["central"]
    tile = page.locator(".face:has(.machine)")
    expect(tile.locator("use[href='#art-walls']")).to_have_count(1)
    expect(tile.locator("use[href^='#art-sign-']")).to_have_count(1)
    expect(tile.locator("text.name")).not_to_be_empty()
    expect(tile.locator(".machine > g")).to_have_count(0)
