"""A complete small game, told step by step in docs/adding-a-game.md."""
