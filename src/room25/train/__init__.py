"""Training of one network for every edition and mode: imitation of a rule bot, then PPO in self-play. It needs torch (`room25[train]`).

`config` reads what a run wants from a file, `network` is what is trained, `rollout` plays, `learner` learns from it, `league` seats past
selves and rule bots, `symmetry` turns boards, `checkpoint` keeps all of it in small files, `run` does it for so many minutes, and
`evaluate` says what it is worth.
"""

__all__: list[str] = []
