"""The conformance suite that holds any game to the contract."""
