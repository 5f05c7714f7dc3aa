"""What the build of a wheel adds, as a hook of hatchling: the built browser game, the same as a site without a server, and the compiled
rules for this platform.

With the compiled rules a wheel is one of its platform, and an installed room25 never compiles. Without a C compiler it is built all the
same, for every platform, and says so; likewise without the site, where its parts cannot be had.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

ROOT = Path(__file__).resolve().parents[1]


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """An editable install needs none of it: it reads the game where it is, and compiles what it runs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        add_game(build_data)
        add_site(build_data)
        add_rules(build_data)


def add_game(build_data: dict[str, Any]) -> None:
    """The game for browsers, built if it is not up to date."""
    found = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert found is not None and found.loader is not None
    web = importlib.util.module_from_spec(found)
    found.loader.exec_module(web)
    web.build()
    build_data["force_include"][str(web.DIST)] = "room25/_data/web/dist"


def add_site(build_data: dict[str, Any]) -> None:
    """The site as one archive, under the name by which `room25 site` finds it; built if it is not up to date."""
    if importlib.util.find_spec("starlette") is None:  # a build environment of its own, as pip makes one
        print("This wheel carries no site: its parts are those of the environment of `make setup`", file=sys.stderr)
        return
    command = "import make_site; print(make_site.archive())"
    places = os.pathsep.join((str(ROOT / "tools"), str(ROOT / "src")))
    made = subprocess.run(
        [sys.executable, "-c", command],
        env=os.environ | {"PYTHONPATH": places},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if made.returncode:
        print("This wheel carries no site: it could not be built", file=sys.stderr)
        return
    build_data["force_include"][made.stdout.split("\n")[-2]] = "room25/_data/site.tar.xz"


def add_rules(build_data: dict[str, Any]) -> None:
    """The library of the rules, under the name by which `room25.compile.native` finds it."""
    sys.path.insert(0, str(ROOT / "src"))
    from room25.compile import cpu, native

    if native.compiler() is None:
        print(f"This wheel carries no compiled rules: {native.NONE}", file=sys.stderr)
        return
    text, sources = cpu.text(), cpu.made_from()
    library, note = native.carried(text).name, native.carried_note(sources).name
    build_data["force_include"][str(native.library(text))] = f"room25/compile/{library}"
    noted = Path(tempfile.mkdtemp()) / note
    noted.write_text(library, encoding="utf-8")
    build_data["force_include"][str(noted)] = f"room25/compile/{note}"
    build_data["pure_python"] = False
    build_data["tag"] = f"py3-none-{next(iter(platform_tags()))}"
