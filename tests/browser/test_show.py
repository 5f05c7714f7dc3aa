"""The show: four peaks that cut to what matters and give the screen back, weight on the board, a host who tells nobody a secret."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Person
from browser.driver import TURN, Player
from browser.films import Happening, bring, playthrough, random_game, steps
from browser.inspect_page import axe, foreign
from browser.site import Site

ESCAPE = "suspicion-prisoners-escape"
CELLS = "[...document.querySelectorAll('.board [data-cell]')].map((one) => one.ariaLabel)"
BOTH = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


def seated(site: Site, person: Person, mode: str = "suspicion", **wanted: object) -> Page:
    table, host = site.table(edition="base", mode=mode, seats=4, bots={str(seat): "cautious" for seat in (1, 2, 3)})
    seat, key = site.sit(table, "Ada", 0)
    page = person(kept=site.keys(table, host, {seat: key}), **wanted)
    page.goto(f"/t/{table}")
    return page


def film(site: Site, page: Page, name: str, happens: Happening) -> None:
    """Right before something happens."""
    game = playthrough(name) if name == ESCAPE else random_game()
    page.goto(f"/replay/record/{bring(site, name, game)}?at={steps(game, happens)[0] - 1}")
    expect(page.locator(".replay .board")).to_be_visible()
    page.wait_for_function("() => document.querySelector('[data-part=host]')")  # the show is here


def stop_the_clock(page: Page) -> None:
    """From now on no time passes by itself, so that nothing is over before a busy machine has looked."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def run_until(page: Page, shown: Locator) -> None:
    """Let time pass, a little at a time, until this is shown."""
    for _ in range(200):
        if shown.count():
            return
        page.clock.run_for(100)
    raise AssertionError(f"never shown: {shown}")


@BOTH
@pytest.mark.parametrize("how", ["tap", "key", "wait"])
def test_a_sealed_card_tells_you_once_who_you_are(site: Site, person: Person, phone: bool, how: str) -> None:
    page = seated(site, person, phone=phone, settings={"speed": "slow" if how != "wait" else "fast"}, motion=True)
    card = page.locator("[data-peak=card]")
    expect(card).to_contain_text(re.compile("prisoner|guard", re.I))
    if how == "tap":
        page.locator(".curtain").click(position={"x": 20, "y": 200})
    elif how == "key":
        page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(".board button.lit").first).to_be_visible()
    page.reload()
    page.wait_for_function(TURN)
    page.wait_for_function("() => document.querySelector('[data-part=host]')")
    expect(card).to_have_count(0)


def test_a_guard_sees_the_colour_of_guards_all_game_long_and_nobody_else_does(site: Site, person: Person) -> None:
    seen: dict[bool, bool] = {}
    for _ in range(30):
        page = seated(site, person)
        page.wait_for_function("() => document.querySelector('[data-part=host]')")
        is_guard = page.locator("[data-person].me .bad").count() > 0
        seen[is_guard] = page.locator(".light").count() > 0
        page.context.close()
        if len(seen) == 2:
            break
    assert seen == {True: True, False: False}


@BOTH
@pytest.mark.parametrize("motion", [True, False], ids=["motion", "calm"])
@pytest.mark.parametrize(
    ("peak", "name"), [("died", "record"), ("escaped", ESCAPE), ("clock", "record"), ("finale", ESCAPE)]
)
def test_a_peak_is_seen_and_gives_the_screen_back(
    site: Site, person: Person, peak: str, name: str, phone: bool, motion: bool
) -> None:
    when: dict[str, Happening] = {
        "died": lambda event: event.kind == "died",
        "escaped": lambda event: event.kind == "escaped",
        "clock": lambda event: event.kind == "round-began" and event.values["left"] == 1,
        "finale": lambda event: event.kind == "game-over",
    }
    page = person(phone=phone, settings={"speed": "slow"}, motion=motion)
    shown = page.locator(f"[data-peak={peak}]")
    page.clock.install()
    for skip in ("Enter", "tap"):
        film(site, page, name, when[peak])
        page.locator(".controls button, footer button").last.focus()  # wherever the focus is, a key skips
        stop_the_clock(page)
        page.keyboard.press("ArrowRight")
        run_until(page, shown)
        expect(shown).to_be_visible()
        if skip == "tap":
            page.locator(".curtain").click(position={"x": 9, "y": 9})
        else:
            page.keyboard.press(skip)
        page.clock.run_for(400)  # a peak that nobody skips lasts longer
        expect(shown).to_have_count(0)
        expect(page.locator(".replay .board")).to_be_visible()
        page.clock.resume()


