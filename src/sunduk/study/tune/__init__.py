"""The search for a rule: which numbers of an edition reach the goals of a designer."""
