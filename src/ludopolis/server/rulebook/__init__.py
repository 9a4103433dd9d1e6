"""Rulebooks: their text, their pictures, and what things on a board are."""
