"""From the content files to the definitions that rules are played with."""
