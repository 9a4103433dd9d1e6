"""What a game is and how a table runs it. Knows no game, does no I/O."""
