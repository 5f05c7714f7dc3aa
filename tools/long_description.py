"""What an index page shows of us: README.md without pictures and without links into the repository, which lead nowhere there.

A hook of hatchling, called wherever the metadata is made; `python tools/long_description.py` prints the text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

README = Path(__file__).resolve().parents[1] / "README.md"
PICTURE = re.compile(r"^(?:!\[[^\]]*\]\([^)]*\)|(?:<img [^>]*>\s*)+)\n\n?", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\((?!https?://|#)[^)]*\)")


def long_description(text: str) -> str:
    """A README as an index can show it: code stays, pictures go, links into the repository become their words."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(r"\1", PICTURE.sub("", part)) for part in parts)


try:
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # run by hand, when nothing is packed
    pass
else:

    class Hook(MetadataHookInterface):
        """Puts it into the metadata."""

        def update(self, metadata: dict[str, Any]) -> None:
            text = long_description(README.read_text(encoding="utf-8"))
            metadata["readme"] = {"content-type": "text/markdown", "text": text}


if __name__ == "__main__":
    print(long_description(README.read_text(encoding="utf-8")), end="")
