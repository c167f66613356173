"""The fuzzer: games played by careless players against promises; a failure carries the journal that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.bots import BOTS, Bot, bots_of, make_bot
from tablee.gamekit.rules import Rules
from tablee.kernel.decision import PASS, Option, parse
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of
from tablee.table.journal import Entry, Journal, apply, header_of, outcome_of

#: What is wrong with a game at this decision, or at its end; nothing when all is well.
Check = Callable[[Any], list[str]]

LONGEST = 20_000  # choices; careless players may go on for ever, and that breaks no promise


class EagerBot(Bot):
    """The answer the game itself knows to be good, else anything rather than passing: much happens, and soon."""

    def choose(self, game: Game, seat: int) -> Option:
        suggested = self.rules.suggest(game, seat) if self.rng.below(4, "mood") else None
        if suggested is not None:
            return suggested
        options = game.asked.options
        return self.pick([o for o in options if o.verb not in (PASS.verb, "sell")] or options)


class BusyBot(Bot):
    """Mostly anything rather than stopping, and nothing is weighed: much happens, and fast."""

    def choose(self, game: Game, seat: int) -> Option:
        options = game.asked.options
        more = [o for o in options if o.verb not in STOPS] if self.rng.below(8, "mood") else []
        return self.pick(more or options)


STOPS = (PASS.verb, "end", "enough", "no", "sell")
PLAYERS: dict[str, type[Bot]] = {**BOTS, "eager": EagerBot, "busy": BusyBot}


class Broken(AssertionError):
    """A promise is broken. `journal` replays to where it happened, so that it can become a test."""

    def __init__(self, what: str, journal: str) -> None:
        super().__init__(f"{what}\n\n{journal}")
        self.what = what
        self.journal = journal


class Played:
    """A game with every choice made in it."""

    def __init__(self, rules: Rules[Game], setup: dict[str, Any], seed: str, log: bool = False) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.game: Game = rules.new(setup, seed, log)
        self.entries: list[Entry] = []

    def choose(self, choice: Option) -> None:
        self.apply(Entry(self.game.asked.seat, str(choice)))

    def concede(self, seat: int) -> None:
        self.apply(Entry(seat, "concede"))

    def apply(self, entry: Entry) -> None:
        """An error of the engine itself comes out as a broken promise too."""
        self.entries.append(entry)
        try:
            apply(self.rules, self.game, entry)
        except Exception as error:
            raise self.broken(f"{type(error).__name__}: {error}") from error

    def journal(self) -> Journal:
        seats = ("human",) * self.rules.seats(self.setup)
        header = header_of(self.rules, self.setup, seats, self.seed)
        prints = {len(self.entries): self.game.fingerprint()}
        return Journal(header, list(self.entries), prints, outcome_of(self.game))

    def broken(self, what: str) -> Broken:
        """The journal stops before a choice that the engine itself cannot carry out, and names it."""
        again = Played(self.rules, self.setup, self.seed)
        for entry in self.entries:
            before = again.journal()
            try:
                apply(self.rules, again.game, entry)
            except Exception:
                return Broken(f"{what}\nat the choice {entry.choice!r} of seat {entry.seat} after this:", before.text())
            again.entries.append(entry)
        return Broken(f"{what}\nafter this, at {again.game.place()}:", again.journal().text())


# ---------------------------------------------------------------------- what must be refused
def mutants(game: Game, rng: Rng, most: int = 12) -> list[Option]:
    """Options that are not offered: each is like one that is, but for a word too many, too few or changed."""
    options = game.asked.options
    verbs = sorted(game.VERBS)
    words = sorted({str(arg) for o in options for arg in o.args} | {"0", "99", "nobody"})

    def any_of(items: Sequence[Any]) -> Any:
        return items[rng.below(len(items), "mutate")]

    found: list[Option] = []
    for _ in range(most):
        verb, args = any_of(options)
        changed = list(args)
        how = rng.below(6, "mutate")
        if how == 0:
            verb = any_of(verbs)
        elif how == 1:
            verb = f"{verb}-not"
        elif how == 2 and changed:
            del changed[rng.below(len(changed), "mutate")]
        elif how == 3:
            changed.insert(rng.below(len(changed) + 1, "mutate"), any_of(words))
        elif changed:
            at = rng.below(len(changed), "mutate")
            old = changed[at]
            changed[at] = old + any_of((-7, -1, 1, 7)) if isinstance(old, int) and how == 4 else any_of(words)
        mutant = parse(str(Option(verb, tuple(changed))))
        if mutant not in options and mutant not in found:
            found.append(mutant)
    return found


def not_refused(rules: Rules[Game], game: Game, seat: int, choice: Option) -> str:
    """'' when this choice is refused with a reason and changes nothing, else what happens instead."""
    before, decision = game.fingerprint(), game.decision
    words = f"{seat} {choice}"
    try:
        why = game.why_not(seat, choice)
    except Exception as error:
        return f"asking why not {words!r} gives {type(error).__name__}: {error}"
    if why is None or not why.reason:
        return f"{words!r} is not offered, but nothing forbids it"
    unknown = [rule for rule in why.rules if rule not in rules.rulebook.rules]
    if unknown or (why.reason == "forbidden" and not why.rules):
        return f"{words!r} is refused by rules that are not in the book: {why.rules}"
    try:
        apply(rules, game, Entry(seat, str(choice)))
    except IllegalChoice as error:
        if (error.reason, error.rules) != tuple(why):
            return f"{words!r} is refused by {error.reason} {error.rules}, but why_not says {why}"
    except Exception as error:
        return f"{words!r} gives {type(error).__name__}: {error}"
    else:
        return f"{words!r} is not offered, but it is carried out"
    changed = game.fingerprint() != before or game.decision is not decision
    return f"{words!r} is refused, but it changes the game" if changed else ""


# ---------------------------------------------------------------------- what bots must answer
class EveryBot:
    """A check: each bot of a game answers with one of the options, whatever play has come to, and changes nothing.

    Of each kind of question the first is put to them, and every `every`th one after it.
    """

    def __init__(self, rules: Rules[Game], every: int) -> None:
        self.bots = {name: make_bot(name, rules, name) for name in bots_of(rules)}
        self.every = every
        self.seen: dict[str, int] = {}  # questions of each kind

    def __call__(self, game: Game) -> list[str]:
        decision = game.decision
        if decision is None:
            return []
        seen = self.seen.get(decision.prompt, 0)
        self.seen[decision.prompt] = seen + 1
        if seen % self.every:
            return []
        before, out = game.fingerprint(), []
        for name, bot in self.bots.items():
            try:
                choice = bot.choose(game, decision.seat)
            except Exception as error:
                out.append(f"asked {decision.prompt!r}, {name} raises {type(error).__name__}: {error}")
                continue
            if choice not in decision.options:
                out.append(f"asked {decision.prompt!r}, {name} answers {choice}, which is not offered")
        return out if game.fingerprint() == before else [*out, f"asked {decision.prompt!r}, a bot changes the game"]


# ---------------------------------------------------------------------- playing
def fuzz(
    rules: Rules[Game],
    setup: dict[str, Any],
    seed: str,
    players: Sequence[str],
    check: Check,
    most: int,
    mutate: int = 0,
) -> int:
    """One game, checked after each choice, with mutants at every `mutate`th decision; how many choices it took."""
    played = Played(rules, setup, seed)
    game = played.game
    bots = [PLAYERS[players[seat % len(players)]](rules, f"{seed}/{seat}") for seat in range(rules.seats(setup))]
    rng = Rng(key_of(f"mutants:{seed}"), {})
    while game.decision is not None and len(played.entries) < most:
        if mutate and len(played.entries) % mutate == 0:
            for mutant in mutants(game, rng):
                wrong = not_refused(rules, game, game.decision.seat, mutant)
                if wrong:
                    raise played.broken(wrong)
        played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
        problems = check(game)
        if problems:
            raise played.broken("; ".join(problems))
    return len(played.entries)


def fuzz_for(
    choices: int,
    rules: Rules[Game],
    setup: dict[str, Any],
    seed: str,
    players: Sequence[str],
    check: Check,
    mutate: int = 0,
) -> int:
    """Games one after another until so many choices were made."""
    done = games = 0
    while done < choices:
        done += fuzz(rules, setup, f"{seed}/{games}", players, check, min(LONGEST, choices - done), mutate)
        games += 1
    return done
