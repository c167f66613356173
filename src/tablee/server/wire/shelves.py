"""Cards and decks as they travel: everything to look through at once, a deck as it was read."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from tablee.gamekit.capability import Decks
from tablee.games import load
from tablee.server.wire import messages
from tablee.server.wire.catalogue import catalogue

Sent = tuple[bytes, str]


@cache
def shelf(game: str, lang: str) -> Sent:
    """All cards with their catalogue, and a tag by which a browser knows them again."""
    rules = load(game)
    assert rules.decks is not None
    found = rules.decks.shelf(lang)
    data: dict[str, Any] = {
        "facets": [{"name": f.name, "label": f.label, "values": [list(v) for v in f.values]} for f in found.facets],
        "cards": [
            {"code": c.code, "sheet": c.sheet, "of": c.of, "also": c.also, "copies": c.copies} for c in found.cards
        ],
        "owners": [
            {"id": o.id, "name": o.name, "sheet": o.sheet, "cards": o.cards, "usual": o.usual} for o in found.owners
        ],
        "least": found.least,
        "most": found.most,
    }
    rest = messages.encode(data)
    whole = b'{"catalogue":' + catalogue(rules, {}, lang) + b"," + rest[1:]
    return whole, f'"{sha256(whole).hexdigest()[:16]}"'


def read_deck(decks: Decks, text: str, lang: str) -> dict[str, Any]:
    found = decks.read(text, lang)
    return {
        "owner": found.owner,
        "cards": found.cards,
        "faults": [{"text": one.text, "rule": one.rule} for one in found.faults],
        "word": found.word,
        "text": found.text,
        "site": found.site,
    }
