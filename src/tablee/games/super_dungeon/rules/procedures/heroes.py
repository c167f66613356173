"""The Hero Turn: one Hero of the party is activated, its pet with it (SD-HERO)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules.pointing import actor, on_model, who_words
from tablee.games.super_dungeon.rules.procedures import activation, consul
from tablee.games.super_dungeon.rules.procedures.activation import END
from tablee.games.super_dungeon.rules.procedures.consul import SideTurn, activate_option
from tablee.games.super_dungeon.rules.ranks import CONSUL, CREEP, PARTY, PET, POINT
from tablee.games.super_dungeon.rules.seats import from_speaker, hero_seats
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


def available(game: Arena) -> list[int]:
    """Heroes in play that were not yet activated in this cycle (SD-HERO-02, SD-HERO-03)."""
    return [n for n in game.heroes() if not game.models[n].turned]


def pet_of(game: Arena, hero: int) -> int:
    """Its pet in the dungeon that has still to activate, or -1."""
    for n in game.pets():
        model = game.models[n]
        if model.master == hero and model.at >= 0 and not model.turned:
            return n
    return -1


def creeps_of(game: Arena, seat: int) -> list[int]:
    """Creeps that fight for the party and have not yet activated."""
    return [
        n
        for n in game.on_map(PARTY)
        if game.rank(n) == CREEP and game.models[n].seat == seat and not game.models[n].turned
    ]


@record
class HeroTurn(SideTurn):
    STEPS = {
        "begin": "SD-TURN-01 SD-HERO-02 SD-HERO-03",
        "choose": "SD-HERO-01 SD-HERO-02",
        "activate": "SD-HERO-01",
        "pet": "SD-PET-05",
        "creeps": "SD-PRIORITY-01",
        "end": "SD-TURN-02",
    }

    passed: int = 0  # how many seats let another go first
    hero: int = -1  # the Hero of this turn, -1 until it is chosen

    def begin(self, game: Arena) -> Flow | None:
        """When every Hero in play has been activated, a new cycle begins for all of them."""
        game.turn += 1
        game.side, game.active = PARTY, -1
        for n in game.on_map(PARTY):
            if game.models[n].turned and game.rank(n) in (PET, CREEP):
                game.change(n, turned=False)
        if not available(game):
            for n in game.kit.heroes:
                game.change(n, turned=False)
        game.note("SD-TURN-01", "hero-turn", n=game.turn)
        ready = available(game)
        if len(ready) == 1 and pet_of(game, ready[0]) < 0 and not creeps_of(game, game.models[ready[0]].seat):
            self.commit(game, ready[0])  # nothing to choose: it must be activated
            return goto("activate")
        return None

    def choose(self, game: Arena) -> Flow | None:
        """The owners agree on who goes: each may let another go first, the last one must choose."""
        ready = available(game)
        if not ready:
            return goto("end")  # a friendly creep's deed destroyed the last one
        seats = [seat for seat in hero_seats(game) if any([game.models[n].seat == seat for n in ready])]
        seat = seats[min(self.passed, len(seats) - 1)]
        options: list[Option] = []
        for n in ready:
            if game.models[n].seat == seat:
                options.append(activate_option(game.kit.handles[n]))
                pet = pet_of(game, n)
                if pet >= 0:
                    options.append(activate_option(game.kit.handles[pet]))
        options += [activate_option(game.kit.handles[n]) for n in creeps_of(game, seat)]
        if self.passed < len(seats) - 1:
            options.append(PASS)
        return ask(seat, "hero-turn", options, then="chosen")

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        if choice == PASS:
            self.passed += 1
            return goto("choose")
        n = game.kit.by_handle[str(choice.args[0])]
        if game.is_hero(n):
            self.commit(game, n)
            return goto("activate")
        game.change(n, turned=True)
        if game.rank(n) == PET:  # before its master, who must follow
            self.commit(game, game.models[n].master)
            return call(activation.Activation(n), then="activate")
        return call(activation.Activation(n), then="choose")

    def commit(self, game: Arena, hero: int) -> None:
        self.hero = hero
        game.change(hero, turned=True)
        game.speaker = game.models[hero].seat
        game.note("SD-HERO-01", "activates-hero", who=game.name(hero))

    def activate(self, game: Arena) -> Flow | None:
        return call(activation.Activation(self.hero), then="pet") if game.models[self.hero].at >= 0 else None

    def pet(self, game: Arena) -> Flow | None:
        """It must activate in its master's turn; one that was summoned just now, too (SD-PET-09)."""
        pet = pet_of(game, self.hero)
        if pet < 0:
            return None
        game.change(pet, turned=True)
        return call(activation.Activation(pet), then="creeps")

    def creeps(self, game: Arena) -> Flow | None:
        """Creeps that an Explore card made friends act on top of the Hero, before or after it."""
        game.active = -1
        for seat in from_speaker(game):
            ready = creeps_of(game, seat)
            if ready:
                return ask(
                    seat, "creeps", [*[activate_option(game.kit.handles[n]) for n in ready], END.bare], then="creep"
                )
        return goto("end")

    def creep(self, game: Arena, choice: Option) -> Flow | None:
        seat = next(seat for seat in from_speaker(game) if creeps_of(game, seat))
        if END.of(choice):
            for n in creeps_of(game, seat):
                game.change(n, turned=True)
            return goto("creeps")
        n = game.kit.by_handle[str(choice.args[0])]
        game.change(n, turned=True)
        return call(activation.Activation(n), then="creeps")

    def end(self, game: Arena) -> Flow | None:
        game.active = -1
        return done()

    def about(self) -> Args:
        return whose(self.hero)

    def may_activate(self, game: Arena, n: int) -> str:
        """One Hero, not yet activated in this cycle; its pet before it; creeps at any time of the turn."""
        model = game.models[n]
        if game.rank(n) == CREEP:
            return "SD-CONSUL-06" if model.turned else ""
        if game.rank(n) == PET:
            late = self.hero >= 0 or model.turned or model.master not in available(game)
            return "SD-PET-05" if late else ""
        if self.hero >= 0:
            return "SD-HERO-01"
        return "SD-HERO-02" if model.turned else ""


