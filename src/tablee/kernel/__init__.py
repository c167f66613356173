"""The kernel: procedures, decisions, occurrences, effects, chance and secrets. It knows no game."""
