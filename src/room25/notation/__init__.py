"""Text in and out: commands, positions, whole games, drawings and scenarios."""

__all__: list[str] = []
