"""The table: a flat state, its board, agenda, knowledge, log and generator, and the verbs that change it."""

__all__: list[str] = []
