"""Notifications that it is somebody's turn: Web Push and webhooks."""
