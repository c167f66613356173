"""What can be played, and what can be chosen: the same for everybody, so it is put into words once per language."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from tablee.bots import levels_of, usual_bot
from tablee.bots.levels import at_one_seat
from tablee.gamekit.capability import Campaigns
from tablee.games import GAMES, load
from tablee.kernel.game import Game
from tablee.server.wire import messages


@cache
def listed(lang: str) -> tuple[bytes, str]:
    """The list as it is sent, and a tag by which a browser knows it again."""
    return tagged(messages.encode(games(lang)))


def tagged(data: bytes) -> tuple[bytes, str]:
    return data, f'"{sha256(data).hexdigest()[:16]}"'


def begun(campaigns: Campaigns[Game], name: str, lang: str) -> dict[str, Any]:
    """A campaign that could begin."""
    told = campaigns.story(campaigns.begin(name, ""), lang)
    return {"id": name, "title": told.title, "chapters": [one for one, _ in told.chapters]}


def games(lang: str) -> list[dict[str, Any]]:
    """What can be played, and what can be chosen."""
    out: list[dict[str, Any]] = []
    for id in GAMES:
        rules = load(id)
        options, faces = [], rules.faces(lang)
        for option in rules.options:
            if option.local:
                continue
            values = [{"id": value, "name": rules.value_name(option, value, lang)} for value in rules.offered(option)]
            one: dict[str, Any] = {
                "name": option.name,
                "label": rules.option_name(option, lang),
                "help": rules.option_help(option, lang),
                "values": values,
            }
            if option.usual:
                one["usual"] = option.usual
            if option.each:
                one["each"] = True
            if any([value["id"] in faces for value in values]):
                one["gallery"] = True
            if option.advanced:
                one["advanced"] = True
            if option.without:
                one["without"] = option.without
            if option.many:
                one["many"], one["copies"] = option.many, option.copies
            options.append(one)
        out.append(
            {
                **({"decks": rules.decks.option} if rules.decks is not None else {}),
                **(
                    {"campaigns": [begun(rules.campaigns, name, lang) for name in rules.campaigns.names]}
                    if rules.campaigns is not None
                    else {}
                ),
                "id": id,
                "name": rules.names[lang],
                "about": rules.about[lang],
                "players": list(rules.players),
                "asks": {str(n): dict(options) for n, options in rules.asks.items()},
                "options": options,
                "bots": list(levels_of(rules)),
                "one_seat": at_one_seat(rules),
                "usual": usual_bot(rules),
                "together": rules.together,
                "guide": rules.guide is not None,
                "presets": [
                    {
                        "id": preset.name,
                        "name": rules.messages(lang).say(f"preset-{preset.name}"),
                        "help": rules.messages(lang).say(f"preset-help-{preset.name}"),
                        "options": preset.options,
                        "level": preset.level,
                    }
                    for preset in rules.presets
                ],
            }
        )
    return out
