"""A room of Lanterns."""
