"""`odds` in the terminal game: a player's own beliefs as a page."""

from __future__ import annotations

import pytest

from bots.kinds import by_kind
from bots.worlds import places
from room25.bots.beliefs import Beliefs
from room25.engine.table.state import UNKNOWN
from room25.game import SPECTATOR, Game
from room25.setup.kinds import GameKind
from room25.terminal import guide
from room25.terminal.door import visit
from room25.terminal.odds import page
from room25.texts import LANGUAGES, Texts
from room25.words.odds import percent
from room25.words.odds import places as listed
from terminal.typist import SUSPICION, Typist, flat, script, solo

EN = Texts("en")


def shown(typist: Typist) -> str:
    return flat(typist.out.getvalue())


def test_typing_odds_shows_the_page_and_answers_nothing() -> None:
    typist = solo(["odds"], seed=7)
    text = shown(typist)
    assert "What you may believe Room 25: 8 % in each of 12 places" in text
    assert "Hidden rooms: how likely each colour is" in text and "guard" not in text.split("What you may believe")[1]


def test_in_suspicion_it_names_the_odds_of_guards_and_why() -> None:
    typist = Typist(script(["", "odds"]))
    visit(typist.desk, SUSPICION, 21)
    assert "How likely each one is a guard, and why Alice" in shown(typist)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_of_it(language: str) -> None:
    texts = Texts(language)
    v = Game.new("base", mode="solo", seed=7).view(0).flat
    assert any(
        line.plain.split()[:1] == ["odds"] and texts("term-help-odds") in line.plain for line in guide.general(v, texts)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@by_kind
def test_the_page_has_a_line_for_every_hidden_room_and_is_the_same_in_every_world(
    cell: GameKind, language: str
) -> None:
    texts = Texts(language)
    for place in places(cell, 3, seed=41):
        lines = [line.plain for line in page(place.here, texts)]
        assert lines == [line.plain for line in page(place.there, texts)]
        hidden = place.here.flat.kind.count(UNKNOWN)
        assert sum(line.count("✖") for line in lines) == sum(line.count("◆") for line in lines) == hidden
        assert sum("░" in line or "█" in line for line in lines) == len(Beliefs.of(place.here).guards)
        assert max(len(line) for line in lines) <= 130


def test_whoever_only_watches_may_ask_too() -> None:
    game = Game.new("base", mode="suspicion", seats=4, seed=7)
    assert any("%" in line.plain for line in page(game.view(SPECTATOR), EN))


@pytest.mark.parametrize(
    ("odds", "said"), [(0, "0"), (0.001, "<1"), (0.42, "42"), (0.994, "99"), (0.999, ">99"), (1, "100")]
)
def test_nearly_sure_is_not_sure(odds: float, said: str) -> None:
    assert percent(odds) == f"{said}\u00a0%"


def test_places_are_named_while_they_are_few() -> None:
    few = [(0, 0.25), (1, 0.25), (7, 0.1)]
    assert listed(few, EN) == "A1, B1\u00a025\u00a0% · C2\u00a010\u00a0%"
    assert listed([(cell, 0.1) for cell in range(10)], EN) == "10\u00a0% in each of 10 places"
    assert listed([], EN) == "–"
