"""Schema migrations, numbered, run at start-up."""
