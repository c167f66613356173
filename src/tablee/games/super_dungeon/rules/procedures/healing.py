"""What somebody picks after an action: tokens to remove, Heroes who get a potion, equipment that is lost."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules.abilities import ALCHEMY, CURSED, HEALER
from tablee.games.super_dungeon.rules.effects import cure, give_potion, has_room, heal, tokens
from tablee.games.super_dungeon.rules.equipment import parted
from tablee.games.super_dungeon.rules.placing import Choosing
from tablee.games.super_dungeon.rules.pointing import called, card_words, on_card, on_model, who_words
from tablee.games.super_dungeon.rules.ranks import CONSUL
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES, TOKENS
from tablee.games.super_dungeon.rules.values import abilities, burdens
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


@lru_cache(maxsize=4096)
def cure_option(handle: str, status: int) -> Option:
    return CURE(handle, STATUSES[status.bit_length() - 1])


def cures(game: Arena, n: int) -> list[Option]:
    return [cure_option(game.kit.handles[n], one) for one in tokens(game, n)]


def carry_out(game: Arena, choice: Option, rule: str, icon: str = "") -> None:
    """One wound, one status or one potion; `icon`: a heart or a potion on a die gives it."""
    n = game.kit.by_handle[str(choice.args[0])]
    if HEAL.of(choice):
        heal(game, n, 1, rule, icon)
    elif CURE.of(choice):
        cure(game, n, 1 << STATUSES.index(str(choice.args[1])), rule, icon)
    else:
        give_potion(game, n, icon=icon)


class Picking(Choosing):
    """Only what it lists can be picked."""

    def picking(self, game: Arena, seat: int, choice: Option) -> str:
        return self.forbids(game, choice)


@record
class Icons(Picking):
    """Hearts, then potions of a winning offense roll, each used at once (SD-HEART, SD-POTIONDROP).

    Who has Alchemy may take a heart as a potion, a Healer a potion as a heart. To pass gives up what is left of a kind."""

    STEPS = {"heart": "SD-HEART-02 SD-HEART-03", "bottle": "SD-POTIONDROP-02 SD-POTIONDROP-03"}

    user: int
    hearts: int
    potions: int

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.user)}

    def heart_options(self, game: Arena) -> list[Option]:
        """A wound or a status of any Hero in the dungeon; for the Consul a status of any monster (SD-HEART-03)."""
        if game.models[self.user].side == CONSUL:
            return [one for n in game.on_map(CONSUL) if game.models[n].statuses for one in cures(game, n)]
        found: list[Option] = []
        for n in game.heroes():
            if game.models[n].wounds:
                found.append(HEAL(game.kit.handles[n]))
            if game.models[n].statuses & TOKENS and not any([one.KEEPS_STATUSES for one in burdens(game, n)]):
                found += cures(game, n)
        return found

    def potion_options(self, game: Arena) -> list[Option]:
        """Any Hero whose card has room (SD-POTIONDROP-02)."""
        if game.models[self.user].side == CONSUL:
            return []
        return [POTION(game.kit.handles[n]) for n in game.heroes() if has_room(game, n)]

    def options(self, game: Arena) -> list[Option]:
        if self.step == "heart":
            other = self.potion_options(game) if abilities(game, self.user) & ALCHEMY else []
            return [*self.heart_options(game), *other]
        other = self.heart_options(game) if abilities(game, self.user) & HEALER else []
        return [*self.potion_options(game), *other]

    def heart(self, game: Arena) -> Flow | None:
        found = self.options(game) if self.hearts else []
        if not found:
            return None
        return ask(game.models[self.user].seat, "heart", [*found, PASS], then="heart_used", n=self.hearts)

    def heart_used(self, game: Arena, choice: Option) -> Flow | None:
        if choice == PASS:
            return goto("bottle")
        self.hearts -= 1
        carry_out(game, choice, "SD-HEART-02", "heart")
        return goto("heart")

    def bottle(self, game: Arena) -> Flow | None:
        found = self.options(game) if self.potions else []
        if not found:
            return done()
        return ask(game.models[self.user].seat, "potion", [*found, PASS], then="bottle_used", n=self.potions)

    def bottle_used(self, game: Arena, choice: Option) -> Flow | None:
        if choice == PASS:
            return done()
        self.potions -= 1
        carry_out(game, choice, "SD-POTIONDROP-02", "potion")
        return goto("bottle")

    def forbids(self, game: Arena, choice: Option) -> str:
        if choice == PASS or choice in self.options(game):
            return ""
        return "SD-HEART-02" if self.step == "heart" else "SD-POTIONDROP-02"


@record
class Heal(Picking):
    """Up to X wounds or up to X statuses of one model, never both (SD-ABIL-07)."""

    STEPS = {"which": "SD-ABIL-07", "statuses": "SD-ABIL-07"}

    seat: int
    n: int
    amount: int

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.n)}

    def options(self, game: Arena) -> list[Option]:
        own = cures(game, self.n)
        if self.step == "which" and game.models[self.n].wounds:
            own = [HEAL(game.kit.handles[self.n]), *own]
        return own

    def which(self, game: Arena) -> Flow | None:
        model = game.models[self.n]
        if not model.wounds:
            return None
        if not model.statuses & TOKENS:
            heal(game, self.n, self.amount, "SD-ABIL-07")
            return done()
        return ask(self.seat, "heal", self.options(game), then="which_chosen", n=self.amount)

    def which_chosen(self, game: Arena, choice: Option) -> Flow | None:
        if HEAL.of(choice):
            heal(game, self.n, self.amount, "SD-ABIL-07")
            return done()
        return self.cured(game, choice)

    def statuses(self, game: Arena) -> Flow | None:
        if len(tokens(game, self.n)) > self.amount > 0:
            return ask(self.seat, "heal", self.options(game), then="cured", n=self.amount)
        if self.amount:
            cure(game, self.n, TOKENS, "SD-ABIL-07")
        return done()

    def cured(self, game: Arena, choice: Option) -> Flow | None:
        self.amount -= 1
        carry_out(game, choice, "SD-ABIL-07")
        return goto("statuses")

    def forbids(self, game: Arena, choice: Option) -> str:
        return "" if choice in self.options(game) else "SD-ABIL-07"


@record
class Lose(Picking):
    """A wounded model discards a piece of equipment of its choice; what is Cursed stays (SD-ABIL-05)."""

    STEPS = {"pick": "SD-EFFECT-03"}

    n: int
    by: int

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.n), "by": game.the(self.by)}

    def cards(self, game: Arena) -> list[int]:
        defs, cards = game.kit.gear_defs, game.kit.cards
        return [card for card in game.models[self.n].gear if not defs[cards[card].id].abilities & CURSED]

    def options(self, game: Arena) -> list[Option]:
        return [LOSE(game.kit.cards[card].handle) for card in self.cards(game)]

    def pick(self, game: Arena) -> Flow | None:
        found = self.options(game)
        return ask(game.models[self.n].seat, "lose", found, then="picked") if found else done()

    def picked(self, game: Arena, choice: Option) -> Flow | None:
        card = game.kit.by_card[str(choice.args[0])]
        game.change(self.n, gear=tuple([one for one in game.models[self.n].gear if one != card]))
        game.discard(game.deck_of(card), card)
        game.note("SD-EFFECT-03", "loses-gear", who=game.name(self.n), card=f"#gear.{game.kit.cards[card].id}")
        parted(game, self.n, self.by)
        return done()

    def forbids(self, game: Arena, choice: Option) -> str:
        return "" if choice in self.options(game) else "SD-ABIL-05"


# ---------------------------------------------------------------------- verbs
def cure_words(game: Arena, seat: int, choice: Option) -> Args:
    return {"who": called(game, str(choice.args[0])), "status": f"@status.{choice.args[1]}"}


HEAL = Answer("heal", at=Picking, asked=Picking.picking, words=who_words, on=on_model)
CURE = Answer("cure", at=Picking, asked=Picking.picking, words=cure_words, on=on_model)
POTION = Answer("potion", at=Picking, asked=Picking.picking, words=who_words, on=on_model)
LOSE = Answer("lose", at=Picking, asked=Picking.picking, words=card_words, on=on_card)
VERBS: list[Verb[Arena]] = [HEAL, CURE, POTION, LOSE]
PROCEDURES: tuple[type[Procedure], ...] = (Icons, Heal, Lose)
