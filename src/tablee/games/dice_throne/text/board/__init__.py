"""Boards: a hero as a page of sentences, in French or English."""
