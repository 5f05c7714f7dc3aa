"""Puzzles over HTTP: the list, one as its seat sees it, the one of a day, and what an answer comes to. Nothing tells the answer before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from room25 import puzzles
from server.online import served, settings

BOOK = puzzles.load()
SAMPLE = [*{(puzzle.setup.edition, puzzle.setup.mode): puzzle for puzzle in BOOK.puzzles}.values()]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(settings(tmp_path_factory.mktemp("data"), requests=0)) as host:
        yield f"http://{host}"


def test_the_list_names_every_puzzle_and_no_answer(host: str) -> None:
    answer = httpx.get(f"{host}/api/puzzles")
    found = answer.json()
    assert [one["id"] for one in found["puzzles"]] == [puzzle.id for puzzle in BOOK.puzzles]
    assert {one["theme"] for one in found["puzzles"]} <= set(found["themes"])
    assert "program" not in answer.text and "best" not in answer.text
    assert httpx.get(f"{host}/api/puzzles", headers={"if-none-match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda one: one.id)
def test_a_puzzle_is_what_its_seat_sees_and_its_options_hold_the_answer(host: str, puzzle: puzzles.Puzzle) -> None:
    task = httpx.get(f"{host}/api/puzzles/{puzzle.id}").json()
    view = task["view"]
    assert view["pov"] == task["seat"] and puzzle.who in view["characters"]
    assert set(puzzle.best) < set(view["options"][puzzle.who])
    assert {"best", "worth", "next"}.isdisjoint(task) and str(puzzle.seed) not in str(task)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda one: one.id)
def test_an_answer_is_right_or_wrong_and_played_on_from_the_moment_of_the_puzzle(
    host: str, puzzle: puzzles.Puzzle
) -> None:
    task = httpx.get(f"{host}/api/puzzles/{puzzle.id}").json()
    wrong = next(words for words in task["view"]["options"][puzzle.who] if words not in puzzle.best)
    for words, is_right in ((puzzle.best[0], True), (wrong, False)):
        outcome = _answered(host, puzzle.id, answer=words)
        assert outcome["right"] is is_right and outcome["best"] == list(puzzle.best)
        frames = outcome["replay"]["frames"]
        assert [frame["number"] for frame in frames] == list(range(outcome["replay"]["total"] + 1))
        assert frames[0]["said"] is None and frames[0]["view"]["board"] == task["view"]["board"]
        assert (frames[1]["who"], frames[1]["text"]) == (puzzle.who, words)
        assert all(frame["view"]["pov"] == task["seat"] for frame in frames)
    assert _answered(host, puzzle.id, answer=wrong, eyes="all")["replay"]["frames"][0]["view"]["pov"] == -2


def test_the_same_answer_comes_to_the_same_every_time(host: str) -> None:
    puzzle = SAMPLE[0]
    assert _answered(host, puzzle.id, answer=puzzle.best[0]) == _answered(host, puzzle.id, answer=puzzle.best[0])


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_another_one_tomorrow(host: str) -> None:
    days = [httpx.get(f"{host}/api/puzzles/daily", params={"date": f"2026-11-{day}"}).json() for day in (19, 19, 20)]
    assert days[0] == days[1] and days[0]["number"] == 19
    assert days[2]["number"] == 20 and days[2]["puzzle"]["id"] != days[0]["puzzle"]["id"]
    assert httpx.get(f"{host}/api/puzzles/daily").json()["puzzle"]["id"] in BOOK.by_id


@pytest.mark.parametrize("date", ["tomorrow", "2026-13-01", "1999-12-31"])
def test_a_day_without_a_puzzle_is_refused_with_a_reason(host: str, date: str) -> None:
    refused = httpx.get(f"{host}/api/puzzles/daily", params={"date": date})
    assert refused.status_code == 400 and refused.json()["text"]


def test_an_unknown_puzzle_and_an_answer_that_is_none_are_refused_and_tell_nothing(host: str) -> None:
    assert httpx.get(f"{host}/api/puzzles/none").json()["code"] == "no-such-place"
    puzzle = SAMPLE[0]
    for words in ("dance", "program dance", "move z9", "program look\0"):
        refused = httpx.post(f"{host}/api/puzzles/{puzzle.id}", json={"answer": words})
        assert refused.status_code == 400 and "best" not in refused.json()


def _answered(host: str, id: str, **said: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.post(f"{host}/api/puzzles/{id}", json=said, timeout=60).json()
    return found
