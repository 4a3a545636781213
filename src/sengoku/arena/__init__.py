"""Matches in numbers."""
