"""Careless play of Super Dungeon against what must be true after every choice: no model stands on another, no card is
lost, nobody lives with more wounds than hearts. A failure prints its journal."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import load
from tablee.games.super_dungeon.rules import values
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.exploring import Explore
from tablee.games.super_dungeon.rules.procedures.luck import Treasures
from tablee.games.super_dungeon.rules.procedures.moving import Walk
from tablee.games.super_dungeon.rules.procedures.shifting import Shift
from tablee.games.super_dungeon.rules.procedures.specials import Concoct
from tablee.games.super_dungeon.rules.procedures.traps import Lay
from tablee.games.super_dungeon.rules.ranks import BOSS, CONSUL, HERO, PARTY
from tablee.games.super_dungeon.rules.records import CHEST, Model
from tablee.games.super_dungeon.rules.state import DUE, Arena
from tablee.kernel.decision import Option
from tablee.testing.conformance import same_question
from tablee.testing.fuzz import PLAYERS, Broken, Played
from tests.fuzz import kit
from tests.fuzz.kit import ROUNDS, STYLES, Style, Table, named
from tests.games.super_dungeon.candidates import candidates
from tests.inside import inside

RULES = load("super-dungeon")
TABLES: tuple[Table, ...] = (
    {"players": "2"},
    {"players": "2", "heroes": "royal-paladin,ember-mage,hexcast-sorceress,riftling-rogue,deeproot-druid"},
    {"players": "3", "heroes": "claw-tribe-barbarian,hearthsworn-fighter,glimmerdusk-ranger,fae-alchemist"},
    {"players": "4", "preparing": "steps", "skulls": "8", "free-spawning": "on"},
    {
        "players": "4",
        "many-treasures": "on",
        "keep-cards": "on",
        "loot-heals": "on",
        "potions-each": "any",
        "ask-loot": "always",
    },
    {"players": "6", "monsters-inflict": "fire", "mini-bosses-return": "off", "corner-steps": "strict"},
)
CHOICES, LONG_CHOICES, GREEDY_CHOICES = 11_200, 60_000, 300
MUTATE = 400  # choices between attempts at what is not offered
DEEP = 16  # choices between the checks that look at everything


# ---------------------------------------------------------------------- invariants
class Watch:
    """Everything that is wrong with a game at a decision or at its end; the dearer half at some decisions only."""

    def __init__(self) -> None:
        self.looked = 0
        self.box: list[int] | None = None  # cards that the decks were built without; None: they are not built yet

    def problems(self, game: Arena) -> list[str]:
        self.looked += 1
        if not game.turn:
            self.box = None
        elif self.box is None:
            self.box = boxed(game)
        out = [*counters(game), *(result(game) if game.decision is None else decision(game))]
        if self.box is not None and (game.decision is None or self.looked % DEEP == 0):
            out += [*standing(game), *cards(game, self.box), *explored(game), *derived(game)]
            for n, model in enumerate(game.models):
                out += figure(game, n, model)
        return out


def counters(game: Arena) -> list[str]:
    out = []
    if min(game.coins, game.keys, game.loot_due, game.loot_more, game.treasure_due) < 0:
        out.append(f"less than nothing: {game.coins} coins, {game.keys} keys")
    if not 0 <= game.skulls_spent <= game.kit.skulls:
        out.append(f"{game.skulls_spent} of {game.kit.skulls} skull points are spent (SD-CONSUL-02)")
    return out


def standing(game: Arena) -> list[str]:
    """Every figure and token is on squares of the map, and no two figures share one (SD-MOVE-02)."""
    out, taken = [], 0
    board = game.board  # who has lost the power to Fly stays above a chasm or structure until it moves
    for side in (PARTY, CONSUL):
        for n in game.present[side]:
            feet = game.feet(n)
            if feet & ~board.squares:
                out.append(f"{game.kit.handles[n]} stands outside the dungeon")
            if feet & taken and not on_the_way(game):
                out.append(f"{game.kit.handles[n]} stands on somebody")
            taken |= feet
    chests = 0
    for token in game.tokens:
        chests |= (token.kind == CHEST) << token.at
        if not board.squares >> token.at & 1:
            out.append(f"a {token.kind} lies outside the dungeon")
    if chests & taken and not on_the_way(game):
        out.append("somebody stands on a chest (SD-COMP-10)")
    return out


def on_the_way(game: Arena) -> bool:
    """Somebody walks, and may pass friends and chests; or a larger form has come, and others must make room."""
    return any([isinstance(frame, (Walk, Shift)) for frame in game.stack])


def changing(game: Arena, n: int) -> bool:
    """It takes its other form instead of being destroyed, and its player is being asked where (SD-SHIFT-04)."""
    asked = [frame.model for frame in game.stack if isinstance(frame, Shift) and frame.forced]
    return n in (*game.shifts, *asked)


def figure(game: Arena, n: int, model: Model) -> list[str]:
    out, name, rank = [], game.kit.handles[n], game.kit.ranks[n]
    if model.at >= 0 or model.host >= 0:
        if not 0 <= model.wounds < values.hearts(game, n) and not changing(game, n):
            out.append(f"{name} lives with {model.wounds} wounds of {values.hearts(game, n)} (SD-DEATH-02)")
    elif rank != HERO and game.outcome is None and (model.wounds or model.statuses or model.lasting):
        out.append(f"{name} is away, but has wounds or tokens (SD-DEATH-04)")
    if not 0 <= model.potions <= (values.quantity(game, n) if rank == HERO else 0):
        out.append(f"{name} has {model.potions} potions (SD-POTION-01)")
    if model.gone and model.at >= 0:
        out.append(f"{name} is destroyed, but in the dungeon")
    if rank == HERO and model.at < 0 and not model.gone:
        out.append(f"{name} is nowhere")
    if rank == HERO:
        worn = [game.kit.gear_defs[game.kit.cards[card].id] for card in model.gear]
        if len({one.slot for one in worn}) < len(worn):
            out.append(f"{name} wears two cards in a slot (SD-EQUIP-01)")
        if not game.kit.on("many-treasures") and len([one for one in worn if one.deck == "treasure"]) > 1:
            out.append(f"{name} wears two Treasures (SD-EQUIP-02)")
        if not game.has_seat(model.seat) or model.seat == game.kit.consul:
            out.append(f"{name} belongs to seat {model.seat}")
    elif model.master >= 0 and model.seat != game.models[model.master].seat:
        out.append(f"{name} does not belong to its master's seat")
    return out


def held(game: Arena) -> list[int]:
    """Loot and Treasure cards in play: in a deck, its discards, the backpack, of a Hero, of a pet's master."""
    kit = game.kit
    found = [*game.loot, *game.loot_out, *game.treasure, *game.treasure_out, *game.backpack]
    for model in game.models:
        found += [*model.gear, *[one.card for one in model.lasting if one.card >= 0]]
    found += [card for frame in game.stack if isinstance(frame, (Treasures, Concoct)) for card in frame.cards]
    led = [model.card for model in game.models if model.master >= 0]
    return found + [n for n, card in enumerate(kit.cards) if card.kind == "wonder" and card.id in led]


