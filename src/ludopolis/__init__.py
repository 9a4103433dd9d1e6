"""A home for five city-building board games."""

from ludopolis import moved

moved.install()
