"""Cards as they lie on the table: what is printed is the sheet's, the rest is told here."""

from __future__ import annotations

from functools import cache

from tablee.gamekit.view import Mark, Piece, Words
from tablee.games.champions.rules.records import Card
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import cost_of
from tablee.games.champions.rules.vocabulary import DECK_TYPES, EVENT, HAND, MINION, PLAY, STATUSES, VICTORY

PLAYED = (EVENT, "ally", "support", "upgrade")  # from a hand, at a cost
POWERS = ("thw", "atk", "def", "rec", "sch")
Picked = dict[int, list[str]]  # card -> words for what it is picked for


def card_piece(game: Scenario, i: int, picked: Picked) -> Piece:
    """A card that may be seen. It is made anew where its record is another one than when somebody looked last, that of the card
    it is attached to, or what others make of it: a record that a clone has, too, is copied before it is changed."""
    card, numbers = game.cards[i], by_others(game, i)
    if game.seen_before is None or i in game.owned or i in picked:
        return drawn(game, card, numbers, picked)
    host = game.cards[card.host] if card.host >= 0 else None
    was = game.seen_before.get(i)
    if was is None or was[0] is not card or was[1] is not host or was[2] != numbers:
        was = game.seen_before[i] = (card, host, numbers, drawn(game, card, numbers, picked))
    found: Piece = was[3]
    return found


def by_others(game: Scenario, i: int) -> tuple[int, ...]:
    """What does not follow from the record of a card alone: its powers and keywords in play, its cost in a hand."""
    card = game.cards[i]
    face = card.face
    if face.type == "main_scheme":
        return (game.target_threat(), game.tokens)
    if card.zone == PLAY:
        out: tuple[int, ...] = ()
        if face.character and not face.infinite:
            stats = face.stats
            out = (game.hp(i), game.keyword(i, "retaliate"), *[game.value(s, i) for s in POWERS if s in stats])
        if face.type == MINION:
            out = (game.keyword(i, "guard"), game.keyword(i, "patrol"), *out)
        return out
    return (cost_of(game, card.owner, i),) if card.zone == HAND and face.type in PLAYED else ()


def drawn(game: Scenario, card: Card, numbers: tuple[int, ...], picked: Picked) -> Piece:
    i, face, in_play = card.id, card.face, card.zone == PLAY
    is_ = ["exhausted"] if card.exhausted else []
    if card.status:
        is_ += [word for bit, word in STATUSES.items() if card.status & bit]
    if in_play and face.type not in DECK_TYPES:
        if face.type == MINION:
            is_ += [word for word, n in zip(("guard", "patrol"), numbers) if n]
            numbers = numbers[2:]
        is_ += face.icons
    is_ += picked.get(i, ())
    marks: list[Mark] = []
    if in_play and face.character and not face.infinite:
        most, back, *powers = numbers
        marks.append(Mark("hp", max(0, most - card.damage), most))
        marks += [Mark(s, n) for s, n in zip([s for s in POWERS if s in face.stats], powers)]
        if back:
            marks.append(Mark("retaliate", back))
    if face.type == "main_scheme":
        target, tokens = numbers
        marks.append(Mark("threat", card.threat, target))
        if tokens:
            marks.append(Mark("tokens", tokens))
    elif face.type == "side_scheme" and in_play:
        marks.append(Mark("threat", card.threat))
    if card.counters:
        marks.append(Mark("counters", card.counters))
    if card.damage and not face.character:
        marks.append(Mark("damage", card.damage))
    if card.under:
        marks.append(Mark("under", len(card.under)))
    if card.boosts:
        marks.append(Mark("boosts", len(card.boosts)))
    if card.zone == VICTORY:
        marks.append(Mark("victory", face.keywords.get("victory", 0)))
    says = (Words("attached-to", {"card": game.name(card.host)}),) if card.host >= 0 else ()
    cost = numbers[0] if card.zone == HAND and numbers else -1
    handle, n = game.handle(i), game.kit.copies[i]
    if not (is_ or marks or says):
        return bare(handle, card.code, n, cost)
    if cost >= 0:
        marks.append(Mark("cost", cost))
    host = game.handle(card.host) if card.host >= 0 else ""
    return Piece(handle, "card", f"card.{card.code}", n, on=host, is_=tuple(is_), marks=tuple(marks), says=says)


def lying(game: Scenario, owner: int, pile: tuple[int, ...]) -> list[Piece]:
    """A discard pile from its top: cards are no more there than what is printed."""
    seen = {} if game.seen_before is None else game.seen_before
    was = seen.get(("pile", owner))
    if was is None or was[0] != pile:
        cards, handles, copies = game.cards, game.kit.handles, game.kit.copies
        was = seen["pile", owner] = (pile, [bare(handles[i], cards[i].code, copies[i]) for i in reversed(pile)])
    found: list[Piece] = was[1]
    return found


@cache
def bare(handle: str, code: str, n: int, cost: int = -1) -> Piece:
    return Piece(handle, "card", f"card.{code}", n, marks=() if cost < 0 else (Mark("cost", cost),))


def identity(game: Scenario, seat: int, whole: Piece) -> Piece:
    player = game.players[seat]
    numbers = (len(player.hand), game.hand_size(seat), len(player.deck), len(player.dealt), game.hero_form(seat))
    seen = {} if game.seen_before is None else game.seen_before
    was = seen.get(("me", seat))
    if was is None or was[0] is not whole or was[1] != numbers:
        was = seen["me", seat] = (whole, numbers, figure(whole, *numbers))
    found: Piece = was[2]
    return found


def figure(whole: Piece, hand: int, size: int, deck: int, dealt: int, hero: bool) -> Piece:
    marks = (*whole.marks, Mark("hand", hand, size), Mark("deck", deck))
    marks += (Mark("dealt", dealt),) if dealt else ()
    form = "hero-form" if hero else "alter-ego-form"
    return Piece(whole.id, "figure", whole.sheet, 0, is_=(form, *whole.is_), marks=marks)
