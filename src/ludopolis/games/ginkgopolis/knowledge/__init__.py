"""Who knows what in Ginkgopolis."""
