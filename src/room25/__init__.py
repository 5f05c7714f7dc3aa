"""Room 25 in Python: the rules of every edition, to play, to bot, to study. An unofficial fan implementation."""
