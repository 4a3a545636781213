"""Bots against bots, in numbers: simulations, and ladders that measure who is better."""
