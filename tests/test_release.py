"""A release is a script that refuses what is not ready; what it needs besides (versions, long description, examples) holds every day."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import lock  # noqa: E402
import pythons  # noqa: E402
import release  # noqa: E402
from long_description import long_description  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def room25(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "room25", *words], capture_output=True, text=True, encoding="utf-8")


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@example.org")
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A project of which version 1.2.3 can be released."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CITATION.cff").write_text("cff-version: 1.2.0\nversion: 1.2.3\n", encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 – 2026-11-30\n\n- all\n", encoding="utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "all")
    return tmp_path


def test_what_is_ready_is_released(ready: Path) -> None:
    assert release.unready(ready) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("CHANGELOG.md", "## 1.2.3 – 2026-11-30", "## Unreleased", "CHANGELOG.md begins with '## Unreleased'"),
        ("CHANGELOG.md", "## 1.2.3", "## 1.2.2", "CHANGELOG.md begins with version 1.2.2, pyproject.toml says 1.2.3"),
        (
            "CITATION.cff",
            "version: 1.2.3",
            "version: 1.2.2",
            "CITATION.cff says version 1.2.2, pyproject.toml says 1.2.3",
        ),
    ],
)
def test_what_is_not_ready_is_refused(ready: Path, file: str, old: str, new: str, said: str) -> None:
    text = (ready / file).read_text(encoding="utf-8")
    (ready / file).write_text(text.replace(old, new), encoding="utf-8")
    git(ready, "commit", "-q", "-a", "-m", "a change")
    (found,) = release.unready(ready)
    assert found.startswith(said)


def test_a_tree_with_changes_is_refused(ready: Path) -> None:
    (ready / "new.py").write_text("", encoding="utf-8")
    (found,) = release.unready(ready)
    assert found == "the tree has changes that are not committed:\n?? new.py"


def test_the_classifiers_promise_the_pythons_that_were_tried_and_no_others() -> None:
    assert release.compare({"3.11", "3.12"}, {"3.11", "3.12"}) == []
    assert release.compare({"3.11"}, {"3.11", "3.12"}) == ["the classifiers promise Python 3.12, which was not tried"]
    assert release.compare({"3.11", "3.12"}, {"3.11"}) == [
        "Python 3.12 was tried and works: name it in the classifiers"
    ]
    assert PROJECT["requires-python"] == f">={min(release.promised(ROOT), key=lambda one: int(one[2:]))}"


def test_the_python_of_the_tests_is_found() -> None:
    own = ".".join(map(str, sys.version_info[:2]))
    assert pythons.find([sys.executable]) == {own: sys.executable}
    with pytest.raises(SystemExit, match=r"no Python 3\.11 or newer"):
        pythons.find([str(ROOT / "README.md")])


def test_an_index_gets_no_picture_and_no_link_that_leads_nowhere() -> None:
    text = long_description((ROOT / "README.md").read_text(encoding="utf-8"))
    assert "make play" in text and ">>> game.decision" in text and "| `room25 play` |" in text
    assert not re.findall(r"\]\((?!https?://|#)|<img|!\[", text)
    said = "![a](b.png)\n\nSee [this](c.md), [that](https://example.org).\n\n```\n[code](stays)\n```\n"
    assert long_description(said) == "See this, [that](https://example.org).\n\n```\n[code](stays)\n```\n"


def test_both_lock_files_are_made_by_make_lock() -> None:
    for name, head in lock.HEADS.items():
        assert (ROOT / name).read_text(encoding="utf-8").startswith(head)


def test_the_version_is_said_once_for_all() -> None:
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert cited and cited[1] == PROJECT["version"]
    assert room25("--version").stdout == f"room25 {PROJECT['version']}\n"


def test_examples_and_studies_can_be_listed_and_copied_and_overwrite_nothing(tmp_path: Path) -> None:
    listed = room25("examples").stdout
    names = {path.name for path in (ROOT / "examples").glob("*.[pi]*")} | {
        p.name for p in (ROOT / "docs" / "studies").glob("*.toml")
    }
    assert len(names) > 7 and not [name for name in names if name not in listed]
    assert room25("examples", str(tmp_path / "mine")).returncode == 0
    assert {path.name for path in (tmp_path / "mine").iterdir()} == names
    (tmp_path / "mine" / "my_bot.py").write_text("mine", encoding="utf-8")
    refused = room25("examples", str(tmp_path / "mine"))
    assert refused.returncode == 1 and "nothing is overwritten" in refused.stderr
    assert (tmp_path / "mine" / "my_bot.py").read_text(encoding="utf-8") == "mine"
