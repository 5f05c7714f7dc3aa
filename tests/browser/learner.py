"""A child in a lesson: reads what is said, taps what has the ring; a clumsy one taps something else first."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

# What the lesson shows now: the words in the bubble, which buttons it has, and where the ring is that says what to tap.
SEE = """() => {
  const bubble = document.querySelector("section.bubble");
  const shown = bubble && getComputedStyle(bubble).visibility === "visible";
  const ring = document.querySelector(".ring.tap")?.getBoundingClientRect();
  const page = document.querySelector(".screen");
  return {
    words: shown ? bubble.querySelector("div p:last-child").textContent : "",
    wrong: shown ? (bubble.querySelector(".wrong")?.textContent ?? "") : "",
    read: !!(shown && bubble.querySelector("button.main .icon, button.main svg")) && !bubble.querySelector("a"),
    over: !!(shown && bubble.querySelector("a")),
    ring: ring ? { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 } : null,
    here: !!page,
  };
}"""
READY = f"() => {{ const now = ({SEE})(); return !!(now.words || now.ring); }}"
# Whatever else may be tapped on the board and below it.
OTHERS = """() => [...document.querySelectorAll(
  ".board button.lit, .tools .tool, .picks button, .token:not(:disabled), .slot.full, button.ready:not(:disabled), .extra, .tabs button"
)].filter((one) => one.getBoundingClientRect().width && !one.closest(".right")).map((one) => {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})"""
CLUMSY = 3  # things that are tried before what is asked for
LONGEST = 120.0  # seconds for a lesson

Seen = dict[str, Any]


class Learner:
    """Somebody in front of a lesson. With a seed they are clumsy; `heard` collects all that was said, `scolded` the kind answers."""

    def __init__(self, page: Page, seed: int | None = None) -> None:
        self.page = page
        self.luck = None if seed is None else Random(seed)
        self.heard: list[str] = []
        self.scolded: set[str] = set()

    def see(self) -> Seen:
        seen: Seen = self.page.evaluate(SEE)
        if seen["words"] and seen["words"] not in self.heard[-1:]:
            self.heard.append(seen["words"])
        if seen["wrong"]:
            self.scolded.add(seen["wrong"])
        return seen

    def tap(self, what: str | dict[str, float]) -> None:
        """Tap an element or a place. What was seen may be gone by now: then the next look decides."""
        try:
            if isinstance(what, str):
                self.page.click(what, timeout=5_000)
            else:
                self.page.mouse.click(what["x"], what["y"])
        except Error as error:
            if "Timeout" not in str(error):
                raise

    def blunder(self) -> None:
        """Tap a few things that the lesson did not ask for, and confirm them."""
        assert self.luck is not None
        for _ in range(CLUMSY):
            others = self.page.evaluate(OTHERS)
            if others:
                self.tap(self.luck.choice(others))
            for sure in (".confirm", "button.ready[data-part~=ready]"):
                if self.page.locator(sure).count():
                    self.tap(sure)
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
            self.see()

    def finish(self) -> None:
        """Go through the lesson to its end."""
        until = time.monotonic() + LONGEST
        asked: Any = None
        while True:
            self.page.wait_for_function(f"() => document.querySelector('dialog[open]') || ({READY})()")
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
                continue
            seen = self.see()
            if seen["over"]:
                return
            if seen["read"] and not seen["ring"]:
                self.tap("section.bubble button.main")
            elif seen["ring"]:
                if self.luck is not None and seen["words"] and seen["words"] != asked:
                    asked = seen["words"]
                    self.blunder()
                    continue
                self.page.evaluate("window.scrollTo(0, 0)") if not self.on_screen(seen["ring"]) else None
                self.tap(self.see()["ring"] or seen["ring"])
            assert time.monotonic() < until, f"the lesson does not end: {seen}"

    def on_screen(self, place: dict[str, float]) -> bool:
        size = self.page.viewport_size
        assert size is not None
        return 0 <= place["x"] < size["width"] and 0 <= place["y"] < size["height"]
