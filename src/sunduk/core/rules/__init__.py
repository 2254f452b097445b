"""What a game is written with: the contract, the record, bit sets, seats, random numbers, outcomes."""
