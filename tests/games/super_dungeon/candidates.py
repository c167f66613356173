"""Everything a player of Super Dungeon might try: for the conformance kit and the leak tests."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.super_dungeon.rules.equipment import spare
from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.usable import BERSERK_ATTACK, FEED, RAGE_ATTACK, basic, unique
from tablee.kernel.decision import Option, option

#: prompts at which all that the guards allow is offered
FREE = ("act", "hero-turn", "consul-turn", "equip")
#: and the verbs that are tried there: `end`, `pass` and `done` stand for different things at different prompts
TRIED = {
    "act": ("move", "act", "drink", "run", "stand", "unlock"),
    "hero-turn": ("activate",),
    "consul-turn": ("activate", "spawn"),
    "equip": ("equip",),
}
SHARES = 7  # one in so many is tried at a decision: a map has hundreds of squares


def candidates(game: Arena, seat: int) -> Iterator[Option]:
    asked = game.decision
    assert asked is not None
    if asked.prompt not in FREE:
        return
    yield from [offered for offered in asked.options if offered.verb in TRIED[asked.prompt]]
    if asked.prompt == "act":
        yield from in_activation(game)
    elif asked.prompt == "equip":
        cards = [game.kit.cards[card].handle for card in (*spare(game), *game.loot_out[:2], *game.treasure_out[:2])]
        yield from [option("equip", card, game.kit.handles[hero]) for card in cards for hero in game.kit.heroes]
    else:
        yield from [option("activate", handle) for handle in game.kit.handles]
        if asked.prompt == "consul-turn":
            yield from [option("spawn", handle) for handle in game.kit.handles]


def in_activation(game: Arena) -> Iterator[Option]:
    """Steps to squares, actions at everybody and in every direction, potions: each a share that changes with the game."""
    n, board = game.active, game.board
    share = int(game.fingerprint(), 16) % SHARES
    yield from [option("run"), option("stand", "actions"), option("stand", "moves"), option("act"), option("drink")]
    yield from [option("unlock", tile) for tile in range(len(game.tiles) + 2)]
    for y in range(-1, board.height + 1):
        yield from [option("move", x, y) for x in range(-1 + (y + share) % SHARES, board.width + 1, SHARES)]
    present = [game.kit.handles[one] for side in game.present for one in side]
    away = next((handle for handle, one in zip(game.kit.handles, game.models) if one.at < 0), "nobody")
    lying = sorted(
        {board.xy(token.at) for token in game.tokens} | {board.xy(trap.templates[0][0]) for trap in game.traps}
    )
    own = [one.id for one in (*basic(game, n), *unique(game, n))]
    for id in [*own, BERSERK_ATTACK, RAGE_ATTACK, FEED, "cleave"][share::SHARES]:
        yield option("act", id)
        yield from [option("act", id, aim) for aim in (*present, away, "n", "e", "s", "w")]
        yield from [option("act", id, x, y) for x, y in lying]
    potions = [(potion.id, game.kit.handles[owner]) for owner in game.kit.heroes for potion in game.card(owner).drinks]
    for potion, handle in potions[share::SHARES]:
        yield option("drink", potion, handle)
        yield from [option("drink", potion, handle, aim) for aim in (*present, "n", "e")]
    if game.models[n].side != PARTY:
        yield option("drink", "healing-potion", game.kit.handles[0])
