"""Carrying out a text: the kernel's interpreter, what a text of Champions remembers, and how targets are chosen."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Verb
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.names import copy_of, namesake
from tablee.games.champions.rules.pointing import card_words, on_card, said_at
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ALLY, CHARACTERS, HERO, IDENTITY_SIDES, PLAY, Those
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.effect import Effect, Resolve
from tablee.kernel.procedure import DONE
from tablee.kernel.record import record


@record
class Run(Resolve):
    """One ability being resolved (MC-PLAY-08): its card, what set it off, what was chosen, what its last part did."""

    STEPS = {"run": "MC-ABIL-04 MC-PLAY-08"}

    seat: int
    source: str
    todo: tuple[int, ...]
    card: int
    td: int  # depth and index of the occurrence it reacts to
    ti: int
    bound: dict[str, Any]
    did: tuple[Any, ...] = ()  # facts of the last part
    label: str = ""
    paid: tuple[str, ...] = ()  # resources its card was paid with
    want: int = 0  # how many things the last part set out to do

    def run(self, game: Scenario) -> Flow | None:
        if self.got is not None:
            self.did, self.got = self.got, None
        nodes = game.kit.texts[self.source].nodes
        while self.todo:  # as Resolve does
            todo = self.todo
            self.todo = todo[1:]
            flow: Flow | None = nodes[todo[0]].do(game, self)
            if flow is not None:
                if flow.kind == 1 and game.stack[-1] is self:
                    self.todo = todo  # asking changes nothing
                else:
                    self.resume = "run"  # whatever was called comes back here
                return flow
        return DONE

    def fully(self) -> bool:
        """Was the last part completely resolved (MC-TEXT-01)?"""
        roots = [fact for fact in self.did if fact[4] == 0]
        return len(roots) >= self.want and self.want > 0 and all([fact[2] >= fact[3] for fact in roots])

    def about(self) -> Args:
        return {"card": self.card}

    def node(self, game: Scenario) -> Any:
        """The part of its text that is next, or that asks."""
        return game.kit.texts[self.source].nodes[self.todo[0]]

    def asking(self, game: Scenario) -> tuple[str, Any]:
        """The text and its node of which a part is chosen."""
        return self.source, self.node(game)

    def says(self, game: Scenario) -> Args:
        return {"card": game.name(self.card), **self.node(game).says(self)}


class Who:
    """Whom or what a text means."""

    def pick(self, game: Scenario, run: Any) -> tuple[int, ...]:
        raise NotImplementedError


class Node(Effect):
    """A node of Champions. `run` is a Run, or a Standing when it is only asked what it could do."""

    branch: bool = False  # choices below are made when it is reached, not in step 5
    _picks: tuple[Any, ...] | None = None
    _early: tuple[Any, ...] | None = None

    def says(self, run: Run) -> Args:
        """What the words of its question need besides the card: what is done to whom it asks for."""
        return {"what": f"%{run.source}/{self.at}"} if self.picks() else {}

    def picks(self) -> tuple[Any, ...]:
        """Its targets that somebody chooses."""
        if self._picks is None:
            found = [getattr(self, name) for name in getattr(self, "__dataclass_fields__", ())]
            object.__setattr__(self, "_picks", tuple([who for who in found if isinstance(who, Chosen)]))
        assert self._picks is not None
        return self._picks

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        """Would this change card x (MC-TARGET-07)?"""
        return game.cards[x].zone == PLAY

    def able(self, game: Scenario, run: Any) -> bool:
        """Could this change the state of the game (MC-ABIL-03)?"""
        for who in self.picks():  # noqa: SIM110  (faster than a generator)
            if not some(game, run, self, who):
                return False
        return True

    def late(self, game: Scenario, run: Run) -> Flow | None:
        """Ask for what has not been chosen yet; alone it is chosen at once."""
        for who in self.picks():
            if who.key not in run.bound:
                # whoever resolves the ability chooses (MC-TARGET-03)
                flow = choose(game, run.seat if who.by < 0 else who.chooser(game, run), run, self, who)
                if flow is not None:
                    return flow
        return None

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        chosen(game, run.bound, self, choice)
        run.push(self)
        return None

    def first_children(self) -> tuple[Effect, ...]:
        """Children whose choices belong to step 5."""
        return self.children()


class Choosing(Node):
    """Whatever of its targets has not been chosen yet is, before it acts."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        return self.late(game, run) or self.act(game, run)

    def act(self, game: Scenario, run: Run) -> Flow | None:
        raise NotImplementedError


