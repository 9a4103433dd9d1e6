"""The rules of Welcome To…."""
