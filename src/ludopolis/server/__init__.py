"""Tables, seats, live updates, storage: the game over the network."""
