"""What the commands of `ludopolis` do: a module for each command, and what several of them share."""
