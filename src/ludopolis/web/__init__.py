"""The browser client: pages, kit, styles. Holds no Python."""
