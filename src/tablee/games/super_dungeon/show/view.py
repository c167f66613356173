"""What a seat sees: everything but the order of the decks. Nobody has secrets in this game."""

from __future__ import annotations

from tablee.gamekit.question import question, where
from tablee.gamekit.tabletop import Table
from tablee.gamekit.view import Mark, Pick, Piece, SeatView, View, Words
from tablee.games.super_dungeon.rules import equipment
from tablee.games.super_dungeon.rules.book import VERBS
from tablee.games.super_dungeon.rules.kit import BOOTY_CARD, GEAR, WONDER
from tablee.games.super_dungeon.rules.laying import unlaid
from tablee.games.super_dungeon.rules.nodes.explore import Vault
from tablee.games.super_dungeon.rules.nodes.node import name_of
from tablee.games.super_dungeon.rules.pointing import MAP
from tablee.games.super_dungeon.rules.procedures.heroes import available
from tablee.games.super_dungeon.rules.procedures.luck import PUT_BACK
from tablee.games.super_dungeon.rules.procedures.rolls import on_table
from tablee.games.super_dungeon.rules.procedures.specials import USE
from tablee.games.super_dungeon.rules.ranks import CONSUL, SLOTS
from tablee.games.super_dungeon.rules.records import COIN, KEY
from tablee.games.super_dungeon.rules.rolling import SIDES
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.values import actions, affinity, hearts, moves, quantity, slots
from tablee.games.super_dungeon.rules.vocabulary import COLOURS
from tablee.games.super_dungeon.show.scenery import copy_of, dungeon, states
from tablee.games.super_dungeon.text.phrases import lasting_sheet
from tablee.kernel.rng import Rng

DECKS = ("loot", "treasure", "explore")
EQUIPPING = ("must-equip", "equip", "treasure-heals")  # questions of Power-Up while equipment lies apart
#: verbs that are answered by pressing a square, when each square means one option
PICKED = ("move", "place", "push", "pull", "compel", "exit", "charge", "return")
PICK_LABEL = Words("opt-here")
MANY = 4  # fewer squares are listed one by one
RUNGS = 5  # of the Mighty Monsters ladder (SD-MIGHTY-01)


def redeal(game: Arena, seat: int, key: bytes) -> Arena:
    """What will be drawn and rolled is unknown to everybody."""
    new = game.clone()
    new.rng = Rng(key, {})
    for deck in DECKS:
        setattr(new, deck, new.rng.shuffled(sorted(getattr(game, deck)), deck))  # the old order would tell
    return new


