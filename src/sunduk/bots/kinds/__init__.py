"""The kinds of bots, one module each; a module defines `make`."""
