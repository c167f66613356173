"""Choices by the chance to win, as learned judgement has it: who acts, whom it attacks and from where, and whether to spawn.

What could be done comes from the hand-made judgement, the best of it by what it thinks of it. Each plan is judged by how things
stand once the activation is over: where the model has gone, and for each way the dice may fall, as exact odds have it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablee.gamekit.brain import Mind
from tablee.games.super_dungeon.mind import consul_mind, evaluate, hero_caution, hero_mind
from tablee.games.super_dungeon.mind.consul_mind import CUNNING
from tablee.games.super_dungeon.mind.hero_caution import danger, dangers, safest
from tablee.games.super_dungeon.mind.outcomes import Way, at_rest, called, put, ways
from tablee.games.super_dungeon.mind.reckoning import AGAIN, Plan, harmless, open_to, plans
from tablee.games.super_dungeon.mind.worth import SURE as CERTAIN
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.procedures import activation
from tablee.games.super_dungeon.rules.procedures.activation import END, MOVE, Activation
from tablee.games.super_dungeon.rules.procedures.consul import SPAWN
from tablee.games.super_dungeon.rules.procedures.heroes import ACTIVATE
from tablee.games.super_dungeon.rules.procedures.moving import square_of
from tablee.games.super_dungeon.rules.ranks import CONSUL, PARTY
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import actions, moves
from tablee.kernel.decision import PASS, Option

Judge = Callable[[Sequence[Arena], int], Sequence[int]]

SURE = 1 << 20  # who has won
NEVER = -SURE
#: what hand-made judgement would do is left only for what promises more, and what it thinks of a plan counts a little (so much
#: for a hundredth of a wound): the best of many judgements is the one that errs most
TRUSTED, OPINION = SURE * 4 // 1000, SURE // 20_000
MANY, SOME = 4, 2  # plans that are judged in an activation; and of each who could be chosen for one
MONSTERS = 4  # of the Consul that are weighed for the next activation
LOOK = 60  # decisions until all that a point brings stands in the dungeon


class Case(NamedTuple):
    """Something to do, by what is chosen for it now."""

    option: Option
    base: Arena  # nothing has come of it
    ways: tuple[Way, ...] = ()
    tries: int = 1  # how often it can be done
    after: int = -1  # another case: where it can still go afterwards
    trust: int = 0  # what hand-made judgement thinks of it


class ArenaMind(Mind[Arena]):
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def chances(self, games: Sequence[Arena], seat: int) -> Sequence[int]:
        return self.judge(games, seat)

    def weigh(self, game: Arena, seat: int, options: Sequence[Option]) -> list[int]:
        if game.asked.prompt == "act":
            cases, usual = act(game, seat, list(options))
        elif game.asked.prompt == "consul-turn":
            cases, usual = consul_turn(game, list(options))
        else:
            cases, usual = hero_turn(game, seat, list(options))
        chances = self.worths(cases, seat)
        trusted = [n + case.trust + TRUSTED * (case.option == usual) for n, case in zip(chances, cases)]
        best = max(range(len(cases)), key=trusted.__getitem__)
        found: dict[Option, int] = {}
        for case, n in zip(cases, trusted):  # the best is told by its chance alone
            known = n - trusted[best] + chances[best]
            found[case.option] = max(found.get(case.option, NEVER), known, 0)
        return [found.get(option, NEVER) for option in options]

    def worths(self, cases: Sequence[Case], seat: int) -> list[int]:
        """The chance to win that each of them leads to."""
        states = [state for case in cases for state in (case.base, *[way.game for way in case.ways])]
        judged = iter(self.judge([at_rest(state) for state in states], seat))
        found: list[int] = []
        stays: list[int] = []
        for case in cases:
            base = next(judged)
            gain = sum([brought(way, case.tries) * (next(judged) - base) for way in case.ways]) // CERTAIN
            stays.append(base)
            total = max(base, stays[case.after] if case.after >= 0 else 0) + gain
            found.append(min(SURE, max(0, total)))
        return found


def brought(way: Way, tries: int) -> int:
    """How often it comes of so many tries, in thousandths; more of it each time, where there is more."""
    if way.again:
        return way.likely * (10 + AGAIN * (tries - 1)) // 10
    missed = CERTAIN
    for _ in range(tries):
        missed = missed * (CERTAIN - way.likely) // CERTAIN
    return CERTAIN - missed


# ---------------------------------------------------------------------- who goes
def hero_turn(game: Arena, seat: int, options: list[Option]) -> tuple[list[Case], Option]:
    """The Hero for whom it is worth most, whoever owns it: others are let go first."""
    by_handle = game.kit.by_handle
    named = {by_handle[str(o.args[0])]: o for o in options if ACTIVATE.of(o)}
    cases: list[Case] = []
    for n in [n for n in game.heroes() if not game.models[n].turned]:
        option = named.get(n, PASS)
        if option in options:
            reachable, points = reach(game, n), actions(game, n)
            found = plans(game, n, points, (), hero_mind.foes(game), hero_mind.pain, reachable)
            cases += first_cases(called(game, n), n, option, found, reachable, points)
    return cases, hero_mind.hero_turn(game, seat, options)


def consul_turn(game: Arena, options: list[Option]) -> tuple[list[Case], Option]:
    """The monsters with most to do for their skull points, and every point that may spawn."""
    by_handle = game.kit.by_handle
    ready = {by_handle[str(o.args[0])]: o for o in options if ACTIVATE.of(o)}
    reached = {n: reach(game, n) for n in ready}
    found = {n: consul_mind.strikes(game, n, CUNNING, reached[n]) for n in ready}
    worths = {n: consul_mind.most(found[n]) for n in ready}
    far = {n: consul_mind.distance(game, n) for n in ready}
    order = sorted(ready, key=lambda n: (-consul_mind.rate(game, n, worths[n], CUNNING), far[n], n))
    cases: list[Case] = []
    for n in order[:MONSTERS]:
        points = consul_mind.points_of(game, n)
        cases += first_cases(called(game, n), n, ready[n], found[n], reached[n], points)
    cases += [Case(o, spawned(game, o)) for o in options if SPAWN.of(o)]
    if not ready:
        over = game.clone()
        over.side = PARTY
        cases.append(Case(END.bare, over))
    return cases, consul_mind.begin(game, CUNNING, options, ready, worths)


# ---------------------------------------------------------------------- an activation
def act(game: Arena, seat: int, options: list[Option]) -> tuple[list[Case], Option]:
    frame = activation.MOVE.frame(game)
    n, consul = frame.model, seat == game.kit.consul
    if consul:
        found = consul_mind.possible(game, CUNNING, options, frame)
        usual = consul_mind.decide(game, CUNNING, found, options, frame)
    else:
        found = hero_mind.possible(game, n, options, frame)
        usual = hero_mind.decide(game, n, found, options, frame)
    cases = resting(game, frame, options, usual, consul)
    best = max([k for k, case in enumerate(cases) if MOVE.of(case.option)], default=-1)
    attacking = acting(game, frame, options, found, best)
    if usual not in [case.option for case in (*cases, *attacking)]:  # something that words do not tell of
        return [Case(usual, game.clone())], usual
    return [*cases, *attacking], usual


def reach(game: Arena, n: int) -> int:
    return open_to(game, n, moves(game, n))


def tries(points: int, plan: Plan) -> int:
    """How often there are action points for it; what costs none is done once."""
    return max(1, points // plan.cost) if plan.cost else 1


def promising(found: list[Plan]) -> list[Plan]:
    """The best first; of those that come to the same choice from other places, one."""
    best: dict[Option, Plan] = {}
    for plan in sorted(found, key=lambda plan: -plan.worth):
        best.setdefault(plan.option, plan)
    return list(best.values())


def spot(game: Arena, n: int, places: int) -> int:
    """One of these places: where it stands, if it is among them."""
    here = game.models[n].at
    return here if places >> here & 1 else min(bits(places), key=lambda q: (game.board.distance(here, q), q))


def first_cases(chosen: Arena, n: int, option: Option, found: list[Plan], reachable: int, points: int) -> list[Case]:
    """The best plans of who has not begun yet, in a game in which it is chosen."""
    cases = [Case(option, chosen)] if not found else []
    for plan in promising(found)[:SOME]:
        base = put(chosen, n, spot(chosen, n, plan.places & reachable))
        cases.append(Case(option, base, tuple(ways(base, n, plan)), tries(points, plan), -1, plan.worth * OPINION))
    return cases


def resting(game: Arena, frame: Activation, options: list[Option], usual: Option, consul: bool) -> list[Case]:
    """What it may do when it attacks nobody: stay, walk on as usual, or get out of danger."""
    n, cases = frame.model, list[Case]()
    if END.bare in options:
        cases.append(Case(END.bare, game.clone()))
    if MOVE.of(usual):
        cases.append(Case(usual, put(game, n, square_of(game, usual))))
    if not consul and frame.moves_left(game) and game.is_hero(n):
        fears = dangers(game, n)
        if fears and danger(game, fears, game.models[n].at):
            at = safest(game, n, harmless(game, n, open_to(game, n, frame.moves_left(game))), fears)
            away = MOVE(*game.board.xy(at))
            if away != usual and away in options:
                cases.append(Case(away, put(game, n, at)))
    return cases


def acting(game: Arena, frame: Activation, options: list[Option], found: list[Plan], after: int) -> list[Case]:
    """The best plans: at once, or after a move to where they can be carried out."""
    n, cases = frame.model, list[Case]()
    legal = set(options)
    here, reachable = 1 << game.models[n].at, open_to(game, n, frame.moves_left(game))
    for plan in promising(found):
        if len(cases) == MANY or plan.worth <= 0:
            break
        times, trust = tries(frame.points(game), plan), plan.worth * OPINION
        if plan.places & here:
            if plan.option in legal:
                base = game.clone()
                cases.append(Case(plan.option, base, tuple(ways(base, n, plan)), times, after, trust))
        elif plan.places & reachable:
            option = move_to(game, n, plan.places & reachable)
            if option in legal:
                base = put(game, n, square_of(game, option))
                cases.append(Case(option, base, tuple(ways(base, n, plan)), times, -1, trust))
    return cases


def move_to(game: Arena, n: int, places: int) -> Option:
    """There, as its side moves."""
    if game.models[n].side == CONSUL:
        return consul_mind.move_to(game, n, places, CUNNING)
    return hero_caution.move_to(game, n, places)


def spawned(game: Arena, option: Option) -> Arena:
    """A copy in which the point has brought its monsters, and it is the Heroes' turn."""
    new = game.clone()
    new.choose(option)
    for _ in range(LOOK):
        if new.decision is None or new.side == PARTY:
            break
        new.choose(evaluate.suggest(new, new.decision.seat, CUNNING))
    return new
