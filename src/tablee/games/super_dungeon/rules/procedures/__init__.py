"""The procedures of the rulebook, one module for each of its chapters."""
