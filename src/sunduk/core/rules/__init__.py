"""What a game's rules are written with: contract, record, bit sets, seats, random numbers, outcomes."""
