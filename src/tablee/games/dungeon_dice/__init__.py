"""Dungeon Dice: its rulebook in French and English; the program follows."""
