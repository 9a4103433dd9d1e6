"""What a host does beside the running server: commands, backups."""
