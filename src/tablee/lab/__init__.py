"""Simulations: many games from seeds, in local processes, with honest figures."""
