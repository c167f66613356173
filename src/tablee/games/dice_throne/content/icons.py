"""What kinds and words are drawn with: names of game-icons.net. Heroes, symbols, abilities, cards and tokens name theirs
on their boards; what has none is drawn with the icon of its kind."""

from __future__ import annotations

#: kind of a sheet; also drawn beside its own icon to say what sort of card, ability or token it is
KINDS = {
    "roll": "dice-six-faces-five",
    "main": "hourglass",
    "instant": "lightning-trio",
    "spell": "spell-book",
    "upgrade": "upgrade",
    "offense": "crossed-swords",
    "defense": "shield",
    "passive": "infinity",
    "ultimate": "crowned-explosion",
    "positive": "health-increase",
    "negative": "health-decrease",
    "unique": "round-star",
    "companion": "two-shadows",
}

#: words of figures and states in views
WORDS = {
    "mark-health": "hearts",
    "mark-cp": "swords-emblem",
    "mark-hand": "poker-hand",
    "mark-deck": "card-pickup",
    "mark-cost": "swords-emblem",
    "mark-level": "rank-3",
    "mark-straight": "progression",
    "mark-alike": "doubled",
    "mark-dice": "rolling-dices",
    "mark-limit": "stack",
    "mark-incoming": "incoming-rocket",
    "is-out": "tombstone",
    "is-isolated": "targeted",
    "is-blocked": "padlock",
    "is-certain": "on-target",
}
