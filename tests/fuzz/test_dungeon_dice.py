"""Careless play of Dungeon Dice, with deals and offers written down at any time, against what must be true after every
choice: no die is lost, no promise is broken or forgotten. A failure prints its journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.rules import keeping
from tablee.games.dungeon_dice.rules.filing import filing
from tablee.games.dungeon_dice.rules.procedures import turn
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import LOOT, NEXT, WHOLE, parts, read, span
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, GLORY_TO_WIN, MAX_XP, TROPHIES
from tablee.kernel.decision import parse
from tablee.kernel.game import Line
from tablee.kernel.rng import Rng, key_of
from tablee.table.journal import Entry
from tablee.testing.fuzz import PLAYERS, Broken, Played, mutants, not_refused
from tests.fuzz.kit import ROUNDS, STYLES, Style, Table, copies, named
from tests.inside import inside, offers_of

RULES = load("dungeon-dice")
TABLES: tuple[Table, ...] = (
    {"players": "2"},
    {"players": "2", "one-use": "2"},
    {"players": "3"},
    {"players": "3", "one-use": "2", "loot": "chest-first"},
    {"players": "4"},
    {"players": "4", "one-use": "2", "spider": "tangle-first"},
    {"players": "5"},
    {"players": "5", "one-use": "2", "monster-slash": "none"},
    {"players": "4", "deals": "off"},
)
CHOICES, LONG_CHOICES, GREEDY_CHOICES = 8_400, 42_000, 300
MUTATE, COPY, FILE = 400, 300, 40  # choices between attempts at what is not offered, copies, and written offers


# ---------------------------------------------------------------------- invariants
def problems(game: Dungeon) -> list[str]:
    """Everything that is wrong with a game at a decision or at its end."""
    out = places(game)
    for seat, hero in enumerate(game.heroes):
        defs = [game.kit.defs[die] for die in hero.worn]
        if not set(hero.worn) <= set(hero.dice) or len(set(hero.worn)) < len(hero.worn):
            out.append(f"seat {seat} wears {hero.worn} of {hero.dice}")
        if (
            sum(one.hands for one in defs) > 2
            or sum(one.armor for one in defs) > 1
            or any(not d.equipped for d in defs)
        ):
            out.append(f"seat {seat} wears {[one.id for one in defs]}")
        if not 0 <= hero.xp <= MAX_XP or not 0 <= hero.wounds <= hero.level:
            out.append(f"seat {seat} has {hero.xp} experience and {hero.wounds} wounds")
        for die, worth in hero.trophies:
            if not 1 <= worth <= TROPHIES.get(game.kit.defs[die].colour, 0):
                out.append(f"{game.kit.handles[die]} is a trophy worth {worth}")
    return out + debts(game) + (result(game) if game.decision is None else decision(game))


def places(game: Dungeon) -> list[str]:
    """Every die of the box is in its bag, with one hero, or is the monster that lies there."""
    kit, out = game.kit, []
    held = [die for hero in game.heroes for die in (*hero.dice, *[trophy for trophy, _ in hero.trophies])]
    bagged = [die for bag in game.bags.values() for die in bag]
    open_ = [die for die in game.drawn if die not in held and die not in bagged]
    everywhere = sorted([*held, *bagged, *open_])
    if everywhere != list(range(len(kit.defs))):
        lost = [kit.handles[die] for die in range(len(kit.defs)) if everywhere.count(die) != 1]
        out.append(f"not in exactly one place: {lost}")
    for bag, dice in game.bags.items():
        out += [f"{kit.handles[die]} is in the {bag} bag" for die in dice if BAGS[kit.defs[die].group] != bag]
    if game.combat is not None and game.combat.monster >= 0 and game.combat.monster not in game.drawn:
        out.append(f"a monster that nobody drew is fought: {game.combat.monster}")
    return out


def debts(game: Dungeon) -> list[str]:
    """Promises are owed by somebody who plays to another who does, once for each thing."""
    out = []
    for promise in game.ledger:
        if (
            promise.by == promise.to
            or any([game.heroes[seat].out for seat in (promise.by, promise.to)])
            or promise.n < 1
        ):
            out.append(f"seat {promise.by} owes seat {promise.to} {promise.n} {promise.what}")
        if promise.what.startswith(LOOT) and promise.by != game.active and promise.when != NEXT:
            out.append(f"seat {promise.by} owes loot in the turn of seat {game.active}")
    owed = [(p.by, p.what, p.to if p.what in ("help", "letwin") else -1, p.when, p.condition) for p in game.ledger]
    out += [f"owed twice: {one}" for one in owed if owed.count(one) > 1]
    filed = [offer.by for offer in game.filed]
    return out if len(set(filed)) == len(filed) else [*out, f"written down by {filed}"]


def decision(game: Dungeon) -> list[str]:
    asked, out = game.decision, []
    assert asked is not None
    if game.heroes[asked.seat].out:
        out.append(f"seat {asked.seat} has given up, but is asked {asked.prompt!r}")
    if asked.prompt == "prepare":  # nothing of the last turn is left over
        left: dict[str, Any] = {
            "a combat": game.combat,
            "dice": game.drawn,
            "a chest": game.chest,
            "an opener": game.opening,
        }
        left |= {
            "tried openers": game.tried,
            "loot": [p for p in game.ledger if p.condition or (p.what not in BAGS.values() and p.when != NEXT)],
        }
        out += [f"{what} is left over: {value}" for what, value in left.items() if value]
        if game.victors():
            out.append(f"seats {game.victors()} have won, but the game goes on")
    return out


def result(game: Dungeon) -> list[str]:
    """One has won, by Fame or because all others gave up."""
    assert game.outcome is not None
    left = [seat for seat, hero in enumerate(game.heroes) if not hero.out]
    right = len(game.outcome) == 1 and (game.glory(game.outcome[0]) >= GLORY_TO_WIN or left == list(game.outcome))
    return [] if right else [f"the result is {game.outcome}"]


# ---------------------------------------------------------------------- promises, told from the log alone
SWAPS = ("DD-TRADE-01", "DD-TROPHY-03")  # rules by which dice change hands at once


class Ledger:
    """What is owed as the log tells it: [by, to, term, number, time, condition]."""

    def __init__(self, game: Dungeon) -> None:
        self.game = game
        self.owed: list[list[Any]] = []
        self.fresh: list[list[Any]] = []  # agreed, but not yet what is given for them
        self.handed: list[int] = []  # who handed on the die that is on its way: nobody does so twice
        self.read = 0
        self.active = -1
        self.kept = 0  # promises that were carried out

    def check(self) -> list[str]:
        assert self.game.log is not None
        out = []
        lines = self.game.log[self.read :]
        self.read = len(self.game.log)
        for n, line in enumerate(lines):
            rules = [other.rule for other in lines[n:] if other.message == "receives"]
            if line.message in ("receives", "keeps-promise", "trophy", "turn") and not set(rules[:1]) & set(SWAPS):
                self.owed, self.fresh = self.owed + self.fresh, []  # what changed hands for them came before
            out += self.hear(line, lines[n - 1] if n else None)
        self.owed, self.fresh = self.owed + self.fresh, []
        now = sorted([[p.by, p.to, p.what, p.n, p.when, p.condition] for p in self.game.ledger])
        if now != sorted(self.owed):
            out.append(f"owed are {now}; told was {sorted(self.owed)}")
        return out

    def hear(self, line: Line, before: Line | None) -> list[str]:
        who = int(str(line.args.get("who", "&-1"))[1:]) if str(line.args.get("who", "")).startswith("&") else -1
        match line.message:
            case "turn":
                self.active = who
                late = [one for one in self.owed if one[5] or (one[2] not in BAGS.values() and one[4] != NEXT)]
                return [f"still owed in the next turn: {one}" for one in late]
            case "promises":
                self.fresh.append(self.line(line))
            case "promise-void" | "promise-over":
                return self.strike(self.line(line))
            case "promise-left":
                left = self.line(line)
                return self.strike([*left[:3], left[3] + 1, *left[4:]], left)
            case "falls-due":
                due = self.line(line)
                self.kept += 1
                return self.strike(due, *([] if due[2].startswith(("die.", "toss.")) else [[*due[:5], ""]]))
            case "keeps-promise":
                self.handed.append(who)
                return self.pay(who, int(str(line.args["whom"])[1:]), self.bag(str(line.args["die"])))
            case "receives" if line.rule == "DD-TREAS-01" and (before is None or before.message != "keeps-promise"):
                return self.share("treasure", who, before)
            case "receives" if line.rule == "DD-TREAS-01":
                self.handed = []
                self.settle("treasure")
            case "trophy":
                return self.share("trophy", who, before)
            case "concedes":
                pass  # what is void now is told
            case "receives":
                handed, self.handed = self.handed, []
                if who not in handed and self.owes(who, self.bag(str(line.args["die"]))):
                    return [f"seat {who} keeps {line.args['die']}, which it owes"]
            case _:
                pass
        return []

    def bag(self, die: str) -> str:
        return BAGS[self.game.kit.kinds[die.removeprefix("#die.").partition("/")[0]].group]

    def line(self, line: Line) -> list[Any]:
        """A promise as a line of the log names it."""
        term = read(str(line.args["what"]).removeprefix("%term:"))
        who, to = [int(str(line.args[name])[1:]) for name in ("who", "whom")]
        if term.kind == "next":
            return [who, to, term.thing, int(term.more), "", term.condition]
        return [who, to, term.stem, max(1, term.fights), term.when, term.condition]

    def strike(self, old: list[Any], *new: list[Any]) -> list[str]:
        self.owed, self.fresh = self.owed + self.fresh, []
        if old not in self.owed:
            return [f"told of {old}, which nobody owes: {self.owed}"]
        self.owed.remove(old)
        self.owed += new
        return []

    def owes(self, seat: int, what: str) -> list[list[Any]]:
        return [one for one in self.owed if one[0] == seat and one[2] == what and not one[5]]

    def pay(self, by: int, to: int, what: str) -> list[str]:
        found = self.owes(by, what)
        if not found or found[0][1] != to:
            return [f"seat {by} hands a die of the {what} bag to seat {to} without owing it"]
        found[0][3] -= 1
        self.owed = [one for one in self.owed if one[3]]
        self.kept += 1
        return []

    def settle(self, kind: str) -> list[Any] | None:
        """A promise of this fight is done with; one of several fights is counted at the end of the turn."""
        mine = [one for one in self.owed if one[0] == self.active and one[2].startswith(kind) and not one[5]]
        found = next((one for one in mine if one[4] != NEXT), None)
        if found is not None:
            self.owed.remove(found)
            self.kept += 1
        return found

    def share(self, kind: str, who: int, before: Line | None) -> list[str]:
        """Whoever the roll favours gets it; without a promise it is the active player's."""
        found = self.settle(kind)
        if found is None:
            later = [
                one[1] for one in self.owed if one[0] == self.active and one[2].startswith(kind) and one[4] == NEXT
            ]
            return [] if who in (self.active, *later) else [f"seat {who} takes the {kind} of seat {self.active}"]
        winner = found[1]
        if not found[2].endswith(WHOLE):
            assert before is not None and before.message == "toss", before
            low, high = span(parts(found[2])[2])
            winner = found[1] if low <= int(before.args["n"]) <= high else found[0]
        return [] if who == winner else [f"seat {who} gets the {kind} that was promised to seat {winner}"]


