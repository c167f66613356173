"""SD-REF-02: the example of play as one game, turn after turn, with the dice of the book."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.procedures.match import Match
from tests.games.super_dungeon.scene import OPEN, Scene

KNIGHT, HUNTRESS, PRINCESS = "questing-knight", "thundervale-huntress", "princess-emerald"
HOLLOW_1, HOLLOW_2 = "old-growth-hollow-1", "old-growth-hollow-2"
MOOK_FAILS = ("b0", "b0", "b0", "b0")
GUARD = ("b1", "b0", "b0", "r0")  # the Huntress in her striped pants: one star


class Played(Scene):
    """The dungeon of the example: two tiles, the pair of Hollows with its monsters, the Bramble Knight with its own."""

    def __init__(self) -> None:
        super().__init__(rows=[OPEN, OPEN])
        self.game.tiles = tuple([tile.but(entered=True) for tile in self.game.tiles])
        for hero, x, y in ((KNIGHT, 1, 2), (HUNTRESS, 3, 5), (PRINCESS, 1, 9)):
            self.hero(hero, x, y, potions=1)
        for point, x, y in ((HOLLOW_1, 7, 6), (HOLLOW_2, 18, 4), ("bramble-knight", 16, 8)):
            self.put(point, x, y)
        mooks = ((3, 2), (3, 1), (5, 4), (5, 5), (18, 7), (20, 6))
        for k, (x, y) in enumerate(mooks):
            self.put(f"mook-{k + 1}", x, y)
        for monster, x, y in (("wisp-1", 2, 4), ("wisp-2", 20, 3), ("turniphead-1", 9, 9), ("turniphead-2", 17, 3)):
            self.put(monster, x, y)
        for monster, x, y in (("frog-knight-1", 9, 5), ("frog-knight-2", 14, 8)):
            self.put(monster, x, y)
        for k in range(4):
            self.put(f"billmen-{k + 1}", 15 + k, 11)
        self.lay("chest", 7, 9)
        self.game.loot = tuple(
            [self.card(id) for id in ("dwarven-axe", "potion-bandolier", "chainmail", "steel-sword")]
        )
        self.game.treasure = (self.card("lucky-striped-pants"),)
        match = Match()
        match.resume = "hero_turn"
        self.run(match)

    def play(self, *choices: str) -> None:
        """Nobody drinks in an emergency unless the script says so."""
        for choice in choices:
            while self.prompt == "emergency":
                self.choose("0:pass")
            self.choose(choice)
        while self.prompt == "emergency":
            self.choose("0:pass")

    def done(self) -> None:
        """The monster's activation is over, with what it has left."""
        while self.prompt in ("emergency", "act"):
            self.choose("0:pass" if self.prompt == "emergency" else "1:end")

    def track(self) -> tuple[int, int, int]:
        return self.wounds(KNIGHT), self.wounds(HUNTRESS), self.wounds(PRINCESS)


