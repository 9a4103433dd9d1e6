"""Catalogues: every word for people, in Fluent files, by language."""

from ludopolis.i18n.words import Words

__all__ = ["Words"]
