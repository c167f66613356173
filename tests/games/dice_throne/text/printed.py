"""The texts of all heroes with what settles their reading."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from tablee.games.dice_throne.rules.effects.basic import Also
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.vocabulary import Ability, Hero, Token
from tablee.games.dice_throne.text.settle import CARD, DEFENSE, OFFENSE, PASSIVE, SETUP, TOKEN
from tablee.kernel.effect import Effect, Either, Sequence, Text


@dataclass(frozen=True)
class Printed:
    hero: Hero
    place: str
    text: Text
    own: Token | None = None
    alone: bool = True

    @property
    def speaker(self) -> Token | None:
        return self.own if self.alone else None


def place_of(ability: Ability) -> str:
    return OFFENSE if ability.needs is not None else DEFENSE if ability.dice else PASSIVE


def printed() -> Iterator[Printed]:
    for hero in HEROES.values():
        abilities = [a for side in hero.sides for slot in side for level in slot.levels for a in level.abilities]
        yield from [Printed(hero, place_of(ability), text) for ability in abilities for text in ability.all_texts()]
        yield from [Printed(hero, CARD, card.text) for card in hero.deck if card.text is not None]
        if hero.setup_text is not None:
            yield Printed(hero, SETUP, hero.setup_text)
        for token in hero.tokens:
            for text in (*[way.text for way in token.ways], token.burst, token.off):
                if text is not None:
                    yield Printed(hero, TOKEN, text, token, False)
            for moment, text in token.on.items():
                yield Printed(hero, TOKEN, text, token, token.limit == 1 or moment in token.each)


def flat(effect: Any) -> Any:
    """Sequences inside sequences say nothing more, choices inside choices neither."""
    if isinstance(effect, Sequence):
        parts = [flat(part) for part in effect.parts]
        return Sequence(*[one for part in parts for one in (part.parts if isinstance(part, Sequence) else (part,))])
    if isinstance(effect, Either):
        parts = [flat(part) for part in effect.parts]
        return Either(*[one for part in parts for one in (part.parts if isinstance(part, Either) else (part,))])
    if isinstance(effect, Also):
        return Also(flat(effect.late.what))
    if is_dataclass(effect) and not isinstance(effect, type):
        held = {field.name: getattr(effect, field.name) for field in fields(effect)}
        changed = {name: flat(value) for name, value in held.items() if isinstance(value, Effect)}
        return replace(effect, **changed) if changed else effect
    return effect
