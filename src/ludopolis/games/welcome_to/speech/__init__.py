"""Welcome To… in words and in notation."""
