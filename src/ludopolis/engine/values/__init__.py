"""Values that every room of the engine speaks of: facts, events, draws, options, plain data. They know no game."""
