"""What every game is made of above the kernel: its boundary, verbs, the question, and what a seat sees."""
