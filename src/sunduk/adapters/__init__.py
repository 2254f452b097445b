"""Doors for other libraries, none of which names a game."""
