"""How large an installation is, by extra: each goes into a fresh environment, and the files in it are added up.

python bench/extras.py                      the extras of this checkout
python bench/extras.py --of ../older        those of another one, beside them
python bench/extras.py --write              and the table goes into docs/how-to/install.md
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "how-to" / "install.md"
MARKS = "<!-- sizes -->\n", "<!-- end of sizes -->\n"
OURS = ("build", "dev", "docs", "release")  # for people who work on room25
NONE = "none"


def extras(root: Path) -> list[str]:
    """The extras of a checkout, and none."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return [NONE, *(name for name in table if name not in OURS)]


def size(root: Path, extra: str) -> tuple[int, int]:
    """Bytes and distributions of an environment with this extra, without pip."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        what = str(root) if extra == NONE else f"{root}[{extra}]"
        pip = [
            f"{folder}/bin/python",
            "-m",
            "pip",
            "install",
            "-qq",
            "--disable-pip-version-check",
            "--no-compile",
            what,
        ]
        subprocess.run(pip, check=True)
        packages = next(Path(folder).glob("lib/python*/site-packages"))
        files = [path for path in packages.rglob("*") if path.is_file() and not path.is_symlink()]
        own = [
            path
            for path in files
            if not path.relative_to(packages).parts[0].startswith(("pip", "setuptools", "pkg_resources"))
        ]
        return sum(path.stat().st_size for path in own), len(list(packages.glob("*.dist-info"))) - 1


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--of", type=Path, help="another checkout, to compare with")
    options.add_argument("--write", action="store_true", help="write the table into docs/how-to/install.md")
    asked = options.parse_args()
    names = extras(ROOT)
    before = {name: size(asked.of.resolve(), name) for name in extras(asked.of)} if asked.of else {}
    lines = ["| extra | installed | packages | in 0.1.0 |", "| --- | ---: | ---: | ---: |"]
    for name in dict.fromkeys([*names, *before]):
        now = size(ROOT, name) if name in names else None
        shown = (f"{now[0] / 1e6:.0f} MB", str(now[1])) if now else ("–", "–")
        earlier = f"{before[name][0] / 1e6:.0f} MB, {before[name][1]} packages" if name in before else "–"
        lines.append(f"| {name if name == NONE else f'`{name}`'} | {shown[0]} | {shown[1]} | {earlier} |")
        print(lines[-1], flush=True)
    if asked.write:
        text = PAGE.read_text(encoding="utf-8")
        made = re.sub(f"(?<={MARKS[0]}).*?(?={MARKS[1]})", "\n".join(["", *lines, "", ""]), text, flags=re.DOTALL)
        PAGE.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
