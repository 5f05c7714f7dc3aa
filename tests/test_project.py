"""What the repository promises about itself: it stands alone, its versions are pinned, and its README leads to a game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from room25.compile import cpu, native
from room25.resources import resource

ROOT = Path(__file__).resolve().parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
LOCK, PLAY_LOCK = (
    re.sub(r"^ *#.*\n", "", (ROOT / name).read_text(encoding="utf-8"), flags=re.MULTILINE)
    for name in ("requirements.lock", "requirements-play.lock")
)

# Written so that this file does not find itself.
HOME_FOLDER = re.compile(r"(?<![\w.])/(?:home|Users|root|work)\b(?=[/\s\"'`,;)]|$)")
REGISTRIES = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("conda", "anaconda", "org"),
    )
)
FORMER_COMPILER = "num" + "ba"


def tracked_files() -> list[Path]:
    """What git tracks or is about to; without git, all that a source archive holds."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        made = {".venv", "__pycache__", "build", "dist"}
        return [p for p in ROOT.rglob("*") if p.is_file() and not made & set(p.relative_to(ROOT).parts)]
    return [path for name in listed if name and (path := ROOT / name).is_file()]


def lines() -> Iterator[tuple[str, str]]:
    """Every line of every tracked text file, with its place."""
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        for number, line in enumerate(text.splitlines(), start=1):
            yield f"{path.relative_to(ROOT).as_posix()}:{number}", line


def pinned() -> dict[str, str]:
    """The lock as name → version."""
    found = re.findall(r"^([\w.\-]+)==([^\s;\\]+)", LOCK, flags=re.MULTILINE)
    return {canonicalize_name(name): version for name, version in found}