def boxed(game: Arena) -> list[int]:
    """Looked at when the setup is over: cards that somebody could have chosen for the decks, and nobody has (SD-DECK-01).
    They stay in the box for the whole game."""
    candidates = {n for cards in game.kit.open.values() for n in cards}
    return sorted(candidates - set(held(game)))


def cards(game: Arena, box: list[int]) -> list[str]:
    """Every Loot and Treasure card is in exactly one place, in play or in the box."""
    found = [*held(game), *box]
    if sorted(found) == list(range(len(game.kit.cards))):
        return []
    lost = [card.handle for n, card in enumerate(game.kit.cards) if found.count(n) != 1]
    return [f"not in exactly one place: {lost}"]


def explored(game: Arena) -> list[str]:
    """The same for Explore cards: the deck, its discards, in force on a tile, a trap, or just drawn."""
    held = [*game.explore, *game.explore_out, *[card for tile in game.tiles for card in tile.effects]]
    held += [trap.card for trap in game.traps]
    drawn = {frame.card for frame in game.stack if isinstance(frame, (Explore, Lay))}
    held += [card for card in sorted(drawn) if card >= 0 and card not in held]
    count = len(game.kit.explores)
    return [] if sorted(held) == list(range(count)) else [f"Explore cards are {sorted(held)} of {count}"]


def derived(game: Arena) -> list[str]:
    """What is kept beside the state for speed is what would be worked out from it."""
    fresh = game.clone()
    fresh.derive()
    mine = {n: values.abilities(game, n) for side in game.present for n in side}
    out = [] if mine == {n: values.abilities(fresh, n) for n in mine} else ["the memo of abilities is out of date"]
    for name in ("held", "present", "marked", "hosted"):
        if getattr(game, name) != getattr(fresh, name):
            out.append(f"{name} is {getattr(game, name)}, not {getattr(fresh, name)}")
    return out


