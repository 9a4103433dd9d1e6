"""The contract of a game: everything that the author of a game writes or declares."""
