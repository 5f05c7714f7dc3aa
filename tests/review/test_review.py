"""A game looked back on: every answer has its entry, the bot is asked from the same view, and nothing is told too early."""

from __future__ import annotations

import json
import re

import pytest

from bots.kinds import by_kind
from bots.worlds import places
from review.games import GAMES, bot, played, reviewed
from room25.bots import search
from room25.bots.contract import Bot, Budget, Choice, Command, Thought, first_asked
from room25.errors import BadText
from room25.game import Decision, Game, SeatView
from room25.notation import record
from room25.review import data, page, picture, text
from room25.review.model import Review, entry_of, look_back, moved
from room25.review.words import believed, judged
from room25.setup.kinds import GameKind
from room25.setup.lay import Setup
from room25.texts import LANGUAGES, Texts

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
EN = Texts("en")


def forms(review: Review, texts: Texts = EN) -> list[str]:
    """Everything that a review can be shown as."""
    return [
        text.report(review, texts),
        data.to_json(review, texts),
        page.page(review, texts),
        picture.strip(review, texts),
    ]


@by_game
def test_every_command_has_its_entry_in_every_form(game: tuple[str, str, int, str]) -> None:
    review = reviewed(*game)
    commands = record.read(played(*game)).commands
    assert [f"{entry.who} {entry.words}" for entry in review.entries] == list(commands)
    assert [entry.number for entry in review.entries] == list(range(1, len(commands) + 1))
    plain, programs, html, _ = forms(review)
    assert [int(number) for number in re.findall(r"^ *(\d+)\. ", plain, re.MULTILINE)] == list(
        range(1, len(commands) + 1)
    )
    assert [entry["answer"] for entry in json.loads(programs)["entries"]] == [e.words for e in review.entries]
    assert [int(n) for n in re.findall(r'<article id="n(\d+)"', html)] == [e.number for e in review.answers]
    assert len(review.answers) > 4


@by_game
def test_an_answer_is_judged_by_what_its_seat_saw_at_that_time(game: tuple[str, str, int, str]) -> None:
    review = reviewed(*game)
    agreed = 0
    for entry in review.answers:
        assert entry.view.pov == entry.seat and not entry.view.flat.outcome
        assert entry.words in entry.view.options[entry.who] and entry.advice in entry.view.options[entry.who]
        assert entry.choices and entry.choices[0].score == max(choice.score for choice in entry.choices)
        assert entry.better is not None and entry.better >= 0
        agreed += entry.agrees
        assert (entry.better == 0) or not entry.agrees
    if game[3] == "explorer":
        assert agreed == len(review.answers)  # the same bot with the same luck, from the same views
    else:
        assert agreed < len(review.answers) * 0.8
        assert any(entry.better > 0 for entry in review.answers if entry.better is not None)


