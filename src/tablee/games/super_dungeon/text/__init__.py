"""Words in one language."""
