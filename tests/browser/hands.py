"""A person at the browser game: sees what is lit, taps, and knows nothing of the rules."""

from __future__ import annotations

import json
import random
import time
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 240  # seconds for a whole game; bots think in other processes, which share the machine with other tests
SEEN = """() => {
  const found = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent !== null);
  return {
    over: found('.over').length, pass: document.querySelector('.screen') ? 0 : found('main > .button.main.big').length,
    slots: found('.slot').length, full: found('.slot.full').length, tokens: found('.token:not(:disabled)').length,
    ready: found('.program .ready:not(:disabled)').length, confirm: found('.confirm').length,
    tools: found('.tool').length, tool: found('.tool.on').length, lit: found('.board .lit').length,
    people: found('.picks .chip').length, plain: found('.picks .button:not(.chip):not(.confirm)').length,
    tell: found('.tell .signs button:not(:disabled)').length,
    laid: found('.program .ready').length && !!document.querySelector('.foot .quiet'),
  };
}"""


class Person:
    """One browser. Its luck is its own, so that a game can be played again."""

    def __init__(self, page: Page, settings: dict[str, object], luck: int = 1) -> None:
        self.page = page
        self.luck = random.Random(luck)
        page.set_default_timeout(20_000)
        chosen = {
            "language": "en",
            "theme": "dark",
            "speed": "off",
            "sound": False,
            "hints": False,
            "name": "Nova",
        } | settings
        script = "localStorage.getItem('room25:settings') ?? localStorage.setItem('room25:settings', %s)"
        page.add_init_script(script % json.dumps(json.dumps(chosen)))

    def seen(self) -> dict[str, int]:
        found = self.page.evaluate(SEEN)
        assert isinstance(found, dict)
        return found

    def tap(self, what: str, which: int = 0) -> None:
        """Tap the so-manieth of these; one that has gone meanwhile is let go."""
        with suppress(TooLate):
            self.page.locator(what).locator("visible=true").nth(which).click(timeout=1500)

    def act(self) -> bool:
        """Do one thing that may be done; False where there is nothing."""
        s, pick = self.seen(), self.luck.randrange
        if s["pass"]:
            self.tap("main > .button.main.big")
        elif s["confirm"]:
            self.tap(".confirm")
        elif s["tell"] and pick(2):
            self.tap(".tell .signs button:not(:disabled)", pick(s["tell"]))
        elif s["slots"] and s["laid"]:
            return False
        elif s["slots"] and s["full"] < s["slots"]:
            self.tap(".token:not(:disabled)", pick(s["tokens"]))
        elif s["slots"]:
            self.tap(".program .ready" if s["ready"] else ".slot.full")
        elif s["tools"] > 1 and not s["tool"]:
            self.tap(".tool", pick(s["tools"]))
        elif n := s["lit"] + s["people"] + s["plain"]:
            choice = pick(n)
            if choice < s["lit"]:
                self.tap(".board .lit", choice)
            elif choice < s["lit"] + s["people"]:
                self.tap(".picks .chip", choice - s["lit"])
            else:
                self.tap(".picks .button:not(.chip):not(.confirm)", choice - s["lit"] - s["people"])
        else:
            return False
        return True

    @property
    def is_over(self) -> bool:
        return bool(self.seen()["over"])

    def says(self) -> str:
        return self.page.locator(".say h1").inner_text()


def play_on(people: list[Person], steps: int = 10_000) -> None:
    """Everybody does what may be done, in turn, until the game is over or so many things are done."""
    end = time.monotonic() + PATIENCE
    while steps and not all(person.is_over for person in people):
        done = [person.act() for person in people]
        steps -= any(done)
        if not any(done):
            people[0].page.wait_for_timeout(100)
        assert time.monotonic() < end, [person.says() for person in people]
