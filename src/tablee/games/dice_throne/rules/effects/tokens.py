"""Status effects: gained, inflicted, removed, moved (DT-STATUS)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.effects.aim import ENOUGH, PLAYER, TARGET, WHOM, YOU, Aimed, seats_for
from tablee.games.dice_throne.rules.effects.tricks import Binding
from tablee.games.dice_throne.rules.pointing import number_words, player_words, token_of
from tablee.games.dice_throne.rules.records import Kind
from tablee.games.dice_throne.rules.run import NO, Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import GAINED, NEGATIVE, Token
from tablee.games.dice_throne.rules.window import one_by_one
from tablee.kernel.decision import YES_NO, Args, Flow, Option, ask
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen


def place(game: Battle, run: Run, seat: int, token: Token, n: int) -> Flow | None:
    """Put tokens on a player; a full stack that bursts does so first (DT-HERO-PIR-13).

    Cards and abilities of every kind come here: offensive, defensive, passive (DT-STATUS-04, DT-STATUS-05).
    """
    if token.sooner is not None and game.upgrades(run.seat) >= token.sooner[0]:
        token = token.sooner[1]  # DT-HERO-WID-08
    return put(game, run, seat, game.kit.kind(token, run.seat), n)


def put(game: Battle, run: Run, seat: int, kind: Kind, n: int) -> Flow | None:
    """The same with tokens of a kind that is known."""
    token = kind.token
    if token.blocks:
        return Binding(run.seat, seat, kind.uid, n)
    bursts: list[Run] = []
    if token.burst is not None:
        bursts = [Run(seat, token.burst.key, token=kind.uid) for _ in range(n - game.room(seat, kind))]
    placed = game.add_tokens(seat, kind, n)
    attack = game.attack
    placed += len(bursts)  # the new one stays, the old one is gone
    if placed and attack is not None and attack.to == seat and run.seat == attack.by:
        attack.inflicted += (kind.uid,) * placed
    if placed and GAINED in token.on:
        bursts += [Run(seat, token.on[GAINED].key, token=kind.uid) for _ in range(placed)]
    return one_by_one(bursts + filled(game, seat, kind, placed))


def filled(game: Battle, seat: int, kind: Kind, placed: int) -> list[Run]:
    """A Stack Limit that has just been reached may have a text of its own (DT-HERO-PAN-03)."""
    if placed <= 0 or kind.token.full is None or game.room(seat, kind):
        return []
    return [Run(seat, kind.token.full.key, token=kind.uid)]


@frozen
class Gain(Aimed):
    """You, or a player of your choice, get tokens (DT-STATUS-03)."""

    token: Token
    n: Number = 1
    who: str = YOU

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        n = value(self.n, game, run)
        if n <= 0:
            return None
        kind = game.kit.kind(self.token, run.seat)
        if self.token.refusable and kind.owner == seat and game.room(seat, kind):  # DT-HERO-PIR-06: each of them
            what = f"@token.{self.token.id}"
            if n == 1:
                return ask(seat, "accept", YES_NO, "answered", what=what)
            return ask(seat, "how-many", [AMOUNT(i) for i in range(n, -1, -1)], "answered", what=what)
        return place(game, run, seat, self.token, n)

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if WHOM.of(choice):
            return place(game, run, int(choice.args[0]), self.token, value(self.n, game, run))
        if NO.of(choice):
            return None
        n = int(choice.args[0]) if AMOUNT.of(choice) else value(self.n, game, run)
        return place(game, run, seats_for(game, run, self.who)[0], self.token, n)

    def matters(self, game: Battle, seat: int) -> bool:
        return any([not way.text.root.forbids(game, seat) for way in self.token.ways])


@frozen
class StartWith(Node):
    """Tokens a hero begins with (DT-SETUP-07)."""

    token: Token
    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        return place(game, run, run.seat, self.token, self.n)


@frozen
class Inflict(Node):
    """Tokens for the target, or for up to `most` opponents of your choice: different ones, or none at all."""

    token: Token
    n: Number = 1
    who: str = TARGET
    most: int = 1

    def targeted(self) -> bool:
        return self.who == TARGET

    def do(self, game: Battle, run: Run) -> Flow | None:
        seats = [seat for seat in seats_for(game, run, self.who) if self.most == 1 or seat not in run.picked]
        if not seats or value(self.n, game, run) <= 0:
            run.picked = () if self.most > 1 else run.picked  # the next such clause chooses anew
            return None
        if len(seats) == 1 and self.most == 1:
            return place(game, run, seats[0], self.token, value(self.n, game, run))
        enough = [ENOUGH.bare] if self.most > 1 else []
        return ask(run.seat, "choose-player", [*[WHOM(seat) for seat in seats], *enough], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            run.picked = ()
            return None
        seat = int(choice.args[0])
        if self.most > 1:
            run.picked += (seat,)
            if len(run.picked) < self.most:
                run.push(self)
            else:
                run.picked = ()
        return place(game, run, seat, self.token, value(self.n, game, run))


@frozen
class OfToken(Node):
    """What happens to tokens of one kind."""

    token: Token

    def kind(self, game: Battle, run: Run) -> Kind:
        return game.kit.kind(self.token, run.seat)


@frozen
class Lose(OfToken):
    """You lose tokens of this kind."""

    n: int = 1

    def do(self, game: Battle, run: Run) -> Flow | None:
        run.tally = -game.add_tokens(run.seat, self.kind(game, run), -self.n)
        return None

    def kind(self, game: Battle, run: Run) -> Kind:
        if self.token.owned and run.token >= 0:
            return game.kit.kinds[run.token]
        return super().kind(game, run)


class LoseAll(OfToken):
    """You lose every token of this kind."""

    @property
    def uses_up(self) -> bool:
        return True

    def do(self, game: Battle, run: Run) -> Flow | None:
        kind = self.kind(game, run)
        run.tally = -game.add_tokens(run.seat, kind, -game.players[run.seat].tokens[kind.uid])
        return None


@frozen
class BecomeToken(Node):
    """A token is turned to its other side (DT-HERO-WID-09)."""

    old: Token
    new: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        old, new = game.kit.kind(self.old, run.seat), game.kit.kind(self.new, run.seat)
        if game.add_tokens(run.seat, old, -1):
            game.add_tokens(run.seat, new, 1)
        return None


@frozen
class LoseUpTo(OfToken):
    """Remove as many of your tokens as you like, up to a number."""

    most: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        have = game.players[run.seat].tokens[self.kind(game, run).uid]
        options = [AMOUNT(n) for n in range(min(self.most, have), -1, -1)]
        return ask(run.seat, "how-many", options, "answered", what=f"@token.{self.token.id}")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        run.tally = int(choice.args[0])
        game.add_tokens(run.seat, self.kind(game, run), -run.tally)
        return None


class LoseAnywhere(OfToken):
    """Remove any number of your own tokens of this kind, from any player (DT-HERO-PIR-22)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        kind = self.kind(game, run)
        found = [REMOVE(seat, kind.id) for seat, p in enumerate(game.players) if p.tokens[kind.uid]]
        return ask(run.seat, "remove-any", [*found, ENOUGH.bare], "answered") if found else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if not ENOUGH.of(choice):
            game.add_tokens(int(choice.args[0]), game.kit.by_id[str(choice.args[1])], -1)
            run.push(self)
        return None


