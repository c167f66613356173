"""The table for browsers: rooms with seats, a journal in a database, one protocol for every game."""
