"""Honor of the Samurai, by S. Kimball."""
