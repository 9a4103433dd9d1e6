"""The values that are stored, as plain tuples: no SQL, no requests."""
