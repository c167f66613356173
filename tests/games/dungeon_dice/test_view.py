"""What a seat sees of Dungeon Dice: everything on the table, its own offers, and words for all of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.gamekit.view import Area, Piece, View, plain
from tablee.games import load
from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, HEROES
from tablee.games.dungeon_dice.scene import dungeon
from tablee.kernel.decision import parse
from tablee.kernel.rng import key_of
from tablee.testing.fuzz import PLAYERS
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import fought
from tests.inside import inside

RULES = load("dungeon-dice")
SPECTATOR = -1


def seen(scene: Scene[Dungeon], seat: int = 0) -> View:
    return RULES.view(scene.game, seat)


def area(view: View, id: str) -> Area | None:
    return next((one for one in view.areas if one.id == id), None)


def held(view: View, id: str) -> tuple[str, ...]:
    found = area(view, id)
    return found.holds if found is not None else ()


def figures(piece: Piece) -> dict[str, tuple[int, int]]:
    return {mark.role: (mark.n, mark.of) for mark in piece.marks}


def told(scene: Scene[Dungeon], seat: int, id: str) -> list[str]:
    """What the pieces of a list say, in English."""
    view = seen(scene, seat)
    words = [words for piece in held(view, id) for words in view.pieces[piece].says]
    out = []
    for one in words:
        names = {name: value for name, value in one.args.items() if str(value).startswith("&")}
        args = {name: HEROES[int(str(value)[1:])] for name, value in names.items()}
        more = {n: RULES.phrase(scene.game, str(v)[1:], "en") for n, v in one.args.items() if str(v).startswith("%")}
        out.append(RULES.messages("en").say(one.id, **{**one.args, **args, **more}))
    return out


# ---------------------------------------------------------------------- seats
def test_a_figure_shows_how_its_hero_fares() -> None:
    s = dungeon(
        worn=(("sword-gray",),), dice=(("moon-bow", "key-1"),), trophies=(("ghost",),), xp=(6, 3), wounds=(2,), active=1
    )
    view = seen(s)
    assert figures(view.pieces["seat0"]) == {
        "glory": (3, 4),
        "hero-level": (3, 3),
        "xp": (6, 6),
        "wounds": (2, 3),
        "dice": (3, 0),
    }
    assert figures(view.pieces["seat1"])["hero-level"] == (2, 3)
    assert [one.is_ for one in view.seats] == [(), ("active",), ()]
    assert [one.sheet for one in view.seats] == ["hero.red", "hero.blue", "hero.green"]


def test_dice_lie_where_they_are_worn_kept_or_shown_as_trophies() -> None:
    s = dungeon(worn=(("sword-gray",),), dice=(("moon-bow", "key-1"),), trophies=(("ghost", "witch"),))
    view = seen(s)
    assert held(view, "worn.0") == ("sword-gray",)
    assert held(view, "dice.0") == ("moon-bow", "key-1")
    assert held(view, "trophies.0") == ("ghost", "witch")
    assert [figures(view.pieces[id])["glory"][0] for id in ("ghost", "witch")] == [1, 2]
    assert {one.band for one in view.areas if one.seat == 0} == {"mine"}
    assert {one.band for one in seen(s, 1).areas if one.seat == 0} == {"theirs"}


def test_bags_show_how_many_dice_they_hold_and_none_of_them() -> None:
    s = dungeon(dice=(("key-1",),), monster="goblin-1 L2 slash")
    view = seen(s)
    counts = {id: figures(view.pieces[id])["dice"][0] for id in held(view, "bags")}
    assert counts == {f"bag.{bag}": len(s.game.bags[bag]) for bag in BAGS.values()}
    assert not [id for id in view.pieces if id in s.game.kit.by_handle and id not in ("key-1", "goblin-1")]


# ---------------------------------------------------------------------- the fight
def test_the_monster_shows_its_level_and_what_it_can_do() -> None:
    view = seen(dungeon(monster="skeleton-1 L3 slash armor"))
    monster = view.pieces["skeleton-1"]
    assert monster.shape == "card" and figures(monster)["monster-level"] == (3, 0)
    sheet = RULES.sheets({}, "en")[monster.sheet]
    assert sheet.needs == "level 3 Slash + Armor" and "Guards Chest" in sheet.text
    assert held(view, "monster") == ("skeleton-1",)


def test_two_dice_that_were_drawn_lie_open_until_one_is_picked() -> None:
    s = dungeon(worn=(("bow-black",),), draws=("goblin-1", "goblin-2")).do("0:hunt")
    assert held(seen(s, 1), "monster") == ("goblin-1", "goblin-2")


def test_a_fight_shows_both_sides_with_their_sums() -> None:
    s = fought("wolf-1 L2", (3, 4, 1, "sword-black 2 slash"), worn=(("sword-black-1",),), dice=((), ("bomb-1",)))
    view = seen(s)
    assert held(view, "tray.0") == ("h0.1", "sword-black-1") and held(view, "tray.monster") == ("m.1", "m.2")
    assert held(view, "worn.0") == (), "a die lies in one place"
    shown = [RULES.sheets({}, "en")[RULES.sheets({}, "en")[p.sheet].faces[p.face - 1]].name for p in trays(view)]
    assert shown == ["1", "2 Slash", "3", "4"]
    assert figures(view.pieces["sum"])["strength"] == (3, 0)
    assert figures(view.pieces["sum.monster"])["strength"] == (7, 0)


def trays(view: View) -> list[Piece]:
    return [view.pieces[id] for one in view.areas if one.layout == "tray" for id in one.holds]


def test_bonuses_and_used_spells_are_shown() -> None:
    dice = (("strength-potion-1", "scroll-1"), ("bomb-1",))
    s = fought("wolf-1 L2", (3, 4, 1, "strength-potion 3", "spell-toad miss"), dice=dice)
    s.do("0:play strength-potion-1", "1:pass", "0:play scroll-1 toad heroes")
    view = seen(s, 1)
    assert figures(view.pieces["sum"]) == {"strength": (4, 0), "bonus": (3, 0)}
    assert {id: view.pieces[id].is_ for id in held(view, "spells")}["spell.toad"] == ("used",)


@pytest.mark.parametrize(
    ("monster", "move", "state"),
    [
        ("asp L2 tangle", "1:tangle monster h0.1", "tangled"),
        ("zombie-1 L3 drain", "1:drain monster h0.1", "drained"),
        ("ghost L3 fear pain", "1:fear monster h0.1", "feared"),
    ],
)
def test_a_die_that_does_not_count_any_more_says_why(monster: str, move: str, state: str) -> None:
    level = int(monster.split()[1][1])
    s = fought(monster, (*[1] * level, "hero-level 1", 4), worn=(("sword-gray",),), dice=((), (), ("bomb-1",)))
    s.do(move)
    assert seen(s).pieces["h0.1"].is_ == (state,) and seen(s).pieces["sword-gray"].is_ == ()
    assert (s.log("removed")[0]["die"], s.log("removed")[0]["at_"]) == ("#die.hero-level/0", "h0.1")


def test_a_toad_is_a_toad_on_the_table() -> None:
    s = fought("wolf-1 L2", (3, 4, 4, "spell-toad toad"), dice=((), ("scroll-1", "bomb-1")))
    s.do("1:play scroll-1 toad monster")
    view = seen(s)
    assert "toad" in view.pieces["seat0"].is_ and view.pieces["h0.1"].is_ == ("toad",)
    assert figures(view.pieces["sum"])["strength"] == (0, 0)


def test_when_the_combat_is_over_dice_are_back_with_their_owners() -> None:
    s = fought("ghost L2 pain", (1, 1, 4, "sword-purple 3"), worn=(("sword-purple",),), deals="on")
    while not s.game.fight.over:
        s.do(f"{s.seat}:pass")
    view = seen(s)
    assert s.prompt == "moment" and trays(view) == []
    assert held(view, "worn.0") == ("sword-purple",)


# ---------------------------------------------------------------------- deals
def test_promises_can_be_read_by_everybody() -> None:
    s = dungeon(promises=(Promise(0, 1, "red", 2), Promise(0, 2, "treasure.1-4")))
    for seat in (0, 1, 2, SPECTATOR):
        assert told(s, seat, "ledger") == [
            "red owes blue the next 2 one-use dice",
            "red owes green the coming treasure on a roll of 1 to 4",
        ]


def test_an_offer_is_seen_by_all_once_it_is_put_and_by_its_maker_before() -> None:
    s = dungeon(at="greet", dice=(("key-1",), ("bomb-1",)), deals="on").do("0:deal 1", "0:give die.key-1")
    assert told(s, 0, "offer") == ["red offers blue: the Key for nothing"]
    assert told(s, 1, "offer") == told(s, SPECTATOR, "offer") == []
    s.do("0:want die.bomb-1", "0:propose")
    for seat in (0, 1, 2, SPECTATOR):
        assert told(s, seat, "offer") == ["red offers blue: the Key for the Bomb"]


def test_terms_for_help_that_were_refused_stay_on_the_table() -> None:
    s = dungeon(monster="goblin-1 L2 slash", deals="on")
    s.do("0:ask 1", "1:terms", "1:want treasure.1-6", "1:propose", "0:refuse")
    assert told(s, 2, "offer") == ["blue offers red: help in this fight for the coming treasure"]


def test_a_written_offer_is_ones_own_secret() -> None:
    s = dungeon(dice=(("key-1",), ("bomb-1",)), deals="on")
    s.game.filed = (Offer(1, 0, ("die.bomb-1",), ("die.key-1",)),)
    assert told(s, 1, "filed") == ["blue offers red: the Bomb for the Key"]
    for seat in (0, 2, SPECTATOR):
        assert area(seen(s, seat), "filed") is None
    assert inside(RULES.redeal(s.game, 0, key_of("x"))).filed == ()
    assert inside(RULES.redeal(s.game, 1, key_of("x"))).filed == inside(s.game).filed


# ---------------------------------------------------------------------- the question
def test_only_the_one_who_is_asked_sees_choices() -> None:
    s = dungeon(monster="goblin-1 L2 slash")
    for seat in (0, 1, 2, SPECTATOR):
        question = seen(s, seat).question
        assert question is not None and question.seat == 0
        assert [choice.key for choice in question.options] == (s.offers if seat == 0 else [])


def test_choices_point_at_what_they_touch() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 1, "sword-black 1 slash"), worn=(("sword-black-1",),))
    question = seen(s).question
    assert question is not None
    on = {choice.key: choice.on for choice in question.options}
    assert on["slash sword-black-1 h0.1"] == ("sword-black-1", "h0.1")
    assert on["slash sword-black-1 sword-black-1"] == ("sword-black-1",)
    s = dungeon(monster="goblin-1 L2 slash")
    question = seen(s).question
    assert question is not None
    on = {choice.key: choice.on for choice in question.options}
    assert (on["ask 2"], on["fight"], on["flee"]) == (("seat2",), ("goblin-1",), ("goblin-1",))
    s = dungeon()
    question = seen(s).question
    assert question is not None
    assert {choice.key: choice.on for choice in question.options}["search"] == ("bag.black",)
    for bag, tried in (("black", ["search"]), ("red", []), ("blue", []), ("yellow", [])):
        assert [choice.key for choice in RULES.tries(s.game, 0, f"bag.{bag}")] == tried, (
            "one searches for monsters only"
        )


# ---------------------------------------------------------------------- whole games
def positions(players: int, games: int) -> Iterator[Dungeon]:
    setup = RULES.setup({"players": str(players), "one-use": "2"}, 2, "view")
    for n in range(games):
        game = RULES.new(setup, f"view {n}")
        bots = [PLAYERS["busy"](RULES, f"{n}/{seat}") for seat in range(players)]
        for _ in range(400):
            if game.decision is None:
                break
            yield inside(game)
            game.choose(bots[game.decision.seat].choose(game, game.decision.seat))


@pytest.mark.parametrize("players", [2, 4, 5])
def test_every_piece_lies_in_one_place_and_has_a_sheet(players: int) -> None:
    sheets = RULES.sheets({}, "fr")
    for game in positions(players, 2):
        for seat in (SPECTATOR, game.decision.seat if game.decision is not None else 0):
            view = RULES.view(game, seat)
            lying = [id for one in view.areas for id in one.holds]
            assert sorted(lying) == sorted(view.pieces), game.place()
            for piece in view.pieces.values():
                assert piece.sheet in sheets or (piece.shape == "offer" and piece.says)
                assert piece.shape != "die" or 1 <= piece.face <= len(sheets[piece.sheet].faces)
            for choice in view.question.options if view.question is not None else ():
                assert all(id in view.pieces for id in choice.on), choice
            for hero in game.heroes:
                assert all(game.kit.handles[die] in view.pieces for die in hero.dice)


def test_a_piece_at_which_nothing_is_offered_says_why() -> None:
    """What can be done with a piece is offered at it; otherwise there is a reason against each thing one may try."""
    for game in positions(3, 2):
        assert game.decision is not None
        seat = game.decision.seat
        view = RULES.view(game, seat)
        offered = {id for choice in (view.question.options if view.question else ()) for id in choice.on}
        for piece in view.pieces.keys() - offered:
            tried = RULES.tries(game, seat, piece)
            assert all(game.why_not(seat, parse(choice.key)) for choice in tried), (piece, tried)


def test_what_a_seat_sees_is_what_a_spectator_sees_and_its_own_offers() -> None:
    """Nothing is hidden but what will be drawn and rolled."""
    own = {"filed", "offer"}
    for game in positions(3, 1):
        views = [plain(RULES.view(game, seat)) for seat in (SPECTATOR, 0, 1, 2)]
        tables = [{id: p for id, p in view["pieces"].items() if id not in own} for view in views]
        assert all(table == tables[0] for table in tables)


@pytest.mark.rule("DD-TRADE-01")
def test_an_offer_can_be_taken_up_as_it_was_written() -> None:
    """Whoever answers it begins a counter-offer with it."""
    words = "1 give die.key-1 next.red.2 for die.bomb-1@2 with 2 for help:1"
    s = dungeon(dice=(("key-1",), ("bomb-1",)), deals="on")
    assert RULES.offers is not None
    RULES.offers.file(s.game, 0, parse(f"file {words}"))
    (offer,) = [piece for piece in seen(s, 1).pieces.values() if piece.shape == "offer"]
    assert offer.says[0].args["key"] == words


@pytest.mark.rule("DD-DICE-02", "DD-DICE-05")
def test_everybody_knows_which_monsters_are_still_in_the_bag() -> None:
    s = dungeon(trophies=(("golem",), ("dragon",)))
    black = seen(s).pieces["bag.black"]
    assert {mark.role: mark.n for mark in black.marks} == {"dice": 18, "white": 14, "red": 2, "black": 2}
