"""Words: the rulebook, messages, and the grammar that effect writers need. It knows no game."""
