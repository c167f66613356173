"""The dice of the box, and their names."""
