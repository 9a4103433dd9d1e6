"""Plain values: no SQL, no requests."""
