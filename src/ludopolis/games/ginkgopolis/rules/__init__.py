"""The rules of Ginkgopolis."""
