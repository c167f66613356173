"""Learned judgement at a battle: which moments are judged, and all that the attack dice may come to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.gamekit.brain import Brain, Dice, End, Throw
from tablee.games.dice_throne.mind import drafting, evaluate, words
from tablee.games.dice_throne.mind.facts import facts
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.ladder import Hand, grown, hands, odd_grown, odd_hands, parts
from tablee.games.dice_throne.rules.procedures.main import SELL
from tablee.games.dice_throne.rules.procedures.offense import ANNOUNCE, KEEP, NOTHING
from tablee.games.dice_throne.rules.records import Kit, Roll, Setup
from tablee.games.dice_throne.rules.state import ATTEMPTS, Battle
from tablee.games.dice_throne.rules.vocabulary import MAIN_2, Board, Hero
from tablee.kernel.decision import PASS, Option

#: a defence is chosen once a turn, and what comes of it is rolled for
DEFENCES = 6
WHIMS = ("main", "act", "act-before", "announce")
#: prompts at which nobody looks further: what follows them is long, or chance
STOPS = ("keep", "announce", "defend", "main", "sell-down")


Endings = tuple[tuple[End, ...], tuple[Hand, ...]]
ENDINGS: dict[tuple[Board, int], Endings] = {}  # boards are shared, and there are few of them
#: five dice of one's own; four, and one of another hero's, whose symbols do not count
DICE = (Dice(hands(5), grown(5)), Dice(odd_hands(5), odd_grown(5)))


def endings(board: Board, hero: Hero, dice: int) -> Endings:
    """What a board may announce: hands that lead to the same ability, at the same worth, are one ending."""
    if (board, dice) in ENDINGS:
        return ENDINGS[board, dice]
    found: dict[tuple[str, int, int], int] = {}
    ends: list[End] = []
    allowed: list[Hand] = []
    for hand in DICE[dice].hands:
        mine = []
        for ability in board.abilities:
            tier = ability.tier(hero, hand) if ability.needs is not None else 0
            if tier:
                worth = evaluate.Worth(hero, hand)
                key = (ability.id, tier, worth.of(ability.tier_text(tier).root))
                if key not in found:
                    found[key] = len(ends)
                    ends.append(End(hand, ability.announce, worth.extra > 0))
                mine.append(found[key])
        allowed.append(tuple(mine))
    nothing = len(ends)
    ends.append(End(DICE[dice].hands[0], NOTHING.bare, False))
    ENDINGS[board, dice] = tuple(ends), tuple([(*mine, nothing) for mine in allowed])
    return ENDINGS[board, dice]


class BattleBrain(Brain[Battle]):
    file = Path(__file__).with_name("brain.npz")
    lexicon = words.LEXICON
    dice = DICE
    parts = staticmethod(parts)
    words = staticmethod(words.words)
    facts = staticmethod(facts)

    def content(self) -> dict[str, str]:
        return {hero.id: Kit(Setup((hero.id,), "duel"), (hero,)).hash for hero in HEROES.values()}

    def met(self, game: Battle) -> Sequence[str]:
        return [hero.id for hero in game.heroes]

    def together(self, game: Battle, seat: int, other: int) -> bool:
        return game.allies(seat, other)

    # ------------------------------------------------------------------ choosing
    def known(self, game: Battle, seat: int) -> Option | None:
        """Drafts, and dice that are not those of an attack."""
        decision = game.asked
        if not game.players:
            return drafting.wanted(game)
        if decision.prompt == "defend" and len(decision.options) == 2:
            return decision.options[0]  # the other is not to defend, for which nothing is got
        if decision.prompt != "keep" or self.throw(game, seat) is not None:
            return None
        wanted = evaluate.suggest(game, seat) if game.rolls[0].purpose == "defense" else None
        return wanted if wanted in decision.options else decision.options[0]

    def stays(self, game: Battle, option: Option) -> bool:
        return option == PASS and self.menu(game)

    def menu(self, game: Battle) -> bool:
        return game.asked.prompt == "main"

    def means(self, game: Battle, option: Option) -> bool:
        """In the first Main Phase a card is sold to pay for another one, or not at all: it can be sold later."""
        return SELL.of(option) and self.menu(game) and game.phase != MAIN_2

    def judged(self, game: Battle) -> bool:
        return game.asked.prompt in STOPS

    def calm(self, game: Battle) -> bool:
        """Not in the midst of an attack: what is judged there was learned of both sides at once."""
        if self.menu(game):
            return True
        throw = self.throw(game, game.asked.seat)
        return throw is not None and throw.rolls > 0

    def looks(self, game: Battle) -> int:
        return DEFENCES if game.asked.prompt == "defend" else 1

    # ------------------------------------------------------------------ dice
    def throw(self, game: Battle, seat: int) -> Throw | None:
        decision, rolls = game.decision, game.rolls
        if decision is None or decision.prompt not in ("keep", "announce"):
            return None
        if len(rolls) != 1 or rolls[0].purpose != "offense":
            return None
        roll = rolls[0]
        player = game.players[roll.seat]
        dice = int(any([face < 0 for face in roll.faces]))
        ends, allowed = endings(player.board, game.heroes[roll.seat], dice)
        left = min(game.attempts, ATTEMPTS) if decision.prompt == "keep" else 0
        if left and game.kit.taxing and game.toll(roll.seat) > player.cp:
            left = 0  # another attempt is too dear
        key = (  # not which cards others hold: nobody knows
            seat,
            roll.seat,
            game.players[seat].hand,
            tuple([(p.cp, p.levels, p.side, tuple(p.tokens), len(p.hand)) for p in game.players]),
            tuple(game.dials),
            tuple([(one.moment, one.seat, one.saved[:2]) for one in game.later]),
            len(game.incoming),
            dice,
        )
        return Throw(roll.seat, tuple(sorted(roll.faces)), left, key, ends, allowed, dice)

    def ended(self, game: Battle, end: End) -> Battle | None:
        new = game.clone()
        new.rolls[-1] = Roll(new.rolls[-1].seat, "offense", end.hand, riders=new.rolls[-1].riders)
        new.ask_again()
        if new.asked.prompt == "keep":
            new.choose(KEEP(*end.hand))
        if new.decision is None or end.choice not in new.decision.options:
            return None
        new.choose(end.choice)
        return new

    def keeping(self, part: Hand) -> Option:
        return KEEP(*part)

    # ------------------------------------------------------------------ learning
    def sampled(self, game: Battle, choice: Option) -> bool:
        """Moments as they are judged: a Main Phase once nothing more is done in it, dice before they are thrown again."""
        if not game.players:
            return False
        decision = game.asked
        if decision.prompt == "main":
            return choice == PASS
        if len(decision.options) == 1 or decision.prompt in ("act", "act-before", "announce"):
            return False
        if decision.prompt == "keep":
            return game.rolls[-1].purpose == "offense" and game.attempts == ATTEMPTS - 1
        return True

    def whims(self, game: Battle) -> Sequence[Option]:
        decision = game.asked
        if decision.prompt not in WHIMS:
            return ()
        if decision.prompt == "announce":
            return [o for o in decision.options if not ANNOUNCE.of(o) and not NOTHING.of(o)]
        return [o for o in decision.options if not SELL.of(o) or game.phase == MAIN_2]
