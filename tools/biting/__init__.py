"""What tools/bite.py is made of: breaks of the syntax tree, where to look for them, and a process that forks to try each."""
