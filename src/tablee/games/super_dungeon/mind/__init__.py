"""Judgement, lent to bots: odds, worths, answers."""
