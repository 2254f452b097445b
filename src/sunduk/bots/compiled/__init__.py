"""The part of bots that is compiled and linked with each game."""
