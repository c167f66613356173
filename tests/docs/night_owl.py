"""A pack as another package brings it: a hero with a nemesis, a scenario and its modular set, a card for any deck."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.abilities import action, boost, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.enemies import GiveBoost
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import PlaceThreat, RemoveThreat
from tablee.games.champions.rules.pack import Pack, ScenarioDef
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO, Name


def line(code: str, name: str, fr: str, type: str, set: str, **facts: Any) -> dict[str, Any]:
    faction = "hero" if set == "night_owl" else set if set == "justice" else "encounter"
    return {"code": code, "name": name, "type": type, "faction": faction, "set": set, **facts, "fr": {"name": fr}}


def villain(code: str, stage: str, hp: int) -> dict[str, Any]:
    figures = {"stage": stage, "atk": 2, "sch": 1, "hp": hp, "hp_pp": True}
    return line(code, "The Broker", "Le Courtier", "villain", "smugglers", unique=True, **figures)


FACTS = (
    {
        **line("n001", "Night Owl", "Chouette", "hero", "night_owl", unique=True, back="n002"),
        "thw": 2,
        "atk": 1,
        "def": 2,
        "hp": 11,
        "hand": 5,
        "traits": ["Nocturnal"],
        "fr": {"name": "Chouette", "traits": ["Nocturne"]},
    },
    line("n002", "Ada Strix", "Ada Strix", "alter_ego", "night_owl", unique=True, rec=3, hp=11, hand=6),
    line("n003", "Silent Wings", "Ailes Muettes", "event", "night_owl", qty=15, cost=2, res={"mental": 1}),
    line("n004", "Insomnia", "Insomnie", "obligation", "night_owl", boost=2),
    line("n005", "Rook", "Le Freux", "minion", "night_owl_nemesis", unique=True, atk=2, sch=2, hp=4, boost=1),
    line("n006", "Street Lamp", "Réverbère", "support", "justice", qty=3, cost=1, res={"energy": 1}),
    line("n010", "Fog", "Brouillard", "treachery", "night_quays", qty=3, boost=1),
    villain("n020", "I", 12),
    villain("n021", "II", 14),
    villain("n022", "III", 16),
    line("n023", "Crate", "Caisse", "side_scheme", "smugglers", qty=4, start_threat=2, boost=1),
    line("n030a", "The Quays", "Les Quais", "main_scheme", "smugglers", stage="1A", back="n030b"),
    line("n030b", "The Quays", "Les Quais", "main_scheme", "smugglers", stage="1B", accel_threat=1, target_threat=8),
)
CARDS = (
    card("n003", "Silent Wings", action(RemoveThreat(3), form=HERO, label="thwart")),
    card("n004", "Insomnia", when_revealed(PlaceThreat(1)), give_to="n002"),
    card("n006", "Street Lamp", action(Draw(1), (ExhaustThis(),), form=ALTER_EGO)),
    card("n010", "Fog", when_revealed(PlaceThreat(2)), boost(PlaceThreat(1))),
    card("n020", "The Broker I", when_revealed(GiveBoost(1))),
    card("n021", "The Broker II", when_revealed(GiveBoost(2))),
    card("n022", "The Broker III", when_revealed(Damage(1))),
)
PACK = Pack(
    "night-owl",
    heroes={"night-owl": "justice"},
    scenarios=(
        ScenarioDef(
            "smugglers",
            Name("Smugglers", "Contrebandiers"),
            ("n020", "n021", "n022"),
            ("n030b",),
            ("smugglers",),
            "night-quays",
        ),
    ),
    modular={"night-quays": Name("Night Quays", "Quais de Nuit")},
    facts=FACTS,
    cards=CARDS,
    traits={"Nocturnal": "Nocturne"},
)
