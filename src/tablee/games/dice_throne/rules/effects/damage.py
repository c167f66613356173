"""Damage: dealt, added, prevented, avoided, returned (DT-DMG, DT-MOD)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import (
    ATTACKER,
    OPPONENT,
    OPPONENTS,
    PICKED,
    PLAYER,
    TARGET,
    WHOM,
    YOU,
    Aimed,
    seats_for,
)
from tablee.games.dice_throne.rules.records import Incoming, Part
from tablee.games.dice_throne.rules.run import Inert, Node, Run, damage_to_come
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.telling import coming, tell_coming
from tablee.games.dice_throne.rules.vocabulary import (
    ATTACK_THERE,
    ATTRIBUTES,
    CERTAIN,
    COLLATERAL,
    DAMAGE_THERE,
    NORMAL,
    OFFENSE,
    PLAIN,
    TARGETED,
    ULTIMATE,
    UNDEFENDABLE,
    Token,
)
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen


@frozen
class Damage(Node):
    """Announce damage: it is pending until its batch is applied (DT-DMG-01)."""

    n: Number
    kind: int = NORMAL
    to: str = TARGET

    def damages(self) -> bool:
        return self.to == TARGET and self.kind != COLLATERAL

    def do(self, game: Battle, run: Run) -> Flow | None:
        n = value(self.n, game, run)
        attack = game.attack
        if n <= 0:
            return None
        if attack is not None and attack.by == run.seat and (self.to == TARGET or self.aims(game, run)):
            kind = ULTIMATE if attack.ultimate else self.kind
            if not attack.evaded:
                announce(game, run, attack.to, Part(run.seat, kind, n, True, attack.ability))
            attack.made = attack.made or kind != COLLATERAL  # DT-ABILITY-09
        else:
            seats = seats_for(game, run, self.to)
            if len(seats) > 1 and self.to in (OPPONENT, PLAYER):
                return ask(run.seat, "choose-player", [WHOM(seat) for seat in seats], "answered")
            for seat in seats if self.to == OPPONENTS else seats[:1]:
                self.aside(game, run, seat, n)
        run.deals = True
        return None

    def aims(self, game: Battle, run: Run) -> bool:
        """An Offensive Ability that lets its player choose whom it strikes has its target by that (DT-TARGET-04)."""
        attack = game.attack
        if self.to != PICKED or attack is None or run.source != attack.ability or game.allies(run.seat, run.picked[-1]):
            return False
        attack.to = run.picked[-1]
        return True

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        self.aside(game, run, int(choice.args[0]), value(self.n, game, run))
        run.deals = True
        return None

    def aside(self, game: Battle, run: Run, seat: int, n: int) -> None:
        """Beside an attack, or without any."""
        kind, attack = self.kind, game.attack
        if attack is not None and attack.ultimate and attack.by == run.seat and run.source == attack.ability:
            kind = CERTAIN  # nothing can hinder what an Ultimate does (DT-ABILITY-11, DT-ABILITY-12)
        announce(game, run, seat, Part(run.seat, kind, n, False, run.source))


@frozen
class DamageSeveral(Node):
    """Damage to so many different opponents; to all of them where there are no more."""

    n: int
    kind: int
    most: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        left = [seat for seat in game.opponents(run.seat) if seat not in run.picked]
        wanted = self.most - len(run.picked)
        if wanted > 0 and len(left) > wanted:
            return ask(run.seat, "choose-player", [WHOM(seat) for seat in left], "answered")
        for seat in (*run.picked, *left[:wanted]):
            announce(game, run, seat, Part(run.seat, self.kind, self.n, False, run.source))
        run.picked, run.deals = (), True
        return None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        run.picked += (int(choice.args[0]),)
        run.push(self)
        return None


def announce(game: Battle, run: Run, seat: int, part: Part) -> None:
    before = coming(game, seat)
    add_part(game.incoming_to(seat), part)
    message = "deals" if seat >= 0 else "prepares-damage"
    tell_coming(game, "DT-DMG-01", message, run.seat, seat, run.source, part.base, before)


def add_part(one: Incoming, part: Part) -> None:
    """More from a source that was avoided is avoided too (DT-DMG-24)."""
    part.avoided = any([other.avoided and other.source == part.source for other in one.parts])
    one.parts += (part,)


# ---------------------------------------------------------------------- attack modifiers
def not_your_attack(game: Battle, seat: int) -> str:
    """A modifier needs an Attack of your own that accepts one (DT-MOD-02, DT-MOD-03, DT-MOD-07)."""
    attack = game.attack
    if attack is None or not attack.made or attack.landed:
        return "DT-MOD-02"
    if attack.by != seat:
        return "DT-MOD-03"
    return "DT-MOD-07" if refuses_modifiers(game) else ""


class OfAttack(Inert):
    """About an attack, and as a rule a modifier of your own: without one there is nothing to do."""

    @property
    def needs(self) -> int:
        return ATTACK_THERE

    def forbids(self, game: Battle, seat: int) -> str:
        return not_your_attack(game, seat)


def refuses_modifiers(game: Battle) -> bool:
    """All its damage, announced or still to come, is of types that nothing modifies (DT-MOD-07)."""
    kinds = [part.kind for one in game.incoming for part in one.parts if part.attack]
    for later in game.later:
        if later.moment == TARGETED:
            kinds += [node.kind for node in damage_to_come(game, Run(*later.saved)) if isinstance(node, Damage)]
    return bool(kinds) and not any([ATTRIBUTES[kind][2] for kind in kinds])


@frozen
class AddDamage(OfAttack):
    """Change the damage of an Attack (DT-MOD-01); that of an Ultimate may be raised (DT-ABILITY-13)."""

    n: Number

    @property
    def adds(self) -> Number:
        return self.n

    def do(self, game: Battle, run: Run) -> Flow | None:
        n = value(self.n, game, run)
        if game.attack is not None and n:
            attack = game.attack
            if run.source in game.kit.spells and attack.by != run.seat:  # cast in a defence: dealt to the attacker
                announce(game, run, attack.by, Part(run.seat, PLAIN, n, False, run.source))
                return None
            before = coming(game, attack.to)
            if run.source not in game.kit.standing:  # those are worked out as long as they are there
                attack.plus += (n,)
            run.tally += n
            message = "raises-attack" if n > 0 else "lowers-attack"
            tell_coming(game, "DT-MOD-01", message, run.seat, attack.to, run.source, abs(n), before)
        return None


class Attacking(OfAttack):
    """Only on an Attack of your own: for modifiers that bring something else than damage."""


@frozen
class Dealing(OfAttack):
    """Only if your attack is dealing at least n."""

    n: int

    def forbids(self, game: Battle, seat: int) -> str:
        return not_your_attack(game, seat) or ("" if game.attack_amount() >= self.n else "DT-MOD-01")


class AtOffenseEnd(Inert):
    """Only at the end of your Offensive Roll Phase."""

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if game.phase == OFFENSE and game.active == seat else "DT-STATUS-07"


class MakeUndefendable(OfAttack):
    """The normal damage of this attack becomes undefendable, unless a defence against it was rolled (DT-DEF-04)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        if game.attack is not None and not game.attack.answered:
            game.attack.undefendable = True
            game.note("DT-DEF-04", "undefendable", who=f"&{game.attack.by}")
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        rule = not_your_attack(game, seat)
        return rule or ("DT-DEF-04" if game.attack is not None and game.attack.answered else "")


