"""The closed set of effect nodes of Dice Throne: what each one does. `text` says it in words."""
