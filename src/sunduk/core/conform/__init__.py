"""The conformance suite: checks that a game keeps the contract of `sunduk.core.rules.contract`."""
