"""The numbered procedures of the book: a turn and its eight phases."""