class DefendAnyway(OfAttack):
    """You may defend against an attack although it is undefendable: its damage is as any other to your defence."""

    @property
    def opens(self) -> bool:
        return True

    def do(self, game: Battle, run: Run) -> Flow | None:
        assert game.attack is not None
        game.attack.opened = True
        game.note("DT-DEF-04", "defends-anyway", who=f"&{run.seat}")
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        attack = game.attack
        if attack is None or not attack.made or attack.to != seat or attack.landed:
            return "DT-TARGET-08"
        one = game.pending(seat)
        undefendable = one is not None and any(
            [game.kind_of(part) == UNDEFENDABLE for part in one.parts if part.attack]
        )
        return "" if undefendable and not attack.answered else "DT-DEF-04"


class Vanish(Node):
    """You take no damage of the attack and make no defence; its other effects happen (DT-DMG-24)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        attack, one = game.attack, game.pending(run.seat)
        if attack is None or one is None:
            return None
        before = coming(game, run.seat)
        attack.answered = True
        one.parts = tuple(
            [
                Part(p.by, p.kind, p.base, p.attack, p.source, True, p.of)
                if p.attack and ATTRIBUTES[game.kind_of(p)][1]
                else p
                for p in one.parts
            ]
        )
        tell_coming(game, "DT-DMG-24", "avoids", run.seat, run.seat, run.source, 0, before)
        return None


class Pacify(Inert):
    """Of a token: its holder's attacks deal no damage while it is there (`Battle.pacified`, DT-HERO-PIR-15)."""

    pacifies = True


