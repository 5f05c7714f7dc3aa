"""A wheel carries the site as one archive, and `room25 site` writes the same folder from it as a checkout builds."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from room25.texts import LANGUAGES, Texts
from static.built import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import make_site
from smoke import ALONE


@pytest.fixture(scope="module")
def installed(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel lays it, far from the checkout."""
    place = tmp_path_factory.mktemp("installed")
    package = place / "room25"
    shutil.copytree(ROOT / "src" / "room25", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "locales", package / "_data" / "locales")
    shutil.copy(make_site.archive(), package / "_data" / "site.tar.xz")
    return place


def write(installed: Path, out: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `room25 site` of that package, which may neither ask the network nor start a program."""
    command = [sys.executable, "-c", ALONE, "site", "--out", str(out), *words]
    environment = {"PYTHONPATH": str(installed), "PATH": "", "COLUMNS": "200"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=out.parent)


def files(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_folder_from_a_wheel_is_the_one_of_a_checkout(site: Path, installed: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    for _ in range(2):  # over an older one too
        done = write(installed, out)
        assert done.returncode == 0, done.stderr
        assert files(out) == files(site) and len(files(out)) > 100
        (out / "assets" / "older.js").write_text("")


def test_each_language_has_a_page_that_previews_well_at_its_address(
    site: Path, installed: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert write(installed, out, "--url", "https://games.example/room25").returncode == 0
    for language in LANGUAGES:
        name = "index.html" if language == "en" else f"{language}.html"
        text = (out / name).read_text(encoding="utf-8")
        assert f'<html lang="{language}"' in text and Texts(language)("web-tagline") in text
        assert 'property="og:image" content="https://games.example/room25/preview.png"' in text
        assert "og:image" not in (site / name).read_text(encoding="utf-8")
        assert all((out / name).is_file() for name in re.findall(r'(?:src|href)="\./([^"]+)"', text))
    assert (out / "preview.png").read_bytes() == (ROOT / "web" / "art" / "preview.png").read_bytes()
    before, after = files(site), files(out)
    assert {name for name in after if after[name] != before.get(name)} == {
        "index.html",
        *(f"{language}.html" for language in LANGUAGES if language != "en"),
    }


def test_the_licence_of_all_that_it_carries_lies_beside_it(site: Path) -> None:
    said = (site / "LICENSES.txt").read_text(encoding="utf-8")
    for part in ("room25", "pyodide", *make_site.UPGRADE, make_site.WHEEL):
        assert re.search(rf"^{part} ", said, flags=re.MULTILINE), part
    for text in (
        "Mozilla Public License",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "SIL OPEN FONT LICENSE",
        "Apache License",
    ):
        assert text in said, text


def test_what_holds_something_else_is_not_overwritten(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "letters.txt").write_text("mine")
    done = write(installed, tmp_path / "out")
    assert done.returncode == 1 and "holds something else" in done.stderr and "Traceback" not in done.stderr
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["letters.txt"]


def test_a_package_without_the_archive_says_what_to_do(installed: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(installed, bare, ignore=shutil.ignore_patterns("site.tar.xz", "__pycache__"))
    done = write(bare, tmp_path / "out")
    assert done.returncode == 1 and "built without the site" in done.stderr and not (tmp_path / "out").exists()
