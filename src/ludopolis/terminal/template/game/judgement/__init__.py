"""What bots, hints and networks think of positions."""
