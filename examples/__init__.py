"""Programs that learn to play: each is read from top to bottom, and run with `python -m examples.NAME`."""
