"""How positions and moves are put into words."""
