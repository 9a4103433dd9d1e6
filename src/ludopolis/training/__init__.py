"""Networks taught by games that bots play against themselves."""
