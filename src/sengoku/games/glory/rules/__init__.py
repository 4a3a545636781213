"""What the rules say."""
