"""What can be chosen when a game is set up: first player, and readings of rules that tables differ on."""

from __future__ import annotations

from tablee.gamekit.rules import SetupOption
from tablee.games.dungeon_dice.rules.records import READINGS

#: reading -> label and help in both languages
WORDS = {
    "deals": (
        {"en": "Deals", "fr": "Accords"},
        {
            "en": "whether players make each other offers (DD-TRADE-01)",
            "fr": "si les joueurs se font des offres (DD-TRADE-01)",
        },
    ),
    "one-use": (
        {"en": "One-use dice at the start", "fr": "Dés à Usage Unique au départ"},
        {
            "en": "one-use dice that everybody begins with (DD-SETUP-03)",
            "fr": "dés à Usage Unique que chacun a au départ (DD-SETUP-03)",
        },
    ),
    "monster-slash": (
        {"en": "Slash of a monster", "fr": "Slash d'un monstre"},
        {
            "en": "what a monster may re-roll with Slash: its own dice, or none (DD-SYM-04)",
            "fr": "ce qu'un monstre peut relancer avec Slash : ses propres dés, ou aucun (DD-SYM-04)",
        },
    ),
    "spider": (
        {"en": "Giant Spider", "fr": "Araignée géante"},
        {
            "en": "order of its abilities: free, or Tangle first (DD-MON-06)",
            "fr": "ordre de ses capacités : libre, ou Enchevêtrement d'abord (DD-MON-06)",
        },
    ),
    "gust": (
        {"en": "Gust and immunity", "fr": "Rafale et immunité"},
        {
            "en": "whether a monster that is immune to Gust stops a hero's Gust (DD-SPELL-03)",
            "fr": "si un monstre immunisé contre Rafale arrête la Rafale d'un héros (DD-SPELL-03)",
        },
    ),
    "loot": (
        {"en": "Order of the loot", "fr": "Ordre du butin"},
        {
            "en": "whether a Key drawn for a 6 can open the chest of the same monster (DD-TREAS-02)",
            "fr": "si une Clef tirée pour un 6 peut ouvrir le coffre du même monstre (DD-TREAS-02)",
        },
    ),
}

OPTIONS = (
    SetupOption(
        "players",
        {"en": "2 to 4, or 5 with house dice", "fr": "2 à 4, ou 5 avec des dés maison"},
        ("2", "3", "4", "5"),
        local=True,
    ),
    SetupOption(
        "first",
        {"en": "seat that begins (rolled for if left out)", "fr": "place qui commence (dés sinon)"},
        label={"en": "Who begins", "fr": "Qui commence"},
        seats=True,
        advanced=True,
    ),
    *[
        SetupOption(name, WORDS[name][1], values, WORDS[name][0], usual=values[0], advanced=True)
        for name, values in READINGS.items()
    ],
)
