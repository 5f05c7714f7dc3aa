"""Plays through the accessibility tree alone: it knows of a page the roles and names that are read aloud, and not how anything looks."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError

PRESSED = ("button", "gridcell", "link", "tab", "radio", "combobox", "textbox", "checkbox")
# What stands among the answers and answers nothing.
HELPS = {
    "What the tokens do",
    "About this room",
    "Cancel",
    "Back",
    "Swap the two actions",
    "Hint",
    "Adrenaline",
    "Close",
}
# Until something of the page has changed; not for long, since it may have changed before anybody looked.
CHANGE = """() => new Promise((done) => {
  new MutationObserver(() => done()).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(done, 1000);
})"""


@dataclass(frozen=True)
class Thing:
    """Something that is read aloud, with the names and roles of what it lies in."""

    role: str
    name: str
    inside: tuple[str, ...]
    said: dict[str, Any] = field(hash=False)

    @property
    def may(self) -> bool:
        return not self.said.get("disabled")

    @property
    def pressed(self) -> bool:
        return self.said.get("pressed") in ("true", True)


class Reader:
    """Somebody who hears the page: what is offered, what was announced; and presses something by its role and name."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = Random(seed)
        self.tools = page.context.new_cdp_session(page)
        self.announced: list[str] = []
        self.pressed: list[str] = []

    def hear(self) -> list[Thing]:
        """Everything, in the order in which it is read."""
        nodes = {node["nodeId"]: node for node in self.tools.send("Accessibility.getFullAXTree")["nodes"]}
        heard: list[Thing] = []

        def read(node: dict[str, Any], inside: tuple[str, ...], live: bool) -> None:
            role, name = (str(node.get(key, {}).get("value", "")) for key in ("role", "name"))
            said = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
            if not node.get("ignored"):
                heard.append(Thing(role, name, inside, said))
                inside = (*inside, role, name)
                live = live or said.get("live") in ("polite", "assertive")
                if live and role == "StaticText" and name not in self.announced[-3:]:
                    self.announced.append(name)
            for child in node.get("childIds", ()):
                if child in nodes:
                    read(nodes[child], inside, live)

        read(next(node for node in nodes.values() if "parentId" not in node), (), False)
        return heard

    def press(self, thing: Thing) -> None:
        """What a screen reader does with the thing under its cursor; it may be gone by now, then the next look decides."""
        found = self.page.get_by_role(thing.role, name=thing.name, exact=True)  # type: ignore[arg-type]
        if found.count():
            try:
                found.first.dispatch_event("click", timeout=2_000)
            except TimeoutError:
                return
            self.pressed.append(thing.name)

    def choose(self, heard: list[Thing]) -> Thing | None:
        """What to press, if anything is offered."""
        foot = [one for one in heard if one.role == "button" and one.may and "contentinfo" in one.inside]
        tokens = [one for one in foot if "Your action tokens" in one.inside]
        if tokens:
            return self.programme(foot, [one for one in tokens if not one.pressed])
        ways = [one for one in foot if "Choose what to do." in one.inside]
        plain = [one for one in foot if one not in ways and one.name not in HELPS]
        if any(one.name == "Cancel" for one in foot):
            return plain[0] if plain else None
        board = [one for one in heard if one.role == "gridcell" and one.name.endswith(". may be chosen")]
        board += [one for one in heard if one.role == "button" and one.may and one.name.startswith("Slide line")]
        offered = board or plain or [one for one in ways if not one.pressed and one.name not in HELPS]
        return self.luck.choice(offered) if offered else None

    def programme(self, foot: list[Thing], tokens: list[Thing]) -> Thing | None:
        if any(one.name in ("Action 1: nothing yet", "Action 2: nothing yet") for one in foot):
            return self.luck.choice(tokens) if tokens else None
        return next((one for one in foot if one.name == "Ready"), None)

    def play(self, seconds: float = 600) -> list[Thing]:
        """To the end; returns what is heard then."""
        until = time.monotonic() + seconds
        while True:
            heard = self.hear()
            check(heard)
            if any(one.role == "link" and one.name == "The story of this game" for one in heard):
                return heard
            assert time.monotonic() < until, (self.announced[-5:], self.pressed[-5:])
            thing = self.choose(heard)
            if thing:
                self.press(thing)
            else:
                self.page.evaluate(CHANGE)


def check(heard: list[Thing]) -> None:
    """Whatever can be pressed has a name, and no sentence has a hole where a value should be."""
    nameless = [one for one in heard if one.role in PRESSED and not one.name.strip()]
    assert not nameless, nameless
    holes = [one.name for one in heard if ".." in one.name or ":  " in one.name or "{" in one.name]
    assert not holes, holes
