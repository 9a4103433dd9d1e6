"""WebSockets: one viewer's live connection."""
