"""The table in the terminal, whatever is played on it."""
