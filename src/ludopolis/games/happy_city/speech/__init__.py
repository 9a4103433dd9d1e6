"""Moves and positions as text and in words."""
