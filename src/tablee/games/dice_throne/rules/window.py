"""Acting: windows in order of priority (DT-TIME), playing a card, spending a token, using a passive."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.guards import can_play, can_spend, can_use, usable, way_of
from tablee.games.dice_throne.rules.pointing import card_words, on_card, own, token_of
from tablee.games.dice_throne.rules.priority import Window
from tablee.games.dice_throne.rules.run import Run, aims
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import DICE_ONLY, INSTANT, MAIN, PRIORITY, ROLL, ROLL_PHASES, UPGRADED
from tablee.kernel.decision import PASS, Args, Flow, Option
from tablee.kernel.procedure import Procedure, goto
from tablee.kernel.record import record


class ActionWindow(Window):
    """The Active Player first, then clockwise, until all pass; what is declared may be forestalled by instants and spent
    tokens (DT-TIME-04), unless it is a Roll Phase card: nothing comes before that (DT-CARD-08, DT-CARD-11)."""

    STEPS = {
        "whose": "DT-TIME-01 DT-TIME-09",
        "offer": "DT-TIME-01 DT-TIME-02",
        "forestall": "DT-TIME-04 DT-TIME-07",
        "claim": "DT-TIME-03 DT-TIME-05 DT-TIME-06",
        "carry_out": "DT-TIME-04 DT-STATUS-09",
        "again": "DT-TIME-10",
    }
    CLAIMS = True

    def says(self, game: Battle) -> Args:
        """What is going on, what is on its way to whoever is asked, and what was declared."""
        assert game.decision is not None
        coming = sum([game.total(one) for one in game.incoming if one.to == game.decision.seat])
        args: Args = {"n": coming, "about": happening(game)}
        if game.rolls:
            args["whose"] = f"&{game.rolls[-1].seat}"
        if args["about"] == "roll":  # whose text the dice were thrown for
            args["source"] = game.origin(game.rolls[-1].seat, game.rolls[-1].purpose)
        if self.declared:
            rank, choice, _ = self.declared[-1]
            by = game.order()[rank]
            args |= {"who": f"&{by}", "what": declared(game, by, choice)}
        return args

    def usable(self, game: Battle, seat: int) -> list[Option]:
        return usable(game, seat, self.mask)

    def allows(self) -> int:
        return self.ahead() if self.step == "claim" else self.mask

    def ahead(self) -> int:
        """What priority gives to players who have it: no Roll Phase card, upgrade or passive (DT-TIME-01)."""
        return self.mask & ~ROLL | PRIORITY

    def use(self, game: Battle, seat: int, choice: Option) -> Procedure | None:
        return use(game, seat, choice)

    def yields(self, game: Battle, seat: int, choice: Option) -> bool:
        return not PLAY.of(choice) or game.card(seat, game.card_named(seat, str(choice.args[0]))).timing != ROLL

    def urgent(self, game: Battle, seat: int) -> list[Option]:
        return usable(game, seat, self.ahead())

    def declare(self, game: Battle, seat: int, choice: Option) -> None:
        if PLAY.of(choice):
            number = game.card_named(seat, str(choice.args[0]))
            for onlooker in range(game.kit.seats):
                game.show(seat, (number,), onlooker)
        if game.log is not None:
            game.note("DT-TIME-04", "declares", who=f"&{seat}", what=declared(game, seat, choice))

    def fizzle(self, game: Battle, seat: int, choice: Option) -> None:
        game.note("DT-TIME-04", "fizzles", who=f"&{seat}")


def happening(game: Battle) -> str:
    """What a window is about, in one word of ours."""
    if game.rolls:
        roll = game.rolls[-1]
        return roll.purpose if roll.purpose in ("offense", "defense", "targeting") else "roll"
    return "damage" if game.incoming else "moment"


def declared(game: Battle, seat: int, choice: Option) -> str:
    """The sheet of what was declared."""
    name = str(choice.args[0])
    if PLAY.of(choice):
        return game.sheet(seat, game.card_named(seat, name))
    if SPEND.of(choice):
        return token_of(game, name)
    ability = [ability for ability, item, _, _ in game.players[seat].board.uses if item.id == name][0]
    return f"@ability.{game.heroes[seat].id}.{ability.id}"


def window(game: Battle, passes: int = 0, dice_only: bool = False) -> ActionWindow | None:
    """A window, or nothing at all when nobody could use it. `passes`: seats that count as having passed."""
    mask = INSTANT | ROLL if game.phase in ROLL_PHASES else INSTANT  # DT-CARD-10: by anybody, in Roll Phases only
    if dice_only:
        mask |= DICE_ONLY
    kit = game.kit
    for seat in kit.after[game.active][passes] if kit.seats == 2 else game.order()[passes:]:
        found = usable(game, seat, mask)
        if found:
            opened = ActionWindow(mask, 0, passes)
            opened.open_at(found)
            return opened
        passes += 1
    return None


def use(game: Battle, seat: int, choice: Option) -> Procedure | None:
    """Do what was chosen: play, spend, use."""
    name = str(choice.args[0])
    if PLAY.of(choice):
        number = game.card_named(seat, name)
        return PlayCard(seat, number, game.card(seat, number).timing)
    if SPEND.of(choice):
        # DT-STATUS-08, DT-CP-04: it costs nothing and goes back, and its benefit cannot be stopped any more
        kind = game.kit.by_id[name]
        way = way_of(kind, choice)
        assert way is not None
        game.spend(seat, kind, way)
        spent = Run(seat, way.text.key)
        spent.hold = awaits_target(game, seat) and aims(game, spent)
        return spent
    for ability, item, _, _ in game.players[seat].board.uses:
        if item.id == name:  # DT-ABILITY-08
            game.pay(seat, item.price)
            if item.once:
                game.players[seat].used += (item.id,)
            game.note("DT-ABILITY-08", "uses", who=f"&{seat}", ability=f"@ability.{game.heroes[seat].id}.{ability.id}")
            return Run(seat, ability.text_uses[name].key)
    raise KeyError(name)


def triggered(game: Battle, seat: int, moment: str, target: int = -1) -> list[Run]:
    """Everything on this player that mentions this moment."""
    found: list[Run] = []
    kit = game.kit
    if moment not in kit.heard:
        return found
    player = game.players[seat]
    for kind in kit.listeners.get(moment, ()):
        n = player.tokens[kind.uid]
        if n:
            for _ in range(n if moment in kind.token.each else 1):
                found.append(Run(seat, kind.token.on[moment].key, target=target, token=kind.uid))
    for key in player.board.on.get(moment, ()):
        found.append(Run(seat, key, target=target))
    return found


@record
class Several(Procedure):
    """Runs that follow from one moment, one after the other."""

    STEPS = {"next": "DT-TURN-04", "more": "DT-TURN-04"}

    runs: list[Run]

    def next(self, game: Battle) -> Flow | None:
        return self.runs.pop(0) if self.runs else None

    def more(self, game: Battle) -> Flow | None:
        return goto("next") if self.runs else None


def heard(game: Battle, seat: int, moment: str) -> Procedure | None:
    """What follows from a moment for this player; mostly nothing at the table mentions it."""
    return one_by_one(triggered(game, seat, moment)) if moment in game.kit.heard else None


def one_by_one(runs: list[Run]) -> Procedure | None:
    return None if not runs else runs[0] if len(runs) == 1 else Several(runs)


@record
class PlayCard(Procedure):
    """Pay, carry out, put away (DT-CARD-05); a main-phase card can be answered first (DT-CARD-09, DT-TIME-08)."""

    STEPS = {
        "pay": "DT-CARD-02 DT-CARD-05 DT-CP-01",
        "answers": "DT-CARD-07 DT-CARD-09 DT-MAIN-07 DT-TIME-08",
        "carry_out": "DT-CARD-05 DT-MAIN-05 DT-UPGRADE-01",
        "put_away": "DT-CARD-05 DT-SETUP-08",
    }

    seat: int
    card: int
    timing: int

    def resolving(self) -> int:
        return self.timing

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def pay(self, game: Battle) -> Flow | None:
        card = game.card(self.seat, self.card)
        price = game.price(self.seat, card)
        game.pay(self.seat, price)
        game.take_from_hand(self.seat, self.card)
        if game.log is not None:
            game.note("DT-CARD-05", "plays", who=f"&{self.seat}", card=game.sheet(self.seat, self.card), n=price)
        if self.timing != MAIN:
            return goto("carry_out")  # instants, roll cards and upgrades are not interrupted (DT-CARD-08, DT-CARD-11)
        return None

    def answers(self, game: Battle) -> Flow | None:
        return window(game, passes=1)

    def carry_out(self, game: Battle) -> Flow | None:
        card = game.card(self.seat, self.card)
        if card.text is None:
            return lay_upgrade(game, self.seat, self.card)
        target = target_of(game, self.seat)
        return Run(self.seat, card.text.key, target=target, hold=awaits_target(game, self.seat))

    def put_away(self, game: Battle) -> Flow | None:
        if game.card(self.seat, self.card).text is not None:
            game.put_away(self.seat, self.card)
        return None


def target_of(game: Battle, seat: int) -> int:
    """Whom "your target" means on a card: the player one's attack is aimed at."""
    attack = game.attack
    return attack.to if attack is not None and attack.by == seat else -1


