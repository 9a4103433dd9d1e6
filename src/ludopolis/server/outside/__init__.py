"""What the server sends to others: push services and chat rooms that players have named."""
