"""What may be used now, and why not (DT-TIME, DT-CARD): guards in order, each '' or the rule that forbids."""

from __future__ import annotations

from tablee.games.dice_throne.rules.priority import Window
from tablee.games.dice_throne.rules.records import Kind
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    ATTACK_THERE,
    ATTRIBUTES,
    DAMAGE_THERE,
    DICE_ONLY,
    DICE_THERE,
    DISCARD,
    INSTANT,
    MAIN,
    MAIN_1,
    MAIN_2,
    PRIORITY,
    ROLL,
    SPELL,
    UPGRADE,
    Card,
    Use,
    Way,
)
from tablee.kernel.decision import Option

MOMENTS = {
    SPELL: "DT-HERO-STR-01",
    INSTANT: "DT-CARD-06",
    ROLL: "DT-CARD-10",
    MAIN: "DT-CARD-09",
    UPGRADE: "DT-UPGRADE-02",
}

#: what forbids to come before an instant, a spend or a roll card
WAITS = {ROLL: "DT-CARD-11"}


# ---------------------------------------------------------------------- who may act at all
def locked_out(game: Battle, seat: int) -> str:
    """Defeated, stunned, or an opponent of an activated Ultimate: only dice altered before its activation could stop
    it (DT-ABILITY-15)."""
    player = game.players[seat]
    if player.out:
        return "DT-HEALTH-06"
    if player.frozen:
        return "DT-STATUS-01"
    if game.locked and not game.allies(seat, game.active):  # nor do their companions (DT-COMPANION-03)
        return "DT-ABILITY-14"
    return ""


def uninterruptible(game: Battle) -> bool:
    """Is an instant, a spend or a roll card being carried out? Only its dice may be touched meanwhile."""
    for frame in reversed(game.stack):
        timing = frame.resolving()
        if timing in (INSTANT, ROLL):
            return True
        if timing or (isinstance(frame, Window) and not frame.mask & DICE_ONLY):
            break
    return False


def mask_of(game: Battle, seat: int) -> int:
    """Kinds of card this seat may play at this moment, as bits."""
    mask = game.stack[-1].allows() if game.decision is not None and game.decision.seat == seat else 0
    if not mask:
        if uninterruptible(game):
            return 0
        mask = INSTANT | (ROLL if game.roll_phase() else 0)  # DT-CARD-10
        if game.phase in (MAIN_1, MAIN_2) and seat == game.active:
            mask |= MAIN | UPGRADE
    return mask | permitted(game, seat, mask) if mask else 0


def permitted(game: Battle, seat: int, mask: int) -> int:
    """Kinds of card a passive lets its owner play in Roll Phases too (DT-HERO-WID-12)."""
    return game.players[seat].board.permits if game.roll_phase() and not mask & PRIORITY else 0


def first(choice: Option) -> str:
    """What an option names."""
    return str(choice.args[0]) if choice.args else ""


# ---------------------------------------------------------------------- cards
def why_not_card(game: Battle, seat: int, card: Card, mask: int) -> str:
    """The card is in hand. '' or the rule that forbids playing it."""
    if game.silenced(seat):
        return "DT-STATUS-01"
    if not card.timing & mask:
        if mask & PRIORITY:  # somebody declared something
            return WAITS.get(card.timing, "DT-TIME-01")
        return MOMENTS[card.timing] if mask else WAITS.get(card.timing, "DT-CARD-08")
    if mask & DICE_ONLY and not card.alters:
        return WAITS.get(card.timing, "DT-CARD-08")
    player = game.players[seat]
    if game.price(seat, card) > player.cp:
        return "DT-CP-01"
    if card.slot >= 0:
        return "DT-UPGRADE-06" if player.levels[card.slot] >= card.level else ""
    assert card.effect is not None
    return card.effect.forbids(game, seat)


