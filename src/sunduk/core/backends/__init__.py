"""How a game runs: interpreted, compiled for the CPU, compiled for the GPU, one match or a batch."""
