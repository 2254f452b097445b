"""What bots compute in the compiled subset, linked with each game."""
