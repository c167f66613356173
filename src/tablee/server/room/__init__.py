"""A table and those who sit at it: what happens there, and what a connection may ask for."""
