"""How Ginkgopolis is put into words."""
