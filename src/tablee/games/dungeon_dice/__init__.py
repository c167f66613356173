"""Dungeon Dice: combat, help, trading, and deals that the engine itself keeps."""
