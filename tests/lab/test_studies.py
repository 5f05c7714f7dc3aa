"""The ready-made studies have their pages beside them, as their files say."""

from __future__ import annotations

from html import escape
from pathlib import Path

import pytest

from room25.lab.metric import signed
from room25.lab.run import StudyRun
from room25.lab.study import read

FOLDER = Path(__file__).parents[2] / "docs" / "studies"
STUDIES = sorted(FOLDER.glob("*.toml"))
LARGEST = 1_500_000  # bytes of a page


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_its_page_is_that_of_its_file(path: Path, tmp_path: Path) -> None:
    run = StudyRun(read(path), tmp_path)
    page = path.with_suffix(".html").read_text(encoding="utf-8")
    assert len(page.encode()) < LARGEST
    assert f"{run.total:,} games in {len(run.plan):,} cells" in page
    assert escape(run.study.source.text.strip()) in page, "write it anew: python docs/studies/make.py"
    assert run.study.conclusion and "What to conclude" in page and "Whose games these are" in page
    assert [f'<section id="{metric.name}">' in page for metric in run.metrics] == [True] * len(run.metrics)


@pytest.mark.parametrize(("value", "said"), [(-2.345, "−2.35"), (0.5, "+0.50"), (-0.001, "0.00"), (0.0, "0.00")])
def test_differences_have_their_sign(value: float, said: str) -> None:
    assert signed(value) == said
