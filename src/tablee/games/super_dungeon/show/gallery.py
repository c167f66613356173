"""The Heroes as a gallery shows them."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.gamekit.gallery import Face, about, role_of
from tablee.gamekit.view import Sheet
from tablee.games.super_dungeon.rules.setup import HERO_CARDS
from tablee.text.messages import Messages

#: how hard Heroes are to play, from 1 to 3: our estimate
HARD = {
    "questing-knight": 1,
    "princess-emerald": 1,
    "royal-paladin": 1,
    "hearthsworn-fighter": 1,
    "thundervale-huntress": 2,
    "ember-mage": 2,
    "hexcast-sorceress": 2,
    "riftling-rogue": 2,
    "claw-tribe-barbarian": 2,
    "glimmerdusk-ranger": 2,
    "fae-alchemist": 3,
    "deeproot-druid": 3,
}


def faces(sheets: Mapping[str, Sheet], say: Messages) -> dict[str, Face]:
    found = {}
    for id in HERO_CARDS:
        sheet = sheets[f"model.{id}"]
        found[id] = Face(
            sheet.name,
            sheet.icon,
            sheet.letter,
            sheet.accent,
            role_of(id, say),
            about(id, say) or sheet.text,
            HARD.get(id, 0),
            house=id in HARD,
            content=id,
        )
    return found
