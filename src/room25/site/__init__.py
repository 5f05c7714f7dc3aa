"""The game without a server: the server's own application, run inside a browser's worker by Pyodide, and the folder of files around it."""

__all__: list[str] = []