def awaits_target(game: Battle, seat: int) -> bool:
    """An attack of one's own has no target yet: what is aimed at it waits."""
    attack = game.attack
    return attack is not None and attack.by == seat and attack.to < 0


def lay_upgrade(game: Battle, seat: int, number: int) -> Procedure | None:
    """Cover the slot for good (DT-UPGRADE-01, DT-UPGRADE-03). The card is in no other zone any more."""
    player, card = game.players[seat], game.card(seat, number)
    runs = list(triggered(game, seat, UPGRADED))
    player.levels = (*player.levels[: card.slot], card.level, *player.levels[card.slot + 1 :])
    player.laid += (number,)
    game.look_at_board(seat)
    player.upgraded += 1
    if game.log is not None:
        game.note("DT-UPGRADE-01", "upgrades", who=f"&{seat}", card=game.sheet(seat, number))
    return one_by_one(runs)


# ---------------------------------------------------------------------- verbs
def play_words(game: Battle, seat: int, choice: Option) -> Args:
    card = game.card(seat, game.card_named(seat, str(choice.args[0])))
    return {**card_words(game, seat, choice), "n": game.price(seat, card)}


def play_tries(game: Battle, seat: int, piece: str) -> list[Option]:
    name = own("c", seat, piece)
    return [PLAY(name)] if name else []


