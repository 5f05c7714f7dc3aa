"""Play every study of this folder that is not played yet, and write its report next to it: `python docs/studies/make.py [FOLDER]`.

The games are kept in FOLDER (studies.lab unless it is named): nine million of them, about half an hour on two cores. Run it again after
changing a conclusion or a metric: what is there is not played again. From `complexes` and `printed` the difficulty formula is made anew
too, and from `worth` the picture of the README.

To look at all pages first, `python docs/studies/make.py FOLDER --games 100` plays so many of each cell; then pages, formula and picture
are written into FOLDER alone.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from room25.bots.contract import cores
from room25.lab import difficulty, formula
from room25.lab.report import write
from room25.lab.run import StudyRun
from room25.lab.store import GAMES
from room25.lab.study import read, with_games

HERE = Path(__file__).parent
FONT = "font-family=\"'DejaVu Sans', Verdana, sans-serif\""


def main(folder: Path, games: int) -> None:
    studies = {path.stem: with_games(read(path), games) for path in sorted(HERE.glob("*.toml"))}
    runs = {name: StudyRun(study, folder / name) for name, study in studies.items()}
    pages = {}
    for name, run in runs.items():
        run.play(workers=cores())
        pages[name] = write(run)
        ((folder if games else HERE) / f"{name}.html").write_text(pages[name], encoding="utf-8")
        print(f"{name}: {run.total:,} games, {len(pages[name].encode()) / 1000:.0f} kB", flush=True)
    rows = {name: run.store.folder / GAMES for name, run in runs.items()}
    made = folder if games else Path(difficulty.__file__).parent
    formula.write(rows["complexes"], rows["printed"], made / difficulty.FILE)
    rooms = re.findall(r"<svg.*?</svg>", pages["worth"].partition('id="rooms"')[2], flags=re.DOTALL)
    picture = (folder if games else HERE.parent / "pictures") / "rooms.svg"
    if len(rooms) > 1:
        picture.write_text(
            rooms[1].replace("<svg ", f"<svg {FONT} ", 1) + "\n", encoding="utf-8"
        )  # Ultimate's Cooperation


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("studies.lab"), help="where the games are kept")
    parser.add_argument(
        "--games",
        type=int,
        default=0,
        help="games of each cell, for a quick look; the files of the project stay as they are",
    )
    chosen = parser.parse_args()
    main(chosen.folder, chosen.games)
