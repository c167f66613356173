"""The cards and dice of the game as data, and what reads them."""
