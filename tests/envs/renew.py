"""Write tests/envs/v1.txt. Only before a version is out: afterwards a difference is an error. python tests/envs/renew.py"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from envs.test_encoding import GOLDEN, golden

NEW = "v1"  # no network of it is out yet

if __name__ == "__main__":
    GOLDEN[NEW].write_text(golden(NEW), encoding="utf-8")
