"""The database: every line of SQL."""
