"""What people and programs hold: games, matches, views and their texts."""
