"""Small modules in the place of large libraries, where the server's application runs in a browser.

Each has what our server uses of its library and nothing more. What a description of the routes, counts for Prometheus and PostgreSQL need
is not fetched over a phone's line, nor loaded before the first move.
"""

__all__: list[str] = []
