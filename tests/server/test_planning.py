"""Before a game: the catalogue, the rules, the check of a wish for a table, and the pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from room25 import rulebook
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.setup import editions
from room25.texts import Texts
from server.online import served, settings

PAGE = "<!doctype html><title>the game</title>"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text(PAGE)
    (web / "assets" / "app-1a2b.js").write_text("// our own\n" * 500)
    (web.parent / "secret.txt").write_text("nobody may see this")
    with served(settings(tmp_path_factory.mktemp("data"), web=web)) as host:
        yield host


def get(host: str, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{host}{path}", headers=headers)


def checked(host: str, **wanted: Any) -> dict[str, Any]:
    answer = httpx.post(f"http://{host}/api/check", json=wanted)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def test_the_catalogue_has_every_edition_as_its_data_have_it(host: str) -> None:
    found = get(host, "/api/catalogue").json()
    assert [edition["key"] for edition in found["editions"]] == list(editions.EDITIONS)
    assert found["languages"] == ["en", "fr", "pl", "uk"] and "search" in found["bots"]
    texts = Texts("en")
    for edition in found["editions"]:
        data = editions.load(edition["key"])
        assert edition["box"] == data.box
        assert [room["key"] for room in edition["rooms"]] == list(data.box)
        assert all(room["mark"] == ROOMS[room["key"]].mark for room in edition["rooms"])
        assert [one["key"] for one in edition["characters"]] == list(data.characters)
        assert all(one["colour"].startswith("#") for one in edition["characters"])
        assert all(texts.has(one["talent"]) for one in edition["characters"] if one["talent"])
        assert {mode["key"]: [level["key"] for level in mode["levels"]] for mode in edition["modes"]} == {
            key: list(levels) for key, levels in data.modes.items()
        }
        names = {one["key"] for one in edition["complexes"]}
        for mode in edition["modes"]:
            for row in [row for level in mode["levels"] for row in level["players"]]:
                assert row["rounds"] > 0 and row["complex"] in names and mode["fewest"] <= row["seats"] <= mode["most"]
    base, ultimate = found["editions"][0], found["editions"][2]
    assert (base["robots"], base["cards"], base["characters"][0]["talent"]) == (0, [], "")
    assert ultimate["robots"] == 2 and sum(len(card["faces"]) for card in ultimate["cards"]) == 58


def test_the_rules_of_an_edition_are_those_that_hold_in_it(host: str) -> None:
    base, ultimate = (get(host, f"/api/rules/{name}").json() for name in ("base", "ultimate-uk"))
    ids = {rule["id"] for section in base["sections"] for rule in section["rules"]}
    assert "SETUP-01" in ids and "SETUP-02" in ids and "SETUP-03" not in ids and "ROOM-MAC-01" not in ids
    every = {rule["id"] for section in ultimate["sections"] for rule in section["rules"]}
    assert {"SETUP-03", "AMB-001"} <= every and "SETUP-02" not in every
    assert ids | every < set(rulebook.rules())
    assert all(section["title"] and section["under"] for section in base["sections"])
    assert all(set(row["editions"]) == set(editions.EDITIONS) for row in base["differences"])
    assert get(host, "/api/rules/nothing").json()["code"] == "no-such-place"


def test_every_rule_stands_in_a_section() -> None:
    assert [rule.id for section in rulebook.sections() for rule in section.rules] == list(rulebook.rules())


@pytest.mark.parametrize("path", ["/api/catalogue", "/api/rules/base"])
def test_what_does_not_change_is_sent_once(host: str, path: str) -> None:
    first = get(host, path)
    again = get(host, path, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert get(host, path, **{"if-none-match": '"other"'}).content == first.content


def test_a_wish_is_checked_and_nothing_is_made(host: str) -> None:
    found = checked(host, edition="ultimate-en", seats=5)
    assert found["problems"] == [] and found["guards"] == [1, 2] and found["rounds"] == 10
    assert found["composition"]["jamming"] == 1 and sum(found["drawn"].values()) == 19
    assert get(host, "/api/tables").json()["tables"] == []


def test_a_complex_in_the_making_is_told_what_is_missing_and_what_is_advised_against(host: str) -> None:
    tiles = {"central": 1, "room25": 1, "vortex": 2, "mortal": 2}
    found = checked(host, edition="base", tiles=tiles)
    assert [problem["key"] for problem in found["problems"]] == ["problem-not-25"]
    assert found["problems"][0]["values"] == {"count": "6"} and found["rounds"] == 10
    assert [advice["key"] for advice in found["advice"]] == ["warning-vortex-mortal"]
    assert found["composition"] == tiles and found["drawn"] == {}


def test_a_complex_is_told_how_hard_it_is(host: str) -> None:
    tiles = {"central": 1, "room25": 1, "dark": 2, "cold": 2, "prison": 2, "trapped": 2, "control": 1, "vision": 1}
    easy = {**tiles, "empty": 8, "vortex": 2, "tunnel": 2, "moving": 1}
    hard = {**tiles, "empty": 5, "mortal": 2, "acid": 2, "flooded": 2, "vortex": 2}
    found = [checked(host, mode="cooperation", tiles=each) for each in ({}, easy, hard)]
    assert [one["problems"] for one in found] == [[], [], []]
    printed, low, high = (one["difficulty"] for one in found)
    assert printed["score"] == printed["book"] == low["book"] == high["book"]
    assert low["score"] < high["score"] and 1 <= low["stars"] <= high["stars"] <= 5
    assert checked(host, mode="team")["difficulty"] is None  # the others are the difficulty
    assert checked(host, tiles={"central": 1})["difficulty"] is None


def test_even_a_wish_for_nothing_that_exists_is_answered(host: str) -> None:
    found = checked(host, edition="nothing")
    assert found["problems"] and found["rounds"] == 0 and found["composition"] == {}
    answer = httpx.post(f"http://{host}/api/check", json={"helper": "program:ls"})
    assert (answer.status_code, answer.json()["code"]) == (422, "no-bot")


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/replay/abc", "/index.html", "/%00", "/t/" + "x" * 5000, "/a/../../b"]
)
def test_every_page_is_the_client(host: str, path: str) -> None:
    answer = get(host, path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["cache-control"] == "no-cache" and answer.headers["referrer-policy"] == "no-referrer"


def test_hashed_files_are_kept_for_ever_and_come_packed(host: str) -> None:
    answer = get(host, "/assets/app-1a2b.js")
    assert answer.text.startswith("// our own") and "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    gone = get(host, "/assets/app-0000.js")
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-place")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "//secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_no_page_leads_out_of_the_folder(host: str, path: str) -> None:
    assert "nobody may see this" not in get(host, path).text


def test_pages_can_only_be_looked_at(host: str) -> None:
    assert httpx.head(f"http://{host}/").status_code == 200
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert httpx.request(method, f"http://{host}/t/abc").json()["code"] == "no-such-place"


def test_where_the_client_is_not_built_a_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("room25.server.pages.dist", lambda: None)
    with served(settings(tmp_path)) as host:
        answer = get(host, "/")
        assert answer.status_code == 404 and "make web" in answer.text
