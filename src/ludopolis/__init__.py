"""A home for five city-building board games."""