@pytest.mark.parametrize("peak", ["died", "escaped", "clock"])
def test_a_peak_passes_by_itself_and_axe_finds_nothing_in_it(site: Site, person: Person, peak: str) -> None:
    name = ESCAPE if peak == "escaped" else "record"
    page = person(settings={"speed": "slow"})
    film(site, page, name, lambda event: event.kind == peak or (peak == "clock" and event.values.get("left") == 1))
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"[data-peak={peak}]")).to_be_visible()
    faults = axe(page)
    assert not faults, faults
    expect(page.locator("[data-peak]")).to_have_count(0)


def test_light_comes_out_of_a_room_before_its_name_does(site: Site, person: Person) -> None:
    page = person(settings={"speed": "slow"}, motion=True)
    film(site, page, "record", lambda event: event.kind == "room-revealed")
    page.evaluate(
        """() => {
          window.told = [];
          const look = () => {
            const light = document.querySelector("[data-part=reveal]");
            if (light) window.told.push([light.classList.contains("open"), document.querySelector("h1").textContent]);
            window.looking = requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.told.some(([open]) => open)")
    told: list[tuple[bool, str]] = page.evaluate("window.told")
    first = [sentence for is_open, sentence in told if not is_open]
    assert first and all(sentence.endswith("opens…") for sentence in first), told
    assert not told[0][0]


def test_a_lie_breaks_beside_the_truth_and_its_speaker_has_a_crack(site: Site, person: Person) -> None:
    page = person(settings={"speed": "slow"})
    game = random_game()
    page.goto(f"/replay/record/{bring(site, 'record', game)}?at=0")
    page.wait_for_function("() => document.querySelector('[data-part=host]')")
    for step in steps(game, lambda event: event.kind == "room-revealed"):
        page.goto(f"/replay/record/{bring(site, 'record', game)}?at={step - 1}")
        page.wait_for_function("() => document.querySelector('[data-part=host]')")
        before = page.evaluate("document.documentElement.dataset.cracked")
        page.keyboard.press("ArrowRight")
        expect(page.locator(".reveal.open")).to_be_attached()
        if page.locator(".broken").count():
            break
    else:
        raise AssertionError("nobody lied in this game")
    after = page.evaluate("document.documentElement.dataset.cracked")
    assert len(after.split()) > len(before.split())


# What moves while a line slides: by how many keyframes, and whether its line is lit, with a shadow on either side.
MOVING = """() => ({
  ways: document.getAnimations().filter((one) => one.effect.target.closest(".board svg"))
    .map((one) => one.effect.getKeyframes()).filter((frames) => "transform" in frames[0]).map((frames) => frames.length),
  shades: document.querySelectorAll("[data-part=sliding] .shade").length,
})"""


@BOTH
def test_a_line_slides_with_its_shadow_and_the_last_tile_comes_back_at_the_other_end(
    site: Site, person: Person, phone: bool
) -> None:
    page = person(phone=phone, settings={"speed": "slow"}, motion=True)
    page.clock.install()
    film(site, page, "record", lambda event: event.kind == "slid")
    before = page.evaluate(CELLS)
    stop_the_clock(page)
    page.keyboard.press("ArrowRight")
    run_until(page, page.locator("[data-part=sliding]"))
    moving = page.evaluate(MOVING)
    assert moving["shades"] == 2
    assert moving["ways"].count(3) >= 4, moving  # they run on a little before they come to rest
    assert moving["ways"].count(4) >= 1, moving  # out through one wall, in through the other
    assert sorted(page.evaluate(CELLS)) != sorted(before) or page.evaluate(CELLS) != before
    page.clock.resume()


@BOTH
def test_a_ghost_shows_what_a_lit_arrow_would_do(site: Site, person: Person, phone: bool) -> None:
    for _ in range(12):
        page = seated(site, person, "cooperation", phone=phone)
        player = Player(page, seed=1)
        for _ in range(16):
            page.wait_for_function(TURN)
            seen = player.see()
            arrows = page.locator("[data-part~=lit-arrow]")
            if seen["over"] or arrows.count():
                break
            if seen["hand"] and seen["free"]:  # a step out of the centre, then Control
                page.locator(".token").nth(1 if seen["free"] == 2 else 3).click()
            else:
                player.act(seen)
        if arrows.count():
            break
        page.context.close()
    ghost = page.locator("[data-part=ghost]")
    expect(ghost).to_have_count(0)
    arrows.nth(0).focus()
    expect(ghost.locator("[data-cell-after]")).to_have_count(5)
    arrows.nth(0).blur()
    expect(ghost).to_have_count(0)
    arrows.nth(1).click()  # the first tap chooses it; the second would slide
    expect(ghost).to_have_count(1)
    page.keyboard.press("Escape")
    if not phone:
        page.mouse.move(2, 2)
    page.evaluate("document.activeElement.blur()")
    expect(ghost).to_have_count(0)


def test_everybody_hears_the_host_say_the_same(site: Site, person: Person) -> None:
    table, host = site.table(edition="base", mode="suspicion", seats=4, bots={"2": "cautious", "3": "cautious"})
    pages = []
    for name in ("Ada", "Bob"):
        seat, key = site.sit(table, name)
        pages.append(person(kept=site.keys(table, host, {seat: key})))
    for page in pages:
        page.goto(f"/t/{table}")
    for page in pages:
        page.wait_for_function(TURN)
        page.locator(".board button.lit").first.click()
        page.locator(".confirm").click()
    lines = [page.locator(".right ol li.host") for page in pages]
    expect(lines[0]).to_have_count(1)
    expect(lines[1]).to_have_text(lines[0].inner_text())
    expect(pages[0].locator("[data-part=host]")).to_have_text(lines[0].inner_text())


@pytest.mark.parametrize("language", ["fr", "pl", "uk"])
def test_the_host_and_the_end_speak_the_language_of_the_player(site: Site, person: Person, language: str) -> None:
    page = person(settings={"language": language, "speed": "slow"})
    film(site, page, "record", lambda event: event.kind == "game-over")
    expect(page.locator("ol li.host").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-peak=finale]")).to_be_visible()
    assert not foreign(page, language)


def test_a_lamp_blows_when_its_round_is_over(site: Site, person: Person) -> None:
    page = person(settings={"speed": "fast"}, motion=True)
    film(site, page, "record", lambda event: event.kind == "round-began" and event.values["round"] == 2)
    expect(page.locator(".lamps .blown")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lamps .blown")).to_have_count(1)


def test_a_game_with_bots_goes_through_all_of_it_to_a_headline(site: Site, person: Person) -> None:
    page = seated(site, person, "cooperation", settings={"speed": "fast", "confirm": False}, motion=True)
    Player(page, seed=5).play()
    expect(page.locator(".over h2")).to_have_text(re.compile("^(Victory|Defeat)$"))
    expect(page.locator("[data-peak]")).to_have_count(0)
    expect(page.locator(".over a[href^='/replay']")).to_be_visible()
    page.locator(".over a[href^='/replay']").click()
    expect(page.locator(".replay .board")).to_be_visible()
