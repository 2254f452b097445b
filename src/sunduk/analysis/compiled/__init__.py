"""The part of the analysis that is compiled and linked with each game."""
