"""The judges of Welcome To…."""
