"""Dice Throne in words: one writer per language, from the same nodes that the engine executes."""
