"""The browser shows what the server says and holds no rule: no field of the state, no switch, no mode and no result is known to it by name.

The names are those of the dictionaries. What `make made` writes (`messages.ts`, `constants.ts`) is looked at on its own: there a name that
people read at the table may stand, and no other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.table.fields import FIELDS
from room25.engine.table.switches import NAMES as SWITCHES
from room25.events import RESULTS
from room25.server.view import View
from test_edition_names import COMMENT

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
MADE = {WEB / "messages.ts", WEB / "constants.ts"}
RULES = WEB / "wasm"  # the loader of the compiled rules, which no page of the client uses

ODD = [name for name in (*(field.name for field in FIELDS), *SWITCHES) if not name.isalpha()]  # nobody would say them
PLAIN = [field.name for field in FIELDS if field.name.isalpha()]
MODE = r"(?<![\w-])(?:[\w.?!]+\.)?mode(?![\w-])"
QUOTED = rf"""(?:["'`])(?:{"|".join(MODES)})(?:["'`])"""
ENDS = "|".join(filter(None, RESULTS.values()))
RESULT = r"(?<![\w-])(?:[\w.?!]+\.)?result(?![\w-])"
FORBIDDEN = {
    "a field of the state, or a switch": rf"\b(?:{'|'.join(ODD)})\b",
    "a flat view, or the agenda": r"\.flat\b(?!\()|\bflat\??\.\w|\bagenda\b",
    "a field of the state": rf"\bview\??!?\.(?:{'|'.join(PLAIN)})\b",
    "a switch by name": rf"\bswitches\??!?(?:\.\w|\??\.?\[)|\bswitch-(?:{'|'.join(SWITCHES)})\b|\bSWITCHES\b",
    "a decision by the mode": "|".join(
        (
            rf"[!=]==?\s*{QUOTED}",
            rf"{QUOTED}\s*[!=]==?",
            rf"{MODE}\s*[!=]==?",
            rf"[!=]==?\s*{MODE}",
            rf"switch\s*\(\s*{MODE}",
            rf"\[\s*{MODE}\s*\]",
            rf"\.(?:includes|has|indexOf|get)\(\s*{MODE}",
        )
    ),
    "a mode by name": rf"{QUOTED}|\b(?:{'|'.join(set(MODES) - {'team'})})\b",
    "who has won by the name of the result": "|".join(
        (
            rf"{RESULT}\s*[!=]==?",
            rf"[!=]==?\s*{RESULT}",
            rf"{RESULT}[?!]?\.\w+\(",
            rf"[!=]==?\s*[\"'`](?:{ENDS})[\"'`]",
            rf"[\"'`]result-(?:{ENDS}|winner)\b",
            r"[\"'`]side-",
        )
    ),
}
# Where such a name stands, and why nothing hangs on it.
ALLOWED = {
    ("pages/new/cards.ts", ': "token-'): "the picture of each mode",
    ("pages/new/Page.svelte", "find((one) => one.key === mode)"): "the entry that was chosen from the list",
    ("pages/builder/complex.ts", "find((one) => one.key === plan.mode)"): "the entry that was chosen from the list",
    ("pages/new/options.ts", "modes.includes(mode)"): "the catalogue says in which modes there is an option",
    ("game/WaitingSetup.svelte", "find((one) => one.key === mode)"): "the entry that was chosen from the list",
    ("game/WaitingSetup.svelte", "const isSame ="): "whether the table is still what it was",
    ("pages/review/Page.svelte", 'side.startsWith("side-")'): "how the side is called whose chances are drawn",
    ("game/table.svelte.ts", 'house.start === "full"'): "a table that begins by itself once every seat is taken",
}


def uses(source: str) -> Iterator[tuple[str, int]]:
    """What is forbidden and where it stands, by line; comments and styles are no code."""
    plain = source
    for pattern in (COMMENT, r"<style.*?</style>"):
        plain = re.sub(pattern, lambda found: "\n" * found[0].count("\n"), plain, flags=re.S)
    for what, pattern in FORBIDDEN.items():
        for found in re.finditer(pattern, plain):
            yield what, plain.count("\n", 0, found.start()) + 1


def found_in_the_client() -> Iterator[tuple[str, str, str]]:
    """Every use in what is written by hand: the file, the line, and what is wrong with it."""
    for file in sorted(WEB.rglob("*")):
        if file.suffix in (".ts", ".svelte") and file not in MADE and RULES not in file.parents:
            source = file.read_text(encoding="utf-8")
            for what, number in sorted(set(uses(source)), key=lambda use: use[1]):
                yield file.relative_to(WEB).as_posix(), source.splitlines()[number - 1].strip(), what


def test_the_client_holds_no_rule() -> None:
    found = list(found_in_the_client())
    unknown = [use for use in found if not any(use[0] == file and code in use[1] for file, code in ALLOWED)]
    assert unknown == [], "let the server say it (server/view.py); if nothing hangs on it, say why in ALLOWED"
    stale = [key for key in ALLOWED if not any(file == key[0] and key[1] in line for file, line, _ in found)]
    assert stale == [], "nothing of the kind is left there"


def test_no_field_of_the_state_goes_over_the_wire() -> None:
    assert set(View.__struct_fields__) & {field.name for field in FIELDS} == {"pov"}
    for file in MADE:
        assert not re.findall(FORBIDDEN["a field of the state, or a switch"], file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize(
    "code",
    [
        "const left = view.flat.rounds_left;",
        "const flat = $derived(view.flat);",
        "if (state.stands_on[c]! < 0) return;",
        "if (view.phase === 3) return;",
        "const who = agenda[0];",
        "{#if about.facts.switches.talents}",
        "const has = facts.switches['key'];",
        'const direct = t("x", { "switch-gather": 1 });',
        'const hasGuards = chosen.mode === "suspicion";',
        'if ("solo" === mode) return;',
        "const help = HELPS[about.chosen.mode];",
        "if (kevin_early) return;",
        "const HELP = { solo: 'a', other: 'b' };",
        "switch (key) { case 'team': return; }",
        '["suspicion", "team"].includes(key)',
        'if (view.result === "partial") return true;',
        'const isOver = result === "draw";',
        'const WON = new Set(["result-prisoners", "result-full"]);',
        "return `side-${seat}` === view.ending;",
        'return result.startsWith("side-");',
    ],
)
def test_such_code_is_found(code: str) -> None:
    assert list(uses(code))


def test_showing_a_name_is_no_decision() -> None:
    shown = "<p>{t(`mode-${chosen.mode}`)} {say(view.questions[who])} {speakOf(chosen.edition, facts.switches)}</p>"
    assert not list(uses(f"{shown} <!-- view.flat, mode === 'solo' --> [1, [2]].flat()"))
