"""The game as numbers, for programs that learn."""
