"""Words of people at a table: what they say to each other, and what they note for themselves."""
