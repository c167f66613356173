"""Offers that are written down at any time and put at the next moment: through journals, sessions, undo and clones."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.rules.records import Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import dungeon, ledger, owned
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice, JournalError
from tablee.table.journal import Entry, apply, read, replay
from tablee.table.session import Session
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import fought, passing
from tests.inside import inside, offers_of

RULES = load("dungeon-dice")


def file(scene: Scene[Dungeon], seat: int, words: str = "") -> Scene[Dungeon]:
    apply(RULES, scene.game, Entry(seat, f"file {words}".strip()))
    return scene


def refused(scene: Scene[Dungeon], seat: int, words: str) -> tuple[str, ...]:
    """The rules that forbid it; nothing has changed."""
    before = scene.game.fingerprint()
    with pytest.raises(IllegalChoice) as caught:
        file(scene, seat, words)
    assert scene.game.fingerprint() == before
    return caught.value.rules or (caught.value.reason,)


def filed(scene: Scene[Dungeon]) -> list[tuple[int, int, tuple[str, ...], tuple[str, ...]]]:
    return [(offer.by, offer.to, offer.gives, offer.wants) for offer in scene.game.filed]


def in_fight() -> Scene[Dungeon]:
    """Seat 1 is asked about the bomb; seat 2 owns a Key and a sword."""
    dice = ((), ("bomb-1",), ("key-1", "sword-gray"))
    return fought("wolf-1 L2", (3, 4, "hero-level 4"), dice=dice, deals="on", players=4)


# ---------------------------------------------------------------------- at once
@pytest.mark.rule("DD-ACT-01", "DD-SYM-25")
@pytest.mark.parametrize("deals", ["on", "off"])
def test_a_wounded_player_drinks_in_somebody_elses_turn(deals: str) -> None:
    s = dungeon(dice=((), ("healing-potion-1", "bomb-1")), wounds=(1, 1), deals=deals)
    assert (s.seat, s.prompt) == (0, "prepare")
    assert [choice.key for choice in offers_of(RULES).anytime(s.game, 1)] == ["play healing-potion-1"]
    file(s, 1, "play healing-potion-1")
    assert [hero.wounds for hero in s.game.heroes] == [1, 0, 0] and owned(s, 1) == ["bomb-1"]
    assert (s.seat, s.prompt) == (0, "prepare") and offers_of(RULES).anytime(s.game, 1) == []
    assert refused(s, 1, "play bomb-1 seat-0") == ("DD-SEARCH-04",), "other one-use dice are for combats"
    assert refused(s, 0, "play healing-potion-1") == ("DD-TRADE-01",), "it is not this player's"


@pytest.mark.rule("DD-ACT-01", "DD-SEARCH-04")
def test_nobody_drinks_at_once_while_a_scout_or_a_fight_is_under_way() -> None:
    potion, wounds = ((), ("healing-potion-1",)), (0, 1)
    s = dungeon(monster="wolf-1 L2", worn=(("bow-purple",),), rolls=(1, 1), dice=potion, wounds=wounds)
    s.do("0:scout")
    assert refused(s, 1, "play healing-potion-1") == ("DD-SEARCH-04",)
    fight = fought("wolf-1 L2", (6, 6, 1), dice=potion, wounds=wounds)
    assert refused(fight, 1, "play healing-potion-1") == ("DD-SEARCH-04",)


# ---------------------------------------------------------------------- at the next moment
def test_an_offer_waits_for_the_next_moment_and_is_put_first() -> None:
    s = file(in_fight(), 2, "1 give die.key-1 for die.bomb-1")
    assert s.prompt == "ability" and filed(s) == [(2, 1, ("die.key-1",), ("die.bomb-1",))]
    passing(s)
    assert (s.prompt, s.seat) == ("answer", 1) and filed(s) == []
    s.do("1:accept")
    assert "key-1" in owned(s, 1) and "bomb-1" in owned(s, 2)


def test_what_has_become_impossible_is_dropped_and_said() -> None:
    s = file(in_fight(), 2, "1 for die.bomb-1")
    s.do("1:play bomb-1 monster")
    passing(s)
    assert (s.prompt, s.seat) == ("moment", 0) and filed(s) == []
    assert s.log("offer-void") == [{"who": "&2", "whom": "&1"}]


def test_a_new_offer_takes_the_place_of_the_old_one() -> None:
    s = file(file(in_fight(), 2, "1 give die.key-1"), 2, "0 give die.key-1 for next.red.3")
    assert filed(s) == [(2, 0, ("die.key-1",), ("next.red.3",))]
    file(s, 3, "2 for die.key-1")
    assert len(s.game.filed) == 2


def test_an_offer_is_taken_back_without_words() -> None:
    s = file(file(in_fight(), 2, "1 give die.key-1"), 2)
    assert filed(s) == [] and refused(s, 2, "") == ("DD-TRADE-01",)


@pytest.mark.parametrize("seat", [0, 1])
def test_while_the_active_player_decides_it_is_put_at_once(seat: int) -> None:
    """Else nobody who is not asked at a moment could offer help, or ask for it at a price, before the fight."""
    s = dungeon(monster="goblin-1 L2 slash", deals="on")
    file(s, seat, "1 give treasure.1-3 for help" if seat == 0 else "0 give help for treasure.1-3")
    assert (s.prompt, s.seat) == ("answer", 1 - seat)
    s.do(f"{1 - seat}:accept")
    assert s.game.fight.helper == 1 and ledger(s) == [(0, 1, "treasure.1-3", 1)]
    assert (s.prompt, s.seat) == ("decide", 0)


def test_refused_at_once_the_active_player_is_asked_again() -> None:
    s = file(dungeon(monster="goblin-1 L2 slash", deals="on"), 1, "0 give help for treasure.1-6").do("0:refuse")
    assert (s.prompt, s.seat, s.game.fight.helper) == ("decide", 0, -1)


def test_bystanders_are_heard_at_once_a_single_time_in_a_turn() -> None:
    s = dungeon(dice=((), ("key-1",)), deals="on")
    file(s, 1, "0 give die.key-1 for next.blue.1").do("0:refuse")
    file(s, 1, "0 give die.key-1")
    assert s.prompt == "prepare" and filed(s) == [(1, 0, ("die.key-1",), ())]
    file(s, 0, "2 for next.red.1").do("0:refuse", "2:refuse")  # what seat 1 wrote comes along
    file(s, 0, "2 for next.red.1").do("2:refuse")  # the active player keeps nobody waiting
    assert s.prompt == "prepare" and filed(s) == []


def test_fame_by_an_offer_that_is_put_at_once_wins_at_once() -> None:
    s = dungeon(trophies=(("witch", "ghost"), ("fire-elemental",)), deals="on")
    file(s, 1, "0 give die.fire-elemental").do("0:accept")
    assert s.game.outcome == (0,)


# ---------------------------------------------------------------------- what is refused
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("1", "DD-TRADE-01"),
        ("1 die.key-1", "DD-TRADE-01"),
        ("1 give", "DD-TRADE-01"),
        ("1 give for", "DD-TRADE-01"),
        ("1 for die.bomb-1 give die.key-1", "DD-TRADE-01"),
        ("give die.key-1", "DD-TRADE-01"),
        ("blue give die.key-1", "DD-TRADE-01"),
        ("2 give die.key-1", "DD-TRADE-01"),
        ("9 give die.key-1", "DD-TRADE-01"),
        ("-1 give die.key-1", "DD-TRADE-01"),
        ("1 give die.axe-gray", "DD-TRADE-01"),
        ("1 give hero-level", "DD-TRADE-01"),
        ("1 give die.key-1 die.key-1", "DD-TRADE-02"),
        ("1 give toss.key-1.0-9", "DD-SHARE-01"),
        ("1 give treasure.1-6", "DD-COMBAT-13"),
        ("0 give help", "DD-HELP-07"),
        ("0 for trophy.1-6", "DD-TROPHY-01"),
    ],
)
def test_what_cannot_be_given_now_cannot_be_written_down(words: str, rule: str) -> None:
    assert refused(in_fight(), 2, words) == (rule,)


def test_what_is_promised_already_cannot_be_promised_again() -> None:
    s = file(in_fight(), 2, "1 give next.red.1")
    passing(s).do("1:accept")
    assert refused(s, 2, "0 give next.red.2") == ("DD-TRADE-02",)


def test_a_die_of_the_combat_stays_there() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 4, 1), worn=(("sword-gray",),), dice=((), ("bomb-1",)), deals="on")
    assert refused(s, 0, "1 give die.sword-gray") == ("DD-TRADE-07",)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_seats_that_are_not_there_write_nothing(seat: int) -> None:
    assert refused(in_fight(), seat, "1 give die.key-1") == ("not-your-decision",)


def test_who_has_given_up_writes_nothing_and_gets_nothing() -> None:
    s = in_fight()
    file(s, 2, "1 give die.key-1")
    RULES.concede(s.game, 1)
    assert filed(s) == []
    assert refused(s, 1, "2 for die.key-1") == refused(s, 2, "1 give die.key-1") == ("DD-TRADE-01",)


def test_where_no_deals_are_made_nothing_is_written() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 4), dice=(("key-1",), ("bomb-1",)))
    assert refused(s, 0, "1 give die.key-1") == ("DD-TRADE-01",)


def test_after_the_game_nothing_is_written() -> None:
    s = in_fight()
    for seat in (0, 1, 3):
        RULES.concede(s.game, seat)
    assert s.game.outcome == (2,) and refused(s, 2, "1 give die.key-1") == ("game-over",)


@pytest.mark.parametrize("game", ["dice-throne", "champions"])
def test_other_games_know_no_such_offers(game: str) -> None:
    rules = load(game)
    played = rules.new(rules.setup({}, 2, "file"), "file")
    with pytest.raises(IllegalChoice) as caught:
        apply(rules, played, Entry(played.asked.seat, "file 1 give x"))
    assert caught.value.reason == "unknown-verb" and rules.offers is None


# ---------------------------------------------------------------------- tables
def test_terms_that_are_listed_can_be_written_down() -> None:
    s = in_fight()
    for by, to in ((0, 1), (2, 0), (1, 2)):
        gives, wants = offers_of(RULES).terms(s.game, by, to)
        assert gives and wants
        for lead, choices in (("give", gives), ("for", wants)):
            for choice in choices:
                file(Scene(s.game.clone()), by, f"{to} {lead} {choice.key}")


def shut(scene: Scene[Dungeon], by: int, to: int) -> dict[str, str]:
    """What `by` cannot give `to` now -> the rule."""
    gives, _ = offers_of(RULES).barred(scene.game, by, to)
    assert [one.why.id for one in gives] == [f"barred-{one.rule}" for one in gives]
    return {one.choice.key: one.rule for one in gives}


def test_what_cannot_be_given_now_is_listed_with_the_rule() -> None:
    s = dungeon(dice=(("key-1",), ("key-2",)), promises=(Promise(1, 0, "red", 2),), deals="on")
    loot = {"treasure.1-6": "DD-COMBAT-13", "trophy.1-6": "DD-COMBAT-13"}
    assert shut(s, 0, 1) == {"help": "DD-HELP-01", "letwin": "DD-COMBAT-09", **loot}
    assert shut(s, 1, 0)["next.red.1"] == "DD-TRADE-02" and shut(s, 1, 0)["help"] == "DD-HELP-07"
    s = dungeon(monster="goblin-1 L2 slash", deals="on")
    assert shut(s, 0, 1) == {"help": "DD-HELP-01", "letwin": "DD-COMBAT-17", "trophy.1-6": "DD-TROPHY-01"}
    assert shut(s, 1, 0) == loot
    s.do("0:ask 1", "1:help")
    assert shut(s, 2, 0)["help"] == "DD-HELP-02"
    s = fought("goblin-1 L2 slash", (3, 4, 4, 1), worn=(("sword-gray",),), dice=((), ("bomb-1",)), deals="on")
    assert shut(s, 0, 1)["die.sword-gray"] == "DD-TRADE-07"


def test_at_a_chest_openers_that_cannot_be_used_are_listed() -> None:
    dice = (("skeleton-key",), ("key-1",))
    s = fought("witch L3 scroll", (1, 1, 1, 6), dice=dice, deals="on")
    while s.prompt != "lock":
        s.do(f"{s.seat}:pass")
    assert shut(s, 0, 1)["open.skeleton-key"] == "DD-TREAS-05"
    assert "open.key-1" not in shut(s, 1, 0)
    s.game.tried = (s.game.kit.by_handle["key-1"],)
    assert shut(s, 1, 0)["open.key-1"] == "DD-TREAS-04"


def test_terms_are_listed_or_barred_never_both_and_all_of_them_without_deals() -> None:
    for s in (in_fight(), dungeon(monster="ghost L2 pain", dice=(("key-1",),), deals="on")):
        for by, to in ((0, 1), (1, 0), (1, 2)):
            gives, _ = offers_of(RULES).terms(s.game, by, to)
            assert not {choice.key for choice in gives} & set(shut(s, by, to))
    s = dungeon(dice=(("key-1",),))
    assert offers_of(RULES).terms(s.game, 0, 1) == ([], []) and set(shut(s, 0, 1).values()) == {"DD-TRADE-01"}
    assert "die.key-1" in shut(s, 0, 1)


def table(seed: str = "file") -> Session:
    seats = ("human", "human", "bot:random")
    return Session.start("dungeon-dice", {"players": "3", "first": "0", "one-use": "2"}, seats, seed, "always")


def own_die(session: Session, seat: int) -> str:
    game: Dungeon = inside(session.game)
    return game.kit.handles[game.heroes[seat].dice[0]]


def test_a_session_takes_offers_from_seats_that_are_not_asked_and_journals_them() -> None:
    session = table()
    assert session.waiting_for == 0
    words = f"file 0 give die.{own_die(session, 1)}"
    session.choose(1, words)
    assert session.waiting_for == 0 and session.game.asked.prompt == "answer" and inside(session.game).filed == ()
    text = session.journal().text()
    assert f"1 1 {words}\n" in text
    *_, (_, again) = replay(read(text))
    assert again.fingerprint() == session.game.fingerprint() and again.decision.prompt == "answer"


def test_an_offer_can_be_taken_back_by_undo_until_somebody_else_acts() -> None:
    session = table()
    before = session.game.fingerprint()
    session.choose(1, f"file 0 give die.{own_die(session, 1)}")
    assert session.undo(1) == "" and session.game.fingerprint() == before
    session.choose(1, f"file 0 give die.{own_die(session, 1)}")
    session.choose(0, "refuse")
    assert session.undo(1) == "undo-barrier"


def test_a_refused_offer_leaves_no_entry() -> None:
    session = table()
    with pytest.raises(IllegalChoice):
        session.choose(1, "file 0 give die.nothing")
    assert session.entries == []


def test_a_journal_with_an_offer_that_does_not_fit_says_where() -> None:
    session = table()
    session.choose(0, "search")
    text = session.journal().text().replace("1 0 search", "1 1 file 0 give die.nothing")
    with pytest.raises(JournalError, match="file 0 give die"):
        list(replay(read(text)))


def test_copies_keep_what_was_written() -> None:
    s = file(in_fight(), 2, "1 give die.key-1 for die.bomb-1")
    clone = s.game.clone()
    fresh = s.game.clone()
    fresh.filed = ()
    fresh.restore(s.game.save())
    assert clone.fingerprint() == fresh.fingerprint() == s.game.fingerprint()
    offers_of(RULES).file(clone, 2, parse("file"))
    assert clone.filed == () and filed(s)


def test_only_the_writer_reads_of_it() -> None:
    s = file(in_fight(), 2, "1 give die.key-1")
    assert [line.to for line in s.game.log or [] if line.message == "files"] == [2]
