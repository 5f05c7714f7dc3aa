"""What is called from outside in compiled games: many games, views, matches, searches and environments inside one call."""

__all__: list[str] = []
