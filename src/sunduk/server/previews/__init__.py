"""Previews of links: what a messenger shows of a table or a replay, with a picture of its board."""
