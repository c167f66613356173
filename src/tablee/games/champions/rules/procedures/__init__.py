"""The numbered procedures of the rules reference, one step for each of its steps."""
