"""The part of studies that is compiled and linked with each game."""