# ---------------------------------------------------------------------- playing
LATE = (":1", ":2", ":fight", "?won", "?lost", "?tied", ":1?won")  # times and conditions that a term may have


def some_offer(game: Dungeon, rng: Rng) -> tuple[int, str]:
    """Somebody writes an offer down, or takes it back."""
    seats = [seat for seat, hero in enumerate(game.heroes) if not hero.out]
    by = seats[rng.below(len(seats), "file")]
    if rng.below(8, "file") == 0 and any([offer.by == by for offer in game.filed]):
        return by, "file"
    others = [seat for seat in seats if seat != by]
    to = others[rng.below(len(others), "file")]
    words = ["file", *leg(game, rng, by, to)]
    if len(others) > 1 and rng.below(3, "file") == 0:
        words += ["with", *leg(game, rng, by, next(seat for seat in others if seat != to))]
    return by, " ".join(words)


def leg(game: Dungeon, rng: Rng, by: int, to: int) -> list[str]:
    """One other party, with terms that are listed, at any time and on any condition."""
    words = [str(to)]
    for lead, terms in zip(("give", "for"), offers_of(RULES).terms(game, by, to)):
        if terms and rng.below(3, "file"):
            key = terms[rng.below(len(terms), "file")].key
            words += [lead, key if rng.below(2, "file") else key + LATE[rng.below(len(LATE), "file")]]
    return words


