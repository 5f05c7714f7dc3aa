"""The browser game in a real Chromium, against a real server."""
