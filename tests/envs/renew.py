"""Write tests/envs/v0.txt. Only before version 0 is out: afterwards a difference is an error. python tests/envs/renew.py"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from envs.test_encoding import GOLDEN, golden

if __name__ == "__main__":
    GOLDEN.write_text(golden(), encoding="utf-8")
