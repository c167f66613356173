"""What heroes, symbols, bags and words are drawn with: names of game-icons.net. Dice have theirs in kinds.toml."""

from __future__ import annotations

#: colour of the figure -> icon, colour on the screen
HEROES = {
    "red": ("swordman", "#c0392f"),
    "blue": ("visored-helm", "#3f74c8"),
    "green": ("archer", "#4f9a3f"),
    "yellow": ("dwarf-face", "#c8962e"),
    "violet": ("wizard-face", "#8a63c4"),
}

SYMBOLS = {
    "slash": "sword-slice",
    "armor": "checked-shield",
    "break": "hammer-break",
    "tangle": "cobweb",
    "drain": "marrow-drain",
    "fire": "fire",
    "gust": "tornado",
    "toad": "frog",
    "fear": "terror",
    "scroll": "tied-scroll",
    "heal": "health-normal",
    "pain": "bleeding-wound",
    "execute": "guillotine",
    "hunt": "bow-arrow",
    "scout": "spyglass",
    "reach": "spear-hook",
    "open": "lock-picking",
    "miss": "cancel",
    "potion": "round-potion",
    "chest": "chest",
    "locked": "locked-chest",
}

#: colour of a monster's die, quality of an equipment, else group of dice -> colour on the screen
DICE = {
    "white": "#e6dfcd",
    "red": "#b5382f",
    "black": "#2f2d36",
    "gold": "#d3a32f",
    "gray": "#8b9097",
    "purple": "#7d4fae",
    "artifact": "#e3bd3f",
    "one-use": "#b5382f",
    "spell": "#c2661a",
    "hero-level": "#e6dfcd",
    "monster-level": "#3f5f4a",
    "experience": "#e6dfcd",
}

BAGS = {"black": "#4a4650", "red": "#a5342c", "blue": "#35609f", "yellow": "#b98a22"}

KINDS = {
    "monster": "monster-grasp",
    "equipment": "crossed-swords",
    "artifact": "trophy",
    "one-use": "round-potion",
    "spell": "book-aura",
    "hero-level": "rolling-dices",
    "monster-level": "spiked-dragon-head",
    "experience": "laurels",
    "bag": "swap-bag",
}

WORDS = {
    "mark-glory": "laurel-crown",
    "mark-hero-level": "upgrade",
    "mark-monster-level": "upgrade",
    "mark-xp": "star-formation",
    "mark-wounds": "bleeding-wound",
    "mark-dice": "perspective-dice-six-faces-random",
    "mark-white": "monster-grasp",
    "mark-red": "monster-grasp",
    "mark-black": "monster-grasp",
    "mark-gold": "monster-grasp",
    "mark-strength": "biceps",
    "mark-bonus": "muscle-up",
    "is-tangled": "cobweb",
    "is-drained": "marrow-drain",
    "is-feared": "terror",
    "is-lost": "bleeding-wound",
    "is-toad": "frog",
    "is-used": "cancel",
    "is-out": "dead-head",
    "is-helper": "shaking-hands",
    "is-broken": "hammer-break",
}
