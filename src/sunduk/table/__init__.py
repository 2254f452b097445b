"""A table and who sits at it: its state folded from its log, decisions, clocks, luck. Pure functions, no I/O."""
