"""The turn and the combat, step by step, as the book has them."""
