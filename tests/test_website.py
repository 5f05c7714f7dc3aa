"""The documentation as a site: it builds without a warning or a dead link, and its reference has everything that the code has."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import get_args

import pytest
import typer
from typer.core import TyperGroup

ROOT = Path(__file__).resolve().parents[1]
WEBSITE = ROOT / "docs" / "website"
sys.path.insert(0, str(WEBSITE))

import build  # noqa: E402
import check  # noqa: E402
import pages  # noqa: E402
import where  # noqa: E402

DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return build.made()


def test_the_site_is_built_without_a_warning_and_without_a_dead_link(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(WEBSITE / "build.py"), "--out", str(tmp_path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    site = tmp_path / "html"
    assert (site / "index.html").is_file() and (site / "searchindex.js").is_file()
    names = {path.relative_to(site).with_suffix(".md").as_posix() for path in site.rglob("*.html")}
    assert {target for _, target in pages.written()} <= names
    assert set(build.REFERENCE) <= names


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ('<a href="gone.html">x</a>', "a.html links to gone.html, which is not there"),
        ('<a href="b.html#gone">x</a>', "a.html links to b.html#gone, a place that the page does not have"),
        ('<script src="https://example.org/x.js"></script>', "a.html loads https://example.org/x.js"),
        ('<img src="gone.png">', "a.html links to gone.png, which is not there"),
        ('<a href="b.html#here">x</a><a href="https://example.org">y</a>', None),
    ],
)
def test_the_check_of_links_finds_what_is_wrong(tmp_path: Path, body: str, found: str | None) -> None:
    (tmp_path / "a.html").write_text(body, encoding="utf-8")
    (tmp_path / "b.html").write_text('<h1 id="here">b</h1>', encoding="utf-8")
    assert check.problems(tmp_path) == ([found] if found else [])


def test_every_command_and_option_is_in_the_reference(made: dict[str, str]) -> None:
    page = made["reference/commands.md"]
    sections = dict(re.findall(r"^## room25 (\S+)\n(.*?)(?=^## |\Z)", page, flags=re.MULTILINE | re.DOTALL))
    ours = typer.main.get_command(where.find(where.COMMANDS))
    assert isinstance(ours, TyperGroup)
    assert set(sections) == set(ours.commands)
    for name, command in ours.commands.items():
        parts = command.commands.values() if isinstance(command, TyperGroup) else ()
        for parameter in [*command.params, *(parameter for part in parts for parameter in part.params)]:
            assert not parameter.opts[0].startswith("--") or f"`{parameter.opts[0]}`" in sections[name], (
                name,
                parameter.opts,
            )


def test_every_setting_route_message_and_code_is_in_the_reference(made: dict[str, str]) -> None:
    settings, messages = where.find(where.SETTINGS), where.find(where.MESSAGES)
    assert not [name for name in settings.__dataclass_fields__ if f"| `{name}` |" not in made["reference/settings.md"]]
    serve = made["reference/commands.md"].partition("## room25 serve")[2]
    named = re.findall(r"`(--[a-z]+)`", made["reference/settings.md"])
    assert named and not [option for option in named if f"`{option}`" not in serve]
    app = where.find(where.APPLICATION)(settings("sqlite://"))
    routes = [(method.upper(), path) for path, methods in app.openapi()["paths"].items() for method in methods]
    assert len(routes) > 15
    assert not [route for route in routes if "## {} {}\n".format(*route) not in made["reference/http.md"]]
    socket = made["reference/socket.md"]
    kinds = (*get_args(messages.FromClient), *get_args(messages.ToClient))
    assert not [kind for kind in kinds if f"### {kind.__struct_config__.tag}\n" not in socket]
    assert not [code for code in get_args(messages.Code) if f"| `{code}` |" not in socket]


def test_every_field_family_and_event_is_in_the_reference(made: dict[str, str]) -> None:
    names = [row[0] if isinstance(row, tuple) else row.name for row in where.find(where.FIELDS)]
    assert len(names) > 80
    assert not [name for name in names if f"| `{name}` |" not in made["reference/fields.md"]]
    page = made["reference/answers.md"]
    assert not [row for row in where.find(where.ADDED)() if f"| {row[0]} | `{row[1]}` |" not in page]
    assert not [form for family in where.find(where.FAMILIES) for form in family.forms if f"`{form}`" not in page]
    assert not [
        kind for kind, _ in where.find(where.EVENTS).values() if f"| `{kind}` |" not in made["reference/events.md"]
    ]


@pytest.mark.parametrize("page", where.API, ids=lambda page: page.name)
def test_every_public_name_of_its_modules_is_in_the_reference(page: where.ApiPage, made: dict[str, str]) -> None:
    text = made[f"reference/api/{page.name}.md"]
    for name in page.modules:
        module = where.find(name)
        public = getattr(module, "__all__", None) or [word for word in vars(module) if not word.startswith("_")]
        own = [word for word in public if getattr(getattr(module, word), "__module__", "") == name]
        own = [word for word in own if hasattr(getattr(module, word), "__qualname__")]
        assert own or page.name == "texts"
        missing = [word for word in own if not re.search(rf"\{{py:(class|exception|function)\}} {word}\b", text)]
        assert not missing, f"{name}: {missing}"


def test_every_page_has_one_place_in_the_navigation() -> None:
    sections = tomllib.loads((WEBSITE / "navigation.toml").read_text(encoding="utf-8"))["section"]
    assert [section["title"] for section in sections] == ["Tutorials", "How to", "Reference", "Explanation"]
    placed = [page for section in sections for page in section["pages"]]
    assert len(placed) == len(set(placed))
    written = {target.removesuffix(".md") for _, target in pages.written()} - {"index"}
    written |= {target.removesuffix(".md") for target in build.REFERENCE} | {"reference/api/index"}
    inside = {f"decisions/{path.stem}" for path in DECISIONS}  # behind their own list
    assert set(placed) == written - inside


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_says_what_it_was_about_and_what_it_costs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    number = int(path.name[:4])
    assert text.startswith(f"# {number}. ")
    assert re.findall(r"^## (.*)$", text, flags=re.MULTILINE) == ["Context", "Decision", "Consequences", "Considered"]
    assert f"[{number}]({path.name})" in (ROOT / "docs" / "decisions" / "index.md").read_text(encoding="utf-8")


def test_decisions_are_numbered_without_a_gap() -> None:
    assert [int(path.name[:4]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    assert len(DECISIONS) >= 10


def test_the_glossary_has_each_word_once_and_in_order() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    lists = [re.findall(r"^\| (?!word |---)([^|]+) \|", part, flags=re.MULTILINE) for part in text.split("\n## ")[1:]]
    words = [word for part in lists for word in part]
    assert len(words) > 50
    assert len(words) == len(set(words))
    assert lists == [sorted(part, key=str.casefold) for part in lists]
