"""A table: a game being played, its journal, and where games are kept. It knows no transport."""
