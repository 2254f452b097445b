"""What a game says: rulebook, executable examples, words, and the contents of its box."""
