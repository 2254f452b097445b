"""How a game runs: interpreted, compiled for the CPU or the GPU, as one match or as a batch."""
