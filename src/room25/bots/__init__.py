"""Bots: each holds a seat, knows what that seat may know, and nothing else. `contract` says what a bot is, `registry` has them by name."""
