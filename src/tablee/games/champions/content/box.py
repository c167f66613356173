"""What the core box makes of its cards."""

from __future__ import annotations

from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.pack import Pack, ScenarioDef

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
            "rhino", named("scenario", "rhino"), ("01094", "01095", "01096"), ("01097b",), ("rhino",), "bomb-scare"
        ),
        ScenarioDef(
            "klaw",
            named("scenario", "klaw"),
            ("01113", "01114", "01115"),
            ("01116b", "01117b"),
            ("klaw",),
            "masters-of-evil",
        ),
        ScenarioDef(
            "ultron",
            named("scenario", "ultron"),
            ("01134", "01135", "01136"),
            ("01137b", "01138b", "01139b"),
            ("ultron",),
            "under-attack",
        ),
    ),
    modular={
        "bomb-scare": named("set", "bomb-scare"),
        "masters-of-evil": named("set", "masters-of-evil"),
        "under-attack": named("set", "under-attack"),
        "legions-of-hydra": named("set", "legions-of-hydra"),
        "the-doomsday-chair": named("set", "the-doomsday-chair"),
    },
)
