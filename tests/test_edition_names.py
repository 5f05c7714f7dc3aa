"""No help text and no client decides a rule by the name of an edition: what is true is asked of the switches, what is legal of the server.

A name may be shown, may be listed to be chosen from, and may choose between two words for one thing. Everything else is found here.
"""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from catalogues import entries
from room25.setup.editions import EDITIONS
from room25.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
CLIENTS = (
    "src/room25/terminal",
    "src/room25/review",
    "src/room25/texts.py",
    "src/room25/notation/refusal.py",
    "web/src",
)

# Where a client names an edition, or compares one with another, and why that decides no rule.
ALLOWED = {
    ("src/room25/texts.py", "message.attributes.get(self.edition, message.value)"): "an edition's own word",
    ("web/src/lib/i18n.svelte.ts", "message?.attributes[spoken.edition] ?? message?.value"): "an edition's own word",
    (
        "src/room25/texts.py",
        "added.printed[edition] for added in ADDED if edition in added.printed",
    ): "the printed edition whose own words one of an expansion has",
    ("web/src/lib/expansions.ts", "find((printed) => printed) ?? edition"): "the same",
    ("web/src/lib/api.ts", "books.get(edition)"): "the rules of this edition, fetched once",
    ("src/room25/terminal/start.py", 'DEFAULT_EDITION = "base"'): "what Enter alone chooses from the list",
    ("web/src/pages/new/Page.svelte", "find((one) => one.key === edition)"): "the entry that was chosen from the list",
    ("web/src/pages/rules/Page.svelte", "find((one) => one.key === edition)"): "the entry that was chosen from the list",
    ("web/src/pages/rules/Differences.svelte", "class:here={name === edition}"): "frames the edition of this page",
    ("web/src/pages/rules/Rich.svelte", "editionsOf(span.marks).includes(edition)"): "lights the plates of the edition of this page",
    ("web/src/pages/home/Page.svelte", '"learn", "season", "puzzles"'): "the page of the season, which is no edition",
    ("web/src/game/Waiting.svelte", "find((one) => one.key === edition)"): "the entry of this table's own box",
    ("web/src/game/WaitingSetup.svelte", "find((one) => one.key === edition)"): "the entry that was chosen from the list",
    ("web/src/game/WaitingSetup.svelte", "edition === about.chosen.edition"): "whether the choice differs from what the table has",
    ("web/src/pages/builder/complex.ts", "find((one) => one.key === plan.edition)"): "the entry that was chosen from the list",
    ("web/src/pages/builder/Page.svelte", "part.edition !== plan.edition"): "another box was opened: its tiles are others",
}  # fmt: skip

# What an edition is called in each language, or the word itself.
NAMES = {
    "en": ("season 2", "ultimate", "ukrainian", "polish", "english", "edition", "base game"),
    "fr": ("saison 2", "ultimate", "ukrainien", "polonais", "anglais", "édition", "jeu de base"),
    "pl": (
        "sezon",
        "ultimate",
        "apogeum",
        "ukraińsk",
        "polsk",
        "angielsk",
        "edycj",
        "gra podstawowa",
        "gry podstawowej",
    ),
    "uk": ("сезон", "ultimate", "українськ", "польськ", "англійськ", "видан", "базова гра", "базової гри"),
}
# The messages that may say it: by their id, or by how it begins.
SAID = {
    "language-name": "the language's own name",
    "edition-": "names an edition and says what is in its box",
    "option-season2_timing": "an option that is called after the book its numbers come from",
    "term-choose-edition": "asks which edition",
    "web-edition": "asks which edition",
    "rules-": "the page on which the editions stand side by side",
    "problem-": "what the chosen edition does not have, as the rules have found",
    "error-not-in-edition": "the same, of a word that was typed",
    "web-no-rule": "the same, of a rule",
    "web-other-rules": "that a stored game was made by other rules of its edition",
    "term-help-rule": "in which language the rules are written",
    "level-standard": "what its own book calls the whole game",
}

SHOW = "web-season"  # the ten shows, which belong to no book


def uses_in_python(source: str) -> Iterator[int]:
    """The lines that hold an edition's name, or compare, index or ask a value that is called edition."""

    def is_edition(node: python.AST) -> bool:
        return getattr(node, "id", getattr(node, "attr", "")) == "edition"

    tree = python.parse(source)
    for node in python.walk(tree):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            if node.value in EDITIONS or re.match(r"(ultimate|season2)(-|$)|season$", node.value):
                yield node.lineno
        elif isinstance(node, python.Compare) and any(map(is_edition, (node.left, *node.comparators))):
            yield node.lineno
        elif isinstance(node, python.Match) and is_edition(node.subject):
            yield node.lineno
        elif isinstance(node, python.Subscript) and is_edition(node.slice):
            yield node.lineno
        elif (
            isinstance(node, python.Call)
            and getattr(node.func, "attr", "") == "get"
            and any(map(is_edition, node.args))
        ):
            yield node.lineno
        elif isinstance(node, python.Attribute) and isinstance(node.value, python.Attribute | python.Name):
            if is_edition(node.value) and node.attr in ("startswith", "endswith", "find", "partition", "split"):
                yield node.lineno


