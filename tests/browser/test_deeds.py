"""What may be done beside answering, colours and marks apart: a guard steps forward by two taps, and everybody is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Person
from browser.site import Site
from server.online import Client

DEALS, MOST = 5, 200  # games that may end before a guard may step forward, and answers in each


def a_guard_who_may_step_forward(site: Site) -> tuple[str, str, int, str, str]:
    """A table at which one may: its id, the host's key, the seat, its key and its character."""
    for deal in range(DEALS):
        if found := _played_to_a_guard(site, Random(deal)):
            return found
    raise AssertionError("no guard could step forward")


def _played_to_a_guard(site: Site, dice: Random) -> tuple[str, str, int, str, str] | None:
    table, host = site.table(edition="season2", mode="suspicion", seats=4)
    keys = [site.sit(table, f"Person {seat}", seat)[1] for seat in range(4)]
    address = site.origin.removeprefix("http://")
    for number in range(MOST):
        for seat, key in enumerate(keys):
            with Client(address) as client:
                view: dict[str, Any] = client.hello(table, key)["view"]
                if view["result"]:
                    return None
                for who, deeds in view["deeds"].items():
                    if "reveal" in deeds:
                        return table, host, seat, key, who
                asked = [who for who in (view["decision"] or {"asked": []})["asked"] if who in view["options"]]
                if asked:
                    words = dice.choice(view["options"][asked[0]])
                    client.say(type="play", id=f"a{number}", text=f"{asked[0]} {words}")
                    client.hear(20, "accepted")
    return None


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_guard_steps_forward_by_two_taps(site: Site, person: Person, phone: bool) -> None:
    table, host, seat, key, who = a_guard_who_may_step_forward(site)
    page = person(phone=phone, kept=site.keys(table, host, {seat: key}))
    page.goto(f"/t/{table}")
    deed = page.locator("[data-part=deeds] button", has_text="Reveal yourself as a guard")
    deed.click()
    page.get_by_role("button", name="Cancel").click()
    deed.click()
    deed.click()
    expect(page.locator("[data-part=deeds]")).to_have_count(0)
    with Client(site.origin.removeprefix("http://")) as watcher:
        people = watcher.hello(table)["view"]["people"]
    assert next(one for one in people if one["who"] == who)["role"] == "guard"
