"""The games, one folder each. A game knows the engine and never another game."""
