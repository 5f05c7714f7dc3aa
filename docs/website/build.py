"""Build the documentation as a site: `python docs/website/build.py`, or `make docs`. A warning or a dead link fails it."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "src")]

import check  # noqa: E402
import pages  # noqa: E402
import reference_api  # noqa: E402
import reference_commands  # noqa: E402
import reference_server  # noqa: E402
import reference_table  # noqa: E402

REFERENCE = {
    "reference/commands.md": reference_commands.page,
    "reference/settings.md": reference_server.settings,
    "reference/http.md": reference_server.http,
    "reference/socket.md": reference_server.socket,
    "reference/fields.md": reference_table.fields,
    "reference/answers.md": reference_table.answers,
    "reference/events.md": reference_table.events,
}


def made() -> dict[str, str]:
    """Every page that is made from the code, by its place in the site."""
    found = {target: make() for target, make in REFERENCE.items()}
    found |= {f"reference/api/{name}.md": text for name, text in reference_api.pages()}
    return found


def build(folder: Path) -> Path:
    """Lay the pages out, have Sphinx build them, check every link; the folder of the site."""
    from sphinx.cmd.build import build_main

    stage = pages.Stage(folder / "pages")
    stage.fill(made())
    site = folder / "html"
    said = build_main(
        [
            "-b",
            "html",
            "-q",
            "-W",
            "--keep-going",
            "-E",
            "-c",
            str(HERE),
            "-d",
            str(folder / "cache"),
            str(stage.folder),
            str(site),
        ]
    )
    if not said:
        shutil.copytree(
            stage.folder / "files", site / "files", dirs_exist_ok=True
        )  # reports and pictures that pages link to
    found = check.problems(site) if not said else []
    if said or found:
        sys.exit("\n".join([*found, "The site was not built."]))
    return site


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--out", type=Path, default=HERE.parents[1] / "build" / "website", help="the folder to build in"
    )
    print(f"The site is {build(parser.parse_args().out) / 'index.html'}")