def wanted() -> list[Requirement]:
    """Every requirement of pyproject.toml on others: the package's, its extras' and the build's."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    texts = [
        *project["project"]["dependencies"],
        *(t for extra in extras for t in extra),
        *project["build-system"]["requires"],
    ]
    return [found for text in texts if (found := Requirement(text)).name != "room25"]


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    assert not [f"{place}: {line.strip()}" for place, line in lines() if HOME_FOLDER.search(line)]


def test_no_file_names_a_registry() -> None:
    assert not [f"{place}: {line.strip()}" for place, line in lines() if any(host in line for host in REGISTRIES)]


def test_only_the_changelog_names_the_compiler_of_before() -> None:
    found = [place for place, line in lines() if FORMER_COMPILER in line.lower()]
    assert found and all(place.startswith("CHANGELOG.md:") for place in found)


def test_the_lock_holds_versions_and_hashes_and_no_address() -> None:
    assert "://" not in LOCK
    options = {word for word in re.findall(r"(?<!\S)--[a-z-]+", LOCK) if word != "--hash"}
    assert not options, f"the lock sets {options}"
    blocks = re.split(r"^(?=[A-Za-z])", LOCK, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pinned())
    assert not [block.splitlines()[0] for block in blocks if "--hash=sha256:" not in block]


@pytest.mark.parametrize("requirement", wanted(), ids=lambda r: r.name)
def test_the_lock_pins_what_the_project_asks_for(requirement: Requirement) -> None:
    learners = re.findall(r"(\w+)==([\w.]+)", "".join(re.findall(r"^LEARNERS := .*$", MAKEFILE, re.MULTILINE)))
    version = {**dict(learners), **pinned()}.get(canonicalize_name(requirement.name))  # torch is no part of the lock
    assert version is not None, f"{requirement.name} is not in requirements.lock"
    assert requirement.specifier.contains(version), (
        f"requirements.lock pins {version}, pyproject.toml asks for {requirement}"
    )


def test_who_only_plays_gets_the_same_versions_and_not_the_tools() -> None:
    all_of_it, playing = (set(re.split(r"^(?=[A-Za-z])", lock, flags=re.MULTILINE)[1:]) for lock in (LOCK, PLAY_LOCK))
    assert playing < all_of_it
    names = {block.partition("==")[0] for block in playing}
    assert {"fastapi", "hatchling", "numpy", "typer"} <= names and not names & {
        "mypy",
        "playwright",
        "polars",
        "ray",
        "ziglang",
    }


def test_all_is_every_extra_of_a_user_and_ray_is_forced_on_nobody() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (whole,) = extras["all"]
    assert Requirement(whole).extras == set(extras) - {"all", "build", "dev", "docs", "release", "train"}
    with_ray = {name for name, texts in extras.items() if any(Requirement(text).name == "ray" for text in texts)}
    assert with_ray == {"ray"}
    fast = {name for name, texts in extras.items() if any(Requirement(text).name == "numpy" for text in texts)}
    assert {"bots", "envs", "lab"} <= fast  # what an extra needs to be fast comes with it


def test_the_tests_install_nothing_unless_they_may(tmp_path: Path) -> None:
    for tool in ("id", "ls", "sh"):  # a system without a browser
        (tmp_path / tool).symlink_to(shutil.which(tool) or "")
    asked = subprocess.run(
        [str(ROOT / "tests" / "needs.sh")],
        env={"PATH": str(tmp_path), "INSTALL": "no"},
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 1
    assert "Please install first: chromium" in asked.stdout


def test_every_dependency_says_what_it_is_for() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    own = text[text.index("\ndependencies") : text.index("[project.scripts]")]
    rows = [line for line in own.splitlines() if line.startswith('  "')]
    assert rows
    assert not [row for row in rows if "  # " not in row]


def test_the_readme_leads_to_a_game_and_to_the_tests() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme


def test_the_project_says_that_it_is_an_unofficial_fan_implementation() -> None:
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "unofficial fan implementation" in readme.lower()


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"room25 has no file locales/xx\.ftl"):
        resource("locales", "xx.ftl")


def test_a_wheel_carries_the_texts_the_editions_the_rules_and_the_browser_game(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    expected = {f"room25/_data/locales/{p.name}" for p in (ROOT / "locales").glob("*.ftl")}
    expected |= {f"room25/_data/docs/rules/{p.name}" for p in (ROOT / "docs" / "rules").glob("*.md")}
    expected |= {
        f"room25/setup/editions/{p.name}" for p in (ROOT / "src" / "room25" / "setup" / "editions").glob("*.toml")
    }
    steps = ROOT / "src" / "room25" / "server" / "migrations"
    expected |= {f"room25/server/migrations/{p.relative_to(steps).as_posix()}" for p in steps.rglob("*.py")}
    expected |= {f"room25/_data/docs/studies/{p.name}" for p in (ROOT / "docs" / "studies").glob("*.toml")}
    expected |= {f"room25/_data/examples/{p.name}" for p in (ROOT / "examples").glob("*.[pi]*")}
    expected |= {"room25/py.typed", "room25/resources.py", "room25/_data/site.tar.xz"}
    built = ROOT / "web" / "dist"  # by the build of the wheel itself, where it was not yet
    expected |= {
        f"room25/_data/web/dist/{p.relative_to(built).as_posix()}" for p in built.rglob("*.[jhs]*") if p.is_file()
    }
    assert {"room25/_data/web/dist/index.html", "room25/setup/editions/base.toml"} <= expected
    assert not expected - carried
    library, note = native.carried(cpu.text()).name, native.carried_note(cpu.made_from()).name
    assert {f"room25/compile/{library}", f"room25/compile/{note}"} <= carried and "-none-any" not in wheel.name


def test_who_has_a_wheel_needs_no_compiler(tmp_path: Path) -> None:
    installed = tmp_path / "room25"
    shutil.copytree(ROOT / "src" / "room25", installed, ignore=shutil.ignore_patterns("__pycache__"))
    text = cpu.text()
    shutil.copy(native.library(text), installed / "compile" / native.carried(text).name)
    note = installed / "compile" / native.carried_note(cpu.made_from()).name
    note.write_text(native.carried(text).name)
    code = "from room25.compile import cpu, native; del cpu.text; print(cpu.rules().perft.__name__, native.compiler())"
    environment = {"PYTHONPATH": str(tmp_path), "CC": "no-such-compiler", "ROOM25_CACHE": str(tmp_path / "nothing")}
    shown = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert shown.stdout.split() == ["perft", "None"] and not (tmp_path / "nothing").exists()


def test_a_comment_costs_no_compiling_and_a_rule_does(tmp_path: Path) -> None:
    """What a library was made from is noted, so that nobody writes the C again to learn that it is the same."""
    shutil.copytree(ROOT / "src" / "room25", tmp_path / "room25", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ROOM25_CACHE": str(cache)}

    def built(before: str = "pass") -> int:
        code = f"from room25.compile import cpu; {before}; cpu.rules()"
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        return len(list(cache.glob("rules-*")))

    assert built() == 1
    assert built("del cpu.text") == 1  # the second time it is not even written
    rule = tmp_path / "room25" / "engine" / "table" / "rng.py"
    source = rule.read_text(encoding="utf-8")
    rule.write_text(source + "# a comment\n", encoding="utf-8")
    assert built() == 1
    rule.write_text(source.replace("0x6A09E667", "0x6A09E668"), encoding="utf-8")
    assert built() == 2


def test_without_a_compiler_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    environment = {**os.environ, "CC": "no-such-compiler"}
    command = [sys.executable, "-m", "room25", "bench", "--engine", "compiled"]
    shown = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert shown.returncode == 1 and native.NONE in " ".join(shown.stderr.split()) and "Traceback" not in shown.stderr
