"""What a finished game says when somebody looks back at it: a record in, plain data out ([coach](docs/coach.md))."""