class Branch(Node):
    """What stands below it is chosen when it is reached."""

    branch: bool = True


class Around(Branch):
    """One other node and when, how often or for whom it is done."""

    what: Node

    def children(self) -> tuple[Effect, ...]:
        return (self.what,)


def occurrence(game: Scenario, run: Any) -> Any:
    """What set this text off."""
    happening: Any = game.stack[run.td]
    return happening.batch[run.ti]


def attack_depth(game: Scenario, run: Any) -> int:
    """Depth of the attack that the occurrence of this text is, or is a part of; -1 outside attacks."""
    if run.td < 0:
        return -1
    happening: Any = game.stack[run.td]
    for depth in (run.td, happening.up):
        frame: Any = game.stack[depth] if depth >= 0 else None
        if frame is not None and any([o.kind in ("attack", "enemy_attack") for o in frame.batch]):
            return int(depth)
    return -1


# ---------------------------------------------------------------------- choosing
class Chosen(Who):
    """Chosen by whoever resolves the text (MC-TARGET-02, MC-TARGET-03); it stays the target (MC-TARGET-01). Of several
    as many as there are (MC-TARGET-05)."""

    def __init__(self, those: Those, key: str = "", n: int = 1, up_to: bool = False, by: int = -1) -> None:
        self.those = those
        self.key = key or those.what
        self.n = n
        self.up_to = up_to
        self.by = by  # -1 the resolver, 0 the first player

    def __repr__(self) -> str:
        return f"Chosen({self.those!r}, {self.key!r}, {self.n}, {self.up_to})"

    def chooser(self, game: Scenario, run: Any) -> int:
        return game.first

    def pick(self, game: Scenario, run: Any) -> tuple[int, ...]:
        found: tuple[int, ...] = run.bound.get(self.key, ())
        return found


def candidates(game: Scenario, run: Any, node: Any, who: Chosen) -> list[int]:
    # what meets the requirement of the text (MC-TARGET-02)
    return [x for x in group(game, run, who.those) if node is None or node.eligible(game, run, x)]


def some(game: Scenario, run: Any, node: Any, who: Chosen) -> bool:
    """Is there a candidate at all?"""
    for x in group(game, run, who.those):  # noqa: SIM110  (faster than a generator)
        if node.eligible(game, run, x):
            return True
    return False


def choose(game: Scenario, seat: int, run: Any, node: Any, who: Chosen) -> Flow | None:
    """Bind what `who` means, or ask for it one by one; `~key` holds what has been picked so far."""
    so_far: tuple[int, ...] = run.bound.get("~" + who.key, ())
    left = [x for x in candidates(game, run, node, who) if x not in so_far]
    if who.those.where == "piles" and so_far:  # different cards: one of a title (MC-CARD-10)
        titles = [copy_of(game, x) for x in so_far]
        left = [x for x in left if copy_of(game, x) not in titles]
    if len(so_far) >= who.n or not left:
        run.bound[who.key] = so_far
        run.bound.pop("~" + who.key, None)
        return None
    if len(left) == 1 and not who.up_to:
        run.bound[who.key] = (*so_far, left[0])
        run.bound.pop("~" + who.key, None)
        return None
    targets = game.kit.targets
    options = [targets[x] for x in left]
    if who.up_to:  # else a target must be chosen (MC-TARGET-02)
        options.append(ENOUGH.bare)
    return ask(game.chooser(seat), "target", options, "answered")


def chosen(game: Scenario, bound: dict[str, Any], node: Any, choice: Option) -> None:
    who = next(one for one in node.picks() if one.key not in bound)
    so_far = bound.pop("~" + who.key, ())
    if ENOUGH.of(choice):
        bound[who.key] = so_far
        return
    so_far += (game.named(choice.args[0]),)
    if len(so_far) >= who.n:
        bound[who.key] = so_far
    else:
        bound["~" + who.key] = so_far


def early(node: Any) -> tuple[tuple[Node, Chosen], ...]:
    """The choices made in step 5, before initiation (MC-PLAY-06): all that stand in no branch."""
    if not isinstance(node, Node):
        return tuple([pair for child in node.children() for pair in early(child)]) if node is not None else ()
    if node._early is None:
        found: list[tuple[Node, Chosen]] = []
        if not node.branch:
            keys: list[str] = []
            for who in node.picks():
                keys.append(who.key)
                found.append((node, who))
            for child in node.first_children():
                found += [pair for pair in early(child) if pair[1].key not in keys]
        object.__setattr__(node, "_early", tuple(found))
    assert node._early is not None
    return node._early


