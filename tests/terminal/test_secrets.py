"""With several people at one keyboard nobody reads what is another's."""

from __future__ import annotations

import re

import pytest

from room25.engine.table.state import State
from room25.engine.views.redeal import redeal
from room25.game import Game
from room25.terminal import guide
from room25.terminal.desk import FORGET
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from room25.texts import Texts
from terminal.screens import positions, screen
from terminal.typist import SUSPICION, Typist, flat, random_people, script


def pages_by_person(typist: Typist) -> dict[str, list[str]]:
    """Every page, under the name of whoever had the keyboard."""
    found: dict[str, list[str]] = {}
    holder = ""
    for page in typist.pages:
        ready = re.search(r"(\w+): press Enter when nobody else is looking", page)
        if ready:
            holder = ready[1]
            assert flat(page).endswith(f"Room 25 {holder}: press Enter when nobody else is looking. >")
            assert page.count("\n") < 3 or page is typist.pages[0]  # nothing else but before the game began
        elif " plays " in page:
            found.setdefault(holder, []).append(page)
        else:  # both are dead: a round as everybody sees it
            assert "Your role" not in page and "Only you know" not in page
    return found


def test_nobody_reads_the_role_or_the_program_of_another_person() -> None:
    roles_seen = set()
    for seed in (0, 1):
        typist = random_people(seed)
        typist.pages.pop()  # the end, where everything is open
        found = pages_by_person(typist)
        dealt = Game.new("base", mode="suspicion", seats=4, seed=seed, complex="beginner").state()
        for seat, (name, character, other) in enumerate([("Ann", "Alice", "Jennifer"), ("Bob", "Jennifer", "Alice")]):
            role = ("prisoner", "guard")[dealt.role[seat]]
            roles_seen.add(role)
            for page in found[name]:
                text = flat(page)
                assert f"{name} plays {character}." in text
                assert f"Your role: {role}" in text
                assert f"{other} has programmed" not in text
                assert set(re.findall(r"(\w+) sees what lies in", text)) <= {character}
    assert roles_seen == {"prisoner", "guard"}


def test_between_two_people_the_screen_is_emptied_with_all_that_scrolled_away() -> None:
    typist = random_people(4, terminal=True)
    handed = [page for page in typist.pages if "when nobody else is looking" in page]
    assert len(handed) > 5
    assert all(FORGET in page and "role" not in page and "┏" not in page for page in handed)


def test_whoever_has_seen_a_room_reads_it_before_the_keyboard_goes_on() -> None:
    typist = Typist(script(["", "1", "claim c2 red", "claim d3 red", "mark c2", "", "", "1"]))
    visit(typist.desk, SUSPICION, 21)
    read = flat(typist.pages[2])
    assert "Alice sees what lies in C2" in read
    assert "Press Enter and hand the keyboard to Bob. >" in read
    assert "Alice says: C2 is red." in flat(typist.pages[3])
    assert "a colour can be told only after looking. (Rule INFO-02" in flat(typist.pages[4])
    assert "that can be done in one’s own turn only" in flat(typist.pages[5])
    assert flat(typist.pages[6]).startswith("Room 25 Bob: press Enter")


ULTIMATE = Wanted("suspicion", 5, 2, "", ("Ann", "Bob"), "en", "ultimate-en", "standard", 2)


def test_nobody_reads_them_in_the_ultimate_edition_either() -> None:
    for seed in (1, 5):
        typist = random_people(seed, ULTIMATE)
        typist.pages.pop()
        dealt = Game.new("ultimate-en", mode="suspicion", seats=5, seed=seed, guards=2).state()
        for name, pages in pages_by_person(typist).items():
            seat = ("Ann", "Bob").index(name)
            mine, other = (("Alice", "Jennifer"), ("Jennifer", "Alice"))[seat]
            for text in map(flat, pages):
                assert f"Your role: {('prisoner', 'guard')[dealt.role[seat]]}" in text
                assert f"{other} has programmed" not in text
                assert set(re.findall(r"(\w+) sees what lies in", text)) <= {mine}


HIDING = (
    ("ultimate-en", "suspicion", "standard", 8, 17),
    ("season2", "team", "standard", 4, 3),
    ("ultimate-uk", "cooperation", "madness", 6, 2),
    ("ultimate-en", "cooperation", "madness", 4, 73),
)


@pytest.mark.parametrize("kind", HIDING, ids=lambda kind: f"{kind[0]} {kind[1]}")
def test_no_page_changes_when_all_that_is_hidden_from_its_reader_is_dealt_anew(
    kind: tuple[str, str, str, int, int],
) -> None:
    """Other people's roles, programs and piles, face-down rooms and the order of the deck."""
    texts = Texts("en")
    for number, game in enumerate(positions(*kind)):
        if game.is_over:
            continue
        for seat in range(2):
            other = game.copy()
            other._s = State()
            redeal(game.view(seat).flat, number, seat, other._s)
            for width, height in ((80, 24), (100, 45)):
                one, two = screen(game, texts, seat), screen(other, texts, seat)
                assert [line.markup for line in one.lines(width, height)] == [
                    line.markup for line in two.lines(width, height)
                ]
            for wanted in ("", "cards", "rooms", "a1"):
                pages = [guide.about(wanted, which.view(seat).flat, texts) for which in (game, other)]
                assert pages[0] == pages[1]
