"""Write the game as a folder of static files, in build/site: `make site`, or `python tools/make_site.py`.

The page is the one of web/ (built for this folder), and behind it runs the server's own application: Python comes as Pyodide, from npm; our
package and the few libraries that the application needs are those of this environment, compiled for that Python; the one library that is no
Python (msgspec) comes as its own build for it, by the hash of requirements.lock; the rules that bots think with are the WebAssembly of
`make wasm`. The build of a wheel takes it along as one archive (tools/wheel.py).
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import make_wasm
import site_licences

from room25 import preview
from room25.errors import Room25Error
from room25.server.pages import HEADERS
from room25.setup import editions
from room25.site import app

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PARTS = ROOT / "build" / "site-parts"
PUBLIC = PARTS / "public"  # goes into the folder as it is
SITE = ROOT / "build" / "site"
STAMP = ROOT / "build" / "site.stamp"
ARCHIVE = ROOT / "build" / "site.tar.xz"  # the same folder, for a wheel
PYODIDE = WEB / "node_modules" / "pyodide"

# What of our package a browser does not run.
LEFT_OUT = ("arena", "cli", "envs", "guest", "scenario", "terminal", "train", "lab")
KEPT = ("lab/__init__.py", "lab/difficulty.py", "lab/formula.py", "lab/difficulty.toml")
DATA = (".toml", ".mako", ".gz")
BESIDE = ("docs/rules/RULES.md", "docs/rules/EDITIONS.md", "web/art/colours.css")  # that `resource` finds
# Libraries in Python, by the name of their package, and what of them is not needed.
LIBRARIES: dict[str, tuple[str, ...]] = {
    "starlette": (),
    "typing_extensions": (),
    "structlog": (),
    "sqlalchemy": (
        "orm",
        "testing",
        "ext",
        "dialects/mssql",
        "dialects/mysql",
        "dialects/oracle",
        "dialects/postgresql",
    ),
}
# What brings the games of an older version up to date: fetched where there are such games.
UPGRADE: dict[str, tuple[str, ...]] = {
    **LIBRARIES,
    "sqlalchemy": ("testing",),
    "alembic": ("testing", "templates"),
    "mako": ("testing", "ext"),
    "markupsafe": (),
}
WHEEL = "msgspec"
NATIVE = "msgspec.so"  # of that wheel: loaded before Python runs (web/src/site/python.ts)
STARTERS = tuple(
    WEB / "src" / "site" / name for name in ("boot.ts", "python.ts")
)  # they too decide what is in its memory
LOADER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # of npm's Pyodide
PACKED = ("room25.zip", "libraries.zip", "standard.zip", "pyodide-lock.json", NATIVE)
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")


def main() -> None:
    """Build the folder where it is not up to date."""
    with _alone():
        _build()


def archive() -> Path:
    """Build the folder and pack it, where either is not up to date. Return the archive: the same bytes for the same folder."""
    with _alone():
        _build()
        if not ARCHIVE.exists() or ARCHIVE.stat().st_mtime_ns < STAMP.stat().st_mtime_ns:
            half = ARCHIVE.with_suffix(".half")
            with tarfile.open(half, "w:xz", preset=9) as packed:
                for path in sorted(SITE.rglob("*")):
                    packed.add(path, path.relative_to(SITE).as_posix(), recursive=False, filter=_plain)
            half.replace(ARCHIVE)
    return ARCHIVE


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without what tells of the machine that packed it."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o755 if entry.isdir() else 0o644
    return entry


@contextmanager
def _alone() -> Iterator[None]:
    """Nobody else builds it meanwhile: who comes second finds it built."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    STAMP.parent.mkdir(exist_ok=True)
    with STAMP.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _build() -> None:
    web = _web()
    if web.kept(STAMP) == (wanted := web.fingerprint(_sources(web))):
        return
    STAMP.unlink(missing_ok=True)
    _say("Compiling the rules to WebAssembly ...")
    make_wasm.main()
    npm, environment = web.fetched()
    shutil.rmtree(PARTS, ignore_errors=True)
    PARTS.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs, upgrade = Path(folder) / "ours", Path(folder) / "theirs", Path(folder) / "upgrade"
        _copy(ours, sorted(_our_files()))
        asyncio.run(_answers(ours))
        _copy(theirs, sorted(_their_files(LIBRARIES)))
        _copy(upgrade, sorted(_their_files(UPGRADE)))
        _unpack_wheel(ours)
        _say("Compiling Python for the browser ...")
        web.run_in_web(
            [npm, "run", "pack", "--silent", "--", str(ours), str(theirs), str(upgrade), str(PARTS)], environment
        )
    _say("Building the page ...")
    shutil.rmtree(SITE, ignore_errors=True)
    runtime = _runtime()
    web.run_in_web([npm, "run", "site", "--silent"], environment | {"ROOM25_RUNTIME": json.dumps(runtime)})
    preview.fill_site(SITE)
    (SITE / "_headers").write_text(_headers(), encoding="utf-8")
    (SITE / "LICENSES.txt").write_text(site_licences.text((*UPGRADE, WHEEL)), encoding="utf-8")
    shutil.rmtree(SITE / ".vite", ignore_errors=True)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    STAMP.write_text(wanted, encoding="utf-8")
    _say(f"{SITE.relative_to(ROOT)}: {size:,} bytes, of them {sum(runtime.values()):,} once for the runtime")


