"""Boards as coloured characters and as SVG."""
