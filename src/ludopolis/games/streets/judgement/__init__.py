"""How good positions and moves are, for bots and hints."""