def spend_words(game: Battle, seat: int, choice: Option) -> Args:
    """The token; where there are several ways to spend it also how many, and what for."""
    args: Args = {"token": token_of(game, choice.args[0]), "n": 0, "what": ""}
    kind = game.kit.by_id[str(choice.args[0])]
    way = way_of(kind, choice)
    if way is not None and len(kind.spends) > 1:
        args |= {"n": way.price, "what": f"%{way.text.key}/0"}
    return args


def on_token(game: Battle, seat: int, choice: Option) -> list[str]:
    return [f"t{seat}.{choice.args[0]}"]


def spend_tries(game: Battle, seat: int, piece: str) -> list[Option]:
    name = own("t", seat, piece)
    return list(game.kit.by_id[name].spends or (SPEND(name),)) if name else []


def use_words(game: Battle, seat: int, choice: Option) -> Args:
    """The passive, its price, and what it does."""
    args: Args = {}
    for ability in game.players[seat].board.abilities:
        for item in ability.uses:
            if item.id == choice.args[0]:
                args["ability"] = f"@ability.{game.heroes[seat].id}.{ability.id}"
                args["n"] = item.price
                args["what"] = f"%{ability.text_uses[item.id].key}/0"
    return args


PLAY = Verb("play", can_play, words=play_words, on=on_card, tries=play_tries)
SPEND = Verb("spend", can_spend, words=spend_words, on=on_token, tries=spend_tries)
USE = Verb("use", can_use, words=use_words, on=nothing)
PASSING: Verb[Battle] = Verb(PASS.verb)
VERBS: list[Verb[Battle]] = [PLAY, SPEND, USE, PASSING]
