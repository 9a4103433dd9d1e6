"""The game in a terminal: what the commands of `ludopolis` do and how they look."""
