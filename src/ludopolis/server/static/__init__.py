"""Static files for browsers, bundled and cached."""
