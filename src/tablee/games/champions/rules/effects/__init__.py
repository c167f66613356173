"""Effect nodes of Champions: the words in which card texts are written."""
