"""Playing in a terminal, line by line: coloured, or bare for pipes and screen readers."""
