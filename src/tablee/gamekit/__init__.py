"""What every game is made of above the kernel: its boundary, verbs, questions."""
