"""Whom or what a text means."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.batch import HAPPENED
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Chosen as Chosen
from tablee.games.champions.rules.run import Who, group
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import MAIN_SCHEME, PLAY, Those
from tablee.kernel.frozen import frozen


@frozen
class The(Who):
    """One certain card; see the names below."""

    name: str

    def pick(self, game: Scenario, run: Any) -> tuple[int, ...]:
        match self.name:
            case "this":
                card = game.cards[run.card]
                if card.face.type == MAIN_SCHEME and not run.source.startswith(card.code):
                    return ()  # another stage lies there now
                if run.bound.get("entry", card.entry) != card.entry:
                    return ()  # it has left play since
                return (run.card,)
            case "host":
                host = game.cards[run.card].host
                return (host,) if host >= 0 else ()
            case "you":
                return (game.players[run.seat].me,)
            case "villain":
                return (game.villain,)
            case "main":
                return (game.main,)
            case "first":
                return (game.players[game.first].me,)
            case "engaged":
                area = game.cards[run.card].area
                return (game.players[area if area >= 0 else run.seat].me,)
            case "it":
                return tuple(run.bound.get("it", ()))
            case "damaged":  # by what this text has just done
                return tuple(
                    [f[1] for f in run.did if f[0] == "damage" and f[2] and not f[4] and game.cards[f[1]].zone == PLAY]
                )
            case "found":
                return tuple(run.bound.get("found", ()))
        happening = game.stack[run.td]
        batch: list[Occ] = happening.batch
        if self.name == "damaged_by_it":  # characters damaged so far by the attack this text is part of
            damage = [o for o in batch if o.kind == "damage" and o.status == HAPPENED and o.done > 0]
            hit = [o.subject for o in damage if o.level == 0]  # what spills over is no attack (MC-KEY-04)
            return tuple([x for x in hit if game.cards[x].zone == PLAY])
        o: Occ = batch[run.ti]
        x = o.subject if self.name == "that" else o.actor
        return (x,) if x >= 0 else ()


THIS = The("this")
HOST = The("host")  # the card this one is attached to
YOU = The("you")  # your identity (MC-YOU-01)
THE_VILLAIN = The("villain")
THE_MAIN_SCHEME = The("main")
FIRST_PLAYER = The("first")
ENGAGED_PLAYER = The("engaged")  # the player this minion is engaged with
THAT = The("that")  # to which it happens
ACTOR = The("actor")  # who does it
DAMAGED = The("damaged")
DAMAGED_BY_IT = The("damaged_by_it")
FOUND = The("found")  # found by a search or discarded until


@frozen
class Each(Who):
    those: Those

    def pick(self, game: Scenario, run: Any) -> tuple[int, ...]:
        return tuple(group(game, run, self.those))


class Titled(Chosen):
    """The card in play with this title (by code); the resolver's choice among several (MC-CARD-15)."""

    def __init__(self, code: str) -> None:
        super().__init__(Those("any", title=code), f"the {code}")
        self.code = code

    def __repr__(self) -> str:
        return f"Titled({self.code!r})"

    def pick(self, game: Scenario, run: Any) -> tuple[int, ...]:
        if self.key in run.bound:
            return super().pick(game, run)
        return tuple(group(game, run, self.those)[:1])


@frozen
class Same(Who):
    """What was chosen under this key before."""

    key: str

    def pick(self, game: Scenario, run: Any) -> tuple[int, ...]:
        return tuple(run.bound.get(self.key, ()))


# ---------------------------------------------------------------------- groups that texts name
ENEMY = Those("enemy")
MINION = Those("minion")
SCHEME = Those("scheme")
SIDE_SCHEME = Those("side_scheme")
ALLY = Those("ally")
CHARACTER = Those("character")
FRIENDLY = Those("friendly")
PLAYER = Those("player")
HERO = Those("hero")
YOUR_HERO = Those("hero", "yours")
YOUR_UPGRADE = Those("upgrade", "yours")
YOUR_UPGRADE_OR_SUPPORT = Those("upgrade|support", "yours")
YOUR_CHARACTER = Those("friendly", "yours")
YOUR_ALLY = Those("ally", "yours")

AN_ENEMY = Chosen(ENEMY)
A_MINION = Chosen(MINION)
A_SCHEME = Chosen(SCHEME)
A_PLAYER = Chosen(PLAYER)
EACH_ENEMY = Each(ENEMY)
EACH_HERO = Each(HERO)
EACH_PLAYER = Each(PLAYER)
EACH_SIDE_SCHEME = Each(SIDE_SCHEME)
EACH_CHARACTER = Each(CHARACTER)
EACH_FRIENDLY = Each(FRIENDLY)
