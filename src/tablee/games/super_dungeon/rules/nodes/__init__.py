"""Effect nodes: what cards do that no plain field says, each with its figures."""
