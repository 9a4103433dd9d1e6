"""Finished games: replays, analyses, retried turns."""
