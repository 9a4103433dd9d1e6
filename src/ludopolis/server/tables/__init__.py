"""Tables in memory, and whatever holds one."""
