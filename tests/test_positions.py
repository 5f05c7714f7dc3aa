"""Positions in words, as docs/rules/POSITIONS.md has them; what version 0.1 wrote is still read."""

from __future__ import annotations

from pathlib import Path

import pytest

from perft.renew import cases
from room25.engine.table.state import FIELDS, State, View
from room25.errors import BadText
from room25.game import Game
from room25.notation.former import FORMER
from room25.notation.position import read_position, write_position
from room25.setup.lay import Setup, table

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rules" / "POSITIONS.md"
OLD = (ROOT / "tests" / "positions" / "version1.txt").read_text(encoding="utf-8")
EXAMPLE = PAGE.read_text(encoding="utf-8").partition("```\n")[2].partition("```")[0]


def test_the_example_of_the_page_is_a_position_and_asks_what_it_says() -> None:
    s = read_position(EXAMPLE)
    assert write_position(s) == EXAMPLE
    game = Game.stated(Setup(mode="cooperation"), s)
    game.run_on()
    assert game.decision is not None and (game.decision.kind, game.decision.asked) == ("vision", ("max",))
    assert "peek e2" in game.options("max") and len(game.options("max")) == 17


@pytest.mark.parametrize("former", [False, True], ids=["fields", "former names"])
def test_a_position_of_fields_by_name_is_still_read(former: bool) -> None:
    text = OLD
    for name, old in FORMER.items() if former else ():
        text = text.replace(f"\n{name} ", f"\n{old} ")
    with pytest.warns(DeprecationWarning, match="is read until 0.3"):
        s = read_position(text)
    assert s == next(case.state for case in cases() if case.title == "ultimate-uk: Alice is asked")
    with pytest.warns(DeprecationWarning):
        assert read_position(text.replace("rounds 8\n", "rounds 8\nhold 0\n")) == s


def test_no_field_of_a_dealt_game_is_left_out() -> None:
    """Whatever field differs, the texts do: all but scratch, what is 0 once a game is dealt, and who looks."""
    s = Game.new("ultimate-en", seats=6, seed=4).state()
    text = write_position(s)
    silent = []
    for name, length, _ in FIELDS:
        other: State = s.clone()
        value = getattr(other, name)
        if length:
            changed = [*value]
            changed[0] = 1 if value[0] != 1 else 2
            setattr(other, name, changed)
        else:
            setattr(other, name, 1 if value != 1 else 2)
        try:
            if write_position(other) == text:
                silent.append(name)
        except (BadText, KeyError, IndexError, StopIteration):
            pass  # no such game can be
    behind_a_count = {"dead", "discard", "failed_escapes", "failed_escape_by"}
    of_the_agenda = {f"agenda_{part}" for part in ("kind", "who", "a", "b", "c", "d")}
    assert set(silent) <= {"legal", "legal_count", "falls", "fall_count", "cell_of"} | behind_a_count | of_the_agenda


WRONG = {
    "an unknown line": ("seats 4\n", "chairs 4\n", r"^line \d+: chairs is no line of a position$"),
    "a line that is missing": ("seats 4\n", "", r"^line \d+: the line 'seats' is missing$"),
    "a line twice": ("seats 4\n", "seats 4\nseats 4\n", r"^line \d+: seats stands there twice or too late$"),
    "a word that is none": ("slot 1\n", "slot 4\n", r"^line \d+: slot: '4' is no slot: there are 1, 2, adrenaline$"),
    "somebody unknown": ("actor max\n", "actor bob\n", r"^line \d+: actor: 'bob' is no character"),
    "a square that is none": ("=b2\n", "=f9\n", r"^line \d+: reminders: 'f9' is no square"),
    "a number too large": ("left 6\n", "left 600\n", r"^line \d+: left: '600' is no whole number from 0 to 127$"),
    "somebody who stands nowhere": (" max=d1", "", r"^line 'at': everybody who is seated stands somewhere or is dead"),
    "a board too small": ("  tr tr dk co em\n", "", r"^line \d+: board: five rows of five are needed$"),
    "an unknown row": ("  end-go max\n", "  sleep max\n", r"^line \d+: agenda: 'sleep' is no row of an agenda"),
    "a row that says too little": (" group=max", "", r"^line \d+: agenda: '.*' does not say group$"),
    "a row that says too much": ("  end-go max\n", "  end-go max why=me\n", r"^line \d+: agenda: end-go has no why$"),
    "another edition": ("edition base\n", "edition deluxe\n", r"^line \d+: deluxe cooperation standard cannot be played"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "message"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_read_is_named_with_its_line(old: str, new: str, message: str) -> None:
    assert old in EXAMPLE
    with pytest.raises(BadText, match=message):
        read_position(EXAMPLE.replace(old, new, 1))


def test_a_view_and_a_table_that_is_not_dealt_are_no_positions() -> None:
    flat = Game.new("base", seed=1).view(0).flat
    assert isinstance(flat, View)
    with pytest.raises(BadText, match="the whole truth of a dealt game"):
        write_position(flat)  # type: ignore[arg-type]
    with pytest.raises(BadText, match="the whole truth of a dealt game"):
        write_position(table(Setup("ultimate-en")))
