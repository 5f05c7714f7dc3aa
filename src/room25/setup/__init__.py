"""What only the host needs before and around a game: editions, setups and their checks, reasons why not, words of cards."""

__all__: list[str] = []
