"""Training of the networks that judge positions: `sunduk train`. Needs PyTorch, the extra `sunduk[train]`."""
