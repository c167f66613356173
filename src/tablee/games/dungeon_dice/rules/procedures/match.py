"""The whole game: setting up, then turns until somebody has won (DD-SETUP)."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.rules.procedures.turn import Turn
from tablee.games.dungeon_dice.rules.records import Hero
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BAGS
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, goto
from tablee.kernel.record import record


@record
class Match(Procedure):
    STEPS = {
        "fill_bags": "DD-SETUP-01",
        "heroes": "DD-SETUP-02",
        "equip": "DD-SETUP-03",
        "first_player": "DD-SETUP-04",
        "play": "DD-TURN-01",
    }

    rolling: tuple[int, ...] = ()  # seats that still roll for the first turn

    def fill_bags(self, game: Dungeon) -> Flow | None:
        for group, bag in BAGS.items():
            game.bags[bag] = tuple([die for die, one in enumerate(game.kit.defs) if one.group == group])
        return None

    def heroes(self, game: Dungeon) -> Flow | None:
        """Level 1, no experience, no wound, no Glory."""
        game.heroes = [Hero() for _ in range(game.kit.seats)]
        self.rolling = tuple(range(game.kit.seats))
        return None

    def equip(self, game: Dungeon) -> Flow | None:
        """Two equipment dice each, worn as far as hands allow; some tables begin with one-use dice too."""
        for seat, hero in enumerate(game.heroes):
            for _ in range(2):
                game.give(seat, game.draw("blue"), "DD-SETUP-03")
            for _ in range(int(game.kit.readings["one-use"])):
                game.give(seat, game.draw("red"), "DD-SETUP-03")
            free, armour = 2, True
            for die in hero.dice:
                one = game.kit.defs[die]
                if one.armor and armour:
                    armour = False
                    hero.worn += (die,)
                elif one.hands and one.hands <= free:
                    free -= one.hands
                    hero.worn += (die,)
        return None

    def first_player(self, game: Dungeon) -> Flow | None:
        """The highest Monster Level die begins; those who tie roll again."""
        if game.kit.setup.first >= 0:
            game.active = game.kit.setup.first
            return None
        faces = game.rng.dice(len(self.rolling))
        everybody = "+".join([str(face) for face in faces])
        for seat, face in zip(self.rolling, faces):
            first: dict[str, Any] = {"all_": everybody} if seat == self.rolling[0] else {}
            game.note("DD-SETUP-04", "rolls-first", who=f"&{seat}", n=face, **first)
        self.rolling = tuple([seat for seat, face in zip(self.rolling, faces) if face == max(faces)])
        if len(self.rolling) > 1:
            return goto("first_player")
        game.active = self.rolling[0]
        game.note("DD-SETUP-04", "begins", who=f"&{game.active}")
        return None

    def play(self, game: Dungeon) -> Flow | None:
        return Turn()