def removable(game: Battle, seats: list[int]) -> list[Option]:
    """Tokens that a card may take off these players; some are protected (DT-HERO-WID-04, DT-HERO-PIR-05)."""
    out = []
    for seat in seats:
        tokens = game.players[seat].tokens
        for uid in game.kit.removable:  # DT-STATUS-14: unless its own text keeps it
            if tokens[uid]:
                out.append(REMOVE(seat, game.kit.kinds[uid].id))
    return out


@frozen
class RemoveToken(Node):
    """Remove 1 status token, from anybody or from yourself (DT-STATUS-06)."""

    who: str = PLAYER

    def do(self, game: Battle, run: Run) -> Flow | None:
        options = removable(game, seats_for(game, run, self.who))
        return ask(run.seat, "remove-token", options, "answered") if options else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        game.add_tokens(int(choice.args[0]), game.kit.by_id[str(choice.args[1])], -1)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        seats = [seat] if self.who == YOU else [s for s, p in enumerate(game.players) if not p.out]
        for other in seats:
            tokens = game.players[other].tokens
            for uid in game.kit.removable:
                if tokens[uid]:
                    return ""
        return "DT-STATUS-06"


class RemoveNegative(Node):
    """Remove 1 of your own negative status tokens."""

    def those(self, game: Battle, seat: int) -> list[Option]:
        kinds = [kind for kind in game.kit.kinds if kind.token.kind == NEGATIVE and kind.token.removable]
        return [REMOVE(seat, kind.id) for kind in kinds if game.players[seat].tokens[kind.uid]]

    def do(self, game: Battle, run: Run) -> Flow | None:
        return ask(run.seat, "remove-token", self.those(game, run.seat), "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        game.add_tokens(run.seat, game.kit.by_id[str(choice.args[1])], -1)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if self.those(game, seat) else "DT-STATUS-06"


@frozen
class RemoveAllTokens(Aimed):
    """Every status token leaves a player of your choice (DT-CARD-21)."""

    who: str = PLAYER

    def fits(self, game: Battle, run: Run, seat: int) -> bool:
        return bool(removable(game, [seat]))

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        for kind in game.kit.kinds:
            if kind.token.removable:  # never a companion (DT-COMPANION-02)
                game.add_tokens(seat, kind, -game.players[seat].tokens[kind.uid])
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if removable(game, list(game.order())) else "DT-STATUS-06"


class MoveToken(Node):
    """Move 1 status token from a player to another (DT-CARD-15)."""

    def moves(self, game: Battle, most: int = 999) -> list[Option]:
        out: list[Option] = []
        seats = game.order()
        for seat in seats:
            for kind in game.kit.kinds:
                if game.players[seat].tokens[kind.uid] and kind.token.transferable:  # DT-STATUS-14
                    for other in seats:
                        if other != seat and (game.room(other, kind) or kind.token.burst is not None):
                            out.append(MOVE(kind.id, seat, other))
                            if len(out) == most:
                                return out
        return out

    def do(self, game: Battle, run: Run) -> Flow | None:
        options = self.moves(game)
        return ask(run.seat, "move-token", options, "answered") if options else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        name, giver, taker = choice.args
        return move(game, run, game.kit.by_id[str(name)], int(giver), int(taker))

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if self.moves(game, 1) else "DT-CARD-15"


def move(game: Battle, run: Run, kind: Kind, giver: int, taker: int) -> Flow | None:
    """It keeps the side it shows (DT-HERO-WID-10)."""
    burst = kind.token.burst if not game.room(taker, kind) else None
    game.add_tokens(giver, kind, -1)
    moved = game.add_tokens(taker, kind, 1)
    if burst is not None:
        return Run(taker, burst.key, token=kind.uid)
    return one_by_one(filled(game, taker, kind, moved))


@frozen
class PassToken(Aimed):
    """Give this token to another player of your choice (DT-HERO-PIR-11)."""

    token: Token
    who: str = PLAYER

    def fits(self, game: Battle, run: Run, seat: int) -> bool:
        return seat != run.seat

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        return move(game, run, game.kit.kind(self.token, run.seat), run.seat, seat)


@frozen
class RaiseLimit(OfToken):
    """Your Stack Limit for this token rises for the rest of the game (DT-STATUS-13)."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        kind = self.kind(game, run)
        raised = game.players[run.seat].raised
        raised[kind.uid] = raised.get(kind.uid, 0) + self.n
        game.note("DT-STATUS-13", "raises-limit", who=f"&{run.seat}", token=f"@token.{self.token.id}", n=self.n)
        return None


class FillUp(OfToken):
    """You gain as many of these tokens as you may hold (DT-STATUS-11)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return place(game, run, run.seat, self.token, game.room(run.seat, self.kind(game, run)))


class UndoInflicted(Node):
    """Take off one token that this attack has just inflicted on you."""

    def those(self, game: Battle, seat: int) -> list[Option]:
        attack = game.attack
        if attack is None or attack.to != seat:
            return []
        kinds = sorted({uid for uid in attack.inflicted if game.players[seat].tokens[uid]})
        return [REMOVE(seat, game.kit.kinds[uid].id) for uid in kinds if game.kit.kinds[uid].token.removable]

    def do(self, game: Battle, run: Run) -> Flow | None:
        options = self.those(game, run.seat)
        return ask(run.seat, "remove-token", options, "answered") if options else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        game.add_tokens(int(choice.args[0]), game.kit.by_id[str(choice.args[1])], -1)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if self.those(game, seat) else "DT-STATUS-06"


@frozen
class Advance(Node):
    """Every such token on any player advances: the early side turns, the late side goes off."""

    early: Token
    late: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        early, late = game.kit.kind(self.early, run.seat), game.kit.kind(self.late, run.seat)
        runs = []
        for seat, player in enumerate(game.players):
            going_off, turning = player.tokens[late.uid], player.tokens[early.uid]
            assert self.late.off is not None
            runs += [Run(seat, self.late.off.key, token=late.uid) for _ in range(going_off)]
            for _ in range(turning):
                game.add_tokens(seat, early, -1)
                player.tokens[late.uid] += 1
        return one_by_one(runs)


# ---------------------------------------------------------------------- verbs
def remove_words(game: Battle, seat: int, choice: Option) -> Args:
    return {**player_words(game, seat, choice), "token": token_of(game, choice.args[1])}


def move_words(game: Battle, seat: int, choice: Option) -> Args:
    name, giver, taker = choice.args
    return {"token": token_of(game, name), "who": f"&{giver}", "whom": f"&{taker}"}


def on_removed(game: Battle, seat: int, choice: Option) -> list[str]:
    return [f"t{choice.args[0]}.{choice.args[1]}"]


def on_moved(game: Battle, seat: int, choice: Option) -> list[str]:
    name, giver, taker = choice.args
    return [f"t{giver}.{name}", f"seat{taker}"]


AMOUNT = Verb("amount", words=number_words, on=nothing)
REMOVE = Verb("remove", words=remove_words, on=on_removed)
MOVE = Verb("move", words=move_words, on=on_moved)
VERBS: list[Verb[Battle]] = [AMOUNT, REMOVE, MOVE]
