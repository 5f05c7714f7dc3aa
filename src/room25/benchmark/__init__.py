"""The benchmark: tasks that never change, agents that never change, and what `room25 evaluate` makes of an agent that plays them."""

__all__: list[str] = []
