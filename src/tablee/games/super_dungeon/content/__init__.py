"""The cards and dice of the game as data, and what they are drawn with."""
