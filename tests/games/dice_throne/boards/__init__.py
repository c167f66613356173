"""Boards: heroes as pages of sentences."""