# ---------------------------------------------------------------------- why not
def one_s_own(game: Arena, seat: int, choice: Option) -> str:
    """Whose turn it is, whose model it is, and whether it is there."""
    n = game.kit.by_handle.get(str(choice.args[0]) if len(choice.args) == 1 else "", -1)
    if n < 0 or game.models[n].seat != seat:
        return "SD-COMP-01"
    model = game.models[n]
    if model.side != game.side:
        return "SD-HERO-01" if model.side == PARTY else "SD-CONSUL-01"
    if game.side == CONSUL:
        return consul.activating(game, n)
    return "SD-DEATH-03" if model.at < 0 else ""


def not_between(game: Arena, seat: int, choice: Option) -> str:
    """Models are activated one after the other (SD-CONSUL-05)."""
    n = game.kit.by_handle[str(choice.args[0])]
    if game.side == CONSUL:
        return "SD-CONSUL-05"
    return {CREEP: "SD-CONSUL-06", PET: "SD-PET-05"}.get(game.rank(n), "SD-HERO-01")


# ---------------------------------------------------------------------- verbs
def activate_words(game: Arena, seat: int, choice: Option) -> Args | Words:
    """What a monster costs, too."""
    if game.side != CONSUL:
        return who_words(game, seat, choice)
    n = game.kit.by_handle[str(choice.args[0])]
    return Words("opt-activate-monster", {"who": game.name(n), "n": consul.cost(game, n)})


def activate_tries(game: Arena, seat: int, piece: str) -> list[Option]:
    """A figure of one's own while none acts, or a card."""
    kind, _, rest = piece.partition(".")
    by_handle = game.kit.by_handle
    if piece in by_handle:
        n = by_handle[piece]
        spawns = game.rank(n) == POINT and seat == game.kit.consul
        own = game.models[n].seat == seat and actor(game, seat) < 0 and not spawns
        return [ACTIVATE(piece)] if own else []
    return [ACTIVATE(rest)] if kind in ("hero", "pet") and rest in by_handle else []


ACTIVATE = Answer(
    "activate",
    one_s_own,
    at=SideTurn,
    asked=SideTurn.activating,
    otherwise=not_between,
    words=activate_words,
    on=on_model,
    tries=activate_tries,
    group="activate",
)
VERBS: list[Verb[Arena]] = [ACTIVATE]
PROCEDURES: tuple[type[Procedure], ...] = (HeroTurn,)