def _sources(web: Any) -> list[Path]:
    """Everything that the site is made of."""
    ours = [path for path in (ROOT / "src" / "room25").rglob("*") if path.suffix in (".py", *DATA)]
    tools = [
        ROOT / "requirements.lock",
        Path(make_wasm.__file__),
        Path(site_licences.__file__),
        Path(__file__),
        WEB / "site" / "pack.mjs",
    ]
    return [*web.sources(), *sorted(ours), *(ROOT / name for name in BESIDE), *tools]


def _our_files() -> Iterator[tuple[Path, str]]:
    package = ROOT / "src" / "room25"
    for path in package.rglob("*"):
        name = path.relative_to(package).as_posix()
        if "__pycache__" in name or (name.split("/")[0] in LEFT_OUT and name not in KEPT):
            continue
        if path.suffix in (".py", *DATA):
            yield path, f"room25/{name}"
    for name in BESIDE:
        yield ROOT / name, f"room25/_data/{name}"


def _their_files(libraries: dict[str, tuple[str, ...]]) -> Iterator[tuple[Path, str]]:
    for library, without in libraries.items():
        found = importlib.util.find_spec(library)
        if found is None or found.origin is None:
            raise Room25Error(f"the library {library} is not installed here: run make setup")
        origin = Path(found.origin)
        if origin.name != "__init__.py":
            yield origin, origin.name
            continue
        for path in origin.parent.rglob("*.py"):
            name = path.relative_to(origin.parent).as_posix()
            if not name.startswith(without):
                yield path, f"{library}/{name}"


def _copy(target: Path, files: list[tuple[Path, str]]) -> None:
    for path, name in files:
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def _unpack_wheel(target: Path) -> None:
    """The build of msgspec for this Python: the very file whose hash requirements.lock has."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    entry = re.search(rf"^{WHEEL}==.*?(?=^\S|\Z)", lock, re.MULTILINE | re.DOTALL)
    assert entry is not None, f"requirements.lock has no {WHEEL}"
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "one.lock"
        wanted.write_text(entry[0], encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--require-hashes", *PLATFORM, "-r", str(wanted), "-d", folder]
        got = subprocess.run(command, capture_output=True, text=True, check=False)
        found = list(Path(folder).glob("*.whl"))
        if got.returncode or len(found) != 1:
            raise Room25Error(f"{WHEEL} for the browser's Python cannot be fetched: {got.stderr.strip()[-300:]}")
        with zipfile.ZipFile(found[0]) as wheel:
            for name in wheel.namelist():
                if name.endswith(".py"):
                    wheel.extract(name, target)
                elif name.endswith(".so"):
                    (PARTS / NATIVE).write_bytes(wheel.read(name))


async def _answers(target: Path) -> None:
    """An empty database, and the long answers that are the same for everybody, so that a page can show them before Python is there."""
    place = target / "room25" / "_data" / "site"
    place.mkdir(parents=True)
    asked = await app.open_app(place, lambda: None)
    paths = [
        "/api/catalogue",
        "/api/lessons",
        "/api/puzzles",
        "/api/season",
        *(f"/api/rules/{name}" for name in editions.EDITIONS),
    ]
    for path in paths:
        answer = await asked.ask("GET", path, {})
        file = PUBLIC / "answers" / f"{path.removeprefix('/api/').replace('/', '-')}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer.body)
    await asked.close()


def _runtime() -> dict[str, int]:
    """Put what is fetched once into a folder named by its content, and return the files with their sizes."""
    files = [PYODIDE / name for name in LOADER] + [PARTS / name for name in PACKED] + [make_wasm.PLACE]
    all_of_them = [*files, PARTS / "upgrade.zip"]
    named = name_of([*all_of_them, *STARTERS])
    target = PUBLIC / "runtime" / named
    target.mkdir(parents=True)
    for file in all_of_them:
        shutil.copyfile(file, target / file.name)
    return {f"runtime/{named}/{file.name}": file.stat().st_size for file in files}


def name_of(files: list[Path]) -> str:
    """The name of what these files make. Browsers keep files and Python's memory below it: another content is another name."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]


def _headers() -> str:
    """What hosts that read such a file send: the headers of our own server, and that what is named by its content is kept."""
    csp = HEADERS["content-security-policy"].replace("default-src 'self'", "default-src 'self' 'wasm-unsafe-eval'")
    common = "".join(f"  {name}: {value}\n" for name, value in {**HEADERS, "content-security-policy": csp}.items())
    kept = "  cache-control: public, max-age=31536000, immutable\n"
    return f"/*\n{common}/assets/*\n{kept}/runtime/*\n{kept}"


def _web() -> Any:
    found = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert found is not None and found.loader is not None
    web = importlib.util.module_from_spec(found)
    found.loader.exec_module(web)
    return web


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except Room25Error as error:
        sys.exit(f"room25: {error}")
