"""Proof (d): an attack pending over two roll phases, edited by both sides and computed once; the active player's
priority over a token spend; the same with four seats in two teams."""

from __future__ import annotations

from typing import Any

from tablee.games.dice_throne.rules.modifier import modified
from tablee.games.dice_throne.rules.priority import PLACES, Window
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book
from tablee.kernel.record import Record
from tablee.kernel.rng import Rng

from .tools import play


class Pending(Record):
    def __init__(self, to: int, base: int, plus: tuple[int, ...] = (), parts: tuple[tuple[int, int], ...] = ()) -> None:
        self.to, self.base, self.plus, self.parts = to, base, plus, parts

    def fields(self) -> tuple[Any, ...]:
        return (self.to, self.base, self.plus, self.parts)


class Duel(Game):
    STATE = ("seats", "active", "health", "shields", "removals", "boosts", "attack", "said")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.seats = 2
        self.active = 0
        self.health = [20, 20]  # one dial per team: seat % 2
        self.shields: list[int] = []
        self.removals: list[int] = []
        self.boosts: list[int] = []
        self.attack: Pending | None = None
        self.said: tuple[str, ...] = ()

    def order(self) -> tuple[int, ...]:
        return tuple([(self.active + i) % self.seats for i in range(self.seats)])


class Claims(Window):
    STEPS = dict.fromkeys(PLACES, "")
    CLAIMS = True

    def usable(self, game: Duel, seat: int) -> list[Option]:
        if game.attack is None:
            return []
        found = []
        if game.shields[seat] and game.attack.to % 2 == seat % 2:
            found.append(option("shield"))
        if game.removals[seat]:
            found += [option("remove", s) for s in range(game.seats) if game.shields[s] and s % 2 != seat % 2]
        if game.boosts[seat] and seat == game.active:
            found.append(option("boost"))
        return found

    def use(self, game: Duel, seat: int, choice: Option) -> Procedure | None:
        assert game.attack is not None
        game.said += (f"{seat} {choice}",)
        if choice.verb == "shield":
            game.shields[seat] -= 1
            game.attack.parts += ((-1, 2),)
        elif choice.verb == "remove":
            game.removals[seat] -= 1
            game.shields[int(choice.args[0])] -= 1
        else:
            game.boosts[seat] -= 1
            game.attack.plus += (3,)
        return None

    def fizzle(self, game: Duel, seat: int, choice: Option) -> None:
        game.said += (f"{seat} {choice} fizzles",)


class Turn(Procedure):
    STEPS = {
        "offense": "DT-OFF-09",
        "after_offense": "DT-OFF-13",
        "defense": "DT-DEF-07",
        "last_window": "DT-DEF-09",
        "conclusion": "DT-DEF-10",
    }

    def offense(self, game: Duel) -> Flow | None:
        targets = [seat for seat in range(game.seats) if seat % 2 != game.active % 2]
        return ask(game.active, "attack", [option("attack", seat) for seat in targets], "attacked")

    def attacked(self, game: Duel, choice: Option) -> Flow | None:
        game.attack = Pending(int(choice.args[0]), 9)
        return None

    def after_offense(self, game: Duel) -> Flow | None:
        return Claims()

    def defense(self, game: Duel) -> Flow | None:
        assert game.attack is not None
        return ask(game.attack.to, "defend", [option("defend")], "defended")

    def defended(self, game: Duel, choice: Option) -> Flow | None:
        assert game.attack is not None
        game.attack.plus += (-game.rng.die(),)
        return None

    def last_window(self, game: Duel) -> Flow | None:
        return Claims()

    def conclusion(self, game: Duel) -> Flow | None:
        assert game.attack is not None
        game.health[game.attack.to % 2] -= modified(game.attack.base, game.attack.plus, game.attack.parts)
        return None


Duel.RECORDS = book(Turn, Claims) | {"Pending": Pending}


def duel(
    shields: list[int], removals: list[int], boosts: list[int], active: int = 0, dice: tuple[int, ...] = (2,)
) -> Duel:
    game = Duel(Content(()), Rng(b"", {}, dice))
    game.seats, game.active = len(shields), active
    game.shields, game.removals, game.boosts = shields, removals, boosts
    game.start(Turn())
    return game


def test_pending_damage_is_edited_by_both_sides_over_two_phases_and_computed_once() -> None:
    game = play(
        duel([0, 2], [0, 0], [1, 0]), "0:attack 1", "0:pass", "1:shield", "0:pass", "0:pass", "1:pass", "1:defend"
    )
    assert game.health == [20, 20], "nothing is dealt before the conclusion"
    game = play(game, "0:boost", "1:shield")
    # 9 + 3 - 2 = 10; each half is 5 of the same subtotal, whenever it was spent
    assert game.health == [20, 20]


def test_the_active_players_removal_comes_before_the_declared_spend() -> None:
    start = duel([0, 1], [1, 0], [0, 0])
    game = play(start, "0:attack 1", "0:pass", "1:shield")
    assert game.decision.prompt == "act-before" and game.decision.seat == 0
    stopped = play(game, "0:remove 1", "1:defend")
    assert stopped.said == ("0 remove 1", "1 shield fizzles") and stopped.health == [20, 13]
    let_through = play(game, "0:pass", "1:defend")
    assert let_through.said == ("1 shield",), "carried out, it cannot be stopped any more"
    assert let_through.health == [20, 17]


def test_four_seats_in_two_teams_claim_in_order_of_priority() -> None:
    start = duel([1, 1, 0, 0], [0, 0, 1, 1], [0, 0, 0, 0], active=2)
    game = play(start, "2:attack 1", "2:pass", "3:pass", "1:shield")
    assert game.decision.seat == 2, "the active player is asked first, then clockwise: 3, 0"
    game = play(game, "2:pass")
    assert game.decision.seat == 3, "a partner with a higher rank than the declarer is asked too"
    game = play(game, "3:remove 0", "2:pass")
    assert game.decision.seat == 2, "and may be forestalled in turn"
    game = play(game, "2:pass", "1:defend")
    assert game.said == ("3 remove 0", "1 shield")
    assert game.shields == [0, 0, 0, 0] and game.health == [20, 17]
