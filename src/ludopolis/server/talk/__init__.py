"""Talk: what people at a table say to each other, and what they note for themselves."""
