"""Adapters to other libraries' interfaces; each works for every game."""
