"""Request handlers, one file per subject."""
