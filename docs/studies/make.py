"""Play every study of this folder that is not played yet, and write its report next to it: `python docs/studies/make.py [FOLDER]`.

The games are kept in FOLDER (studies.lab unless it is named): nine million of them, about half an hour on two cores. Run it again after
changing a conclusion or a metric: what is there is not played again. From `complexes` and `printed` the difficulty formula is made anew
too, and from `worth` the picture of the README.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from room25.cli.arena import cores
from room25.lab import difficulty, formula
from room25.lab.report import write
from room25.lab.run import StudyRun
from room25.lab.store import GAMES
from room25.lab.study import read

HERE = Path(__file__).parent
FONT = "font-family=\"'DejaVu Sans', Verdana, sans-serif\""


def main(folder: Path) -> None:
    runs = {path.stem: StudyRun(read(path), folder / path.stem) for path in sorted(HERE.glob("*.toml"))}
    pages = {}
    for name, run in runs.items():
        run.play(workers=cores())
        pages[name] = write(run)
        (HERE / f"{name}.html").write_text(pages[name], encoding="utf-8")
        print(f"{name}: {run.total:,} games, {len(pages[name].encode()) / 1000:.0f} kB", flush=True)
    games = {name: run.store.folder / GAMES for name, run in runs.items()}
    formula.write(games["complexes"], games["printed"], Path(difficulty.__file__).with_name(difficulty.FILE))
    rooms = re.findall(r"<svg.*?</svg>", pages["worth"], flags=re.DOTALL)[1]  # Ultimate's Cooperation
    picture = HERE.parent / "pictures" / "rooms.svg"
    picture.write_text(rooms.replace("<svg ", f"<svg {FONT} ", 1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("studies.lab"))
