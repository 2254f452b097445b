"""An evening at home: guests of the local network come in with a code, and nobody else does."""