def careless(table: Table, style: Style, choices: int, seed: str) -> tuple[int, int]:
    """Games one after another until so many choices were made; how many there were, and promises that were kept."""
    setup = RULES.setup(table, 2, seed)
    done = games = kept = 0
    while done < choices:
        name = f"{seed} {' '.join(table.values())} {'-'.join(style)}/{games}"
        played = Played(RULES, setup, name, log=True)
        game: Dungeon = inside(played.game)
        seats = range(RULES.seats(setup))
        bots = [PLAYERS[style[seat % len(style)]](RULES, f"{name}/{seat}") for seat in seats]
        rng, ledger = Rng(key_of(f"mutants:{name}"), {}), Ledger(game)
        while game.decision is not None and done < choices:
            n = len(played.entries)
            wrong = ledger.check() + problems(game) + (copies(game) if n % COPY == 0 else [])
            if n % MUTATE == 0:
                found = [mutant for mutant in mutants(game, rng) if mutant.verb != "file"]  # which may be legal
                tried = [not_refused(RULES, game, game.decision.seat, mutant) for mutant in found]
                wrong += [refusal for refusal in tried if refusal]
            if wrong:
                raise played.broken("; ".join(wrong))
            if game.kit.deals and n % FILE == FILE - 1:
                by, words = some_offer(game, rng)
                if not filing(game, by, parse(words)):
                    played.apply(Entry(by, words))
                    done += 1
                    continue
                wrong = [not_refused(RULES, game, by, parse(words))]
                if any(wrong):
                    raise played.broken("; ".join(wrong))
            played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            done += 1
        kept += ledger.kept
        games += 1
    return done, kept


