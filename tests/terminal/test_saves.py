"""A saved game goes on as it would have, whatever was chosen for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from room25.errors import BadText
from room25.game import Game
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from terminal.typist import SUSPICION, Typist, drawn, flat, script, solo


def test_a_saved_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    file = str(tmp_path / "our game.txt")
    start = ["", "1", "", "", "2", "", "", "look move", "", "ml"]
    going_on = ["", "1", "", "", "3", "", "1", "", "", "1", "", "4"]
    whole = Typist(script([*start, *going_on]))
    visit(whole.desk, SUSPICION, 21)
    first = Typist(script([*start, "", f"save {file}", "quit", "y"]))
    visit(first.desk, SUSPICION, 21)
    said = first.text
    assert f"room25 play --record '{file}' --people 2 --name Ann --name Bob --lang en" in said
    second = Typist(script(going_on))
    visit(second.desk, Wanted(people=2, names=("Ann", "Bob"), language="en"), record=Path(file))
    resumed = [(drawn(page), page.splitlines()[1:3]) for page in second.pages if "Type a number" in page]
    straight = [(drawn(page), page.splitlines()[1:3]) for page in whole.pages if "Type a number" in page]
    assert len(resumed) > 3
    assert resumed == straight[-len(resumed) :]


def test_saving_leaves_a_file_alone_that_is_no_record(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ann,", encoding="utf-8")
    typist = solo(
        [f"save {other}", f"save {tmp_path}/no/such/place", f"save {tmp_path}/a.txt", f"save {tmp_path}/a.txt"]
    )
    assert other.read_text(encoding="utf-8") == "Dear Ann,"
    assert "could not be saved" in flat(typist.pages[1]) and "something else than a saved game" in flat(typist.pages[1])
    assert "could not be saved" in flat(typist.pages[2])
    assert "The game is saved" in flat(typist.pages[4])


def test_a_file_that_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typist = Typist(script([]), "fr")
    with pytest.raises(BadText, match="n’existe pas"):
        visit(typist.desk, Wanted(people=1, language="fr"), record=file)
    game = Game.new("base", mode="solo", seed=0)
    file.write_text(game.record().replace("commands\n", "commands\nkevin clue c2\nkevin move e5\n"), encoding="utf-8")
    line = file.read_text(encoding="utf-8").splitlines().index("kevin move e5") + 1
    with pytest.raises(BadText, match=f"ligne {line}"):
        visit(typist.desk, Wanted(people=1, language="fr"), record=file)


def test_whatever_was_chosen_is_saved_with_the_game(tmp_path: Path) -> None:
    file, deck = tmp_path / "game.txt", tmp_path / "deck.txt"
    deck.write_text("panic\nmove 2 left twice\n", encoding="utf-8")
    wanted = Wanted("suspicion", 5, 1, "", (), "en", "ultimate-en", "standard", 2, ("free_carry",), deck)
    first = Typist(script(["1", f"save {file}", "quit", "y"]))
    visit(first.desk, wanted, 3)
    setup = Game.from_record(file.read_text(encoding="utf-8")).setup
    assert (setup.guards, setup.options, setup.cards) == (2, ("free_carry",), ("panic", "move 2 left twice"))
    second = Typist(script([]))
    visit(second.desk, Wanted(people=1, language="en"), record=file)
    assert drawn(second.pages[0]) == drawn(first.pages[1])
