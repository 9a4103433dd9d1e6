"""The same cards for everybody: deals of the day, duels, standings."""
