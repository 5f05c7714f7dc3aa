"""Small windows: the board and what it waits for are seen together, no word is broken, nothing covers anything."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from playwright.sync_api import Page, ViewportSize, expect

from browser import inspect_page, screens
from browser.conftest import Person
from browser.driver import TURN, Player
from browser.site import Site
from catalogues import entries
from room25.texts import LANGUAGES

SMALL: list[ViewportSize] = [
    {"width": 375, "height": 667},
    {"width": 360, "height": 740},
    {"width": 844, "height": 390},
]
LARGE: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
]
# Buttons with a word that is wider than they are, or that may be cut in two.
BROKEN = """() => [...document.querySelectorAll(".token span, .slot span")].filter((one) => {
  const style = getComputedStyle(one);
  return one.scrollWidth > one.closest("button").clientWidth + 1 || style.overflowWrap !== "normal" || style.hyphens === "auto";
}).map((one) => one.textContent)"""

# What can be pressed and lies over something else that can be pressed, and whether the host's line reaches up into the question.
COVERED = """() => {
  const here = [...document.querySelectorAll(".top button, .top a, .foot button, .drawers button")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ box: one.getBoundingClientRect(), name: one.ariaLabel || one.textContent.trim() }));
  const edge = (what) => document.querySelector(what).getBoundingClientRect();
  const over = edge("[data-part=host]").top < edge(".say h1").bottom - 2 ? ["the question"] : [];
  return over.concat(here.flatMap(({ box, name }, i) => here.slice(i + 1)
    .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1
      && box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
    .map((other) => `${name} × ${other.name}`)));
}"""


def text(message: ast.Message) -> str:
    """A sentence with the longest name for each value."""
    parts = message.value.elements if message.value else []
    return "".join(part.value if isinstance(part, ast.TextElement) else "Jennifer" for part in parts)


def bottom(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    assert box
    return box["y"] + box["height"]


@pytest.mark.parametrize("size", SMALL, ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_the_board_and_ready_together(
    site: Site, person: Person, language: str, size: ViewportSize
) -> None:
    def come(kept: dict[str, object]) -> Page:
        page = person(phone=True, settings={"language": language}, kept=kept)
        page.set_viewport_size(size)
        return page

    page = screens.hand(site, come, "ultimate-en")  # with a talent, adrenaline, and a hint for the asking
    expect(page.locator("button.hint, [data-part=adrenaline], [data-part=tell]")).to_have_count(3)
    page.evaluate("scrollTo(0, 0)")
    assert inspect_page.wide(page) == []
    for what in (".board", "button.ready"):
        assert bottom(page, what) <= size["height"], what
    if size["width"] < size["height"]:
        drawers = page.locator(".drawers").bounding_box()
        assert drawers and bottom(page, "button.ready") <= drawers["y"]
    assert page.evaluate(BROKEN) == []
    page.locator("[data-part=host]").wait_for(state="attached")
    assert page.evaluate(COVERED) == []
    board = page.locator(".board").bounding_box()
    assert board and board["width"] >= 275


def test_a_tall_phone_shows_the_last_events_and_everybodys_tokens(site: Site, person: Person) -> None:
    def come(kept: dict[str, object]) -> Page:
        page = person(phone=True, kept=kept)
        page.set_viewport_size({"width": 390, "height": 844})
        return page

    page = screens.hand(site, come)
    page.locator("button.ready").click()
    page.wait_for_function(TURN)
    recent = page.locator(".recent")
    expect(recent.locator("ul li")).to_have_count(4)
    expect(recent.locator("ol li").first).to_be_in_viewport()
    assert bottom(page, ".recent") <= 844


def test_the_close_button_of_a_drawer_covers_nothing(site: Site, person: Person) -> None:
    page = screens.DRAWERS["people"](site, lambda kept: person(phone=True, kept=kept))
    gap = page.evaluate(  # both at one instant: the drawer comes up
        """() => document.querySelector(".drawer .mark").getBoundingClientRect().top
          - document.querySelector(".drawer header button").getBoundingClientRect().bottom"""
    )
    assert gap >= 0


def test_eight_people_and_a_large_board_fit_a_laptop(site: Site, person: Person) -> None:
    bots = {str(seat): "cautious" for seat in range(1, 8)}
    table, host = site.table(edition="ultimate-en", mode="suspicion", seats=8, bots=bots)
    seat, key = site.sit(table, "Ada", 0)
    page = person(kept=site.keys(table, host, {seat: key}))
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/t/{table}")
    page.wait_for_function(TURN)
    expect(page.locator(".left li")).to_have_count(8)
    page.evaluate(  # something is to be said of everybody: lost tokens, a role, adrenaline
        """() => document.querySelectorAll(".left li").forEach((one, i, all) => {
          const badges = [...all].map((other) => other.querySelector(".badges")).find((other) => other);
          if (!one.querySelector(".badges")) one.append(badges.cloneNode(true));
        })"""
    )
    assert page.locator(".left .badges").count() == 8
    assert bottom(page, ".left li >> nth=7") <= bottom(page, ".left .scroll") + 1
    page.locator(".board button.lit").first.click()
    page.locator(".confirm").click()
    expect(page.locator(".hand")).to_be_visible()
    board = page.locator(".board").bounding_box()
    assert board and board["width"] >= 540


@pytest.mark.parametrize(("mode", "seats"), [("cooperation", 2), ("solo", 1)])
def test_a_hand_of_several_people_takes_nothing_from_the_board(
    site: Site, person: Person, mode: str, seats: int
) -> None:
    table, host = site.table(edition="ultimate-en", mode=mode, seats=seats, bots={"1": "cautious"} if seats > 1 else {})
    seat, key = site.sit(table, "Ada", 0)
    page = person(kept=site.keys(table, host, {seat: key}), settings={"confirm": False})
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/t/{table}")
    tabs, player = page.locator(".foot [role=tab]"), Player(page, seed=1)
    page.wait_for_function(TURN)
    while not player.see()["hand"]:  # each of them looks into a room, and cards may ask for something
        player.act(player.see())
        page.wait_for_function(TURN)
    expect(tabs).to_have_count(2 if seats > 1 else 4)
    board = page.locator(".board").bounding_box()
    assert board and board["width"] >= 540
    edges = page.evaluate(
        """() => [...document.querySelectorAll(".foot [role=tab]")].map((one) => one.getBoundingClientRect().right)
          .concat(document.querySelector(".token").getBoundingClientRect().left)"""
    )
    assert max(edges[:-1]) < edges[-1], edges


# The longest line in the place of what the host says now, and what it lies over; nothing, if it is not said any more.
HOST_OVER = """(line) => {
  const said = document.querySelector("[data-part=host] p");
  if (!said) return null;
  said.textContent = line;
  const box = said.getBoundingClientRect();
  const under = [...document.querySelectorAll(".board, h1, .replay input, .replay button, .foot button, .foot p, .left, .right, .drawers")];
  return under.filter((one) => one.checkVisibility({ visibilityProperty: true })).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
  }).map((one) => one.className || one.textContent);
}"""


@pytest.mark.parametrize("size", [*SMALL, *LARGE], ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_host_says_covers_nothing(site: Site, person: Person, language: str, size: ViewportSize) -> None:
    longest = max((text(entry) for entry in entries(language, "show") if isinstance(entry, ast.Message)), key=len)

    def come(kept: dict[str, object]) -> Page:
        page = person(phone=size in SMALL, settings={"language": language}, kept=kept)
        page.set_viewport_size(size)
        return page

    page = screens.SCREENS["replay"](site, come)
    page.locator("[data-part=host] p").wait_for()
    assert page.evaluate(HOST_OVER, longest) == []
    page = screens.table(site, come)
    page.locator(".board button.lit").first.click()
    page.locator(".confirm").click()
    page.locator("[data-part=host] p").wait_for()
    assert page.evaluate(HOST_OVER, longest) == []


def test_talk_has_room_for_many_lines_and_you_are_called_one_thing(site: Site, person: Person) -> None:
    page = screens.hand(site, lambda kept: person(kept=kept))  # 800 pixels high
    expect(page.locator(".left .me")).to_contain_text(re.compile(r"\w+ \(you\)"))
    expect(page.locator(".left .me")).to_contain_text("your figure, Ada")
    page.locator(".right [role=tab]").nth(1).click()
    talk = page.locator(".right .talk ol").bounding_box()
    assert talk and talk["height"] >= 8 * 24


def test_a_colour_is_asked_for_once_and_read_aloud_with_its_place(site: Site, person: Person) -> None:
    page = screens.hand(site, lambda kept: person(kept=kept))
    expect(page.locator(".right .tell")).to_be_visible()
    page.locator(".right [role=tab]").nth(1).click()
    expect(page.locator(".right .tell")).to_have_count(0)
    said = page.locator(".right .talk ol li").filter(has_text=":")
    expect(said.first).to_be_visible()
    labels: list[str] = page.evaluate(
        "[...document.querySelectorAll('.board [data-cell]')].map((one) => one.ariaLabel)"
    )
    claimed = [label for label in labels if " says: " in label]
    assert claimed
    for label in claimed:
        assert f"says: {label[:2]} is " in label and ".." not in label and "  " not in label
