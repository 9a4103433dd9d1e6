"""Catalogues: all words for people, in Fluent files, one per language."""

from ludopolis.i18n.words import Words

__all__ = ["Words"]