# Quoted, as the key of a table, in an address, or any name that nobody would say by chance.
QUOTED = r"""(["'`])(?:base|season2?|ultimate(?:-\w*)?)\1|\bbase\s*:|/base\b|(?i:\bseason ?2\b|\bultimate\b)"""
MADE = (
    ROOT / "web/src/constants.ts"
)  # written from the rulebook's own names: which editions there are, and which is chosen first
EDITION = r"(?<![\w-])(?:[\w.?!]+\.)?edition(?![\w-])"
COMPARED = "|".join(
    (
        rf"{EDITION}\s*[!=]==?",
        rf"[!=]==?\s*{EDITION}",
        rf"switch\s*\(\s*{EDITION}",
        rf"\[\s*{EDITION}\s*\]",
        rf"{EDITION}[?!]?\.\w+\(",
        rf"\.(?:includes|has|indexOf|get)\(\s*{EDITION}",
    )
)
COMMENT = r"""<!--.*?-->|/\*.*?\*/|(?<![:"'`])//[^\n]*"""


def uses_in_the_browser(source: str) -> Iterator[int]:
    """The same for TypeScript and Svelte; comments are no code."""
    plain = source
    for pattern in (COMMENT, r"<style.*?</style>"):
        plain = re.sub(pattern, lambda found: "\n" * found[0].count("\n"), plain, flags=re.S)
    for found in re.finditer(f"{QUOTED}|{COMPARED}", plain):
        yield plain.count("\n", 0, found.start()) + 1


def found_in_clients() -> Iterator[tuple[str, str]]:
    """Every use in every client: the file, and the line."""
    for place in CLIENTS:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in (".py", ".ts", ".svelte") and file != MADE:
                source = file.read_text(encoding="utf-8")
                uses = uses_in_python(source) if file.suffix == ".py" else uses_in_the_browser(source)
                for number in sorted(set(uses)):
                    yield str(file.relative_to(ROOT)), source.splitlines()[number - 1].strip()


def test_no_client_decides_a_rule_by_the_name_of_an_edition() -> None:
    found = list(found_in_clients())
    unknown = [use for use in found if not any(use[0] == file and code in use[1] for file, code in ALLOWED)]
    assert unknown == [], "ask the switches (or the server) instead; if no rule hangs on it, say why in ALLOWED"
    stale = [key for key in ALLOWED if not any(file == key[0] and key[1] in line for file, line in found)]
    assert stale == [], "nothing of the kind is left there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_decides_a_rule_by_the_name_of_an_edition(language: str) -> None:
    allowed = set()
    for entry in entries(language):
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name != SHOW:
            said = " ".join(part.value for part in _texts(entry)).casefold()
            if any(name in said for name in NAMES[language]):
                reasons = [
                    key for key in SAID if entry.id.name == key or (key[-1] == "-" and entry.id.name.startswith(key))
                ]
                reasons += [key for key in SAID if entry.id.name == f"{key}-help"]
                assert reasons, f"{entry.id.name}: {said}"
                allowed |= set(reasons)
    if language == "en":
        assert allowed == set(SAID), "nothing of the kind is left there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_chooses_words_for_names_and_for_nothing_else(language: str) -> None:
    """An attribute is an edition's own name of a thing: no help, no sentence, and nothing that is selected by an edition."""
    for entry in entries(language):
        if not isinstance(entry, ast.Message):
            continue
        names = [one.id.name for one in entry.attributes]
        assert set(names) <= set(EDITIONS), entry.id.name
        if names:
            assert re.match(
                r"(room|token|talent|card|character|role|colour|mode|level|complex|term-phase)-", entry.id.name
            )
            assert not entry.id.name.endswith("-help") and all(len(part.value) < 40 for part in _texts(entry)), (
                entry.id.name
            )
        for selector in _selectors(entry):
            assert selector == "$line" or selector.startswith("$switch-") or selector in COUNTED, (
                entry.id.name,
                selector,
            )


COUNTED = {"$left", "$rounds", "$count"}


def _texts(entry: ast.Message) -> list[ast.TextElement]:
    found: list[ast.TextElement] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node)

    Texts().visit(entry)
    return found


def _selectors(entry: ast.Message) -> list[str]:
    found: list[str] = []

    class Selectors(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            self.generic_visit(node)
            found.append(serialize_expression(node.selector))

    Selectors().visit(entry)
    return found


@pytest.mark.parametrize(
    "code",
    [
        'is_direct = edition == "base"',
        "if setup.edition != named: pass",
        'if v.edition in (3, 4): pass',
        'limited = wanted.edition.startswith("ultimate")',
        "HELP = {}\nHELP[setup.edition]",
        "HELP = {}\nHELP.get(setup.edition, 0)",
        'KIN = ("season2", "ultimate-en")',
        "match game.setup.edition:\n    case _: pass",
    ],
)  # fmt: skip
def test_such_python_is_found(code: str) -> None:
    assert list(uses_in_python(code))


@pytest.mark.parametrize(
    "code",
    [
        'const direct = mode === "solo" && edition !== "ultimate-uk";',
        'edition.startsWith("ultimate")',
        "{#if about.chosen.edition === other}",
        "const help = HELPS[table.about.chosen.edition];",
        "switch (chosen.edition) {",
        "JAMMED.includes(chosen.edition)",
        "const KIN = ['season2'];",
        "const HELP = { base: 'a', other: 'b' };",
        "const label = `Ultimate ${mark}`;",
        '<a href="/rules/base">',
    ],
)
def test_such_code_of_the_browser_is_found(code: str) -> None:
    assert list(uses_in_the_browser(code))


def test_showing_a_name_is_no_decision() -> None:
    shown = "<p>{t(`edition-${about.chosen.edition}`)}</p> <!-- not base === edition --> <Rich {edition} />"
    assert not list(uses_in_the_browser(shown)) and not list(uses_in_python("texts(f'edition-{setup.edition}')"))