class ArenaTable(Table[Arena]):
    def map(self) -> None:
        area, pieces = dungeon(self.game, self.seat)
        self.areas.append(area)
        for piece in pieces:
            self.pieces[piece.id] = piece

    # ------------------------------------------------------------------ Heroes
    def hero(self, n: int) -> None:
        """A Hero's card: figures, statuses, what lasts on it, who sits on it; beside it equipment and its pet."""
        game, model = self.game, self.game.models[n]
        handle = game.kit.handles[n]
        most = hearts(game, n)
        marks = (
            Mark("hearts", most - model.wounds, most),
            Mark("bottles", model.potions, quantity(game, n)),
            Mark("actions", actions(game, n)),
            Mark("moves", moves(game, n)),
        )
        is_ = states(game, n)[model.statuses.bit_count() :]  # statuses are tokens here
        if model.gone:
            is_ = ("destroyed",)
        elif model.at >= 0 and n in available(game):
            is_ = (*is_, "ready")
        free = [slot for slot in SLOTS if slot not in slots(game, n)]
        says = (Words("says-free", {"slots": f"%slots:{'+'.join(free)}"}),) if free else ()
        card = Piece(
            f"hero.{handle}", "figure", f"model.{model.card}", copy_of(game, n), is_=is_, marks=marks, says=says
        )
        tokens = [
            Piece(f"{name}.{handle}", "token", f"status.{name}")
            for bit, name in enumerate(STATUSES)
            if model.statuses >> bit & 1
        ]
        lasting = [
            Piece(f"lasting.{k}.{handle}", "token", lasting_sheet(one.what), is_=("lasting",))
            for k, one in enumerate(model.lasting)
            if one.special != name_of(Vault)
        ]
        guests = [
            Piece(f"guest.{game.kit.handles[g]}", "token", f"model.{guest.card}", copy_of(game, g), is_=("guest",))
            for g, guest in enumerate(game.models)
            if guest.host == n
        ]
        label = Words("area-hero", {"who": game.name(n)})
        self.area(f"hero.{handle}", label, "status", [card, *tokens, *lasting, *guests], model.seat)
        worn = [self.card(number) for _, number in sorted(slots(game, n).items(), key=lambda one: SLOTS.index(one[0]))]
        pets = [self.pet(p) for p in game.pets() if game.models[p].master == n]
        if worn or pets:
            self.area(f"gear.{handle}", Words("area-gear", {"who": game.name(n)}), "row", [*worn, *pets], model.seat)

    def pet(self, n: int) -> Piece:
        model = self.game.models[n]
        most = hearts(self.game, n)
        is_ = () if model.at >= 0 else ("away",)
        marks = (Mark("hearts", most - model.wounds, most),)
        return Piece(f"pet.{self.game.kit.handles[n]}", "card", f"model.{model.card}", is_=is_, marks=marks)

    def card(self, number: int, *says: Words, is_: tuple[str, ...] = ()) -> Piece:
        """A Loot or Treasure card; copies are told apart where several lie."""
        card = self.game.kit.cards[number]
        sheet = {GEAR: "gear", BOOTY_CARD: "model", WONDER: "model"}[card.kind]
        return Piece(f"card.{card.handle}", "card", f"{sheet}.{card.id}", card.copy, is_=is_, says=says)

    def party(self) -> None:
        """What belongs to all Heroes (SD-COMP-08); in Power-Up equipment lies apart, with whom it fits."""
        game, decision = self.game, self.game.decision
        shown: list[int] = []
        if decision is not None and decision.prompt in EQUIPPING:
            shown = equipment.spare(game)
            self.area("powerup", Words("area-powerup"), "row", [self.card(c, *fitting(game, c)) for c in shown])
        options = decision.options if decision is not None else ()
        drawn = [game.kit.by_card[str(one.args[0])] for one in options if PUT_BACK.of(one) or USE.of(one)]
        if drawn:
            self.area("drawn", Words("area-drawn"), "row", [self.card(c) for c in drawn])
        held = []
        if game.coins:
            held.append(Piece("coins", "token", f"token.{COIN}", n=game.coins))
        if game.keys:
            held.append(Piece("keys", "token", f"token.{KEY}", n=game.keys))
        held += [self.card(number) for number in game.backpack if number not in shown]
        self.area("backpack", Words("area-backpack"), "row", held)

    def dice(self) -> None:
        """The roll that is going on, where somebody has to choose something about it."""
        roll = on_table(self.game)
        if roll is not None:
            held = [
                Piece(f"die.{n + 1}", "die", f"die.{COLOURS[die // SIDES]}", die % SIDES + 1)
                for n, die in enumerate(roll.dice)
            ]
            self.area("dice", Words("area-dice", {"who": self.game.name(roll.thrower())}), "tray", held)

    # ------------------------------------------------------------------ the Consul
    def consul(self) -> None:
        game, seat = self.game, self.game.kit.consul
        marks = (
            Mark("skulls", game.kit.skulls - (game.skulls_spent if game.side == CONSUL else 0), game.kit.skulls),
            Mark("rung", game.rung, RUNGS),
            Mark("points", len(game.points())),
        )
        is_ = ("spawned",) if game.spawned and not game.kit.on("free-spawning") else ()
        figure = Piece("consul", "figure", "side.consul", is_=is_, marks=marks)
        self.area("consul", Words("area-consul"), "status", [figure], seat)
        waiting: dict[str, int] = {}
        for n, one in enumerate(game.kit.figures):
            model = game.models[n]
            if model.side == CONSUL and model.at < 0 and model.host < 0 and not model.gone:
                waiting[one.card] = waiting.get(one.card, 0) + 1
        creeps = [card for card in waiting if game.kit.defs[card].rank in ("creep", "boo-booty")]
        bosses = [card for card in waiting if game.kit.defs[card].rank in ("boss", "mini-boss")]
        points = [card for card in waiting if game.kit.defs[card].rank == "spawning-point"]
        pool = [card for card in waiting if card not in creeps + bosses + points]
        for id, cards, layout in (("bosses", bosses, "row"), ("pool", pool, "row"), ("supply", creeps, "pile")):
            held = [Piece(f"{id}.{card}", "token", f"model.{card}", n=waiting[card]) for card in cards]
            if held:
                self.area(id, Words(f"area-{id}"), layout, held, seat if layout == "row" else -1)

    # ------------------------------------------------------------------ decks and tiles
    def box(self) -> None:
        """While tiles are laid, those that are still in the box (SD-TILE-01)."""
        decision = self.game.decision
        if decision is not None and decision.prompt == "lay":
            left = unlaid(self.game)
            held = [Piece(f"tile.{id}", "token", f"tile.{id}", n=left.count(id)) for id in dict.fromkeys(left)]
            self.area("box", Words("area-box"), "row", held)

    def decks(self) -> None:
        game = self.game
        for deck in DECKS:
            self.area(f"deck.{deck}", Words(f"area-deck-{deck}"), "pile", [], count=len(getattr(game, deck)))
        for deck in ("loot", "treasure"):
            out = [self.card(number) for number in reversed(getattr(game, f"{deck}_out"))]
            if out:
                self.area(f"out.{deck}", Words(f"area-out-{deck}"), "pile", out)

    def effects(self) -> None:
        """Explore cards that hold on a tile (SD-EXPLORE-02)."""
        game = self.game
        held = [
            Piece(
                f"effect.{n}.{k}",
                "card",
                f"explore.{game.kit.explores[card].id}",
                says=(Words("says-tile", {"tile": f"@tile.{tile.card}"}),),
            )
            for n, tile in enumerate(game.tiles)
            for k, card in enumerate(tile.effects)
        ]
        if held:
            self.area("effects", Words("area-effects"), "row", held)


