"""Bots: companions that are built, improved and activated (DT-COMPANION-03). Each is a token with a basic and an advanced
side, which share a stack; the basic one is listed first."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.effects.aim import ENOUGH
from tablee.games.dice_throne.rules.effects.damage import announce
from tablee.games.dice_throne.rules.pointing import token_of
from tablee.games.dice_throne.rules.records import Kind, Part
from tablee.games.dice_throne.rules.run import Freely, Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import ACTIVATED, PLAIN, Token
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.effect import Amount, Effect
from tablee.kernel.frozen import frozen


def bots(game: Battle, seat: int) -> list[tuple[Kind, Kind]]:
    """Both sides of every Bot of this player, in play or not."""
    own = [kind for kind in game.kit.kinds if kind.owner == seat and ACTIVATED in kind.token.on]
    stacks = list(dict.fromkeys([kind.token.stack for kind in own]))
    sides = [[kind for kind in own if kind.token.stack == stack] for stack in stacks]
    return [(both[0], both[-1]) for both in sides]


def in_play(game: Battle, seat: int) -> list[Kind]:
    tokens = game.players[seat].tokens
    return [kind for both in bots(game, seat) for kind in both if tokens[kind.uid]]


class Bots(Amount):
    """1 for each Bot you have in play."""

    def value(self, game: Battle, run: Run) -> int:
        return len(in_play(game, run.seat))


class OneBot(Node):
    """One of your choice."""

    def those(self, game: Battle, seat: int) -> list[Kind]:
        raise NotImplementedError

    def chosen(self, game: Battle, seat: int, kind: Kind) -> None:
        raise NotImplementedError

    def do(self, game: Battle, run: Run) -> Flow | None:
        found = self.those(game, run.seat)
        return ask(run.seat, "which-bot", [BOT(kind.id) for kind in found], "answered") if found else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        self.chosen(game, run.seat, game.kit.by_id[str(choice.args[0])])
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if self.those(game, seat) else "DT-COMPANION-03"

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase


@frozen
class BuildBot(OneBot):
    """One that is not in play yet, of your choice, comes into play on its basic or its advanced side."""

    advanced: bool = False

    def those(self, game: Battle, seat: int) -> list[Kind]:
        tokens = game.players[seat].tokens
        return [both[self.advanced] for both in bots(game, seat) if not any([tokens[kind.uid] for kind in both])]

    def chosen(self, game: Battle, seat: int, kind: Kind) -> None:
        game.add_tokens(seat, kind, 1)


class ImproveBot(OneBot):
    """A basic one of your choice is turned to its advanced side."""

    def those(self, game: Battle, seat: int) -> list[Kind]:
        tokens = game.players[seat].tokens
        return [both[0] for both in bots(game, seat) if tokens[both[0].uid] and both[0] is not both[1]]

    def chosen(self, game: Battle, seat: int, kind: Kind) -> None:
        advanced = [both[1] for both in bots(game, seat) if both[0] is kind][0]
        game.add_tokens(seat, kind, -1)
        game.add_tokens(seat, advanced, 1)


# ---------------------------------------------------------------------- what they do
def activated(game: Battle, run: Run, kind: Kind) -> Flow | None:
    """The text of a Bot, for its owner; what it adds to an attack it adds to the one that is being made."""
    if game.log is not None:
        token = f"@token.{kind.token.id}"
        game.note("DT-COMPANION-03", "activates-companion", who=f"&{run.seat}", token=token)
    return Run(run.seat, kind.token.on[ACTIVATED].key, target=run.target, token=kind.uid)


@frozen
class Activate(Node):
    """A certain one: its own texts say when, and for what price."""

    token: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        return activated(game, run, game.kit.kind(self.token, run.seat))

    def forbids(self, game: Battle, seat: int) -> str:
        return self.token.on[ACTIVATED].root.forbids(game, seat)


@frozen
class ActivateBots(Node):
    """Up to so many different ones that you have in play, for nothing."""

    most: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        found = [kind for kind in in_play(game, run.seat) if kind.uid not in run.picked]
        found = [kind for kind in found if not kind.token.on[ACTIVATED].root.forbids(game, run.seat)]
        if not found or len(run.picked) == self.most:
            run.picked = ()
            return None
        return ask(run.seat, "which-bot", [*[BOT(kind.id) for kind in found], ENOUGH.bare], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            run.picked = ()
            return None
        kind = game.kit.by_id[str(choice.args[0])]
        run.picked += (kind.uid,)
        run.push(self)
        return activated(game, run, kind)


@frozen
class OnceATurn(Freely):
    """Whichever side of the Bot, and whoever paid for it."""

    what: Effect

    def do(self, game: Battle, run: Run) -> Flow | None:
        player, mark = game.players[run.seat], game.kit.kinds[run.token].token.stack
        if mark not in player.used:
            player.used += (mark,)
            run.push(self.what)
        return None


@frozen
class Detonate(Node):
    """Every such token on any player goes: one deals 1 damage to its holder, each further one 2 more."""

    token: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        kind = game.kit.kind(self.token, run.seat)
        for seat, player in enumerate(game.players):
            n = player.tokens[kind.uid]
            if n:
                game.add_tokens(seat, kind, -n)
                announce(game, run, seat, Part(run.seat, PLAIN, 2 * n - 1, False, run.source))
                run.deals = True
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        kind = game.kit.kind(self.token, seat)
        return "" if any([player.tokens[kind.uid] for player in game.players]) else "DT-STATUS-06"


# ---------------------------------------------------------------------- verbs
def bot_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"token": token_of(game, choice.args[0])}


def on_bot(game: Battle, seat: int, choice: Option) -> list[str]:
    kind = game.kit.by_id[str(choice.args[0])]
    return [f"t{seat}.{kind.id}"] if game.players[seat].tokens[kind.uid] else []


BOT = Verb("bot", words=bot_words, on=on_bot)
VERBS: list[Verb[Battle]] = [BOT]
