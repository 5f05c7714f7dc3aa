"""For those who make expansions: files to begin with, and the checks that the game's own rooms have to pass."""

__all__: list[str] = []
