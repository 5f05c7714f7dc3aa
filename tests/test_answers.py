"""The dictionary of answers is the only list of them, and a new family of answers is one row in it."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from room25.engine.rules import characters
from room25.engine.table import answers
from room25.engine.table.people import CHARACTER_NAMES
from room25.notation.command import GRAMMAR
from room25.notation.grammar import READ, slots
from room25.notation.parameters import SPOKEN

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "room25"
DICTIONARY = SOURCES / "engine" / "table" / "answers.py"
ENTERED = re.compile(r'^([A-Z_]+) = _family\(\s*"([a-z-]+)",\s+(\d+),', re.MULTILINE)
CONSTANTS = {name: constant for constant, name, _ in ENTERED.findall(DICTIONARY.read_text(encoding="utf-8"))}
VERBS = {family.verb for family in answers.FAMILIES}
FEW = 8  # verbs that a rule or a sentence may single out in one place; more are a second list

# the room Dead End asks in other words: what a new family needs besides its sentences in the four catalogues
ROW = 'WHISTLE = _family("whistle", 590, "whistle <target>", "character")\n'
EDITS = {
    "engine/table/answers.py": ("END = 600 ", ROW + "END = 600 "),
    "engine/rules/rooms/deadend.py": ("answers.PULL", "answers.WHISTLE"),
}
KNOWN = """
from room25.engine.table import answers
from room25.envs import actions
from room25.lab import rows
from room25.notation import command
from room25.engine.table.state import State
from room25.words import vocabulary

number = answers.WHISTLE + 2
assert answers.BY_FIRST[answers.FAMILY_OF[number]].name == "whistle"
assert command.words(State(), 0, number) == "whistle max"
assert command.number(State(), 0, command.parse("whistle max")) == number
assert ("590–599", "whistle", "character") in actions.families()
assert rows.VERBS[rows.VERB_OF[number]] == "whistle" and rows.VERBS[rows.VERB_OF[589]] == "program"
assert vocabulary.answer("whistle max") == vocabulary.Sentence("answer-whistle", {"target": "max"})
"""


def test_every_parameter_and_every_slot_is_spoken() -> None:
    assert {name for family in answers.FAMILIES for name in family.parameters} == set(answers.PARAMETERS)
    assert set(SPOKEN) == set(answers.PARAMETERS) - {"first token", "second token", "adrenaline"}
    used = {slot for forms in GRAMMAR.values() for form in forms for slot in slots(form)}
    assert used == set(READ) | {"tokens", "source", "command"}


def test_a_talent_is_performed_by_the_character_that_the_dictionary_names() -> None:
    """The characters' files say what a talent does, the dictionary whose it is."""
    performed = {n for n, performer in enumerate(characters.VERB) if performer < max(characters.VERB)}
    told = [family for family in answers.FAMILIES if family.talent >= 0 and family.first != answers.HACK_FAR]
    assert performed == {n for family in told for n in range(family.first, family.first + family.size)}
    for family in told:
        home = (SOURCES / "engine" / "rules" / "characters" / f"{CHARACTER_NAMES[family.talent]}.py").read_text()
        assert f"answers.{CONSTANTS[family.name]}" in home, family.name


def test_nobody_else_lists_the_verbs() -> None:
    """Two lists of one thing drift apart."""
    found = [
        f"{path}: {verbs}" for path in sorted(SOURCES.rglob("*.py")) if path != DICTIONARY for verbs in _lists(path)
    ]
    for path in sorted((ROOT / "web" / "src").rglob("*.ts")):
        quoted = set(re.findall(r'"([a-z]+)"', path.read_text(encoding="utf-8"))) & VERBS
        if len(quoted) > FEW:
            found.append(f"{path}: {sorted(quoted)}")
    assert not found, "\n".join(found)


def _lists(path: Path) -> list[list[str]]:
    """Every literal collection of a file that names more than a few verbs, as words or as constants."""
    constants = {CONSTANTS[family.name]: family.verb for family in answers.FAMILIES}
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        words: set[str] = set()
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict):
            inner = list(ast.walk(node))
            words = {n.value for n in inner if isinstance(n, ast.Constant) and isinstance(n.value, str)}
            words |= {constants.get(n.attr, "") for n in inner if isinstance(n, ast.Attribute)}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "split":
            words = set(re.findall(r"[a-z]+", ast.unparse(node.func.value)))
        if len(words & VERBS) > FEW:
            found.append(sorted(words & VERBS))
    return found


def test_a_new_family_of_answers_touches_the_dictionary_and_the_rule_that_asks(tmp_path: Path) -> None:
    assert len(EDITS) <= 3
    shutil.copytree(SOURCES, tmp_path / "src" / "room25", ignore=shutil.ignore_patterns("__pycache__"))
    for name, (old, new) in EDITS.items():
        path = tmp_path / "src" / "room25" / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    examples = (ROOT / "tests" / "scenarios" / "examples" / "rooms-yellow.yaml").read_text(encoding="utf-8")
    (example,) = [text for text in examples.split("\n---\n") if "pull franck" in text]
    (tmp_path / "whistle.yaml").write_text(example.replace(" pull ", " whistle ").replace("[pull ", "[whistle "))
    for name in ("locales", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    for command in (["-c", KNOWN], ["-m", "room25", "check", str(tmp_path / "whistle.yaml")]):
        done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
