"""Exact chances as tables and `tablee odds` ask for them."""

from __future__ import annotations

from tablee.gamekit.capability import Chances, Odds
from tablee.gamekit.view import Words
from tablee.games.dice_throne.mind.evaluate import board_ladder
from tablee.games.dice_throne.mind.odds import board_odds
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.ladder import parts
from tablee.games.dice_throne.rules.records import Kit, Setup
from tablee.games.dice_throne.rules.setup import MODES
from tablee.games.dice_throne.rules.state import ATTEMPTS, Battle
from tablee.games.dice_throne.show.sheets import catalogue
from tablee.games.dice_throne.text.board.folder import own
from tablee.kernel.errors import SetupError
from tablee.text.messages import Messages, per_cent

PACKAGE = "tablee.games.dice_throne"


class RollOdds(Chances[Battle]):
    """Of the abilities on the board, for the dice of an offensive roll."""

    keeps = "keep"
    nothing = Words("no-odds")

    def title(self, game: Battle) -> Words:
        return Words("odds-title", {"n": game.attempts})

    def odds(self, game: Battle, seat: int) -> list[Odds]:
        if not game.rolls or game.rolls[-1].purpose != "offense" or game.rolls[-1].seat != seat:
            return []
        player = game.players[seat]
        return board_odds(game.heroes[seat], player.side, player.levels, game.rolls[-1].faces, game.attempts, game.odd)

    def holding(self, game: Battle, seat: int, dice: tuple[int, ...]) -> list[Odds]:
        if not game.attempts or not self.odds(game, seat) or dice not in parts(tuple(sorted(game.rolls[-1].faces))):
            return []
        player, rolls = game.players[seat], min(game.attempts, ATTEMPTS) if len(dice) < 5 else 0  # DT-OFF-03
        return board_odds(game.heroes[seat], player.side, player.levels, dice, rolls, game.odd)

    def held(self, whose: str, dice: str, rolls: int, levels: str, lang: str) -> list[str]:
        return lines(whose, dice, rolls, levels, lang)


def lines(hero: str, dice: str, rolls: int, levels: str, lang: str) -> list[str]:
    known = {**HEROES, **own()}
    if hero not in known:
        raise SetupError(f"no hero is called {hero!r}; there are {', '.join(known)}")
    named = [f.strip() for f in dice.split(",")]
    if len(named) != 5 or not all(f in ("1", "2", "3", "4", "5", "6") for f in named):
        raise SetupError(f"--dice {dice!r}: five numbers from 1 to 6 are needed, e.g. 1,1,4,6,2")
    faces = tuple(int(f) for f in named)
    if not 0 <= rolls <= 3:
        raise SetupError(f"--rolls {rolls}: from 0 to 3 re-rolls are possible")
    board = known[hero]
    slots = {slot.id: number for number, slot in enumerate(board.sides[0])}
    wanted = [1] * len(slots)
    for part in [p for p in levels.split(",") if p]:
        name, _, level = part.partition("=")
        if (
            name not in slots
            or level not in ("1", "2", "3")
            or not 1 <= int(level) <= len(board.sides[0][slots[name]].levels)
        ):
            raise SetupError(f"--levels {part!r}: write slot=level; slots of {hero} are {', '.join(slots)}")
        wanted[slots[name]] = int(level)
    say = Messages(lang, "tablee.text", PACKAGE)
    sheets = catalogue(Kit(Setup((hero, hero), MODES[2]), (board, board)), lang, say)
    lines = [say.say("odds-title", n=rolls)]
    for one in board_odds(board, 0, tuple(wanted), faces, rolls):
        keep = " ".join(str(face) for face in one.keep)
        advice = say.say("odds-keep", dice=keep) if keep else say.say("odds-keep-nothing")
        bar = "#" * (one.per_mille * 20 // 1000)
        lines.append(f"{per_cent(one.over, one.under, lang):>8} {bar:<20} {sheets[one.sheet].name} ({advice})")
    if rolls:
        best = board_ladder(board, 0, tuple(wanted), rolls).best_keep(tuple(sorted(faces)), rolls)
        keep = " ".join(str(face) for face in best)
        lines.append(say.say("odds-best", dice=keep) if keep else say.say("odds-best-nothing"))
    return lines
