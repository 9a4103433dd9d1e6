"""What judges moves and positions of Ginkgopolis."""
