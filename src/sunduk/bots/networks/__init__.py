"""Networks that judge positions: their file, their evaluation with NumPy, and those shipped with the games."""
