"""Puzzles: which are set, what an answer is worth, and what of it is stored."""
