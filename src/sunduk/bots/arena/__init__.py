"""Tournaments between bots, on all cores or a cluster, and ratings from their results."""