def decision(game: Arena) -> list[str]:
    asked, out = game.decision, []
    assert asked is not None
    if not RULES.playing(game, asked.seat):
        out.append(f"seat {asked.seat} does not play, but is asked {asked.prompt!r}")
    if asked.prompt in ("hero-turn", "consul-turn"):  # nothing of an activation is left over
        left = {"a drop": game.drops, "an activation": game.active + 1, "a time-out": game.time_out == DUE}
        if asked.prompt == "hero-turn":
            left |= {"a destroyed point": game.dead_points, "a climb": game.climbs, "Treasure": game.treasure_due}
        out += [f"{what} is left over: {value}" for what, value in left.items() if value]
        if not game.heroes():
            out.append("no Hero is left, but the game goes on (SD-WIN-01)")
    if asked.prompt == "act" and (game.drops or game.time_out == DUE):
        out.append("an activation goes on before a drop or the time-out (SD-COIN-01, SD-TIMEOUT-02)")
    return out


def result(game: Arena) -> list[str]:
    """The Consul wins when no Hero is left, the Heroes when the boss is destroyed (SD-WIN-01, SD-WIN-02)."""
    boss = next(n for n, rank in enumerate(game.kit.ranks) if rank == BOSS)
    beaten = game.models[boss].wounds >= values.hearts(game, boss)
    if game.outcome == (game.kit.consul,):
        return [] if not game.heroes() else ["the Consul has won, but there are Heroes left"]
    won = beaten and game.models[boss].at < 0 and not game.points() and game.kit.consul not in (game.outcome or ())
    return [] if won else ["the Heroes have won, but not by destroying the boss"]


# ---------------------------------------------------------------------- playing
def share(table: Table, style: Style, choices: int, seed: str) -> int:
    return kit.share(RULES, table, style, choices, seed, Watch().problems, MUTATE)


def test_the_shares_make_enough_choices() -> None:
    assert len(STYLES) * len(TABLES) * CHOICES >= 200_000
    assert len(STYLES) * len(TABLES) * ROUNDS * LONG_CHOICES >= 5_000_000
    assert {table["players"] for table in TABLES} == {"2", "3", "4", "6"}


@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_careless_play(table: Table, style: Style) -> None:
    assert share(table, style, CHOICES, "fuzz") >= CHOICES


@pytest.mark.parametrize("table", TABLES[::2], ids=named)
def test_good_play(table: Table) -> None:
    assert share(table, ("greedy",), GREEDY_CHOICES, "fuzz") >= GREEDY_CHOICES


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize("table", TABLES, ids=named)
@pytest.mark.parametrize("number", range(ROUNDS))
def test_careless_play_for_long(
    number: int, table: Table, style: Style, record_property: Callable[[str, object], None]
) -> None:
    done = share(table, style, LONG_CHOICES, f"long fuzz {number}")
    assert done >= LONG_CHOICES
    record_property("choices", done)


@pytest.mark.parametrize("table", [TABLES[4], TABLES[5]], ids=named)
def test_anybody_may_give_up_at_any_decision(table: Table) -> None:
    """The Heroes go to another seat, and whatever was going on goes on; without one side the game is over."""
    setup, watch, given_up = RULES.setup(table, 2, "concede"), Watch(), 0
    for n in range(3):
        played = Played(RULES, setup, f"concede {n}")
        game: Arena = inside(played.game)
        seats = range(RULES.seats(setup))
        bots = [PLAYERS[("busy", "random")[n % 2]](RULES, f"{n}/{seat}") for seat in seats]
        while game.decision is not None and len(played.entries) < 700:
            seat = len(played.entries) % len(seats)
            clone = game.clone()
            RULES.concede(clone, seat)
            given_up += 1
            if (clone.decision is None) != (clone.outcome is not None) or RULES.playing(clone, seat) > (
                seat == len(seats) - 1
            ):
                raise played.broken(f"seat {seat} gave up, and still plays")
            for _ in range(3):
                if clone.decision is not None:
                    clone.choose(clone.decision.options[-1])
                    wrong = watch.problems(clone) if clone.outcome is None else []
                    if wrong:
                        raise played.broken(f"after seat {seat} gave up: {'; '.join(wrong)}")
            played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
    assert given_up > 1_500


