"""The HTTP API, by subject."""
