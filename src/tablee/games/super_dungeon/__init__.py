"""Super Dungeon Explore: Forgotten King: its rulebook in French and English; the program follows."""
