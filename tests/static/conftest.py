"""The site is built once for all of its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from static.built import build


@pytest.fixture(scope="session")
def site() -> Path:
    return build()
