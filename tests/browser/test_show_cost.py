"""What the show costs: no frame that stutters while a line slides on a slow machine, and sounds that stay quiet and end by one tap."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Person
from browser.films import bring, random_game, steps
from browser.screens import table
from browser.site import ROOT, Site

# The longest time between two frames, in milliseconds, while something goes on.
FRAMES = """() => {
  window.longest = 0;
  let last = performance.now();
  const look = (now) => {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
SLOWER = 4
FRAME = 50  # milliseconds
SEEN = 150  # milliseconds: a stutter however busy the machine is
# Work of 200 milliseconds at each key.
BLOCK = """() => addEventListener("keydown", () => {
  const end = performance.now() + 200;
  while (performance.now() < end);
})"""
# A context that plays into a buffer, so that one can measure what would be heard; it counts what sounds.
OFFLINE = """() => {
  window.played = [];
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 3 * 44100, 44100); window.played.push(this); }
    get state() { return "running"; }
  };
}"""
COUNTED = """() => {
  window.sounding = 0;
  const { start, stop } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (...when) {
    window.sounding++;
    this.addEventListener("ended", () => window.sounding--);
    return start.apply(this, when);
  };
}"""
EFFECTS = "turn commit slide flip danger death alarm escape victory defeat".split()


def _longest(page: Page) -> float:
    longest: float = page.evaluate("window.longest")
    return longest


def _slides(site: Site, person: Person, init: str = "") -> Iterator[tuple[float, float]]:
    """The longest frame of each slide of a game, from the key press that plays it, and of the same page at rest just before."""
    page = person(motion=True, settings={"speed": "slow"})
    game = random_game()
    page.goto(f"/replay/record/{bring(site, 'record', game)}?at=0")
    page.wait_for_function("() => document.querySelector('[data-part=host]')")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(FRAMES)
    if init:
        page.evaluate(init)
    for step in steps(game, lambda event: event.kind == "slid") * 2:
        page.locator("input[type=range]").evaluate(
            "(one, at) => { one.value = at; one.dispatchEvent(new Event('input', { bubbles: true })); }", step - 1
        )
        page.wait_for_timeout(1_500)
        page.evaluate("window.longest = 0")
        page.wait_for_timeout(1_000)
        rest = _longest(page)
        page.evaluate("window.longest = 0")
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-part=sliding]")).to_be_attached()
        expect(page.locator("[data-part=sliding]")).to_have_count(0)
        yield _longest(page), rest


def _is_smooth(slide: float, rest: float) -> bool:
    """Against the same page at rest, since others use this machine too, but never as slow as what everybody sees."""
    return slide <= min(max(FRAME, 1.5 * rest), SEEN)


def test_no_frame_stutters_while_a_line_slides_on_a_slow_machine(site: Site, person: Person) -> None:
    """From the key press to the end of the slide; the best of several counts, for others on this machine only disturb."""
    found = []
    for slide, rest in _slides(site, person):
        found.append((slide, rest))
        if _is_smooth(slide, rest):
            return
    pytest.fail(f"every slide stutters: (longest frame, at rest) {found}")


def test_a_block_at_the_start_of_a_slide_would_be_noticed(site: Site, person: Person) -> None:
    found = list(islice(_slides(site, person, BLOCK), 3))
    assert not any(_is_smooth(slide, rest) for slide, rest in found), found


def _mixer() -> str:
    manifest: dict[str, Any] = json.loads((ROOT / "web/dist/.vite/manifest.json").read_text(encoding="utf-8"))
    file: str = manifest["src/show/mixer.ts"]["file"]
    return f"/{file}"


def test_every_sound_is_heard_and_none_is_loud(person: Person) -> None:
    page = person()
    page.add_init_script(f"({OFFLINE})()")
    heard: dict[str, tuple[float, float]] = {}
    for name in EFFECTS:
        page.goto("/")
        heard[name] = tuple(
            page.evaluate(
                """async ([mixer, name]) => {
                  const { strike } = await import(mixer);
                  strike(name);
                  const buffer = await window.played[0].startRendering();
                  const data = buffer.getChannelData(0);
                  let [peak, energy] = [0, 0];
                  for (const one of data) { peak = Math.max(peak, Math.abs(one)); energy += one * one; }
                  return [peak, Math.sqrt(energy / data.length)];
                }""",
                [_mixer(), name],
            )
        )
    assert all(0.01 < peak < 0.6 for peak, _ in heard.values()), heard
    assert len(set(heard.values())) == len(EFFECTS), "no two sound alike"


def test_the_bed_of_sound_comes_with_the_first_tap_and_goes_with_another(site: Site, person: Person) -> None:
    def come(kept: dict[str, Any]) -> Page:
        page = person(kept=kept, settings={"sound": True})
        page.add_init_script(f"({COUNTED})()")
        return page

    page = table(site, come)
    page.locator("header h1").click()
    page.wait_for_function("() => window.sounding >= 5")
    page.get_by_role("button", name="Sound").click()
    page.wait_for_function("() => window.sounding === 0")
