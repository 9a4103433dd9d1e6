"""Who knows what in Welcome To…."""
