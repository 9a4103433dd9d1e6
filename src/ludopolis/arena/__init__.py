"""Bots play each other: schedules, workers, statistics, ratings, reports."""
