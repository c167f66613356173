"""Le français : ce que fait un texte."""

from __future__ import annotations

from typing import assert_never, cast

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.effects import enemies, glue, harm, play, schemes, who
from tablee.games.champions.rules.effects.amounts import InPlay, Not
from tablee.games.champions.text.fr_cards import FrenchCards
from tablee.games.champions.text.fr_terms import RESOURCES, STATS, Noun, n_, trait, un
from tablee.games.champions.text.nodes import AnyCost, AnyNode, flags_of, grouped, lines
from tablee.kernel.effect import Effect
from tablee.text.compose import series
from tablee.text.french import BARE, FORMS, THEY
from tablee.text.french import YOU as VOUS

STATUS_VERB = {v.STUNNED: "sonner", v.CONFUSED: "désorienter"}
STATUS_CARD = {v.STUNNED: "Sonné", v.CONFUSED: "Désorienté", v.TOUGH: "Tenace"}
UNTIL = {
    "attack": "jusqu'à la fin de cette attaque",
    "phase": "jusqu'à la fin de la phase",
    "round": "jusqu'à la fin du round",
    "turn": "jusqu'à la fin de votre tour",
}
AT_END = {
    "attack": "à la fin de cette attaque",
    "activation": "à la fin de cette activation",
    "phase": "à la fin de la phase",
    "round": "à la fin du round",
    "turn": "à la fin de votre tour",
}
KEYWORDS = {
    "guard": "Garde", "surge": "Renfort", "toughness": "Ténacité", "quickstrike": "Coup Rapide",
    "retaliate": "Riposte", "overkill": "Déferlement", "piercing": "Perçant", "ranged": "À Distance",
    "patrol": "Patrouille", "stalwart": "Robuste", "restricted": "Restreint", "permanent": "Permanent",
    "peril": "Péril", "incite": "Incitation", "hinder": "Entrave", "victory": "Victoire", "villainous": "Vilenie",
    "setup": "Mise en Place",
}  # fmt: skip
NUMBERED = ("retaliate", "incite", "hinder", "victory")
#: what each player can be said to do
DEEDS = tuple([forms[THEY] for forms in FORMS.values()])


def keyword(word: str, n: int) -> str:
    name = KEYWORDS.get(word, word.capitalize())
    return f"{name} {n}" if word in NUMBERED else name


def stat(name: str, n: str) -> str:
    """+1 ATQ."""
    word = "point de vie" if name == "hp" and n in ("+1", "-1") else STATS.get(name, name)
    return f"{n} {'en ' if name == 'hand' else ''}{word}"


def join(found: list[str]) -> str:
    text = found[0] if found else ""
    for part in found[1:]:
        text += f", puis {part[9:]}" if part.startswith("ensuite, ") else f" ; {part}"
    return text


