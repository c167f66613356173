"""A draft: before anything is laid out, everybody chooses a hero at the table. No book has one; the ways to do it are ours."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.layout import lay_out
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, goto
from tablee.kernel.record import record

#: pick: in turn; ban: everybody rules a hero out first; snake: and then they choose the other way round
WAYS = ("pick", "ban", "snake")


def bans(way: str) -> bool:
    return way != "pick"


@record
class Draft(Procedure):
    STEPS = {
        "begin": "DT-COMP-02",
        "ban": "DT-COMP-02",
        "pick": "DT-COMP-02",
        "laid_out": "DT-SETUP-01 DT-SETUP-02 DT-SETUP-03",
        "match": "DT-SETUP-04",
    }

    first: int = -1  # who is asked first
    banned: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()  # in the order in which they were chosen

    def about(self) -> Args | None:
        return {} if len(self.taken) == 0 or self.step == "pick" else None  # afterwards the match says where we are

    def begin(self, game: Battle) -> Flow | None:
        setup = game.kit.setup
        self.first = setup.first if setup.first >= 0 else game.rng.below(setup.seats, "draft")
        game.note("DT-COMP-02", "drafts", n=self.first + 1)
        return None if bans(setup.draft) else goto("pick")

    def ban(self, game: Battle) -> Flow | None:
        return ask(self.order(game)[len(self.banned)], "ban", [BAN(id) for id in self.left(game)], "bans")

    def bans(self, game: Battle, choice: Option) -> Flow | None:
        hero = str(choice.args[0])
        game.note("DT-COMP-02", "bans", n=self.order(game)[len(self.banned)] + 1, hero=f"@hero.{hero}")
        self.banned += (hero,)
        return goto("ban") if len(self.banned) < game.kit.seats else None

    def pick(self, game: Battle) -> Flow | None:
        return ask(self.choosers(game)[len(self.taken)], "pick", [PICK(id) for id in self.left(game)], "picks")

    def picks(self, game: Battle, choice: Option) -> Flow | None:
        hero = str(choice.args[0])
        game.note("DT-COMP-02", "picks", n=self.choosers(game)[len(self.taken)] + 1, hero=f"@hero.{hero}")
        self.taken += (hero,)
        return goto("pick") if len(self.taken) < game.kit.seats else None

    def laid_out(self, game: Battle) -> Flow | None:
        chosen = dict(zip(self.choosers(game), self.taken, strict=True))
        game.draft(tuple([chosen[seat] for seat in range(game.kit.seats)]))
        lay_out(game)
        return None

    def match(self, game: Battle) -> Flow | None:
        return Match()

    # ------------------------------------------------------------------ who and whom
    def order(self, game: Battle) -> tuple[int, ...]:
        """As turns go: teams alternate (DT-MODE2V2-02)."""
        turns = game.kit.turns
        at = turns.index(self.first)
        return (*turns[at:], *turns[:at])

    def choosers(self, game: Battle) -> tuple[int, ...]:
        order = self.order(game)
        return order[::-1] if game.kit.setup.draft == "snake" else order

    def left(self, game: Battle) -> list[str]:
        """Nobody plays the same hero twice: a kit is one player's own (DT-COMP-02)."""
        return [id for id in game.kit.setup.pool if id not in self.banned and id not in self.taken]


def hero_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"hero": f"@hero.{choice.args[0]}"}


def on_hero(game: Battle, seat: int, choice: Option) -> tuple[str, ...]:
    return (f"h.{choice.args[0]}",)


def drafting(game: Battle, seat: int, choice: Option) -> str:
    """'' while there is a draft, and nobody has this hero."""
    frame = game.stack[-1]
    free = isinstance(frame, Draft) and len(choice.args) == 1 and str(choice.args[0]) in frame.left(game)
    return "" if free else "DT-COMP-02"


def laid(game: Battle, seat: int, choice: Option) -> str:
    """What comes before all other guards: nobody does anything with a kit that nobody has yet (DT-COMP-02)."""
    return "" if game.players else "DT-COMP-02"


BAN = Verb("ban", drafting, words=hero_words, on=on_hero)
PICK = Verb("pick", drafting, words=hero_words, on=on_hero)
VERBS = (BAN, PICK)
