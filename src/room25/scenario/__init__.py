"""Scenario files: the rules as executable examples, exactly as `docs/rules/SCENARIOS.md` defines them."""

from room25.scenario.run import Failure, check_files

__all__ = ["Failure", "check_files"]
