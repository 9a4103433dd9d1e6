"""Hypothesis draws the same examples on every run, and no test depends on how fast the machine is."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
