"""Keeping strangers out: devices, secrets, origins, rate limits, request keys, addresses."""