@pytest.mark.rule("SD-REF-02")
def test_the_example_of_play() -> None:
    s = Played()
    game = s.game
    # Hero Turn 1: the Knight destroys two Mooks and wounds a Wisp
    s.choose(f"0:activate {KNIGHT}")
    for target in ("mook-1", "mook-2", "wisp-1"):
        s.dice("r2", "r0")
        s.choose(f"act melee-attack {target}")
    s.choose("move 3 8")
    assert s.place("mook-1") is None and s.place("mook-2") is None and s.wounds("wisp-1") == 1
    s.choose("end")
    assert len(game.backpack) == 2, "two Loot cards"
    s.choose(f"0:equip dwarven-axe {HUNTRESS}", f"equip potion-bandolier-1 {PRINCESS}")
    # Consul Turn 1: a Frog Knight and two Mooks, four skull points
    s.play("1:activate frog-knight-1")
    s.dice("b2", "b1", "r0", "b1", "b0", "b0")
    s.play(f"1:act frogger {HUNTRESS}", "place frog-knight-1 2 5")
    assert s.track() == (0, 1, 0)
    s.dice("b0", "b0", "r0", "b1", "b0", "b0")
    s.play(f"1:act melee-attack {HUNTRESS}")
    assert s.track() == (0, 1, 0), "its second attack fails"
    s.done()
    s.choose("1:activate mook-3")
    s.dice("b2", "b1", "b0", "b1", "b0", "b0")
    s.calmly(f"1:act melee-attack {HUNTRESS}")
    s.done()
    s.choose("1:activate mook-4")
    s.dice(*MOOK_FAILS, "b1", "b0", "b0")
    s.calmly(f"1:act melee-attack {HUNTRESS}")
    s.done()
    assert game.skulls_spent == 4 and s.track() == (0, 2, 0) and s.statuses(HUNTRESS) == ["poison"]
    assert s.prompt == "hero-turn", "no skull points are left: the turn is over"
    # Hero Turn 2: the Princess wounds a Hollow twice, destroys a Turnip Head and drinks the Knight's potion
    s.choose(f"0:activate {PRINCESS}")
    for target in (HOLLOW_1, HOLLOW_1, "turniphead-1"):
        s.dice("b1", "b0", "r1")
        s.choose(f"act missile-attack {target}")
    assert s.wounds(HOLLOW_1) == 2 and s.place("turniphead-1") is None and s.left()[0] == 0
    s.choose(f"drink magic-armor {KNIGHT}", "end")
    assert game.models[s.n(KNIGHT)].potions == 0
    s.choose(f"0:equip chainmail-1 {KNIGHT}")
    # Consul Turn 2: the pair spawns
    s.play(f"1:spawn {HOLLOW_1}")
    while s.prompt == "place":
        handle = s.options()[0].split()[1]
        spots = {
            "sprout": "sprout 17 6",
            "turniphead-1": "turniphead-1 20 4",
            "mook-1": "mook-1 9 8",
            "mook-2": "mook-2 10 8",
        }
        s.choose(f"1:place {spots[handle]}")
    s.play()
    assert (s.wounds(HOLLOW_1), s.wounds(HOLLOW_2)) == (3, 1)
    assert s.place("mook-1") == (9, 8) and s.place("mook-2") == (10, 8) and s.place("sprout") == (17, 6)
    # Hero Turn 3: the poisoned Huntress destroys the Hollow, takes the coin and smashes the chest
    assert game.active == s.n(HUNTRESS), "she is the last of the cycle"
    assert s.left() == (2, 8)
    s.choose("move 5 8")
    s.dice("b2", "b0", "r0")
    s.choose(f"act melee-attack {HOLLOW_1}", "0:drop coin 7 7", "act pick-up 7 7", "act smash-chest 7 9")
    assert game.coins == 1 and list(game.backpack) == [s.card("lucky-striped-pants")] and s.tokens("chest") == []
    s.choose("end")
    assert sorted(game.backpack) == sorted((s.card("lucky-striped-pants"), s.card("steel-sword"))), "a Treasure, a Loot"
    s.choose(f"equip steel-sword-1 {KNIGHT}", f"equip lucky-striped-pants {HUNTRESS}")
    assert s.prompt == "mini-boss"
    s.choose("1:place bashful-boris 8 3")
    assert game.coins == 1 and s.track() == (0, 2, 0) and s.statuses(HUNTRESS) == ["poison"]
    assert game.tiles_of(s.n("bashful-boris")) == [0] and s.wounds(HOLLOW_2) == 1
    # Consul Turn 3: two Mooks, an emergency potion, Boris free of charge, two more Mooks
    for mook, square, wounds in (("mook-3", "7 10", 3), ("mook-4", "4 10", 4)):
        s.play(f"1:activate {mook}", f"1:move {square}")
        s.dice("b2", "b1", "b0", "b0", *GUARD)
        s.calmly(f"1:act melee-attack {HUNTRESS}")
        assert s.wounds(HUNTRESS) == wounds
        if wounds == 3:
            s.done()
    assert s.prompt == "emergency"
    s.choose(f"0:emergency {HUNTRESS} hunters-rations {PRINCESS}")
    s.choose(f"0:heal {HUNTRESS}")
    assert s.wounds(HUNTRESS) == 2 and game.models[s.n(PRINCESS)].potions == 0
    s.done()
    s.play("1:activate bashful-boris", "1:move 5 6")
    s.dice("b2", "b1", "b0", "r1", "r0", "b1", "b0", "b0", "r0", *GUARD)
    s.play("1:act sweeping-mace s")
    assert s.track() == (1, 3, 0), "one roll against the Knight and the Huntress"
    for attack, dice in (("melee-attack", ("b1", "b0", "b0", "r0", "r0")), ("berserk", ("b2", "b1", "b0", "r0", "r0"))):
        s.dice(*dice, *GUARD)
        s.play(f"1:act {attack} {HUNTRESS}")
    assert s.track() == (1, 4, 0) and s.left() == (1, 3), "one paid with an action point, one granted by Berserk"
    s.done()
    assert game.skulls_spent == 2, "Boris is the free Super"
    for mook, square in (("mook-1", "7 8"), ("mook-2", "7 9")):
        s.play(f"1:activate {mook}", f"1:move {square}")
        s.dice(*MOOK_FAILS, *GUARD)
        s.calmly(f"1:act melee-attack {HUNTRESS}")
        s.done()
    assert s.track() == (1, 4, 0) and game.models[s.n(PRINCESS)].potions == 0
    # Hero Turn 4: a coin in upkeep heals the Huntress of everything
    s.choose(f"0:activate {KNIGHT}", f"0:coin {HUNTRESS}")
    assert s.track() == (1, 0, 0) and s.statuses(HUNTRESS) == [] and game.coins == 0
