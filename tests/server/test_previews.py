"""What a shared link shows: the game in the language of whoever asks, an invitation, a picture at the address that the server was given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from room25.errors import Room25Error
from room25.preview import base_address, wanted_language
from room25.server.settings import Settings
from room25.setup.editions import EDITIONS
from room25.texts import LANGUAGES, Texts
from server.online import served, sit

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = "https://games.example/"
PICTURE = (ROOT / "web" / "art" / "preview.png").read_bytes()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as it is built, as far as this is about it."""
    folder = tmp_path_factory.mktemp("dist")
    (folder / "index.html").write_bytes((ROOT / "web" / "index.html").read_bytes())
    (folder / "preview.png").write_bytes(PICTURE)
    return folder


@pytest.fixture(scope="module")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("data")
    with served(Settings(f"sqlite:///{data / 'room25.sqlite'}", web=built, public=PUBLIC, most=1000)) as host:
        yield host


def page(at: str, path: str, language: str = "en", **headers: str) -> str:
    answer = httpx.get(f"http://{at}{path}", headers={"accept-language": language, **headers})
    assert answer.status_code == 200 and "Accept-Language" in answer.headers["vary"]
    assert answer.headers["cache-control"] == "no-cache"
    return answer.text


def shown(text: str) -> dict[str, str]:
    """Every name and what it says."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)"\s+content="([^"]*)" />', text))
    [title] = re.findall(r"<title>(.*?)</title>", text)
    assert title == found["og:title"] and found["description"] == found["og:description"]
    return {name: unescape(said) for name, said in found.items()}


def lay(host: str, **wanted: object) -> str:
    made = httpx.post(f"http://{host}/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return f"{made.json()['table']['id']} {made.json()['host']}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/index.html", "/puzzles", "/t/nothing-like-that"])
def test_the_game_is_told_in_the_language_of_whoever_asks(host: str, language: str, path: str) -> None:
    text = page(host, path, f"de, {language};q=0.8, en;q=0.1")
    said = shown(text)
    assert f'<html lang="{language}"' in text and Texts(language)("term-title") in said["og:title"]
    assert Texts(language)("web-tagline") in said["description"] and said["theme-color"] == "#0b0e13"
    assert (said["twitter:card"], said["og:image"]) == ("summary_large_image", f"{PUBLIC}preview.png")


def test_the_picture_is_where_the_page_says_and_as_large(host: str) -> None:
    said = shown(page(host, "/"))
    got = httpx.get(f"http://{host}/{said['og:image'].removeprefix(PUBLIC)}")
    assert got.headers["content-type"] == "image/png" and got.content == PICTURE and len(PICTURE) < 150_000
    size = [int.from_bytes(PICTURE[at : at + 4], "big") for at in (16, 20)]  # of the head of every PNG
    assert [said["og:image:width"], said["og:image:height"]] == [str(one) for one in size] == ["1200", "630"]


def test_the_picture_never_lies_where_a_request_says(host: str, built: Path, tmp_path: Path) -> None:
    evil = {"host": "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https"}
    assert "evil" not in page(host, "/", **evil)
    with served(Settings(f"sqlite:///{tmp_path / 'room25.sqlite'}", web=built)) as unnamed:
        text = page(unnamed, "/", **evil)
        assert "og:image" not in text and "evil" not in text and shown(text)["twitter:card"] == "summary"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_invitation_says_the_game_and_who_invites(host: str, edition: str) -> None:
    table, key = lay(host, edition=edition, mode="cooperation", seats=4, start="host", bots={"3": "cautious"}).split()
    texts = Texts("fr").at(edition, {})
    said = shown(page(host, f"/t/{table}", "fr"))
    assert texts("web-invited") in said["og:title"]
    assert said["description"].startswith(
        f"{texts(f'edition-{edition}')}, {texts.mode('cooperation')}, 3 places libres."
    )
    taken = httpx.post(
        f"http://{host}/api/tables/{table}/seats",
        json={"name": '"><b>Zoé', "seat": 0},
        headers={"authorization": f"Bearer {key}"},
    )
    assert taken.status_code == 201, taken.text
    text = page(host, f"/t/{table}?from=here", "fr")
    assert shown(text)["og:title"].endswith('"><b>Zoé t’invite au spectacle') and "<b>" not in text
    assert "2 places libres" in shown(text)["description"]


def test_a_link_shows_of_its_table_nothing_but_the_game(host: str) -> None:
    """Two tables of one kind look alike, whatever was dealt at them; one whose game has begun is not shown."""
    pages = []
    for _ in range(2):
        table = lay(host, edition="base", mode="suspicion", seats=4).split()[0]
        pages.append(page(host, f"/t/{table}"))
        for seat in range(4):
            sit(host, table, seat)
        assert page(host, f"/t/{table}") == page(host, "/")
    assert pages[0] == pages[1] != page(host, "/")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("en;q=0.2, uk;q=0.7, pl;q=0.9", "pl"),
        ("de, ja", "en"),
        ("fr;q=0, pl;q=0.1", "pl"),
        ("*;q=, uk;q=x, fr;q=0.5", "fr"),
    ],
)
def test_the_language_is_the_one_that_is_wanted_most(header: str, language: str) -> None:
    assert wanted_language(header) == language


@pytest.mark.parametrize(
    "wrong",
    [
        "games.example",
        "ftp://games.example",
        "https://",
        "https://[",
        "https://a.example/?b",
        "https://a b",
        'https://a"b',
        "https://a.example:x",
    ],
)
def test_what_is_no_address_is_refused_in_one_sentence(wrong: str) -> None:
    with pytest.raises(Room25Error, match="is no address of a page: say https://HOST"):
        base_address(wrong, "--public")


def test_an_address_ends_with_a_slash_and_a_server_has_no_path() -> None:
    assert base_address("", "--public") == ""
    assert base_address("https://games.example", "--public") == base_address(PUBLIC, "--public") == PUBLIC
    assert base_address("https://games.example/room25", "--url", may_have_path=True) == f"{PUBLIC}room25/"
    with pytest.raises(Room25Error, match=r"say https://HOST$"):
        base_address("https://games.example/room25", "--public")
