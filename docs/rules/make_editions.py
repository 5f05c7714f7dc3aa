"""Make EDITIONS.md: the five editions side by side, from their data. Run it from anywhere: python docs/rules/make_editions.py"""

from __future__ import annotations

import re
from pathlib import Path

from room25.engine.table import switches
from room25.setup import editions

HERE = Path(__file__).parent
COMMENTS = dict(
    re.findall(r"^([A-Z_]+) = \d+  # (.*)$", Path(switches.__file__).read_text(encoding="utf-8"), re.MULTILINE)
)


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def tiles(data: editions.ComplexData) -> str:
    """A complex in words."""
    fixed = ", ".join(f"{n} {key}" if n > 1 else key for key, n in data.fixed.items())
    free = ", ".join(f"{n} {colour}" for colour, n in data.free.items())
    out = fixed + (f"; drawn: {free}" if free else "")
    return out + (f"; one copy each stays in the box: {', '.join(data.without)}" if data.without else "")


def page() -> str:
    """The whole page."""
    all_editions = [editions.load(name) for name in editions.EDITIONS]
    names = [edition.name for edition in all_editions]
    out = [
        "# The five editions side by side",
        "",
        "Made from the editions' data by `docs/rules/make_editions.py`. Rule ids: [RULES.md](RULES.md).",
        "",
    ]
    out += ["## Modes, players and rounds", ""]
    rows = []
    for mode in ("suspicion", "competition", "team", "cooperation", "solo"):
        row = [mode]
        for edition in all_editions:
            levels = edition.modes.get(mode)
            if levels is None:
                row.append("–")
                continue
            data = levels["standard"]
            players = ", ".join(f"{n} ({c})" if n != c else str(n) for n, c in data.players.items())
            rounds = ", ".join(f"{c}: {r}" for c, r in data.rounds.items())
            row.append(f"players (characters) {players}; rounds by characters {rounds}; levels {', '.join(levels)}")
        rows.append(row)
    out += [table(["mode", *names], rows), "## Where they disagree", ""]
    rows = []
    for name in switches.NAMES:
        row = [f"`{name}`", COMMENTS[name.upper()]]
        for edition in all_editions:
            values = {
                (f"{mode} {level}" if level != "standard" else mode): data.switches.get(name, 0)
                for mode, levels in edition.modes.items()
                for level, data in levels.items()
            }
            if len(set(values.values())) == 1:
                row.append(str(next(iter(values.values()))))
            else:
                row.append(
                    "; ".join(
                        f"{n}: {', '.join(k for k, v in values.items() if v == n)}"
                        for n in sorted(set(values.values()))
                    )
                )
        rows.append(row)
    out += [table(["switch", "what it says", *names], rows), "## Tiles in the box", ""]
    keys = list(dict.fromkeys(key for edition in all_editions for key in edition.box))
    out += [
        table(["room", *names], [[key, *(str(edition.box.get(key, 0)) for edition in all_editions)] for key in keys])
    ]
    out += ["## Complexes", ""]
    for edition in all_editions:
        out += [
            f"### {edition.name}",
            "",
            table(["complex", "tiles"], [[name, tiles(data)] for name, data in edition.complexes.items()]),
        ]
    out += ["## Host options", ""]
    rows = [
        [f"`{name}`", edition.name, ", ".join(option.modes) or "every mode", ", ".join(option.rules)]
        for edition in all_editions
        for name, option in edition.options.items()
    ]
    out += [table(["option", "edition", "modes", "rules"], rows)]
    return "\n".join(out)


if __name__ == "__main__":
    (HERE / "EDITIONS.md").write_text(page(), encoding="utf-8")