def aimed(game: Scenario, use: Any) -> Args:
    """What an ability that is being used does to whom it asks for next; nothing, where a card is played that only enters play."""
    waiting = [node.at for node, who in early(use.root(game)) if who.key not in use.bound] if use.k >= 0 else []
    return {"what": f"%{use.code}.{use.k}/{waiting[0]}"} if waiting else {}


class Only(Node):
    """Stands for a node while one of its targets is chosen."""

    def __init__(self, who: Chosen) -> None:
        self.who = who

    def picks(self) -> tuple[Any, ...]:
        return (self.who,)


# ---------------------------------------------------------------------- groups of cards
#: words for friendly cards, and the types they mean
FRIENDS = {
    "ally": (ALLY,),
    "character": CHARACTERS,  # of one player
    "friendly": CHARACTERS,  # MC-CARD-21
    "hero": (HERO,),
    "hero_or_ally": (HERO, ALLY),
    "identity": IDENTITY_SIDES,
    "player": IDENTITY_SIDES,
}


def group(game: Scenario, run: Any, those: Those) -> list[int]:
    found = _group(game, run, those)
    if those.trait:
        found = [x for x in found if those.trait in game.traits(x)]
    if those.title:
        title = game.kit.defs[those.title].name.en
        found = [x for x in found if game.cards[x].face.name.en == title]
    if those.other_than:
        found = [x for x in found if x not in run.bound.get(those.other_than, ())]
    if those.bare:
        mine = game.cards[run.card].face.name.en
        found = [x for x in found if mine not in [game.cards[a].face.name.en for a in game.cards[x].on]]
    if those.most and found:
        most = max([game.cards[x].face.stats.get(those.most, 0) for x in found])
        found = [x for x in found if game.cards[x].face.stats.get(those.most, 0) == most]
    return found


def _group(game: Scenario, run: Any, those: Those) -> list[int]:
    """A trait goes with every noun of a list (MC-TEXT-06); "you control" is what lies in your area (MC-YOU-08)."""
    seat: int = run.seat
    what, whose = those.what, those.whose
    if those.where == "piles":  # out of play only where the text says so (MC-ABIL-01)
        return in_piles(game, (seat,) if whose == "yours" else game.order(), those)
    if whose == "theirs":
        if not run.bound.get("player"):
            whose = ""  # nobody has been chosen yet: anybody might be
        else:
            seat = game.seat_of(run.bound["player"][0])
    mine = whose in ("yours", "theirs")
    players = (seat,) if whose else game.order()  # whose cards in play are meant (MC-CTRL-08)
    match what:
        case "enemy":
            return [game.villain, *game.players[seat].engaged] if whose else list(game.enemies())
        case "minion":
            return list(game.players[seat].engaged) if whose else list(game.minions())
        case "villain":
            return [game.villain]
        case "scheme":
            return list(game.all_schemes())
        case "side_scheme":
            return list(game.sides)
        case "main_scheme":
            return [game.main]
        case "environment":
            return list(game.around)
        case "any":
            return [game.main, *game.titled()]
        case "character" if not mine:  # MC-CARD-19
            return [*game.friends(), *game.enemies()]
    if what in FRIENDS:
        types, cards = FRIENDS[what], game.cards
        found = [i for s in players for i in (game.players[s].me, *game.players[s].allies)]
        return [i for i in found if cards[i].face.type in types]
    kinds = what.split("|")  # upgrade, support, attachment
    found = [i for s in players for i in game.players[s].board if game.cards[i].face.type in kinds]
    hosts = [*game.friends(), *game.enemies(), *game.all_schemes(), *game.around]
    found += [a for h in hosts for a in game.cards[h].on if game.cards[a].face.type in kinds]
    return [i for i in found if not mine or game.cards[i].ctl == seat]  # wherever they are attached (MC-CTRL-08)


def in_piles(game: Scenario, seats: tuple[int, ...], those: Those) -> list[int]:
    """Cards in the discard piles of these players."""
    found = [i for s in seats for i in game.players[s].pile]
    if those.what != "card":
        found = [i for i in found if game.cards[i].face.type == those.what]
    return [i for i in found if not namesake(game, i)] if those.enters else found


# ---------------------------------------------------------------------- verbs
TARGET: Verb[Scenario] = Verb("target", known, words=card_words, on=on_card)
ENOUGH: Verb[Scenario] = Verb("enough", words=said_at("mulligan", "hand-size"))
VERBS: list[Verb[Scenario]] = [TARGET, ENOUGH]
