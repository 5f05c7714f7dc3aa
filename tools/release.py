"""Build a release, check it, and try it in a fresh environment of every Python of this machine: `make release`.

Nothing is uploaded and nothing is tagged: what passed lies in dist/, and the last lines say what to do with it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path

from pythons import find

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SMOKE = ROOT / "tools" / "smoke.py"
EXTRAS = "bots,server"  # what the smoke tests use; the rest is tried by `make test`
DATED = re.compile(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d{2}-\d{2})$")


class Refused(Exception):
    """Why there is no release."""


def project(root: Path) -> dict[str, object]:
    """The project's table of pyproject.toml."""
    table: dict[str, object] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def unready(root: Path) -> list[str]:
    """What must be done before a release: the changelog's head, the versions, the tree."""
    version = str(project(root)["version"])
    found = []
    heads = re.findall(r"^## .*$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    head = DATED.match(heads[0]) if heads else None
    if head is None:
        first = heads[0] if heads else "nothing"
        found.append(f"CHANGELOG.md begins with {first!r}: write '## {version} – YYYY-MM-DD' above what is released")
    elif head[1] != version:
        found.append(f"CHANGELOG.md begins with version {head[1]}, pyproject.toml says {version}")
    cited = re.search(r"^version: (.*)$", (root / "CITATION.cff").read_text(encoding="utf-8"), flags=re.MULTILINE)
    if cited is None or cited[1] != version:
        found.append(f"CITATION.cff says version {cited[1] if cited else 'nothing'}, pyproject.toml says {version}")
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=False)
    if changed.returncode or changed.stdout:
        found.append("the tree has changes that are not committed:\n" + changed.stdout.rstrip())
    return found


def promised(root: Path) -> set[str]:
    """The Pythons that the classifiers name."""
    listed = project(root)["classifiers"]
    assert isinstance(listed, list)
    return {found[1] for text in listed if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", text))}


def compare(tried: set[str], named: set[str]) -> list[str]:
    """A promise that was not tried, and a Python that was tried without being promised."""
    found = [f"the classifiers promise Python {one}, which was not tried" for one in sorted(named - tried)]
    return found + [f"Python {one} was tried and works: name it in the classifiers" for one in sorted(tried - named)]


def build() -> tuple[Path, Path]:
    """A wheel and an sdist in dist/, and nothing else of ours."""
    for old in DIST.glob("room25-*"):
        old.unlink()
    say("Building wheel and sdist")
    run([sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT)
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return wheel, sdist


def check(wheel: Path, sdist: Path) -> None:
    """Metadata, long description, and that the sdist holds what the wheel is made of."""
    say("Checking metadata and long description")
    run([sys.executable, "-m", "twine", "--no-color", "check", "--strict", str(wheel), str(sdist)])
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        text = packed.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
    if "room25/_data/site.tar.xz" not in names:
        raise Refused("the wheel carries no site: make site says why")
    dead = re.findall(r"\]\((?!https?://|#)[^)]*\)|<img [^>]*>", text)
    if dead:
        raise Refused(f"the long description has links that lead nowhere on an index: {dead[:3]}")
    with tarfile.open(sdist) as source:
        held = {name.partition("/src/")[2] for name in source.getnames()}
    missing = [
        name for name in names if name.endswith(".py") and not name.startswith("room25/_data") and name not in held
    ]
    if missing:
        raise Refused(f"the sdist lacks {missing[:3]}")
    for path in (wheel, sdist):
        say(f"  {path.name}: {path.stat().st_size / 1e6:.1f} MB")


def try_out(python: str, wheel: Path) -> None:
    """Install the wheel into a fresh environment and run the smoke tests there, away from the checkout."""
    with tempfile.TemporaryDirectory(prefix="room25-release-") as folder:
        environment = Path(folder) / "env"
        run([python, "-m", "venv", str(environment)])
        own = str(environment / ("Scripts" if os.name == "nt" else "bin") / "python")
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        run([own, "-m", "pip", "install", "-qq", "--disable-pip-version-check", f"{wheel}[{EXTRAS}]"], env=clean)
        run([own, "-m", "pip", "check", "--disable-pip-version-check"], env=clean)
        run([own, "-I", str(SMOKE), str(project(ROOT)["version"])], cwd=Path(folder), env=clean)


def run(command: list[str], cwd: Path | None = None, env: dict[str, str] | None = None) -> None:
    """Run a command; if it fails, show what it printed."""
    done = subprocess.run(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise Refused(f"{' '.join(command[:6])} … failed:\n{done.stdout[-4000:]}")


def say(text: str) -> None:
    print(text, flush=True)


def release(wanted: list[str], only_check: bool) -> None:
    """All of it, in order; Refused at the first thing that does not hold."""
    open_points = unready(ROOT)
    if open_points and not only_check:
        raise Refused("\n".join(open_points))
    wheel, sdist = build()
    check(wheel, sdist)
    found = find(wanted)
    for minor, python in found.items():
        say(f"Trying Python {minor} ({python})")
        try_out(python, wheel)
    wrong = compare(set(found), promised(ROOT))
    if wrong:
        raise Refused("\n".join(wrong))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in (wheel, sdist)]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    version = str(project(ROOT)["version"])
    say(f"room25 {version} passed on Python {', '.join(found)}. It lies in dist/, with SHA256SUMS.")
    if open_points:
        say("It is not a release yet:\n" + "\n".join(open_points))
    else:
        say(f"What is left to you: git tag -a v{version} -m 'room25 {version}', and to publish the files of dist/.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pythons", nargs="*", help="try these instead of all that are found")
    parser.add_argument(
        "--check", action="store_true", help="try everything, also where the changelog or the tree is not ready"
    )
    asked = parser.parse_args()
    try:
        release(asked.pythons, asked.check)
    except Refused as error:
        sys.exit(f"No release: {error}")
