"""Whole games at the keyboard: one person who types numbers, against seats that the computer moves at random."""

from __future__ import annotations

import pytest

from room25.setup import editions
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from room25.texts import LANGUAGES, Texts
from terminal.typist import Typist, numbers

KINDS = [
    (edition, mode, level)
    for edition in editions.EDITIONS
    for mode, levels in editions.load(edition).modes.items()
    for level in levels
]


def play(edition: str, mode: str, level: str, players: int, language: str, seed: int) -> Typist:
    """One game in a small terminal, from its first question to its last sentence."""
    typist = Typist(numbers(f"{mode} {level} {seed}", Texts(language)), language, (80, 24))
    visit(typist.desk, Wanted(mode, players, 1, "", (), language, edition, level, guards=None, cards=None), seed)
    return typist


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_every_kind_of_game_is_played_to_its_end_with_numbers_alone(kind: tuple[str, str, str]) -> None:
    edition, mode, level = kind
    players = list(editions.load(edition).modes[mode][level].players)
    typist = play(*kind, players[len(players) // 2], "en", 8)
    assert typist.texts("term-over-heading") in typist.text
    assert all(len(line) <= 80 for line in typist.out.getvalue().splitlines())
    for page in typist.pages[1:-1]:  # on the first stand the questions before the game too
        assert len(page.strip("\n").splitlines()) <= 24


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "mode", "players"), [("ultimate-en", "suspicion", 8), ("season2", "team", 6)])
def test_a_game_is_played_to_its_end_in_every_language(edition: str, mode: str, players: int, language: str) -> None:
    typist = play(edition, mode, "standard", players, language, 4)
    assert typist.texts("term-over-heading") in typist.text
    assert all(len(line) <= 80 for line in typist.out.getvalue().splitlines())
