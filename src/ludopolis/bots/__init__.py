"""Players made of code: blinded states in, moves out."""