def can_play(game: Battle, seat: int, choice: Option) -> str:
    hero, player = game.heroes[seat], game.players[seat]
    for number in player.hand:
        if hero.deck[number].id == first(choice):
            return locked_out(game, seat) or why_not_card(game, seat, hero.deck[number], mask_of(game, seat))
    for number in player.laid:
        if hero.deck[number].id == first(choice):
            return "DT-UPGRADE-03"
    return "DT-CARD-05"


def can_sell(game: Battle, seat: int, choice: Option) -> str:
    hero, player = game.heroes[seat], game.players[seat]
    if first(choice) in [hero.deck[number].id for number in player.laid]:
        return "DT-UPGRADE-03"
    if first(choice) not in [hero.deck[number].id for number in player.hand]:
        return "DT-MAIN-02"
    if seat != game.active or game.phase not in (MAIN_1, MAIN_2, DISCARD):
        return "DT-MAIN-03"
    if game.phase == DISCARD and (len(player.hand) <= 6 or game.stack[-1].step != "sell_down"):
        return "DT-DISCARD-01"
    if game.phase != DISCARD and game.decision is not None and not game.stack[-1].allows() & MAIN:
        return "DT-MAIN-03"
    return locked_out(game, seat)


# ---------------------------------------------------------------------- tokens and passives
def why_not_token(game: Battle, seat: int, kind: Kind, way: Way) -> str:
    """The token is held. '' or the rule that forbids spending it this way."""
    player = game.players[seat]
    held = player.tokens[kind.uid]
    if held < way.price:
        return "DT-STATUS-08"
    if not way.plain:  # its text says when
        elsewhen = way.main and (game.phase not in (MAIN_1, MAIN_2) or seat != game.active)
        if elsewhen or (way.times and player.used.count(way.mark) >= way.times):
            return "DT-HERO-WID-01" if way.once and way.main else "DT-STATUS-07"
        if way.aged and held - game.recent_tokens(seat, kind) < way.price:
            return "DT-STATUS-07"
    return way.text.root.forbids(game, seat)


def can_spend(game: Battle, seat: int, choice: Option) -> str:
    kind = game.kit.by_id.get(first(choice))
    if kind is None or not game.players[seat].tokens[kind.uid]:
        return "DT-STATUS-08"
    mask = mask_of(game, seat)
    way = way_of(kind, choice)
    if way is None:
        return "DT-STATUS-07"
    if not mask or (mask & DICE_ONLY and not way.alters):
        return "DT-CARD-08"
    return locked_out(game, seat) or why_not_token(game, seat, kind, way)


def way_of(kind: Kind, choice: Option) -> Way | None:
    """The way of spending that was chosen; nothing where it has none by that number."""
    return kind.token.ways[kind.spends.index(choice)] if choice in kind.spends else None


def why_not_use(game: Battle, seat: int, use: Use) -> str:
    player = game.players[seat]
    if use.once and (game.phase not in (MAIN_1, MAIN_2) or seat != game.active or use.id in player.used):
        return "DT-ABILITY-08"
    return "DT-CP-01" if use.price > player.cp else use.effect.forbids(game, seat)


def can_use(game: Battle, seat: int, choice: Option) -> str:
    for _, use, _, alters in game.players[seat].board.uses:
        if use.id == first(choice):
            mask = mask_of(game, seat)
            if not mask or (mask & DICE_ONLY and not alters):
                return "DT-CARD-08"
            if mask & PRIORITY:
                return "DT-TIME-01"
            return locked_out(game, seat) or why_not_use(game, seat, use)
    return "DT-ABILITY-08"


