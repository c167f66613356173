"""English: what a text does."""

from __future__ import annotations

from typing import assert_never, cast

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.effects import cards, enemies, glue, harm, play, schemes, who
from tablee.games.champions.rules.effects.amounts import InPlay, Not
from tablee.games.champions.text.en_nouns import STATS, EnglishNouns, Noun
from tablee.games.champions.text.nodes import AnyCost, AnyNode, flags_of, grouped, lines
from tablee.kernel.effect import Effect
from tablee.text.compose import series

STATUS_VERB = {v.STUNNED: "stun", v.CONFUSED: "confuse"}
UNTIL = {
    "attack": "until the end of this attack",
    "phase": "until the end of the phase",
    "round": "until the end of the round",
    "turn": "until the end of your turn",
}
AT_END = {
    "attack": "at the end of this attack",
    "activation": "at the end of this activation",
    "phase": "at the end of the phase",
    "round": "at the end of the round",
    "turn": "at the end of your turn",
}
KEYWORDS = {
    "guard": "Guard", "surge": "Surge", "toughness": "Toughness", "quickstrike": "Quickstrike",
    "retaliate": "Retaliate", "overkill": "Overkill", "piercing": "Piercing", "ranged": "Ranged", "patrol": "Patrol",
    "stalwart": "Stalwart", "restricted": "Restricted", "permanent": "Permanent", "peril": "Peril",
    "incite": "Incite", "hinder": "Hinder", "victory": "Victory", "villainous": "Villainous", "setup": "Setup",
}  # fmt: skip
NUMBERED = ("retaliate", "incite", "hinder", "victory")
#: what each player can be said to do
DEEDS = ("assign", "deal", "discard", "draw", "exhaust", "heal", "move", "place", "put", "remove", "return", "reveal",
         "shuffle", "spend", "take")  # fmt: skip


def third(verb: str) -> str:
    return verb + ("es" if verb.endswith(("ch", "sh", "s")) else "s")


def keyword(word: str, n: int) -> str:
    name = KEYWORDS.get(word, word.capitalize())
    return f"{name} {n}" if word in NUMBERED else name


def join(found: list[str]) -> str:
    text = found[0] if found else ""
    for part in found[1:]:
        text += f", then {part[6:]}" if part.startswith("then, ") else f"; {part}"
    return text


def stat(name: str, n: str) -> str:
    """+1 ATK."""
    word = "hit point" if name == "hp" and n in ("+1", "-1") else STATS.get(name, name)
    return f"{n} {word}"


