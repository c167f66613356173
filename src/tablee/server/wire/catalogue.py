"""The words and pictures of a game in one language: sent once, kept by the browser under an address that names them."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any
from zlib import compress, decompress

from tablee.bots.levels import has_learned
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.game import Game
from tablee.server.wire import messages, views


def catalogue_hash(rules: Rules[Game], setup: dict[str, Any], lang: str) -> str:
    return _catalogue(rules.id, json.dumps(setup), lang)[0]


def catalogue(rules: Rules[Game], setup: dict[str, Any], lang: str) -> bytes:
    return decompress(_catalogue(rules.id, json.dumps(setup), lang)[1])


@lru_cache(maxsize=64)
def _catalogue(game: str, setup: str, lang: str) -> tuple[str, bytes]:
    rules = load(game)
    found = rules.sheets(json.loads(setup), lang)
    sheets = {}
    for id, sheet in found.items():
        sheets[id] = views.lean(sheet, str)
        kind = rules.kind(sheet, lang)
        if kind:
            sheets[id]["type"] = kind
    used = {sheet.icon for sheet in found.values()} | set(rules.presentation.icons.values())
    data: dict[str, Any] = {
        "lang": lang,
        "sheets": sheets,
        "icons": {name: path for name, path in icons().items() if name in used},
        "roles": rules.presentation.icons,
        "words": words(rules, lang),
        "groups": [[views.words(title, str), list(verbs)] for title, verbs in rules.presentation.groups],
        "numbered": list(rules.presentation.numbered),
        "gauges": rules.presentation.gauges,
        "dice": rules.chances is not None and bool(rules.chances.keeps),
        "fights": rules.chances is not None and rules.chances.fights,
        "odds": views.words(rules.no_odds, str),
        "files": rules.offers is not None,
        "together": rules.together,
        "judged": has_learned(rules),
    }
    if rules.wishes is not None:
        data["wishes"] = {"title": views.words(rules.wishes.title, str), "values": list(rules.wishes.values)}
    hash = sha256(messages.encode(data)).hexdigest()[:16]
    return hash, compress(messages.encode({"hash": hash, **data}), 1)  # a third of it: most are asked for once


def words(rules: Rules[Game], lang: str) -> str:
    """The messages that Python speaks are those the browser speaks."""
    return "\n".join([message_file(package, f"messages.{lang}.ftl") for package in ("tablee.text", rules.package)])


def message_file(package: str, name: str) -> str:
    return (files(package) / name).read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def icons() -> dict[str, str]:
    found: dict[str, str] = json.loads((files("tablee.server.wire") / "icons.json").read_text(encoding="utf-8"))
    return found