@frozen
class AllowReroll(Node):
    """Dice of this token spent on this attack may be re-rolled once (DT-HERO-GUN-14)."""

    token: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        if game.attack is not None:
            game.attack.perks += (self.token.id,)
        return None


# ---------------------------------------------------------------------- prevention
def not_threatened(game: Battle, seat: int) -> str:
    """'' if avoidable damage is coming to this player: what comes to a partner is none (DT-MODE2V2-06)."""
    if not game.incoming:
        return "DT-DMG-01"
    if game.threat(seat) is not None:
        return ""
    return "DT-DMG-07" if any([one.to == seat and one.parts for one in game.incoming]) else "DT-DMG-01"


class OfDamage(Inert):
    """About damage that can be avoided and is coming to you: without it there is nothing to do."""

    @property
    def needs(self) -> int:
        return DAMAGE_THERE

    def forbids(self, game: Battle, seat: int) -> str:
        return not_threatened(game, seat)


class Facing(OfDamage):
    """Only when damage that can be avoided is coming to you."""


class Attacked(OfAttack):
    """Only when you are being attacked."""

    def forbids(self, game: Battle, seat: int) -> str:
        attack = game.attack
        attacked = attack is not None and attack.made and attack.to == seat and not attack.landed
        return "" if attacked else "DT-TARGET-08"


def blocks(game: Battle, seat: int) -> bool:
    """Has the defence of this player prevented something of the attack?"""
    one = game.pending(seat)
    return one is not None and (one.halves > 0 or any([only for _, only in one.prevented]))


class Blocked(OfAttack):
    """Only when your defence has prevented damage of the attack."""

    def forbids(self, game: Battle, seat: int) -> str:
        attack = game.attack
        attacked = attack is not None and attack.to == seat and not attack.landed
        return "" if attacked and blocks(game, seat) else "DT-DEF-08"


@frozen
class Prevent(Aimed):
    """A fixed amount of incoming damage is prevented (DT-DMG-10)."""

    n: Number
    who: str = YOU

    def fits(self, game: Battle, run: Run, seat: int) -> bool:
        return game.threat(seat) is not None

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        threat, n = game.threat(seat), value(self.n, game, run)
        if threat is not None and n > 0:
            before = coming(game, seat)
            threat.prevented += ((n, False),)
            tell_coming(game, "DT-DMG-10", "prevents", run.seat, seat, run.source, n, before)
        return None

    @property
    def needs(self) -> int:
        return DAMAGE_THERE

    def forbids(self, game: Battle, seat: int) -> str:
        if self.who == YOU or not game.incoming:  # DT-MODE2V2-06: only who may name a player protects another
            return not_threatened(game, seat)
        rules = [not_threatened(game, other) for other in game.order()]
        return "" if "" in rules else "DT-DMG-07" if "DT-DMG-07" in rules else "DT-DMG-01"

    def matters(self, game: Battle, seat: int) -> bool:
        """Nobody wants to be asked whether an opponent shall take less."""
        return any([game.allies(other, seat) and not not_threatened(game, other) for other in game.order()])