class EnglishNodes(EnglishNouns):
    def inside(self, node: Effect | None) -> str:
        """As a part of a sentence: no capital, no full stop."""
        return "" if node is None else join(self.parts(node, inline=True))

    def does(self, noun: Noun, verb: str, rest: str) -> str:
        if noun.you:
            return f"{verb} {rest}"
        return f"{noun} {verb if noun.many else third(verb)} {rest}"

    def their(self, noun: Noun) -> str:
        return "your" if noun.you and not self.them else "their"

    def cost(self, cost: tuple[v.Cost, ...]) -> str:
        return series([self.price(one) for one in cost], "and") if cost else ""

    def price(self, one: v.Cost) -> str:
        c = cast(AnyCost, one)
        match c:
            case v.ExhaustThis():
                return f"exhaust {self.this()}"
            case v.ExhaustYou(alter_ego=alter_ego):
                owner = self.face.script.give_to
                return f"exhaust {self.title(owner) if alter_ego and owner else self.me()}"
            case v.DiscardThis():
                return f"discard {self.this()}"
            case v.RemoveCounter(n=n):
                it = "it" if v.ExhaustThis() in self.about.cost else self.this()
                return f"remove {n} {self.counter(n)} from {it}"
            case v.Spend(res=res):
                return f"spend {self.resources(res)}"
            case v.SpendX(res=res):
                return f"spend X {res} resources"
            case v.DiscardCards(n=n, up_to=up_to):
                return f"discard {'up to ' if up_to else ''}{self.count(n, 'card')} of your choice from your hand"
            case v.HealYou(n=n):
                return f"heal {n} damage from {self.me()}"
            case v.TakeDamage(n=n, this=this):
                return f"deal {n} damage to {self.this()}" if this else f"take {n} damage"
            case v.PayPrinted(what=what, key=key):
                chosen = self.chosen(run.Chosen(what, key))
                return f"pay the printed cost of {chosen}"
            case _:
                assert_never(c)

    def lasting(self, nodes: list[play.Lasting]) -> str:
        noun = self.who(nodes[0].on)
        gets, gains = [], []
        for node in nodes:
            sort, _, name = node.stat.partition(":")
            if sort == "trait":
                gains.append(f"the {name} trait")
            elif sort == "keyword":
                gains.append(keyword(name, node.n if isinstance(node.n, int) else 1))
            else:
                gets.append(self.bonus(node.stat, node.n))
        subject = "you" if noun.you else str(noun)
        one = "" if noun.you or noun.many else "s"
        said = [f"get{one} {series(gets, 'and')}"] if gets else []
        said += [f"gain{one} {series(gains, 'and')}"] if gains else []
        return f"{subject} {series(said, 'and')} {UNTIL[nodes[0].until]}"

    def bonus(self, name: str, number: v.Number) -> str:
        """+1 ATK for each..."""
        if isinstance(number, int):
            return stat(name, f"{number:+d}")
        head, tail = self.amount(number, "")
        return stat(name, f"+{head.strip()}") + tail.replace("(", "(+").replace("  ", " ")

    def options(self, parts: tuple[Effect, ...], inline: bool, lead: str) -> str:
        said = []
        for part in parts:
            keys = dict(self.keys)
            said.append(self.parts(part, inline))
            self.keys = keys
        if not inline and any([len(sentences) > 1 for sentences in said]):
            return f"{lead}:" + "".join([f"\n• {lines(sentences)}" for sentences in said])
        brief = [join(sentences) for sentences in said]
        return f"{lead}: " + "; ".join(brief[:-1]) + f"; or {brief[-1]}"

    # ------------------------------------------------------------------ nodes
    def parts(self, node: Effect, inline: bool = False) -> list[str]:
        """Its sentences, without capitals and full stops."""
        e = cast(AnyNode, node)
        match e:
            case glue.Sequence(parts=parts):
                out: list[str] = []
                for group in grouped(parts):
                    lasting = [p for p in group if isinstance(p, play.Lasting)]
                    out += [self.lasting(lasting)] if lasting else self.parts(group[0], inline)
                return out
            case glue.Then(first=first, second=second):
                early, late = self.parts(first, inline), self.parts(second, inline)
                return early + [f"then, {late[0]}" if i == 0 else part for i, part in enumerate(late)]
            case glue.Both(parts=both):
                return [series([self.inside(part) for part in both], "and")]
            case glue.OneOf(parts=parts):
                return [self.options(parts, inline, "choose one")]
            case glue.InAnyOrder(parts=parts):
                every = [sentence for part in parts for sentence in self.parts(part, inline)]
                return [*every, "resolve these effects in the order of your choice"]
            case glue.May(what=what):
                return [f"you may {self.inside(what)}"]
            case glue.If(test=test, yes=yes, no=no):
                text = f"{self.cond(test)}, {self.inside(yes)}"
                if isinstance(test, InPlay) and no is not None:
                    return [text, f"{self.cond(Not(test))}, {self.inside(no)}"]
                return [text] if no is None else [text, f"otherwise, {self.inside(no)}"]
            case glue.Already(normal=normal, test=test, instead=instead):
                usual = self.parts(normal, inline)
                return [*usual, f"{self.cond(test, already=True)}, {self.inside(instead)} instead"]
            case glue.ForEach(who=w, what=what, personally=personally):
                return [self.for_each(w, what, personally)]
            case glue.Repeat(n=n, what=what):
                head, tail = self.amount(n, "")
                return [f"do this {head.strip()} times{tail}: {self.inside(what)}"]
            case glue.AtEnd(of=of, what=what):
                return [f"{AT_END[of]}, {self.inside(what)}"]
            case glue.Instead(what=what):
                first_, *rest = self.parts(what, inline)
                return [f"{first_} instead", *rest]
            case glue.Pick(who=w):
                return [f"choose {self.who(w)}"]
            case harm.Damage() | harm.Assign() | harm.MoveDamage() | harm.Heal() | harm.Give() | harm.TakeAway():
                return self.hurt(e)
            case harm.Prevent() | harm.StoreDamage() | harm.AttackGains():
                return self.hurt(e)
            case play.Lasting():
                return [self.lasting([e])]
            case schemes.RemoveThreat(n=n, frm=frm):
                head, tail = self.amount(n, "threat")
                return [f"remove {head} {self.here(self.who(frm), 'from')}{tail}"]
            case schemes.PlaceThreat(n=n, on=on):
                head, tail = self.amount(n, "threat")
                return [f"place {head}{tail if tail == ' per player' else ''} {self.here(self.who(on))}"
                        f"{'' if tail == ' per player' else tail}"]  # fmt: skip
            case schemes.MoveThreat(n=n, frm=frm, to=to):
                head, tail = self.amount(n, "threat")
                return [f"move {head} from {self.who(frm)} to {self.who(to)}{tail}"]
            case schemes.AddAcceleration(n=n):
                return [f"place {n} acceleration token{'s' if n > 1 else ''} on the main scheme"]
            case schemes.Surge():
                return [f"{'this obligation' if self.face.type == v.OBLIGATION else 'this card'} gains Surge"]
            case schemes.CancelRevealed():
                return ["cancel its When Revealed effects"]
            case schemes.InsteadRevealed(what=what):
                return ["cancel its When Revealed effects", f"{self.inside(what)} instead"]
            case schemes.CancelCard():
                return ["that card has no effect: discard it"]
            case schemes.CancelAbility():
                return ["cancel the effects of that ability"]
            case schemes.RevealTop(same=same):
                deck = "the top card of the encounter deck"
                return [f"the player who was revealing it reveals {deck}" if same else f"reveal {deck}"]
            case schemes.DealEncounter(n=n, who=w):
                noun = self.who(w)
                return [f"deal {'yourself' if noun.you else noun} {n} facedown encounter card{'s' if n > 1 else ''}"]
            case schemes.FindEncounter(kind=kind, then=then, pile=pile):
                where = "the encounter deck and its discard pile" if pile else "the encounter deck"
                found = self.seek(kind)
                return [f"search {where} for {found}, {self.inside(then)} and shuffle the encounter deck"]
            case schemes.DiscardUntil(kind=kind, then=then):
                found = self.seek(kind)
                return [f"discard cards from the encounter deck until {found} is discarded", *self.parts(then, inline)]
            case schemes.DiscardEncounter(n=n):
                return [f"discard the top {'card' if n == 1 else f'{n} cards'} of the encounter deck"]
            case enemies.EndGame(won=won):
                return [f"the players {'win' if won else 'lose'} the game"]
            case schemes.RevealFound():
                return [f"reveal {self.the('found')}"]
            case schemes.SummonNemesis():
                return [
                    "your set-aside nemesis minion and nemesis side scheme are revealed and enter play",
                    "shuffle the rest of your nemesis set into the encounter deck",
                ]
            case schemes.Drones(n=n, who=w):
                noun = self.player(w)
                top = "the top card" if n == 1 else f"the top {n} cards"
                as_ = "as a Drone minion" if n == 1 else "as Drone minions"
                them = "you" if noun.you and not self.them else "them"
                what_ = f"{top} of {self.their(noun)} deck facedown into play {as_}, engaged with {them}"
                return [self.does(noun, "put", what_)]
            case enemies.EnemyAttacks(who=w, engaged=engaged, hero_only=hero_only):
                noun = self.who(w)
                sort = "hero" if hero_only else "player"
                target = f"the {sort} it is engaged with" if engaged else "your hero" if hero_only else "you"
                return [self.does(noun, "attack", target)]
            case enemies.EnemySchemes(who=w):
                noun = self.who(w)
                return [f"{noun} {'scheme' if noun.many else 'schemes'}"]
            case enemies.GiveBoost(n=n, to=to):
                return [f"give {self.who(to)} {n} additional boost card{'s' if n > 1 else ''}"]
            case enemies.AlsoAttacks():
                return ["this attack is also resolved against each other hero"]
            case enemies.Engage(what=moved, who=w):
                noun = self.who(moved)
                target_ = self.who(w)
                return [self.does(noun, "engage", "you" if target_.you else str(target_))]
            case enemies.Pay(cost=cost, then=then_):
                paid = self.cost(cost)
                return [paid if then_ is None else f"{paid} → {self.inside(then_)}"]
            case enemies.GiveControl(what=moved, to=to):
                return [self.does(self.player(to), "take", f"control of {self.who(moved)}")]
            case _:
                return [self.of_cards(e)]

    def for_each(self, w: run.Who, what: Effect, personally: bool) -> str:
        players = isinstance(w, who.Each) and w.those.what in ("player", "identity", "hero")
        noun = self.who(w)
        text = self.personally(noun, what) if players and personally else ""
        if text:
            return text
        self.it.append(Noun("you", True) if players and personally else Noun("it"))
        if players and isinstance(what, glue.OneOf):
            text = self.options(what.parts, True, f"{noun} chooses one, in player order")
        else:
            text = f"{noun}, in player order: {self.inside(what)}" if players else f"for {noun}: {self.inside(what)}"
        self.it.pop()
        return text

    def personally(self, noun: Noun, what: Effect) -> str:
        """What each player does, in the third person; nothing if it cannot be said so throughout."""
        keys, self.them = dict(self.keys), True
        if isinstance(what, glue.OneOf):
            said = [self.inside(part) for part in what.parts]
        else:
            said = self.parts(what, inline=True)
        self.keys, self.them = keys, False
        if not all([part.split()[0] in DEEDS and not {"you", "your"} & set(part.split()) for part in said]):
            return ""
        if isinstance(what, glue.OneOf):
            return f"{noun} chooses, in player order, to {'either ' * (len(said) == 2)}{series(said, 'or')}"
        deeds = [f"{third(part.split()[0])}{part[len(part.split()[0]) :]}" for part in said]
        return f"{noun}, in player order, {series(deeds, 'and')}"

    def hurt(
        self,
        e: harm.Damage | harm.Assign | harm.MoveDamage | harm.Heal | harm.Give | harm.TakeAway
        | harm.Prevent | harm.StoreDamage | harm.AttackGains,
    ) -> list[str]:  # fmt: skip
        match e:
            case harm.Damage(n=n, to=to, flags=flags):
                noun = self.who(to)
                head, tail = self.amount(n, "damage")
                more = f", with {series([keyword(f, 1) for f in flags_of(flags)], 'and')}" if flags_of(flags) else ""
                return [(f"take {head}" if noun.you else f"deal {head} to {noun}") + tail + more]
            case harm.Assign(n=n, among=among, by=by):
                whole = among != who.EACH_FRIENDLY and by == who.FIRST_PLAYER  # the table says who takes it
                head, tail = self.amount(n, "damage" if whole else "indirect damage")
                if isinstance(among, who.Each):
                    friends = among.those.what == "friendly" and not among.those.whose
                    targets = "friendly characters" if friends else str(self.group(among.those))
                else:
                    targets = str(self.who(among))
                player = Noun("you", True) if whole else self.player(by)
                return [self.does(player, "assign", f"{head} among {targets}{tail}")]
            case harm.MoveDamage(n=n, to=to, frm=frm):
                head, tail = self.amount(n, "damage")
                return [f"move {head} from {self.who(frm)} to {self.who(to)}{tail}"]
            case harm.Heal(n=n, who=w):
                head, tail = self.amount(n, "damage")
                return [f"heal {head} from {self.who(w)}{tail}"]
            case harm.Give(status=status, to=to):
                noun = self.who(to)
                if status == v.TOUGH:
                    return [f"give {noun} a tough status card"]
                return [f"you are {v.STATUSES[status]}" if noun.you else f"{STATUS_VERB[status]} {noun}"]
            case harm.TakeAway(status=status, frm=frm):
                return [f"remove a {v.STATUSES[status]} status card from {self.who(frm)}"]
            case harm.Prevent(n=n):
                if "enemy_scheme" in self.about.on and isinstance(n, int):
                    return [f"it places {n} less threat"]
                what = "damage" if "damage" in self.about.on else "threat"
                if isinstance(n, int):
                    return [f"prevent {'all' if n >= harm.ALL else n} of that {what}"]
                head, tail = self.amount(n, what)
                return [f"prevent {head} of it{tail}"]
            case harm.StoreDamage():
                return [f"place that damage on {self.this()}"]
            case harm.AttackGains(flag=flag):
                return [f"this attack gains {series([keyword(f, 1) for f in flags_of(flag)], 'and')}"]
            case _:
                assert_never(e)

    def of_cards(
        self,
        e: cards.Draw | cards.DrawUpTo | cards.Mill | cards.DiscardHand | cards.DiscardRandom | cards.DiscardAll
        | cards.Discard | cards.RemoveFromGame | cards.RemoveFromCampaign | cards.ReturnToHand | cards.Recover | cards.ShuffleIn | cards.Look
        | cards.Search | play.Ready | play.Exhaust | play.AddCounters | play.ChangeForm | play.NextCheaper
        | play.PutIntoPlay | play.Hold | play.ReturnHeld | play.Specials,
    ) -> str:  # fmt: skip
        match e:
            case cards.Draw(n=n, who=w):
                head, tail = self.amount(n, "card")
                return self.does(self.player(w), "draw", head + tail)
            case cards.DrawUpTo():
                return "draw up to your printed hand size"
            case cards.Mill(n=n, who=w, keep=keep):
                noun = self.player(w)
                head, tail = self.amount(n, "card")
                top = f"the top {'card' if n == 1 else head}" if isinstance(n, int) else f"{head} from the top"
                text = self.does(noun, "discard", f"{top} of {self.their(noun)} deck{tail}")
                each = f", then {'add' if noun.you else 'adds'} each card with a printed {keep} resource"
                return text + (f"{each} discarded this way to {self.their(noun)} hand" if keep else "")
            case cards.DiscardHand(n=n, who=w):
                noun = self.player(w)
                rest = f"{self.count(n, 'card')} of {self.their(noun)} choice from {self.their(noun)} hand"
                return self.does(noun, "discard", rest)
            case cards.DiscardRandom(n=n, who=w):
                noun = self.player(w)
                return self.does(noun, "discard", f"{self.count(n, 'random card')} from {self.their(noun)} hand")
            case cards.DiscardAll(kind=kind):
                return f"discard each {self.kind(kind)} from your hand"
            case cards.Discard(what=what):
                return f"discard {self.who(what)}"
            case cards.RemoveFromCampaign(what=what):
                return f"remove {self.who(what)} from the campaign"
            case cards.RemoveFromGame(what=what):
                return f"remove {self.who(what)} from the game"
            case cards.ReturnToHand(what=what):
                mine = isinstance(what, who.The) and what.name == "this"
                hand = "your hand" if mine else "its owner's hand"
                return f"return {self.who(what)} to {hand}"
            case cards.Recover(kind=kind, who=w):
                noun = self.player(w)
                its = self.their(noun)
                return self.does(noun, "return", f"the topmost {self.kind(kind)} of {its} discard pile to {its} hand")
            case cards.ShuffleIn(what=what):
                return f"shuffle {self.who(what)} into your deck"
            case cards.Look(n=n):
                return f"look at the top {n} cards of your deck, add 1 of them to your hand and discard the others"
            case cards.Search(kind=kind):
                return f"search your deck for {self.seek(kind)}, add it to your hand and shuffle your deck"
            case play.Ready(what=what):
                return f"ready {self.who(what)}"
            case play.Exhaust(what=what):
                return f"exhaust {self.who(what)}"
            case play.AddCounters(n=n, on=on):
                head, tail = self.amount(n, "")
                number = head.strip()
                return f"place {number} {self.counter(1 if number == '1' else 2)} on {self.who(on)}{tail}"
            case play.ChangeForm(to=to):
                return f"change to {'hero' if to == v.HERO else 'alter-ego'} form" if to else "change form"
            case play.NextCheaper(n=n, who=w):
                noun = self.player(w)
                plays = "you play" if noun.you else f"{noun} plays"
                return f"the next card {plays} this phase costs {n} less"
            case play.PutIntoPlay(what=what, engaged=engaged):
                minion = self.sought == "minion" and repr(what) == repr(who.FOUND)
                own = isinstance(what, who.The) and what.name == "this" and self.face.type == v.MINION
                player = self.who(engaged)
                engages = f" engaged with {'you' if player.you else player}" if minion or own else ""
                control = "" if engages or not isinstance(what, who.Same | run.Chosen) else " under your control"
                return f"put {self.who(what)} into play{engages}{control}"
            case play.Hold(who=w):
                noun = self.player(w)
                return self.does(noun, "place", f"1 random card from {self.their(noun)} hand here, facedown")
            case play.ReturnHeld():
                return "the facedown cards here go back to their owners' hands"
            case play.Specials(trait=trait):
                return f"resolve the Special ability of each {trait} upgrade you control, as a sequence in any order"
            case _:
                assert_never(e)
