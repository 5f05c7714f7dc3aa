"""What an environment adds to the rules, in the compiled subset: observations, masks, rewards, steps. One source for every engine."""

__all__: list[str] = []
