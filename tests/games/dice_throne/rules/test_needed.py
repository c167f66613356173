"""What texts need before they can do anything: whoever looks for what is usable skips those that miss it, without asking them."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.games.dice_throne.rules.guards import usable
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.records import Attack, Incoming, Part, Roll
from tablee.games.dice_throne.rules.setup import table_of
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    ATTACK_THERE,
    DAMAGE_THERE,
    DICE_THERE,
    INSTANT,
    MAIN,
    NORMAL,
    ROLL,
    UPGRADE,
    needed,
)
from tablee.kernel.effect import Effect


def table(hero: str, there: int) -> Battle:
    """A duel of this hero, in which dice, an attack of theirs or damage to them is there."""
    game = table_of(HEROES[hero], HEROES["barbarian" if hero != "barbarian" else "paladin"])
    if there & DICE_THERE:
        game.rolls = [Roll(0, "offense", (1, 2, 3, 4, 5))]
    if there & ATTACK_THERE:
        game.attack = Attack(0, 1, "", False, made=True)
    if there & DAMAGE_THERE:
        game.incoming = [Incoming(0, parts=(Part(1, NORMAL, 3, True, ""),))]
    return game


def roots(game: Battle) -> list[Effect]:
    hero = game.heroes[0]
    found = [card.effect for card in hero.deck if card.effect is not None]
    found += [way.text.root for kind in game.kit.kinds for way in kind.token.ways]
    levels = [lv for slots in hero.sides for slot in slots for lv in slot.levels]
    return found + [use.effect for lv in levels for ability in lv.abilities for use in ability.uses]


@pytest.mark.rule("DT-DICE-03", "DT-MOD-02", "DT-DMG-01")
@pytest.mark.parametrize("hero", list(HEROES))
def test_what_misses_something_it_needs_is_forbidden(hero: str) -> None:
    seen = 0
    for bits in product((0, DICE_THERE), (0, ATTACK_THERE), (0, DAMAGE_THERE)):
        game = table(hero, sum(bits))
        for root in roots(game):
            if needed(root) & ~sum(bits):
                seen += 1
                assert root.forbids(game, 0), f"{root!r} with {bits}"
    assert seen > 20  # every deck has cards for dice alone


@pytest.mark.rule("DT-CARD-02", "DT-UPGRADE-04")
@pytest.mark.parametrize("hero", list(HEROES))
def test_cards_are_usable_exactly_when_the_dial_pays_for_them(hero: str) -> None:
    """Whatever is left out for want of CP would be forbidden, and nothing else is."""
    mask = MAIN | ROLL | INSTANT | UPGRADE
    game = table(hero, DICE_THERE)
    player, deck = game.players[0], game.heroes[0].deck
    game.holds(0, tuple(range(len(deck))))
    for levels in ((1,) * len(player.levels), (2,) * len(player.levels)):
        most = [min(level, len(slot.levels)) for level, slot in zip(levels, game.heroes[0].sides[0])]
        player.levels = tuple(most)
        game.look_at_board(0)
        for cp in range(16):
            player.cp = cp
            wanted = []
            for card in deck:
                if card.effect is None:
                    better = player.levels[card.slot] < card.level
                    lower = game.heroes[0].sides[0][card.slot].levels[player.levels[card.slot] - 1].cost
                    fits = better and card.cost - lower <= cp
                else:
                    fits = bool(card.timing & mask) and card.cost <= cp and not card.effect.forbids(game, 0)
                wanted += [card.play] if fits else []
            assert [one for one in usable(game, 0, mask) if one.verb == "play"] == wanted, (cp, levels)
