"""What the show costs: no frame that stutters while a line slides on a slow machine, and sounds that stay quiet and end by one tap."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Person
from browser.films import bring, random_game, steps
from browser.screens import table
from browser.site import ROOT, Site

# Plays one step on, and waits without looking: until the line has slid and come to rest.
SLIDE = """() => new Promise((done) => {
  let slid = false;
  const look = new MutationObserver(() => {
    const slides = !!document.querySelector("[data-part=sliding]");
    if (slid && !slides) { look.disconnect(); requestAnimationFrame(() => setTimeout(done)); }
    slid = slides;
  });
  look.observe(document.body, { childList: true, subtree: true });
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
})"""
SLOWER = 4
FRAME = 50_000  # microseconds of its own
TRIES = 10  # slides: others on this machine can only disturb, so the best one counts
# Until the page has had nothing to do for a while.
IDLE = "() => new Promise((done) => { let n = 0; const rest = () => (++n < 8 ? requestIdleCallback(rest) : done()); rest(); })"
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


def _own_time(trace: bytes) -> float:
    """The longest task on the page's own thread, in microseconds in which that thread ran: what others do on this machine is no part of it.

    Each frame is a task there, with style, layout and paint, and so is whatever keeps a frame from beginning.
    """
    events = json.loads(trace)["traceEvents"]
    names = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    tasks: dict[tuple[int, int], list[float]] = {}
    for one in events:
        thread = one["pid"], one["tid"]
        if one["name"] == "RunTask" and names.get(thread) == "CrRendererMain":
            tasks.setdefault(thread, []).append(one.get("tdur", 0))
    return max(max(tasks.values(), key=sum))  # the busiest is the page that slides


def _slides(site: Site, person: Person, phone: bool, init: str = "") -> Iterator[float]:
    """The longest task of each slide of a game, from the key press that plays it to its rest."""
    page = person(phone=phone, motion=True, settings={"speed": "slow"})
    game = random_game()
    page.goto(f"/replay/record/{bring(site, 'record', game)}?at=0")
    page.wait_for_function("() => document.querySelector('[data-part=host]')")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if init:
        page.evaluate(init)
    browser = page.context.browser
    assert browser
    for step in steps(game, lambda event: event.kind == "slid") * 2:
        page.locator("input[type=range]").evaluate(
            "(one, at) => { one.value = at; one.dispatchEvent(new Event('input', { bubbles: true })); }", step - 1
        )
        page.evaluate(IDLE)
        browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline", "__metadata"])
        page.evaluate(SLIDE)
        yield _own_time(browser.stop_tracing())


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_frame_stutters_while_a_line_slides_on_a_slow_machine(site: Site, person: Person, phone: bool) -> None:
    found: list[float] = []
    for longest in islice(_slides(site, person, phone), TRIES):
        found.append(longest)
        if longest <= FRAME:
            return
    pytest.fail(f"every slide stutters: microseconds of the longest task {found}")


def test_a_block_at_the_start_of_a_slide_would_be_noticed(site: Site, person: Person) -> None:
    found = list(islice(_slides(site, person, False, BLOCK), 3))
    assert min(found) > FRAME, found


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
