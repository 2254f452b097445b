"""The framework every game is built on. It contains no code for any particular game."""
