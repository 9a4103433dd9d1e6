"""Bots against bots: schedules, many games at once, statistics, ratings, reports."""
