"""One file per set of cards: what each card does. Its figures are in facts.json."""
