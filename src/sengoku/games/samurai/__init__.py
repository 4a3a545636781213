"""Samurai: The Card Game, by Reiner Knizia."""
