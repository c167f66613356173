"""What can be chosen when a scenario is set up."""

from __future__ import annotations

from tablee.gamekit.rules import SetupOption
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.setup import READINGS

OPTIONS = (
    SetupOption(
        "heroes",
        {
            "en": "hero:aspect in seat order, e.g. spider-man:justice,iron-man (its starter deck), or a deck file",
            "fr": "héros:affinité dans l'ordre des places, p. ex. spider-man:justice,iron-man (deck de départ), ou un fichier",
        },
        HEROES,
        {"en": "Hero", "fr": "Héros"},
        each=True,
    ),
    SetupOption(
        "players", {"en": "1 to 4 when heroes are drawn", "fr": "1 à 4 quand les héros sont tirés"}, local=True
    ),
    SetupOption(
        "scenario",
        {"en": "the villain", "fr": "le méchant"},
        tuple(SCENARIOS),
        {"en": "Villain", "fr": "Méchant"},
        usual="rhino",
    ),
    SetupOption(
        "modular",
        {
            "en": "modular sets instead of the recommended one, separated by commas, or random",
            "fr": "sets modulaires à la place du set conseillé, séparés par des virgules, ou random",
        },
        (*MODULAR, "random"),
        {"en": "Modular set", "fr": "Set modulaire"},
        advanced=True,
    ),
    SetupOption(
        "mode",
        {"en": "standard or expert", "fr": "standard ou expert"},
        ("standard", "expert"),
        {"en": "Mode", "fr": "Mode"},
        usual="standard",
    ),
    SetupOption(
        "heroic",
        {"en": "heroic level (more encounter cards)", "fr": "niveau héroïque (plus de cartes Rencontre)"},
        label={"en": "Heroic level", "fr": "Niveau héroïque"},
        usual="0",
        advanced=True,
    ),
    SetupOption(
        "skirmish",
        {"en": "only this villain stage: 1, 2 or 3", "fr": "une seule étape du méchant : 1, 2 ou 3"},
        label={"en": "Skirmish: one stage only", "fr": "Escarmouche : une seule étape"},
        usual="0",
        advanced=True,
    ),
    SetupOption(
        "first",
        {"en": "seat of the first player", "fr": "place du premier joueur"},
        label={"en": "First player", "fr": "Premier joueur"},
        usual="0",
        seats=True,
        advanced=True,
    ),
    SetupOption(
        "campaign",
        {
            "en": "campaign and name of its log, e.g. docks:friday; docks-expert:friday for the harder one",
            "fr": "campagne et nom de son journal, p. ex. docks:vendredi ; docks-expert:vendredi, plus dure",
        },
        local=True,
    ),
    *[
        SetupOption(
            name,
            {
                "en": f"a reading where the book is silent ({rule})",
                "fr": f"une lecture là où le livre se tait ({rule})",
            },
            READINGS[name],
            {"en": en, "fr": fr},
            advanced=True,
            usual=READINGS[name][0],
        )
        for name, rule, en, fr in (
            ("prevented-cost", "MC-COST-02", "A prevented cost", "Un coût prévenu"),
            ("cancelled-surge", "MC-KEY-14", "Surge of a cancelled card", "Renfort d'une carte annulée"),
            ("peril", "MC-KEY-12", "Peril", "Péril"),
            ("recover", "MC-FORM-09", "Recovering unhurt", "Récupérer sans blessure"),
            ("vain-powers", "MC-ATK-05", "Attacks and thwarts in vain", "Attaques et contres sans effet"),
            ("hands", "MC-GOLD-06", "Hands", "Mains"),
        )
    ],
)
