"""References between cards, looked at when all of them are read."""

from __future__ import annotations

from collections.abc import Collection

from tablee.gamekit.spelling import wrong
from tablee.games.super_dungeon.rules.ranks import BOSS, PET
from tablee.games.super_dungeon.rules.reading.box import Box
from tablee.games.super_dungeon.rules.reading.entry import Entry
from tablee.kernel.errors import ContentError

#: basic actions (SD-BASIC-02 to 14), kinds and models that the rules themselves speak of
BASICS = (
    "melee-attack", "magic-attack", "missile-attack", "bandage", "summon-pet", "disarm-trap", "explore", "pick-lock",
    "run", "pick-up", "smash-chest", "unlock-treasure-chest", "vigor",
)  # fmt: skip
SPOKEN_OF = (*BASICS, "undead", "demon", "nether")


def check(box: Box, where: dict[str, Entry]) -> None:
    """`where`: the entry of each id."""
    for id in SPOKEN_OF:
        if id not in where:
            raise ContentError("super_dungeon/content", f"{id} is missing: rules speak of it")

    def refer(id: str, field: str, other: str, known: Collection[str]) -> None:
        if other and other not in known:
            raise wrong(where[id].where, field, other, known, "names")

    models, packs = box.models, box.packs
    bosses = [m.id for m in models.values() if m.rank == BOSS]
    pets = [m.id for m in models.values() if m.rank == PET]
    for one in models.values():
        for field, id, known in (
            ("shift", one.shift, models),
            ("form_of", one.form_of, models),
            ("pet", one.pet, pets),
            *[("pool", monster, models) for monster, _ in one.pool],
        ):
            refer(one.id, field, id, known)
    for act in box.actions.values():
        refer(act.id, "special: model", getattr(act.special, "model", ""), models)
    for equipment in box.gear.values():
        # equipment of a pack belongs to its own models: that of others would change their games
        whose = packs.get(equipment.id, "")
        refer(equipment.id, "owner", equipment.owner, [id for id in models if not whose or packs.get(id) == whose])
    for card in box.explores.values():
        refer(card.id, "boss", card.boss, bosses)
    for fight in box.fights.values():
        refer(fight.spawn.name, "boss", fight.boss, bosses)
    for boss in bosses:
        if boss not in box.fights:
            raise where[boss].wrong("fight", "is missing: a dungeon boss has a Boss Fight card (SD-BOSS-01)")
