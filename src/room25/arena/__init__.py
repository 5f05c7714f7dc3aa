"""The arena: bots against each other and against the complex, over all cores, with ratings, tables and a picture."""

__all__: list[str] = []
