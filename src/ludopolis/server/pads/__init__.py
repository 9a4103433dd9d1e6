"""Score pads for evenings with the printed box, shared between phones."""
