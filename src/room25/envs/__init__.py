"""Games as environments, for seats that learn. This module needs nothing; an adapter needs the package that it is named after.

`pettingzoo`, `gymnasium` and `openspiel` are adapters, `vector` steps thousands of games at once on the CPU or on a GPU. All of them
see the same numbers: `encoding` names the pieces of an observation, `actions` the answers, `rewards` what a seat gets.
"""

__all__ = ["VERSION"]

VERSION = "v0"  # of observations and actions: what a number means never changes within a version
