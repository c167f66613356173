"""What a seat may see of a battle: built by adding, from one answer to "may this seat know?"."""

from __future__ import annotations

from functools import cache

from tablee.games.dice_throne.effects.tokens import Gain
from tablee.games.dice_throne.procedures.defense import DefensiveRoll
from tablee.games.dice_throne.procedures.targeting import TargetingRoll
from tablee.games.dice_throne.run import Run
from tablee.games.dice_throne.state import MAX_CP, Battle
from tablee.games.dice_throne.vocabulary import ATTRIBUTES
from tablee.games.dice_throne.window import ActionWindow, declared
from tablee.games.view import Area, Choice, Mark, Pick, Piece, Question, SeatView, View, Words
from tablee.kernel.decision import Option, option
from tablee.kernel.effect import Either, May
from tablee.kernel.rng import Rng
from tablee.kernel.zone import ALL, NOBODY, OWNER, Visibility, dealt_again

SECRETS = Visibility({"hand": OWNER, "deck": NOBODY, "discard": ALL, "board": ALL})


def known(game: Battle, seat: int, owner: int, zone: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The one answer: their zone, or something that was shown (DT-MODE2V2-01: partners show their hands)."""
    if SECRETS.may_know(zone, owner, seat, seat >= 0 and game.allies(seat, owner)):
        return cards
    if seat < 0 or not game.seen:
        return ()
    return tuple([card for card in cards if game.seen.get(owner * 64 + card, 0) >> seat & 1])


def redeal(game: Battle, seat: int, key: bytes) -> Battle:
    """The same table as far as `seat` can tell; hands and decks it cannot see, and the dice to come, dealt anew."""
    new = game.clone()
    new.rng = Rng(key, {})
    for owner, player in enumerate(new.players):
        hand, deck = [known(game, seat, owner, *zone) for zone in (("hand", player.hand), ("deck", player.deck))]
        kept = [[card in hand for card in player.hand], [card in deck for card in player.deck]]
        fresh = dealt_again((player.hand, player.deck), kept, new.rng, f"redeal.{owner}")
        new.holds(owner, fresh[0])
        player.deck = fresh[1]
    new.seen = {card: seats for card, seats in game.seen.items() if seats >> seat & 1}
    if new.decision is not None and (new.decision.seat == seat or not isinstance(new.stack[-1], Run)):
        new.ask_again()  # a text that asks somebody else may depend on cards that are not theirs any more: it stays
    return new


def view(game: Battle, seat: int) -> View:
    pieces: dict[str, Piece] = {}
    areas: list[Area] = []

    def area(id: str, label: Words, layout: str, owner: int, held: list[Piece], count: int = -1) -> None:
        for piece in held:
            pieces[piece.id] = piece
        band = "middle" if owner < 0 else "mine" if owner == seat else "theirs"
        areas.append(Area(id, label, band, layout, owner, tuple([piece.id for piece in held]), count))

    for owner, player in enumerate(game.players):
        hero = game.heroes[owner]
        marks = (
            Mark("health", game.health(owner), game.kit.health),
            Mark("cp", player.cp, MAX_CP),
            Mark("hand", len(player.hand)),
            Mark("deck", len(player.deck)),
        )
        figure = Piece(f"seat{owner}", "figure", f"hero.{hero.id}", marks=marks, is_=("out",) if player.out else ())
        tokens = [
            Piece(
                f"t{owner}.{kind.id}",
                "token",
                f"token.{kind.token.id}",
                n=player.tokens[kind.uid],
                marks=(Mark("limit", kind.limit(owner) + player.raised.get(kind.uid, 0)),),
            )
            for kind in game.kit.kinds
            if player.tokens[kind.uid]
        ]
        area(f"status.{owner}", titled("area-status", owner), "status", owner, [figure, *tokens])
        boxes = []
        for slot, level in zip(hero.sides[player.side], player.levels):
            for ability in slot.levels[level - 1].abilities:
                boxes.append(box(owner, hero.id, ability.id, level))
        area(f"board.{owner}", titled("area-board", owner), "board", owner, boxes)
        hand = known(game, seat, owner, "hand", player.hand)
        cards = [card_piece(game, owner, c) for c in hand]
        area(f"hand.{owner}", titled("area-hand", owner), "fan", owner, cards, len(player.hand) - len(hand))
        top = known(game, seat, owner, "deck", player.deck)
        area(
            f"deck.{owner}",
            titled("area-deck", owner),
            "pile",
            owner,
            [card_piece(game, owner, c) for c in top],
            len(player.deck) - len(top),
        )
        pile = [card_piece(game, owner, c) for c in reversed(player.discard)]
        area(f"discard.{owner}", titled("area-discard", owner), "pile", owner, pile)

    if game.rolls:
        roll = game.rolls[-1]
        dice = [Piece(f"d{i}", "die", f"die.{game.heroes[roll.seat].id}", face=f) for i, f in enumerate(roll.faces)]
        area("tray", Words("area-tray", {"who": f"&{roll.seat}", "n": game.attempts}), "tray", -1, dice)
    coming = []
    for i, one in enumerate(game.incoming):
        if one.to < 0:
            continue
        says = []
        for part in one.parts:
            words = Words(
                "incoming-part", {"n": game.amount(one, part), "kind": game.kind_of(part), "who": f"&{part.by}"}
            )
            says.append(words)
        for n, _ in one.prevented:
            says.append(Words("incoming-prevented", {"n": n}))
        for over, under in one.shares:
            says.append(Words("incoming-share", {"over": abs(over), "under": under}))
        if any([part.avoided for part in one.parts]):
            says.append(Words("incoming-avoided"))
        avoidable = any([ATTRIBUTES[game.kind_of(part)][1] for part in one.parts])
        is_ = (*(("isolated",) if one.isolated else ()), *(() if avoidable else ("certain",)))
        coming.append(
            Piece(
                f"i{i}",
                "figure",
                is_=is_,
                marks=(Mark("incoming", game.total(one)), Mark("to", one.to)),
                says=tuple(says),
            )
        )
    if coming:
        area("incoming", Words("area-incoming"), "list", -1, coming)

    seats = tuple([seat_view(game, s) for s in range(game.kit.seats)])
    end: Words | None = None
    if game.outcome is not None:
        winners = [f"&{winner}" for winner in game.outcome]
        if len(winners) > 1:
            end = Words("over-won-two", {"who": winners[0], "whom": winners[1]})
        else:
            end = Words("over-won", {"who": winners[0]}) if winners else Words("over-drawn")
    return View("dice-throne", seat, where(game), seats, tuple(areas), pieces, question(game, seat), end)


def seat_view(game: Battle, seat: int) -> SeatView:
    is_ = (("active",) if seat == game.active else ()) + (("out",) if game.players[seat].out else ())
    return SeatView(seat, f"hero.{game.heroes[seat].id}", is_)


def card_piece(game: Battle, owner: int, number: int) -> Piece:
    card = game.card(owner, number)
    return priced(owner, game.heroes[owner].id, card.id, game.price(owner, card))


# what looks the same in view after view, at table after table, is made once
@cache
def titled(label: str, owner: int) -> Words:
    return Words(label, {"who": f"&{owner}"})


@cache
def priced(owner: int, hero: str, card: str, cost: int) -> Piece:
    return Piece(f"c{owner}.{card}", "card", f"card.{hero}.{card}", marks=(Mark("cost", cost),))


@cache
def box(owner: int, hero: str, ability: str, level: int) -> Piece:
    return Piece(f"a{owner}.{ability}", "box", f"ability.{hero}.{ability}.{level}", marks=(Mark("level", level),))


def where(game: Battle) -> tuple[Words, ...]:
    out = []
    for crumb in game.where():
        args: dict[str, int | str] = {"turn": game.turn, "phase": game.phase}
        if crumb.about and isinstance(crumb.about[0], int):
            args["who"] = f"&{crumb.about[0]}"
        out.append(Words(f"at-{crumb.procedure}", args))
    return tuple(out)


# ---------------------------------------------------------------------- the question
def question(game: Battle, seat: int) -> Question | None:
    decision = game.decision
    if decision is None:
        return None
    frame = game.stack[-1]
    why = tuple(frame.STEPS[frame.step].split())
    if decision.seat != seat:
        return Question(decision.seat, Words("waiting", {"who": f"&{decision.seat}"}), why)
    choices = tuple([Choice(str(o), label(game, seat, o), on(game, seat, o)) for o in decision.options])
    return Question(seat, prompt(game, seat), why, choices, pick(game))


def pick(game: Battle) -> Pick | None:
    """Dice are kept by touching them, not by reading a list of every way to do it."""
    if game.decision is None or not any([option.verb == "keep" for option in game.decision.options]):
        return None
    dice = tuple([(f"d{i}", str(face)) for i, face in enumerate(game.rolls[-1].faces)])
    return Pick("keep", dice, Words("opt-keep"))


def prompt(game: Battle, seat: int) -> Words:
    decision, frame = game.decision, game.stack[-1]
    assert decision is not None
    args: dict[str, int | str] = {"n": game.attempts}
    if decision.prompt in ("may", "accept", "either") and isinstance(frame, Run):
        node = game.content.texts[frame.source].nodes[frame.todo[0]]
        if isinstance(node, May):
            args["what"] = f"%?{frame.source}/{node.what.at}"
        elif isinstance(node, Gain):
            args["what"] = f"@token.{node.token.id}"
    elif isinstance(frame, TargetingRoll) and decision.prompt == "choose-target":
        args["mode"] = "alone" if len(frame.choosers) == 1 else "second" if frame.named else "first"
        if frame.named:
            args["who"], args["whom"] = f"&{frame.choosers[0]}", f"&{frame.named[0]}"
    elif isinstance(frame, DefensiveRoll) and decision.prompt == "defend":
        args["n"] = sum([game.total(one) for one in game.incoming if one.to == seat])
    elif decision.prompt in ("act", "act-before"):
        args["n"] = sum([game.total(one) for one in game.incoming if one.to == seat])
        args["about"] = happening(game)
        if isinstance(frame, ActionWindow) and frame.declared:
            rank, choice, _ = frame.declared[-1]
            by = game.order()[rank]
            args["who"], args["what"] = f"&{by}", declared(game, by, choice)
    return Words(f"prompt-{decision.prompt}", args)


def happening(game: Battle) -> str:
    """What a window is about, in one word of ours."""
    if game.rolls:
        roll = game.rolls[-1]
        return roll.purpose if roll.purpose in ("offense", "defense", "targeting") else "roll"
    return "damage" if game.incoming else "moment"


def label(game: Battle, seat: int, option: Option) -> Words:
    """The words of an option."""
    hero = game.heroes[seat]
    args: dict[str, int | str] = {}
    first = option.args[0] if option.args else ""
    match option.verb:
        case "play" | "sell" | "discard" | "take" | "top" | "lay":
            args["card"] = f"@card.{hero.id}.{first}"
            if option.verb == "play":
                args["n"] = game.price(seat, game.card(seat, game.card_named(seat, str(first))))
        case "spend":
            args["token"] = f"@token.{game.kit.by_id[str(first)].token.id}"
        case "use":
            for ability in game.players[seat].board.abilities:
                for use in ability.uses:
                    if use.id == first:
                        args["ability"] = f"@ability.{hero.id}.{ability.id}"
                        args["n"] = use.price
                        args["what"] = f"%{ability.text_uses[use.id].key}/0"
        case "announce" | "defend":
            player = game.players[seat]
            level = next(
                lv
                for slot, lv in zip(hero.sides[player.side], player.levels)
                if any([a.id == first for a in slot.levels[lv - 1].abilities])
            )
            args["ability"] = f"@ability.{hero.id}.{first}.{level}"
        case "keep":
            args["dice"] = " ".join([str(face) for face in option.args])
            args["n"] = len(game.rolls[-1].faces) - len(option.args)
            args["kept"] = len(option.args)
        case "choose":
            frame = game.stack[-1]
            assert isinstance(frame, Run)
            node = game.content.texts[frame.source].nodes[frame.todo[0]]
            assert isinstance(node, Either)
            args["what"] = f"%{frame.source}/{node.parts[int(first) - 1].at}"
        case "first":
            args["what"] = f"%{first}/0"
        case "set" | "copy":
            args["old"], args["new"] = int(first), int(option.args[1])
        case "reroll":
            args["face"] = int(first)
        case "pay" | "amount":
            args["n"] = int(first)
        case "player":
            args["who"] = f"&{first}"
        case "remove":
            args["who"] = f"&{first}"
            args["token"] = f"@token.{game.kit.by_id[str(option.args[1])].token.id}"
        case "move":
            args["token"] = f"@token.{game.kit.by_id[str(first)].token.id}"
            args["who"], args["whom"] = f"&{option.args[1]}", f"&{option.args[2]}"
        case _:
            pass
    return Words(f"opt-{option.verb}", args)


def on(game: Battle, seat: int, option: Option) -> tuple[str, ...]:
    """The pieces an option points at."""
    first = option.args[0] if option.args else ""
    match option.verb:
        case "play" | "sell" | "discard" | "take" | "top" | "lay":
            return (f"c{seat}.{first}",)
        case "spend":
            return (f"t{seat}.{first}",)
        case "announce" | "defend":
            return (f"a{seat}.{first}",)
        case "player":
            return (f"seat{first}",)
        case "remove":
            return (f"t{first}.{option.args[1]}",)
        case "move":
            return (f"t{option.args[1]}.{first}", f"seat{option.args[2]}")
        case "set" | "copy" | "reroll":
            return tuple([f"d{i}" for i, face in enumerate(game.rolls[-1].faces) if face == first])
        case _:
            return ()


def tries(game: Battle, seat: int, piece: str) -> list[Choice]:
    """What somebody may mean who asks why something cannot be done with a piece of their own."""
    kind, _, name = piece.partition(".")
    verbs = {f"c{seat}": ("play", "sell"), f"t{seat}": ("spend",), f"a{seat}": ("announce", "defend")}.get(kind, ())
    if kind == f"a{seat}":
        ability = next(a for a in game.players[seat].board.abilities if a.id == name)
        verbs = ("announce",) if ability.needs is not None else ("defend",) if ability.dice else ()
    options = [option(verb, name) for verb in verbs]
    return [Choice(str(o), label(game, seat, o), (piece,)) for o in options]
