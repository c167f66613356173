"""Dice Throne and Marvel Dice Throne: one engine, their heroes, their rulebook."""