def usable(game: Battle, seat: int, mask: int) -> list[Option]:
    """Everything this seat may use now, besides passing: the guards above as one fast pass, over what is not forbidden for
    want of something."""
    player = game.players[seat]
    out: list[Option] = []
    if player.frozen or player.out or (game.locked and not game.allies(seat, game.active)):
        return out
    board = player.board
    if board.permits:
        mask |= permitted(game, seat, mask)
    if not game.rolls:
        mask |= DICE_THERE
    if game.attack is None:
        mask |= ATTACK_THERE
    if not game.incoming:
        mask |= DAMAGE_THERE
    cp = player.cp
    try:
        reach = player.reach & board.opened[cp][mask]
    except KeyError:
        reach = player.reach & game.heroes[seat].open_cards(cp, mask)
    if reach and not (game.kit.silencing and game.silenced(seat)):
        deck = game.heroes[seat].deck
        for number in player.hand:
            if reach >> number & 1:
                card = deck[number]
                effect = card.effect
                if effect is None:  # an upgrade
                    level = player.levels[card.slot]
                    if level < card.level and card.prices[level - 1] <= cp:
                        out.append(card.play)
                elif not effect.forbids(game, seat):
                    out.append(card.play)
    if player.spendable:
        tokens = player.tokens
        try:
            ways = game.kit.ways[mask]
        except KeyError:
            ways = game.kit.open_ways(mask)
        for uid, price, kind, way, choice in ways:
            if tokens[uid] >= price:
                rule = way.text.root.forbids(game, seat) if way.plain else why_not_token(game, seat, kind, way)
                if not rule:
                    out.append(choice)
    if board.uses:
        try:
            uses = board.offered[cp][mask]
        except KeyError:
            uses = board.open_uses(cp, mask)
        for use, choice in uses:
            if not why_not_use(game, seat, use):
                out.append(choice)
    return out


# ---------------------------------------------------------------------- dice and abilities
def can_keep(game: Battle, seat: int, choice: Option) -> str:
    roll = game.rolls[-1] if game.rolls else None
    if roll is None or roll.purpose not in ("offense", "defense"):
        return "DT-TEXT-11" if roll is not None else "DT-OFF-01"
    if roll.seat != seat:
        return "DT-OFF-02"
    if not game.attempts:
        return "DT-OFF-01" if roll.purpose == "offense" else "DT-DEF-07"
    if roll.purpose == "offense" and len(choice.args) < len(roll.faces) and game.toll(seat) > game.players[seat].cp:
        return "DT-CP-01"
    left = list(roll.faces)
    for face in choice.args:
        if face not in left:
            return "DT-OFF-02"
        left.remove(int(face))
    return ""


def can_announce(game: Battle, seat: int, choice: Option) -> str:
    if seat != game.active or not game.rolls or game.rolls[-1].purpose != "offense":
        return "DT-OFF-10" if seat == game.active and game.attack is not None else "DT-OFF-04"
    player = game.players[seat]
    if choice not in player.board.announceable(game.heroes[seat], game.rolls[-1].faces):
        return "DT-OFF-04"
    if choice.args[0] in game.blocked(seat):
        return "DT-STATUS-01"
    return "DT-OFF-08" if announced(game) else ""  # final, unless somebody alters the dice


def announced(game: Battle) -> bool:
    """Is everybody being asked about an announcement? These dice decide unless they are altered (DT-OFF-06)."""
    return any([frame.step == "before_activation" for frame in game.stack])


def can_defend(game: Battle, seat: int, choice: Option) -> str:
    attack = game.attack
    if attack is None or attack.to != seat:
        return "DT-ABILITY-10"
    if locked_out(game, seat):
        return locked_out(game, seat)
    if not is_defendable(game):
        return "DT-DEF-04"
    if attack.answered:
        return "DT-ABILITY-10"  # a defence was chosen, or declined, against this attack
    return ""


def is_defendable(game: Battle) -> bool:
    """An Attack with damage of a defendable type that is really on its way (DT-DEF-04, DT-HERO-PIR-16)."""
    attack = game.attack
    if attack is None or not attack.made:
        return False
    one = game.pending(attack.to)
    return one is not None and any(
        [p.attack and ATTRIBUTES[game.kind_of(p)][0] and game.amount(one, p) > 0 for p in one.parts]
    )