def fitting(game: Arena, card: int) -> list[Words]:
    """Who could wear a card and what each would give up for it; what happens if nobody does."""
    gear = equipment.gear(game, card)
    found = []
    heroes = game.heroes()
    barred = [hero for hero in heroes if equipment.refusal(game, card, hero)]
    old = {hero: equipment.replaced(game, card, hero) for hero in heroes}
    alike = len(heroes) > 1 and not barred and not any(old.values())  # one line says it of all
    if alike:
        found.append(Words("says-fits-all"))
    for hero in heroes:
        who = game.the(hero)
        if hero in barred:
            found.append(Words("says-cursed", {"who": who}))
        elif old[hero]:
            names = [f"gear.{game.kit.cards[one].id}" for one in old[hero]]
            found.append(Words("says-replaces", {"who": who, "old": f"%sheets:{'+'.join(names)}"}))
        elif not alike:
            found.append(Words("says-fits", {"who": who}))
        if gear.affinity and gear.affinity in affinity(game, hero):
            found.append(Words("says-affinity", {"who": who}))
    if gear.deck == "treasure" or game.kit.on("loot-heals"):
        found.append(Words("says-heals"))
    return found


def view(game: Arena, seat: int) -> View:
    table = ArenaTable(game, seat)
    table.map()
    table.box()
    table.dice()
    for n in game.kit.heroes:
        table.hero(n)
    table.party()
    table.consul()
    table.effects()
    table.decks()
    seats = tuple([seat_view(game, s) for s in range(game.kit.setup.players)])
    over = None
    if game.outcome is not None:
        over = Words("over-consul" if game.outcome == (game.kit.consul,) else "over-heroes")
    return View(
        "super-dungeon",
        seat,
        where(game, {"turn": game.turn, "who": ""}),
        seats,
        tuple(table.areas),
        table.pieces,
        question(game, seat, VERBS, table.pieces, {}, squares(game)),
        over,
    )


def seat_view(game: Arena, seat: int) -> SeatView:
    """The Consul, a Hero, or a player of several Heroes."""
    own = [n for n in game.kit.heroes if game.models[n].seat == seat]
    first = [n for n in game.kit.heroes if game.kit.figures[n].seat == seat]  # whoever has left, the name stays
    if seat == game.kit.consul:
        sheet = "side.consul"
    else:
        sheet = f"model.{game.kit.figures[first[0]].card}" if len(first) == 1 else "side.party"
    turn = seat == game.kit.consul if game.side == CONSUL else seat == game.speaker
    out = seat != game.kit.consul and not own
    return SeatView(seat, sheet, (("active",) if turn and game.turn else ()) + (("out",) if out else ()))


def squares(game: Arena) -> Pick | None:
    """Squares of one verb, none of which two options name, are pressed on the map."""
    options = game.decision.options if game.decision is not None else ()
    for verb in PICKED:
        found = [option for option in options if option.verb == verb]
        cells = [(f"{MAP}/{o.args[-2]}.{o.args[-1]}", " ".join([str(arg) for arg in o.args])) for o in found]
        if len(found) >= MANY and len({cell for cell, _ in cells}) == len(cells):
            return Pick(verb, tuple(cells), PICK_LABEL, 1, 1)
    return None
