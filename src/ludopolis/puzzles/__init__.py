"""Puzzles: positions of Masters' games in which one turn is better than all others, and how sure that is."""