class FrenchNodes(FrenchCards):
    def inside(self, node: Effect | None, form: int = VOUS) -> str:
        """As a part of a sentence: no capital, no full stop."""
        before, self.form = self.form, form
        text = "" if node is None else join(self.parts(node, inline=True))
        self.form = before
        return text

    # ------------------------------------------------------------------ costs
    def cost(self, cost: tuple[v.Cost, ...]) -> str:
        return series([self.price(one) for one in cost], "et") if cost else ""

    def price(self, one: v.Cost) -> str:
        c = cast(AnyCost, one)
        match c:
            case v.ExhaustThis():
                return self.do("incliner", str(self.this()))
            case v.ExhaustYou(alter_ego=alter_ego):
                owner = self.face.script.give_to
                return self.do("incliner", self.title(owner) if alter_ego and owner else str(self.me()))
            case v.DiscardThis():
                return self.do("défausser", str(self.this()))
            case v.RemoveCounter(n=n):
                counters = f"{n} {self.counter(n)}"
                if v.ExhaustThis() in self.about.cost and self.form == VOUS:
                    return f"retirez-en {counters}"
                return self.do("retirer", f"{counters} {self.this().of}")
            case v.Spend(res=res):
                return self.do("dépenser", self.resources(res))
            case v.SpendX(res=res):
                return self.do("dépenser", f"X ressources {RESOURCES[res][1]}")
            case v.DiscardCards(n=n, up_to=up_to):
                most = "jusqu'à " if up_to else ""
                return self.do("défausser", f"{most}{self.count(n, 'carte')} de votre choix de votre main")
            case v.HealYou(n=n):
                return self.do("soigner", f"{self.count(n, 'dégât')} sur {self.me()}")
            case v.TakeDamage(n=n, this=this):
                damage = self.count(n, "dégât")
                return self.do("infliger", f"{damage} {self.this().to}") if this else self.do("subir", damage)
            case v.PayPrinted(what=what, key=key):
                return self.do("payer", f"le coût imprimé {self.chosen(run.Chosen(what, key)).of}")
            case _:
                assert_never(c)

    # ------------------------------------------------------------------ for a while, choices
    def lasting(self, nodes: list[play.Lasting]) -> str:
        noun = self.who(nodes[0].on)
        said = []
        for node in nodes:
            sort, _, name = node.stat.partition(":")
            if sort == "trait":
                said.append(f"le trait {trait(name)}")
            elif sort == "keyword":
                said.append(keyword(name, node.n if isinstance(node.n, int) else 1))
            else:
                said.append(self.bonus(node.stat, node.n))
        gain = "vous gagnez" if noun.you else f"{noun} gagne{'nt' if noun.many else ''}"
        return f"{gain} {series(said, 'et')} {UNTIL[nodes[0].until]}"

    def bonus(self, name: str, number: v.Number) -> str:
        """+1 ATQ pour chaque..."""
        if isinstance(number, int):
            return stat(name, f"{number:+d}")
        head, tail = self.amount(number, "")
        return stat(name, f"+{head}") + tail.replace("(", "(+")

    def options(self, parts: tuple[Effect, ...], inline: bool, lead: str) -> str:
        said = []
        for part in parts:
            keys, form = dict(self.keys), self.form
            self.form = VOUS
            said.append(self.parts(part, inline))
            self.keys, self.form = keys, form
        if not inline and any([len(sentences) > 1 for sentences in said]):
            return f"{lead} :" + "".join([f"\n• {lines(sentences)}" for sentences in said])
        brief = [join(sentences) for sentences in said]
        return f"{lead} : " + " ; ".join(brief[:-1]) + f" ; ou {brief[-1]}"

    def for_each(self, w: run.Who, what: Effect, personally: bool) -> str:
        players = isinstance(w, who.Each) and w.those.what in ("player", "identity", "hero")
        noun = self.who(w)
        text = self.personally(noun, what) if players and personally else ""
        if text:
            return text
        self.it.append(n_("vous", you=True) if players and personally else n_("cette carte", True))
        if players and isinstance(what, glue.OneOf):
            text = self.options(what.parts, True, f"{noun} choisit une option, dans l'ordre des joueurs")
        elif players:
            text = f"{noun}, dans l'ordre des joueurs : {self.inside(what)}"
        else:
            text = f"pour {noun} : {self.inside(what)}"
        self.it.pop()
        return text

    def personally(self, noun: Noun, what: Effect) -> str:
        """What each player does, in the third person; nothing if it cannot be said so throughout."""
        keys, form = dict(self.keys), self.form
        self.form, self.them = THEY, True
        if isinstance(what, glue.OneOf):
            said = [join(self.parts(part, inline=True)) for part in what.parts]
        else:
            said = self.parts(what, inline=True)
        self.keys, self.form, self.them = keys, form, False
        if not all([part.split()[0] in DEEDS and not {"vous", "votre"} & set(part.split()) for part in said]):
            return ""
        if isinstance(what, glue.OneOf):
            return f"{noun} choisit, dans l'ordre des joueurs : " + ", ".join([f"soit il {part}" for part in said])
        return f"{noun}, dans l'ordre des joueurs, {series(said, 'et')}"

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
                return early + [f"ensuite, {part}" if i == 0 else part for i, part in enumerate(late)]
            case glue.Both(parts=both):
                return [series([self.inside(part, self.form) for part in both], "et")]
            case glue.OneOf(parts=parts):
                return [self.options(parts, inline, self.do("choisir", "une option"))]
            case glue.InAnyOrder(parts=parts):
                every = [sentence for part in parts for sentence in self.parts(part, inline)]
                return [*every, self.do("résoudre", "ces effets dans l'ordre de votre choix")]
            case glue.May(what=what):
                return [f"vous pouvez {self.inside(what, BARE)}"]
            case glue.If(test=test, yes=yes, no=no):
                text = f"{self.cond(test)}, {self.inside(yes)}"
                if isinstance(test, InPlay) and no is not None:
                    return [text, f"{self.cond(Not(test))}, {self.inside(no)}"]
                return [text] if no is None else [text, f"sinon, {self.inside(no)}"]
            case glue.Already(normal=normal, test=test, instead=instead):
                usual = self.parts(normal, inline)
                return [*usual, f"{self.cond(test, already=True)}, {self.inside(instead)} à la place"]
            case glue.ForEach(who=w, what=what, personally=personally):
                return [self.for_each(w, what, personally)]
            case glue.Repeat(n=n, what=what):
                head, tail = self.amount(n, "")
                return [f"{head} fois de suite{tail} : {self.inside(what)}"]
            case glue.AtEnd(of=of, what=what):
                return [f"{AT_END[of]}, {self.inside(what)}"]
            case glue.Instead(what=what):
                first_, *rest = self.parts(what, inline)
                return [f"{first_} à la place", *rest]
            case glue.Pick(who=w):
                return [self.do("choisir", str(self.who(w)))]
            case harm.Damage() | harm.Assign() | harm.MoveDamage() | harm.Heal() | harm.Give() | harm.TakeAway():
                return [self.hurt(e)]
            case harm.Prevent() | harm.StoreDamage() | harm.AttackGains():
                return [self.hurt(e)]
            case play.Lasting():
                return [self.lasting([e])]
            case schemes.RemoveThreat(n=n, frm=frm):
                head, tail = self.amount(n, "menace")
                noun = self.who(frm)
                source = n_("cette manigance").of if str(noun) != self.here(noun) else noun.of
                return [self.do("retirer", f"{head} {source}{tail}")]
            case schemes.PlaceThreat(n=n, on=on):
                head, tail = self.amount(n, "menace")
                head, tail = (head + tail, "") if tail == " par joueur" else (head, tail)
                return [self.do("placer", f"{head} sur {self.here(self.who(on))}{tail}")]
            case schemes.MoveThreat(n=n, frm=frm, to=to):
                head, tail = self.amount(n, "menace")
                return [self.do("déplacer", f"{head} {self.who(frm).of} vers {self.who(to)}{tail}")]
            case schemes.AddAcceleration(n=n):
                return [self.do("placer", f"{n} pion{'s' if n > 1 else ''} Accélération sur la manigance principale")]
            case schemes.Surge():
                return [f"{'cette obligation' if self.face.type == v.OBLIGATION else 'cette carte'} gagne Renfort"]
            case schemes.CancelRevealed():
                return [self.do("annuler", "ses effets « Une fois révélée »")]
            case schemes.InsteadRevealed(what=what):
                cancel = self.do("annuler", "ses effets « Une fois révélée »")
                return [cancel, f"{self.inside(what)} à la place"]
            case schemes.CancelCard():
                discard = "la défausser" if self.form == BARE else "défaussez-la"
                return [self.do("annuler", f"les effets de cette carte et {discard}")]
            case schemes.CancelAbility():
                return [self.do("annuler", "les effets de cette capacité")]
            case schemes.RevealTop(same=same):
                deck = "la première carte du deck Rencontre"
                return [f"le joueur qui la révélait révèle {deck}" if same else self.do("révéler", deck)]
            case schemes.DealEncounter(n=n, who=w):
                noun = self.who(w)
                dealt = f"{self.count(n, 'carte')} Rencontre face cachée"
                return [self.do("attribuer", f"{dealt} {'à vous-même' if noun.you else noun.to}")]
            case schemes.FindEncounter(kind=kind, then=then, pile=pile):
                where = "le deck Rencontre et dans sa pile de défausse" if pile else "le deck Rencontre"
                found = self.seek(kind)
                then_ = self.inside(then, self.form)
                shuffle = self.do("mélanger", "le deck Rencontre")
                return [
                    self.do("chercher", f"{found} dans {where}, {then_}{',' if ', ' in then_ else ''} et {shuffle}")
                ]
            case schemes.DiscardUntil(kind=kind, then=then):
                found = self.seek(kind)
                fem = un(*self.kind(kind)).startswith("une ")
                until = f"jusqu'à ce qu'{found} soit défaussé{'e' if fem else ''}"
                first_ = self.do("défausser", f"les cartes du dessus du deck Rencontre {until}")
                return [first_, *self.parts(then, inline)]
            case schemes.DiscardEncounter(n=n):
                top = "la première carte" if n == 1 else f"les {n} premières cartes"
                return [self.do("défausser", f"{top} du deck Rencontre")]
            case enemies.EndGame(won=won):
                return [f"les joueurs {'gagnent' if won else 'perdent'} la partie"]
            case schemes.RevealFound():
                return [self.do("révéler", str(self.the("found")))]
            case schemes.SummonNemesis():
                return [
                    "votre sbire némésis et votre manigance annexe némésis mis de côté sont révélés et entrent en jeu",
                    self.do("mélanger", "le reste de votre set némésis dans le deck Rencontre"),
                ]
            case schemes.Drones(n=n, who=w):
                return [self.drones(n, self.player(w))]
            case enemies.EnemyAttacks() | enemies.EnemySchemes() | enemies.GiveBoost() | enemies.AlsoAttacks():
                return [self.enemy(e)]
            case enemies.Engage() | enemies.GiveControl():
                return [self.enemy(e)]
            case enemies.Pay(cost=cost, then=after):
                paid = self.cost(cost)
                return [paid if after is None else f"{paid} → {self.inside(after)}"]
            case _:
                return [self.of_cards(e)]

    def drones(self, n: int, noun: Noun) -> str:
        top = "la première carte" if n == 1 else f"les {n} premières cartes"
        engaged = "engagée" if n == 1 else "engagées"
        deck = self.own(noun, "votre deck", "son deck")
        with_ = self.own(noun, "vous", "lui")
        as_ = f"en tant que sbire{'' if n == 1 else 's'} {trait('Drone')}"
        return self.does(noun, "mettre", f"en jeu face cachée {top} de {deck}, {engaged} avec {with_} {as_}")

    def enemy(
        self,
        e: enemies.EnemyAttacks | enemies.EnemySchemes | enemies.GiveBoost | enemies.AlsoAttacks | enemies.Engage
        | enemies.GiveControl,
    ) -> str:  # fmt: skip
        match e:
            case enemies.EnemyAttacks(who=w, engaged=engaged, hero_only=hero_only):
                noun = self.who(w)
                many = "nt" if noun.many else ""
                if engaged:
                    return f"{noun} attaque{many} le {'héros' if hero_only else 'joueur'} avec lequel il est engagé"
                return f"{noun} attaque{many} votre héros" if hero_only else f"{noun} vous attaque{many}"
            case enemies.EnemySchemes(who=w):
                noun = self.who(w)
                return f"{noun} manigance{'nt' if noun.many else ''}"
            case enemies.GiveBoost(n=n, to=to):
                more = f"{n} carte{'s' if n > 1 else ''} de boost supplémentaire{'s' if n > 1 else ''}"
                return self.do("donner", f"{more} {self.who(to).to}")
            case enemies.AlsoAttacks():
                return "cette attaque est également résolue contre chaque autre héros"
            case enemies.Engage(what=what, who=w):
                noun, target = self.who(what), self.who(w)
                return f"{noun} vous engage" if target.you else f"{noun} engage {target}"
            case enemies.GiveControl(what=what, to=to):
                return self.does(self.player(to), "prendre", f"le contrôle {self.who(what).of}")
            case _:
                assert_never(e)

    def hurt(
        self,
        e: harm.Damage | harm.Assign | harm.MoveDamage | harm.Heal | harm.Give | harm.TakeAway
        | harm.Prevent | harm.StoreDamage | harm.AttackGains,
    ) -> str:  # fmt: skip
        match e:
            case harm.Damage(n=n, to=to, flags=flags):
                noun = self.who(to)
                head, tail = self.amount(n, "dégât")
                words = [keyword(f, 1) for f in flags_of(flags)]
                tail += f", avec {series(words, 'et')}" if words else ""
                return self.do("subir", head + tail) if noun.you else self.do("infliger", f"{head} {noun.to}{tail}")
            case harm.Assign(n=n, among=among, by=by):
                head, tail = self.amount(n, "dégât")
                targets = self.group(among.those) if isinstance(among, who.Each) else self.who(among)
                if among != who.EACH_FRIENDLY and by == who.FIRST_PLAYER:  # the table says who takes it
                    return self.do("répartir", f"{head} entre {targets}{tail}")
                indirect = "indirect" if head == "1 dégât" else "indirects"
                return self.does(self.player(by), "répartir", f"{head} {indirect} entre {targets}{tail}")
            case harm.MoveDamage(n=n, to=to, frm=frm):
                head, tail = self.amount(n, "dégât")
                return self.do("déplacer", f"{head} {self.who(frm).of} vers {self.who(to)}{tail}")
            case harm.Heal(n=n, who=w):
                head, tail = self.amount(n, "dégât")
                return self.do("soigner", f"{head} sur {self.who(w)}{tail}")
            case harm.Give(status=status, to=to):
                noun = self.who(to)
                if status == v.TOUGH:
                    return self.do("donner", f"une carte d'état Tenace {noun.to}")
                if noun.you:
                    return f"vous êtes {STATUS_CARD[status].lower()}"
                return self.do(STATUS_VERB[status], str(noun))
            case harm.TakeAway(status=status, frm=frm):
                return self.do("retirer", f"une carte d'état {STATUS_CARD[status]} {self.who(frm).of}")
            case harm.Prevent(n=n):
                damage = "damage" in self.about.on
                if "enemy_scheme" in self.about.on and isinstance(n, int):
                    return f"il place {self.count(n, 'menace')} de moins"
                if isinstance(n, int) and n >= harm.ALL:
                    return self.do("prévenir", "tous ces dégâts" if damage else "toute cette menace")
                head, tail = self.amount(n, "" if isinstance(n, int) else "dégât" if damage else "menace")
                return self.do("prévenir", f"{head} de ces dégâts{tail}" if damage else f"{head} de ces menaces{tail}")
            case harm.StoreDamage():
                return self.do("placer", f"ces dégâts sur {self.this()}")
            case harm.AttackGains(flag=flag):
                return f"cette attaque gagne {series([keyword(f, 1) for f in flags_of(flag)], 'et')}"
            case _:
                assert_never(e)
