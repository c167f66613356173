"""What every game is made of above the kernel: verbs, the question, and the types of what a seat sees."""