@frozen
class Block(Node):
    """Prevention by a Defensive Ability: it touches only what is defendable (DT-DMG-23)."""

    n: Number

    def do(self, game: Battle, run: Run) -> Flow | None:
        n = value(self.n, game, run)
        if n > 0:
            one, before = game.incoming_to(run.seat), coming(game, run.seat)
            one.prevented += ((n, True),)
            tell_coming(game, "DT-DEF-08", "prevents", run.seat, run.seat, run.source, n, before)
        return None


def on_its_way(game: Battle, seat: int) -> int:
    """All the damage that this player would take as things stand."""
    return sum([game.total(one) for one in game.incoming if one.to == seat])


@frozen
class BlockReturn(Node):
    """Prevention by a Defensive Ability; what it really prevents is dealt to the attacker (DT-DMG-23)."""

    n: Number

    def do(self, game: Battle, run: Run) -> Flow | None:
        before = on_its_way(game, run.seat)
        Block(value(self.n, game, run)).do(game, run)
        back = before - on_its_way(game, run.seat)
        for seat in seats_for(game, run, ATTACKER) if back > 0 else ():
            announce(game, run, seat, Part(run.seat, PLAIN, back, False, run.source))
        return None


class PreventHalf(OfDamage):
    """Half of the incoming damage, rounded up, worked out from the subtotal (DT-DMG-11, DT-DMG-12)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        threat = game.threat(run.seat)
        if threat is not None:
            before = coming(game, run.seat)
            threat.shares += ((-1, 2),)
            tell_coming(game, "DT-DMG-11", "prevents-half", run.seat, run.seat, run.source, 2, before)
        return None


class BlockHalf(Node):
    """Half of the damage, as a Defensive Ability: no more than what is defendable (DT-DMG-23)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        before = coming(game, run.seat)
        game.incoming_to(run.seat).halves += 1
        tell_coming(game, "DT-DEF-08", "prevents-half", run.seat, run.seat, run.source, 2, before)
        return None


class ReturnHalf(OfAttack):
    """Deal half of the incoming damage to the attacker; nothing is prevented (DT-DMG-18)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        for seat in seats_for(game, run, ATTACKER):
            part, before = Part(run.seat, PLAIN, 0, False, run.source, of=run.seat), coming(game, seat)
            add_part(game.incoming_to(seat), part)
            tell_coming(game, "DT-DMG-18", "returns-half", run.seat, seat, run.source, 2, before)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        attack = game.attack
        if attack is None or attack.to != seat or not attack.made:
            return "DT-TARGET-08"
        one = game.pending(seat)
        return "" if one is not None and game.subtotal(one) > 0 else "DT-DMG-01"


class Avoid(Node):
    """No damage is taken from this source; its other effects still happen (DT-DMG-24)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        threat = game.threat(run.seat)
        if threat is None:
            return None
        before = coming(game, run.seat)
        source = [p.source for p in threat.parts if ATTRIBUTES[game.kind_of(p)][1] and not p.avoided][0]
        threat.parts = tuple(
            [
                Part(p.by, p.kind, p.base, p.attack, p.source, True, p.of) if p.source == source else p
                for p in threat.parts
            ]
        )
        tell_coming(game, "DT-DMG-24", "avoids", run.seat, run.seat, run.source, 0, before)
        return None


class AvoidAll(Node):
    """No damage is taken from any source that can be avoided (DT-DMG-24)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        before = coming(game, run.seat)
        threat = game.threat(run.seat)
        if threat is not None:
            kinds = [(part, ATTRIBUTES[game.kind_of(part)][1]) for part in threat.parts]
            threat.parts = tuple([Part(p.by, p.kind, p.base, p.attack, p.source, bool(can), p.of) for p, can in kinds])
            tell_coming(game, "DT-DMG-24", "avoids", run.seat, run.seat, run.source, 0, before)
        return None


def applied_to(game: Battle) -> list[Incoming]:
    """Everything pending that is not isolated: one batch."""
    return [one for one in game.incoming if not one.isolated]
