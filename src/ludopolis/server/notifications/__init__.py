"""Telling people that it is their turn: push messages and webhooks."""
