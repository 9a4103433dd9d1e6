"""What players may know, and positions as data."""
