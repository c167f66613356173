"""What the core box makes of its cards."""

from __future__ import annotations

from tablee.games.champions.rules.pack import Pack, ScenarioDef
from tablee.games.champions.rules.vocabulary import Name

BOX = Pack(
    "box",
    heroes={
        "spider-man": "justice",
        "captain-marvel": "leadership",
        "she-hulk": "aggression",
        "iron-man": "aggression",
        "black-panther": "protection",
    },
    scenarios=(
        ScenarioDef(
            "rhino", Name("Rhino", "Rhino"), ("01094", "01095", "01096"), ("01097b",), ("rhino",), "bomb-scare"
        ),
        ScenarioDef(
            "klaw",
            Name("Klaw", "Klaw"),
            ("01113", "01114", "01115"),
            ("01116b", "01117b"),
            ("klaw",),
            "masters-of-evil",
        ),
        ScenarioDef(
            "ultron",
            Name("Ultron", "Ultron"),
            ("01134", "01135", "01136"),
            ("01137b", "01138b", "01139b"),
            ("ultron",),
            "under-attack",
        ),
    ),
    modular={
        "bomb-scare": Name("Bomb Scare", "Alerte à la Bombe"),
        "masters-of-evil": Name("Masters of Evil", "Maîtres du Mal"),
        "under-attack": Name("Under Attack", "Civils Attaqués"),
        "legions-of-hydra": Name("Legions of Hydra", "Légions d'Hydra"),
        "the-doomsday-chair": Name("The Doomsday Chair", "Le Siège de l'Apocalypse"),
    },
)
