"""Proof (a): attack, damage and defeat share one interrupt and one response window; damage is replaced by an
interrupt that is itself an occurrence and can be cancelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.games.champions.rules.batch import PLACES, Happening, Listeners, Moment, Occurrence
from tablee.kernel.decision import Flow
from tablee.kernel.effect import Content, Effect, Resolve, Text
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book, done
from tablee.kernel.record import record
from tablee.kernel.rng import Rng

from .tools import play

HERO, VILLAIN = 0, 1
SLOTS = ("when", "forced after", "after")


@record
class Attack(Occurrence):
    parent: int = -1
    status: int = 0
    instead: tuple[Any, ...] | None = None
    level: int = 0


@record
class Damage(Occurrence):
    to: int
    base: int
    cut: int = 0
    parent: int = -1
    status: int = 0
    instead: tuple[Any, ...] | None = None
    level: int = 0


@record
class Defeat(Occurrence):
    who: int
    parent: int = -1
    status: int = 0
    instead: tuple[Any, ...] | None = None
    level: int = 0


@record
class Play(Occurrence):
    """Playing a card is an occurrence too: it can be answered."""

    card: str
    about: tuple[int, int]
    parent: int = -1
    status: int = 0
    instead: tuple[Any, ...] | None = None
    level: int = 0


@record
class Event(Happening):
    STEPS = dict.fromkeys(PLACES, "")
    MOMENTS = (
        Moment("interrupts", "when"),
        Moment("resolve"),
        Moment("forced responses", "after", True),
        Moment("responses", "after"),
    )

    def foresee(self, game: Any) -> None:
        for i, o in enumerate(self.batch):
            if isinstance(o, Damage):
                self.expect(i, Defeat(o.to), o.status == 0 and o.base - o.cut >= game.hp[o.to])

    def listening(self, game: Any, i: int, m: Moment) -> list[tuple[int, str]]:
        row = game.listeners.rows.get(type(self.batch[i]).__name__, ((),) * 3)
        return [(SEAT[who], who) for who in row[SLOTS.index("forced " * m.forced + m.timing)]]

    def trigger(self, game: Any, who: str, i: int) -> Procedure:
        depth = len(game.stack) - 1
        if who == "thorns":
            return Answer(HERO, who, (0,), (depth, i))
        game.listeners.remove("Play" if who == "jam" else "Damage", 0, who)
        return Event([Play(who, (depth, i))])

    def instead(self, game: Any, fields: tuple[Any, ...]) -> Procedure:
        return Answer(*fields)

    def occur(self, game: Any, i: int) -> Flow | None:
        o = self.batch[i]
        if isinstance(o, Play):
            return Answer(SEAT[o.card], o.card, (0,), o.about)
        if isinstance(o, Damage):
            game.hp[o.to] -= o.base - o.cut
        elif isinstance(o, Defeat):
            game.seen += ("defeat",)
        return None


class Answer(Resolve):
    """A text about an occurrence of an outer happening, named by (depth, index)."""

    def __init__(self, seat: int, source: str, todo: tuple[int, ...] = (0,), about: tuple[int, int] = (-1, -1)) -> None:
        super().__init__(seat, source, todo)
        self.about_ = about

    def fields(self) -> tuple[Any, ...]:
        return (*super().fields(), self.about_)


class ReplaceByHeal(Effect):
    def do(self, game: Any, run: Answer) -> Flow | None:
        depth, index = run.about_
        game.stack[depth].replace(index, Answer(run.seat, "heal"))
        return None


class Cancel(Effect):
    def do(self, game: Any, run: Answer) -> Flow | None:
        depth, index = run.about_
        game.stack[depth].cancel(index)
        return None


@dataclass(frozen=True)
class Heal(Effect):
    n: int

    def do(self, game: Any, run: Answer) -> Flow | None:
        game.hp[HERO] += self.n
        return None


class Thorns(Effect):
    def do(self, game: Any, run: Answer) -> Flow | None:
        game.hp[VILLAIN] -= 1
        game.seen += (f"thorns after {type(game.stack[run.about_[0]].batch[run.about_[1]]).__name__}",)
        return None


TEXTS = (Text("backflip", ReplaceByHeal()), Text("jam", Cancel()), Text("heal", Heal(2)), Text("thorns", Thorns()))
SEAT = {"backflip": HERO, "thorns": HERO, "jam": VILLAIN}


class Tiny(Game):
    STATE = ("hp", "seen", "listeners")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.hp = [4, 9]
        self.seen: tuple[str, ...] = ()
        self.listeners = Listeners({})

    def order(self) -> tuple[int, ...]:
        return (HERO, VILLAIN)


class Enemy(Procedure):
    STEPS = {"attack": "MC-ENEMYATK-01", "end": ""}

    def attack(self, game: Tiny) -> Flow | None:
        return Event([Attack(), Damage(HERO, 5, parent=0)])

    def end(self, game: Tiny) -> Flow | None:
        return done()


Tiny.RECORDS = book(Enemy, Event, Answer) | {c.__name__: c for c in (Attack, Damage, Defeat, Play, Listeners)}


def fight(hp: int = 4) -> Tiny:
    game = Tiny(Content(TEXTS), Rng(b"", {}))
    game.hp[HERO] = hp
    game.listeners.add("Damage", 0, 3, "backflip")
    game.listeners.add("Play", 0, 3, "jam")
    for kind in ("Attack", "Damage", "Defeat"):
        game.listeners.add(kind, 1, 3, "thorns")
    game.start(Enemy())
    return game


def test_attack_damage_and_predicted_defeat_are_one_batch_with_one_interrupt_window() -> None:
    game = fight()
    batch = game.stack[-1].batch  # type: ignore[attr-defined]
    assert [type(o).__name__ for o in batch] == ["Attack", "Damage", "Defeat"]
    end = play(game, "0:pass", "0:first thorns 1", "0:first thorns 0")
    assert end.hp == [-1, 6]
    assert end.seen == ("defeat", "thorns after Damage", "thorns after Attack", "thorns after Defeat")


def test_replaced_damage_happens_as_something_else_and_its_defeat_does_not() -> None:
    end = play(fight(), "0:use backflip 1", "1:pass")
    assert end.hp == [6, 8], "healed 2 in place of 5 damage; only the attack itself is answered"
    assert end.seen == ("thorns after Attack",)


def test_the_replacing_interrupt_can_itself_be_cancelled() -> None:
    end = play(fight(9), "0:use backflip 1", "1:use jam 0", "0:first thorns 0")
    assert end.hp == [4, 7]
    assert "defeat" not in end.seen
