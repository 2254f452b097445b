"""Tables that are being played: in memory, with bots, deadlines and screens."""
