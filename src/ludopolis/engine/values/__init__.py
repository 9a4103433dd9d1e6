"""Values that every room of the engine uses: facts, events, draws, options, plain data. They know no game."""
