"""Heroes as they were built before they were boards, for the journals of that time.

Sentences about one thing stood in a Sequence of their own; a page of sentences has none. They mean the same, but nodes
have other numbers: so the content hash is another one, and fingerprints are while such a text is being carried out. A
journal of that time is played with the texts as they were, and all its fingerprints are checked.
"""

from __future__ import annotations

import tomllib
from copy import deepcopy
from functools import cache
from typing import Any

from tablee.games.dice_throne.rules import packed
from tablee.games.dice_throne.rules.changing import data_of
from tablee.games.dice_throne.rules.heroes import CONTENT, SHARED, common
from tablee.games.dice_throne.rules.vocabulary import Hero

Together = dict[str, dict[str, tuple[int, int]]]  # by hero and text: from the first sentence to before the last


@cache
def together() -> Together:
    found: Together = tomllib.loads(CONTENT.joinpath("former.toml").read_text(encoding="utf-8"))
    return found


@cache
def former(id: str) -> Hero:
    data = deepcopy(data_of(id))
    roots: dict[str, Any] = {card["id"]: card["effect"] for card in data["cards"]}
    for slot in [slot for side in data["sides"] for slot in side]:
        for number, level in enumerate(slot["levels"], 1):
            roots |= {f"{ability['id']}.{number}": ability["do"][0] for ability in level["abilities"] if ability["do"]}
    for text, (first, end) in together()[id].items():
        sentences = roots[text]["Sequence"]
        sentences[first:end] = [{"Sequence": sentences[first:end]}]
    return packed.hero(data, SHARED, common())
