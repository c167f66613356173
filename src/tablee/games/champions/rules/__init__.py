"""The game itself: records, state, procedures, nodes, guards."""
