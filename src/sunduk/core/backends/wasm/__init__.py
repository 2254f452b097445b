"""WebAssembly: the rules and the search of a game as one module that a browser runs."""