def test_the_shares_make_enough_choices() -> None:
    with_deals = [table for table in TABLES if table.get("deals") != "off"]
    assert len(STYLES) * len(with_deals) * CHOICES >= 200_000
    assert len(STYLES) * len(with_deals) * ROUNDS * LONG_CHOICES >= 5_000_000
    assert {table["players"] for table in with_deals} == {"2", "3", "4", "5"}


@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_careless_play(table: Table, style: Style) -> None:
    done, kept = careless(table, style, CHOICES, "fuzz")
    assert done >= CHOICES
    assert kept > 20 or table.get("deals") == "off", "hardly any promise was made: this shows nothing"


@pytest.mark.parametrize("table", TABLES[::2], ids=named)
def test_good_play(table: Table) -> None:
    done, _ = careless(table, ("greedy",), GREEDY_CHOICES, "fuzz")
    assert done >= GREEDY_CHOICES


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize("table", TABLES, ids=named)
@pytest.mark.parametrize("number", range(ROUNDS))
def test_careless_play_for_long(
    number: int, table: Table, style: Style, record_property: Callable[[str, object], None]
) -> None:
    done, kept = careless(table, style, LONG_CHOICES, f"long fuzz {number}")
    assert done >= LONG_CHOICES
    record_property("choices", done)
    assert kept > 20 or table.get("deals") == "off", "hardly any promise was made: this shows nothing"


@pytest.mark.parametrize("table", TABLES[2:7:2], ids=named)
def test_conceding_in_mid_game_leaves_nothing_behind(table: Table) -> None:
    """Whoever is left plays on; the dice are back in their bags and nobody owes anything to who is gone."""
    setup = RULES.setup(table, 2, "concede")
    seats, conceded = RULES.seats(setup), 0
    for n in range(12):
        played = Played(RULES, setup, f"concede {n}", log=True)
        game: Dungeon = inside(played.game)
        bots = [PLAYERS[("busy", "random")[n % 2]](RULES, f"{n}/{seat}") for seat in range(seats)]
        ledger = Ledger(game)
        while game.decision is not None and len(played.entries) < 900:
            if len(played.entries) % 211 == 17 * n + 5 and not game.heroes[n % seats].out:
                played.concede(n % seats)
                conceded += 1
            else:
                played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            wrong = ledger.check() + problems(game)
            if wrong:
                raise played.broken("; ".join(wrong))
    assert conceded > 8


# ---------------------------------------------------------------------- the fuzzer bites
def test_a_promise_that_is_not_kept_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def give(game: Dungeon, seat: int, die: int, rule: str) -> None:
        game.heroes[seat].dice += (die,)
        game.note(rule, "receives", who=f"&{seat}", die=game.name(die))

    monkeypatch.setattr(Dungeon, "give", give)
    with pytest.raises(Broken, match="which it owes"):
        careless(TABLES[4], ("busy",), CHOICES, "bite")


def test_a_promise_that_is_forgotten_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = keeping.lapse

    def lapse(game: Dungeon, fought: bool = False) -> None:
        honest(game, fought)
        game.ledger = game.ledger[1:]

    monkeypatch.setattr(turn, "lapse", lapse)
    with pytest.raises(Broken, match=r"owed are .*; told was"):
        careless(TABLES[4], ("busy",), CHOICES, "bite")


def test_a_die_that_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Dungeon.put_back

    def put_back(game: Dungeon, die: int) -> None:
        if game.kit.defs[die].kind != "bomb":
            honest(game, die)

    monkeypatch.setattr(Dungeon, "put_back", put_back)
    with pytest.raises(Broken, match=r"not in exactly one place: .*bomb"):
        careless(TABLES[5], ("busy",), CHOICES, "bite")