def test_a_changed_program_and_any_order_of_ones_own_characters_are_reviewed_too() -> None:
    seen = {"changed": 0, "order": 0}
    for game in GAMES:
        for entry in reviewed(*game).answers:
            decision = entry.view.decision
            assert decision is not None
            mine = [who for who in decision.asked if who in entry.view.characters]
            seen["changed"] += entry.who not in decision.asked
            seen["order"] += bool(mine) and entry.who != mine[0]
    assert seen["changed"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_can_be_said_in_every_language(language: str) -> None:
    texts = Texts(language)
    said = set()
    for game in GAMES[:4]:
        for form in forms(reviewed(*game), texts):
            assert "{" not in re.sub(r"<style>.*?</style>", "", form, flags=re.DOTALL) or form.startswith("{")
            said.add(form)
    assert len(said) == 16
    assert texts("review-truth") in text.report(reviewed(*GAMES[0]), texts)


def test_one_seat_sees_its_own_answers_alone() -> None:
    review = reviewed("base", "suspicion", 5, "uniform", seat=2)
    assert {entry.seat for entry in review.entries} == {2} and {entry.who for entry in review.entries} == {"max"}
    every = reviewed("base", "suspicion", 5, "uniform")
    assert [e.number for e in review.entries] == [e.number for e in every.entries if e.seat == 2]
    with pytest.raises(BadText, match="there is no seat 5: seats run from 0 to 4"):
        look_back(played("base", "suspicion", 5, "uniform"), bot, seat=5)


def test_the_review_of_a_running_game_has_no_truth_and_no_deal() -> None:
    running = reviewed("ultimate-en", "suspicion", 6, "explorer", seat=1, stop=40)
    assert running.truth is None and len(running.entries) > 5
    for form in forms(running):
        assert '"seed"' not in form and EN("review-claims") not in form and EN("review-moved") not in form
    assert EN("review-running") in text.report(running, EN)
    assert "seed" not in vars(running) and not any("seed" in vars(entry) for entry in running.entries)


@by_kind
def test_nothing_is_shown_that_the_seat_could_not_know(cell: GameKind) -> None:
    """The same in every world that the seat cannot tell from the true one: text, page, picture and JSON."""
    different = 0
    for place in places(cell, 6, seed=31):
        decision = place.here.decision
        assert decision is not None
        who = next(name for name in decision.asked if name in place.here.characters)
        shown = []
        for view in (place.here, place.there):
            entry = entry_of(view, who, view.options[who][-1], bot(), 1)
            setup = Setup(edition=cell.edition, mode=cell.mode, seats=cell.seats)
            shown.append(forms(Review(setup, (place.seat,), "explorer", False, (entry,), None)))
        assert shown[0] == shown[1]
        different += place.differs
    assert different > 0


def test_a_review_that_looked_at_more_than_its_view_would_be_caught() -> None:
    game = Game.new("base", mode="suspicion", seats=5, seed=3)
    views = [game.view(0), game.view(1)]
    entries = [entry_of(view, view.characters[0], view.options[view.characters[0]][0], bot(), 1) for view in views]
    setup = game.setup
    one, two = (forms(Review(setup, (0,), "explorer", False, (entry,), None)) for entry in entries)
    assert all(a != b for a, b in zip(one, two))


def test_a_claim_stands_beside_what_its_seat_had_seen_and_at_the_end_beside_the_truth() -> None:
    review = reviewed("ultimate-en", "suspicion", 6, "explorer")
    assert review.truth is not None and review.truth.claims
    claims = [entry for entry in review.entries if entry.words.startswith("claim")]
    assert len(claims) == len(review.truth.claims)
    for entry, claim in zip(claims, review.truth.claims):
        said = judged(entry, False, EN)
        assert (entry.number, entry.who) == (claim.number, claim.who)
        assert said and ("That is true" in said[0]) == claim.is_true
    lines = text.report(review, EN).split(EN("review-claims"))[1]
    assert lines.count("True: ") + lines.count("False: ") == len(claims)


def test_how_the_suspicion_moved_ends_where_the_beliefs_end() -> None:
    review = reviewed("ultimate-en", "suspicion", 6, "explorer", seat=0)
    last = review.entries[-1]
    for who, steps in moved(review.entries).items():
        assert who != "alice" and steps[-1] == (last.round, last.beliefs.guards[who])
        assert [round_ for round_, _ in steps] == sorted({entry.round for entry in review.entries})
    assert moved(reviewed("base", "solo", 1, "uniform").entries) == {}


class Thinker(Bot):
    """Counts won games, as a search does, and always prefers the last option."""

    name = "search"

    def decide(self, view: SeatView, decision: Decision) -> Command:
        self.who = first_asked(view, decision)
        self.options = view.options[self.who]
        return f"{self.who} {self.options[-1]}"

    def explain(self) -> Thought | None:
        choices = tuple(Choice(words, k / len(self.options), 0.1) for k, words in enumerate(self.options))
        return Thought(self.who, f"{self.who} {self.options[-1]}", choices)


class Silent(Thinker):
    """Cannot say why."""

    name = "silent"

    def explain(self) -> Thought | None:
        return None


def test_how_much_better_is_said_in_the_bots_own_measure() -> None:
    view = Game.new("base", mode="solo", seed=7).view(0)
    options = view.options["kevin"]
    entry = entry_of(view, "kevin", options[0], Thinker(0, Budget()))
    assert entry.better == pytest.approx(1 - 1 / len(options))
    assert "It expects 75 % more of it." in " ".join(judged(entry, True, EN)).replace("\u00a0", " ")
    assert "0 points more" not in " ".join(judged(entry, True, EN))
    mute = entry_of(view, "kevin", options[0], Silent(0, Budget()))
    assert mute.better is None and mute.choices == ()
    said = " ".join(judged(mute, False, EN))
    assert "The bot would rather: Look at " in said and "points" not in said and "Weighed" not in said


def test_a_search_that_plays_below_its_level_counts_points_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "compiled", lambda: None)
    review = look_back(played(*GAMES[0], stop=12), lambda: search.Search(1))
    assert (review.bot, review.note, review.counts_games) == ("search", search.WEAKER, False)
    assert EN(search.WEAKER) in text.report(review, EN) and EN(search.WEAKER) in page.page(review, EN)


def test_what_is_believed_is_told_in_words() -> None:
    review = reviewed("ultimate-en", "cooperation", 4, "explorer")
    said = "\n".join(believed(review.answers[0], EN)).replace("\u00a0", " ")
    assert re.search(r"^Room 25: \d+ % in each of 12 places$", said, re.MULTILINE)
    assert re.search(r"^Key room: \d+ % in each of \d+ places$", said, re.MULTILINE)
    assert re.search(r"^Red next to \w+: .* \d+ %", said, re.MULTILINE)


def test_some_answers_may_be_chosen() -> None:
    review = look_back(played("base", "suspicion", 5, "uniform"), bot, None, lambda number: 10 <= number < 14)
    assert [entry.number for entry in review.entries] == [10, 11, 12, 13]
    whole = reviewed("base", "suspicion", 5, "uniform").truth
    assert review.truth is not None and whole is not None and review.truth.moved == whole.moved  # the truth is whole