@pytest.mark.parametrize("table", TABLES[:4], ids=named)
def test_a_game_can_be_copied_and_saved_at_every_decision(table: Table) -> None:
    """What is saved as text and what is cloned goes on as the game itself does, and leaves it alone."""
    setup = RULES.setup(table, 2, "saves")
    game, other = RULES.new(setup, "saves"), RULES.new(setup, "another seed")
    bots = [PLAYERS["busy"](RULES, f"saves/{seat}") for seat in range(RULES.seats(setup))]
    for _ in range(200):
        if game.decision is None:
            break
        before, choice = game.fingerprint(), bots[game.decision.seat].choose(game, game.decision.seat)
        other.restore(json.loads(json.dumps(game.save())))
        clone = game.clone()
        for copy in (other, clone):
            assert copy.fingerprint() == before and same_question(copy, game), game.place()
            copy.choose(choice)
            assert game.fingerprint() == before, f"{choice} on a copy changes the game at {game.place()}"
        game.choose(choice)
        assert other.fingerprint() == clone.fingerprint() == game.fingerprint(), f"{choice} at {game.place()}"


@pytest.mark.parametrize("table", TABLES[::2], ids=named)
def test_whatever_is_refused_is_refused_by_a_rule_of_the_book(table: Table) -> None:
    """Asked by whoever decides: what this seat might try and may not."""
    setup, rules, refused = RULES.setup(table, 2, "why"), set[str](), 0
    game = RULES.new(setup, "why")
    bots = [PLAYERS["busy"](RULES, f"why/{seat}") for seat in range(RULES.seats(setup))]
    for n in range(400):
        if game.decision is None:
            break
        seat = game.decision.seat
        for tried in candidates(inside(game), seat) if n % 4 == 0 else ():
            why = game.why_not(seat, tried)
            if why is None:
                assert tried in game.decision.options, f"{tried} at {game.place()}"
                continue
            refused += 1
            assert why.reason == "forbidden" and why.rules, f"{tried}: {why} at {game.place()}"
            assert all([rule in RULES.rulebook.rules for rule in why.rules]), f"{tried}: {why}"
            rules |= set(why.rules)
        game.choose(bots[seat].choose(game, seat))
    assert refused > 2_000 and len(rules) > 10


# ---------------------------------------------------------------------- the fuzzer bites
@pytest.mark.parametrize("answer", ["done", "chance"])
def test_what_nobody_stocks_stays_in_the_box(answer: str) -> None:
    """Decks chosen step by step leave cards over; these are not lost, but neither may they turn up later."""
    game: Arena = inside(RULES.new(RULES.setup({"players": "2", "preparing": "steps"}, 2, "box"), "box"))
    watch = Watch()
    while not game.turn:
        assert watch.problems(game) == []
        assert game.decision is not None
        options, prompt = game.decision.options, game.decision.prompt
        if prompt == "lay":  # who leaves this to chance is asked nothing more
            game.choose(options[0])
        else:
            game.choose(Option(answer if prompt.startswith("stock-") else "chance"))
    wonders = [n for n in game.treasure if game.kit.cards[n].kind == "wonder"]
    assert bool(wonders) == (answer == "chance")
    box = boxed(game)
    kinds = {game.kit.cards[n].kind for n in box}
    assert kinds == {"gear", "booty", "wonder"} and cards(game, box) == []
    assert [problem for _ in range(DEEP) for problem in watch.problems(game)] == []
    stocked, left = game.treasure[-1], box[0]
    game.treasure = game.treasure[:-1]
    assert cards(game, box) == [f"not in exactly one place: {[game.kit.cards[stocked].handle]}"]
    game.treasure += (stocked, left)
    assert cards(game, box) == [f"not in exactly one place: {[game.kit.cards[left].handle]}"]


def lost_cards(patch: pytest.MonkeyPatch) -> None:
    honest = Arena.discard

    def discard(game: Arena, deck: str, card: int) -> None:
        if deck != "loot":
            honest(game, deck, card)

    patch.setattr(Arena, "discard", discard)


def squares_that_stay_held(patch: pytest.MonkeyPatch) -> None:
    honest = Arena.put

    def put(game: Arena, n: int, at: int, **changes: Any) -> None:
        held = game.held[CONSUL]
        honest(game, n, at, **changes)
        game.held[CONSUL] |= held

    patch.setattr(Arena, "put", put)


def wounds_that_do_not_destroy(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(death, "destroy", lambda *_: None)


SABOTAGE = {
    lost_cards: "not in exactly one place",
    squares_that_stay_held: "held is",
    wounds_that_do_not_destroy: "lives with",
}


@pytest.mark.parametrize("sabotage", SABOTAGE, ids=lambda sabotage: sabotage.__name__)
def test_what_is_broken_is_noticed(sabotage: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch)
    with pytest.raises(Broken, match=SABOTAGE[sabotage]):
        share(TABLES[0], ("busy",), 4_000, "bite")
