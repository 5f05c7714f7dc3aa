"""The report: one page that needs nothing else, with every section that its games can fill."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from textwrap import dedent

import polars as pl
import pytest

from room25.arena.rate import wilson
from room25.errors import Room25Error
from room25.lab.metric import ours
from room25.lab.report import write
from room25.lab.run import StudyRun
from room25.lab.source import Source
from room25.lab.study import study

STUDY = """
title = "Everything <at once>"
question = "What is it **like**?"
conclusion = "It is\\n\\n- like `this`\\n- and that"
games = 300
seed = 3

[[tables]]
editions = ["base", "ultimate-en"]
modes = "suspicion"
seats = 4
options = ["printed", "no_reminders"]

[[tables]]
editions = "ultimate-en"
modes = "cooperation"
seats = 4
games = 10_000

[[tables]]
modes = "cooperation"
complexes = "random 1-60"
games = 300

[[tables]]
editions = "season2"
modes = "solo"
characters = "every"
games = 20
name = "Solo with different people"
"""
CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[StudyRun, str]:
    folder = tmp_path_factory.mktemp("report")
    run = StudyRun(study(Source(STUDY, "all.toml"), folder), folder / "out")
    run.play(workers=1)
    return run, write(run)


def test_the_page_needs_nothing_else_and_is_well_formed(made: tuple[StudyRun, str]) -> None:
    page = made[1]
    assert not re.search(r"<(script|link|img|iframe)\b|url\((?!#)", page)
    assert "http" not in page.replace("http://www.w3.org/", "")
    Balanced().check(page)
    assert "Everything &lt;at once&gt;" in page and "<at once>" not in page


def test_the_page_says_what_to_conclude_and_whose_games_these_are(made: tuple[StudyRun, str]) -> None:
    page = made[1]
    assert "What is it <b>like</b>?" in page and "<li>like <code>this</code></li><li>and that</li>" in page
    assert "explorer plans" in page and "Good players win more" in page
    assert f"{made[0].total:,} games in {len(made[0].plan)} cells" in page and "seed 3" in page


def test_every_metric_has_its_section(made: tuple[StudyRun, str]) -> None:
    shown = re.findall(r'<section id="(\w+)">', made[1])
    assert shown == list(ours())


def test_a_rate_is_the_one_of_the_rows(made: tuple[StudyRun, str]) -> None:
    run, page = made
    games = pl.read_parquet(run.folder / "games.parquet").filter(pl.col("table") == "ultimate-en cooperation, 4 seats")
    wins, n = int(games["won"].sum()), len(games)
    low, high = wilson(wins, n)
    assert (
        f'>10,000</td><td class="n">{100 * wins / n:.1f} %</td><td class="n">{100 * low:.1f} – {100 * high:.1f}</td>'
        in page
    )


def test_every_picture_says_its_intervals_and_its_games(made: tuple[StudyRun, str]) -> None:
    pictures = re.findall(r"<figure.*?</figure>", made[1], re.DOTALL)
    assert len(pictures) > 8
    for picture in pictures:
        said = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", picture))
        assert "95 %" in said or "±" in said or "line: all cells but" in said, said
        assert re.search(r"games|\(\d[\d,]* won\)", said), said


def test_the_same_games_make_the_same_page(made: tuple[StudyRun, str]) -> None:
    assert write(made[0]) == made[1]


def test_a_metric_of_ones_own_is_ten_lines_as_the_recipe_says(made: tuple[StudyRun, str]) -> None:
    run = made[0]
    recipe = CONTRIBUTING.read_text(encoding="utf-8").partition("## Add a metric")[2]
    (code,) = (dedent(block) for block in re.findall(r"```python\n(.*?)```", recipe, re.DOTALL)[:1])
    assert len([line for line in code.splitlines() if line]) <= 10
    (run.folder.parent / "mine.py").write_text(code, encoding="utf-8")
    own = StudyRun(
        study(Source(STUDY.replace("seed = 3", 'seed = 3\nmetrics = ["mine.py"]')), run.folder.parent), run.folder
    )
    page = write(own)
    assert re.findall(r'<section id="(\w+)">', page) == ["mine"] and "<h2>The alarm</h2>" in page
    games = pl.read_parquet(run.folder / "games.parquet").filter(pl.col("cell") == 0)
    assert f'<td class="n">{games["alarm"].sum()}</td>' in page


def test_a_metric_that_fails_is_one_sentence(made: tuple[StudyRun, str]) -> None:
    run = made[0]
    (run.folder.parent / "bad.py").write_text("def measure(games):\n    yield games.nothing\n", encoding="utf-8")
    own = StudyRun(
        study(Source(STUDY.replace("seed = 3", 'seed = 3\nmetrics = "bad.py"')), run.folder.parent), run.folder
    )
    with pytest.raises(Room25Error, match="the metric bad failed: AttributeError"):
        write(own)


def test_no_room_of_the_rules_is_forgotten(made: tuple[StudyRun, str]) -> None:
    names = pl.read_parquet_schema(made[0].folder / "games.parquet")
    from room25.engine.rules.rooms import BY_KEY

    assert {name.removeprefix("room_") for name in names if name.startswith("room_")} == set(BY_KEY)


class Balanced(HTMLParser):
    """Every tag is closed in its turn."""

    def check(self, page: str) -> None:
        self.open: list[str] = []
        self.feed(page)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_folders_are_those_of_a_study(made: tuple[StudyRun, str], tmp_path: Path) -> None:
    other = STUDY.replace("seed = 3", "seed = 4")
    with pytest.raises(Room25Error, match=r"was begun with other games \(another seed\); --fresh"):
        StudyRun(study(Source(other)), made[0].folder).play()
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(Room25Error, match=r"holds letter.txt and no study"):
        StudyRun(study(Source("games = 1")), tmp_path).play()
    run = StudyRun(study(Source("games = 2")), tmp_path / "new")
    with run.store.open(run.manifest()), pytest.raises(Room25Error, match="another room25 lab is at work"):
        StudyRun(study(Source("games = 2")), tmp_path / "new").play()
    run.play()
    fresh = StudyRun(study(Source("games = 3")), tmp_path / "new")
    fresh.play(fresh=True)
    assert len(pl.read_parquet(tmp_path / "new" / "games.parquet")) == 3
