"""Plays through the screen alone: sees what is lit, and clicks one of those things. It knows no rule."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

LOOK_AND_CONTROL = (0, 3)  # the places of these two tokens: with them nobody enters a room
# What is on the screen: is it over, am I asked, and how many things of each kind may be clicked.
SEE = """() => {
  const count = (what) => document.querySelectorAll(what).length;
  const here = (what) => !!document.querySelector(what);
  const PASS = "main > .button.main.big";
  return {
    over: here("section.over"),
    asked: here(".say.asked"),
    pass: !here(".screen") && here(PASS),
    round: Number((document.querySelector(".round")?.textContent ?? "").match(/\\d+/)?.[0] ?? 0),
    confirm: here(".confirm"),
    ready: here("button.ready:not(:disabled)"),
    hand: here(".hand"),
    free: count(".slot:not(.full)"),
    tokens: [...document.querySelectorAll(".token")].flatMap((one, i) => one.disabled || one.classList.contains("laid") ? [] : [i]),
    lit: count(".board button.lit:not(.chosen)"),
    chips: count(".picks .chip"),
    tools: count(".tools .tool:not(.on)"),
    chosenTool: here(".tools .tool.on"),
    plain: count(".picks > .button:not(:has(svg))"),
  };
}"""
TURN = f"() => {{ const now = ({SEE})(); return now.over || now.asked || now.pass; }}"

Seen = dict[str, Any]


class Player:
    """A person who clicks something that may be clicked; careful in the first rounds, where only rooms are looked at and lines moved."""

    def __init__(self, page: Page, seed: int, careful: int = 0) -> None:
        self.page = page
        self.luck = Random(seed)
        self.careful = careful

    def see(self) -> Seen:
        seen: Seen = self.page.evaluate(SEE)
        return seen

    def act(self, seen: Seen) -> None:
        """One click. What was seen may be gone by now, when somebody else was quicker: then the next look decides."""
        what = self.choose(seen)
        if not what:
            return
        try:
            self.page.click(what, timeout=5_000)
        except Error as error:
            if "Timeout" not in str(error):
                raise

    def choose(self, seen: Seen) -> str:
        """The thing to click."""
        if seen["pass"]:
            return "main > .button.main.big"
        if seen["confirm"]:
            return ".confirm"
        if seen["hand"]:
            return self.programme(seen)
        things = [f".board button.lit:not(.chosen) >> nth={n}" for n in range(seen["lit"])]
        things += [f".picks .chip >> nth={n}" for n in range(seen["chips"])]
        if not things and not seen["chosenTool"]:
            things = [f".tools .tool:not(.on) >> nth={n}" for n in range(seen["tools"])]
        if not things or self.luck.random() < 0.1:
            things += [f".picks > .button:not(:has(svg)) >> nth={n}" for n in range(seen["plain"])]
        if not things:  # a way to act that has led nowhere: another one
            things = [f".tools .tool >> nth={n}" for n in range(seen["tools"])]
        return self.luck.choice(things) if things else ""

    def programme(self, seen: Seen) -> str:
        """Tokens into the slots; then ready."""
        tokens = seen["tokens"]
        if seen["round"] <= self.careful:
            tokens = [token for token in tokens if token in LOOK_AND_CONTROL]
        if seen["free"] and tokens:
            return f".token >> nth={self.luck.choice(tokens)}"
        if seen["ready"]:
            return "button.ready"
        return ".slot.full >> nth=0"

    def play(self, seconds: float = 600) -> None:
        """To the end, with whoever else sits there."""
        until = time.monotonic() + seconds
        while True:
            self.page.wait_for_function(TURN)
            seen = self.see()
            if seen["over"]:
                return
            if seen["asked"] or seen["pass"]:
                self.act(seen)
            assert time.monotonic() < until, f"the game does not end: {seen}"


def play_together(players: list[Player], seconds: float = 900, until_round: int = 0) -> None:
    """Everybody acts when asked, until the end or the beginning of a round."""
    until = time.monotonic() + seconds
    while True:
        seen = [player.see() for player in players]
        if all(one["over"] or (until_round and one["round"] >= until_round) for one in seen):
            return
        for player, one in zip(players, seen):
            if one["asked"] and not one["over"]:
                player.act(one)
        assert time.monotonic() < until, f"the game does not end: {seen}"


def the_end(page: Page) -> dict[str, Any]:
    """What the last screen says: the sentence on top, who was who, and every room of the complex."""
    end: dict[str, Any] = page.evaluate(
        """() => ({
          sentence: document.querySelector(".say h1").textContent,
          people: [...document.querySelectorAll(".over li")].map((one) => one.textContent),
          rooms: [...document.querySelectorAll(".board [data-cell]")].map((one) => one.ariaLabel),
        })"""
    )
    return end
