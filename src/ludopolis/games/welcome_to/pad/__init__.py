"""The score pad of Welcome To…."""
