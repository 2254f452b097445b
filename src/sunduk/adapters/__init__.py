"""Doors for other libraries: one file a library, none of which names a game."""
