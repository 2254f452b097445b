"""A table and who sits at it: a fold over its log, decisions, clocks, luck. Values in, values out; no I/O."""
