"""Les effets en français."""

from __future__ import annotations

from typing import assert_never, cast

from tablee.games.dice_throne.rules.effects.aim import (
    ACTIVE,
    ATTACKER,
    OPPONENT,
    OPPONENTS,
    PICKED,
    PLAYER,
    TARGET,
    YOU,
)
from tablee.games.dice_throne.rules.vocabulary import (
    CERTAIN,
    COLLATERAL,
    NORMAL,
    PLAIN,
    PURE,
    ULTIMATE,
    UNDEFENDABLE,
    Hero,
    OfAKindNeeded,
    Requirement,
    Straight,
    Symbols,
    Tiers,
    Token,
)
from tablee.games.dice_throne.text import nodes as N
from tablee.games.dice_throne.text.joining import order as ordered
from tablee.games.dice_throne.text.joining import settled, told, within
from tablee.games.dice_throne.text.nodes import AnyAmount, AnyCondition, AnyEffect
from tablee.kernel.effect import Condition, Effect, Number
from tablee.text.compose import Clause, compose, series
from tablee.text.french import BARE, elide, noun, plural, verb
from tablee.text.french import YOU as VOUS

KINDS = {
    NORMAL: ("", ""),
    PLAIN: ("", ""),
    UNDEFENDABLE: ("imparable", "imparables"),
    PURE: ("pur", "purs"),
    COLLATERAL: ("collatéral", "collatéraux"),
    ULTIMATE: ("ultime", "ultimes"),
    CERTAIN: ("impossible à prévenir", "impossibles à prévenir"),
}
TO = {
    TARGET: "",
    OPPONENT: " à un adversaire au choix",
    PLAYER: " à un joueur au choix",
    PICKED: " à ce joueur",
    ATTACKER: " à l'attaquant",
    ACTIVE: " au Joueur Actif",
    OPPONENTS: " à chaque adversaire",
    YOU: " à vous-même",
}
#: whom something is taken from
FROM = {**TO, TARGET: " à la cible"}
#: one definite player: said once for several things
DEFINITE = (PICKED, ATTACKER, ACTIVE, OPPONENTS)
CONTRACTED = {"le": "du", "les": "des"}
ROUNDED = "(arrondie vers le haut)"
SUBJECT = {
    TARGET: "la cible",
    OPPONENT: "un adversaire au choix",
    PLAYER: "un joueur au choix",
    PICKED: "ce joueur",
    ATTACKER: "l'attaquant",
    ACTIVE: "le Joueur Actif",
    OPPONENTS: "chaque adversaire",
    YOU: "vous",
}


def contracted(noun: str) -> str:
    """de + le -> du, de + les -> des."""
    article, _, rest = noun.partition(" ")
    return f"{CONTRACTED[article]} {rest}" if article in CONTRACTED else elide("de", noun)


class French:
    """Writes for whoever resolves the text ("vous"). `hero` names the symbols; `own` is the token whose text it is."""

    def __init__(self, hero: Hero | None, own: Token | None = None) -> None:
        self.hero = hero
        self.own = own
        self.rolled = 0  # dice this text has rolled last

    def text(self, effect: Effect) -> str:
        self.rolled = 0
        return compose(self.settled(effect, VOUS), "et", "puis")

    def lead(self, effect: Effect) -> tuple[str, str]:
        """The condition that the whole text begins with ('' if none), and the rest of the text."""
        self.rolled = 0
        clauses = self.settled(effect, VOUS)
        leads = [c.rest for c in clauses if c.lead]
        return series(leads, "et") if leads else "", compose([c for c in clauses if not c.lead], "et", "puis")

    def settled(self, effect: Effect, form: int) -> list[Clause]:
        return settled(self.clauses(effect, form), "et", "fois")

    def inside(self, effect: Effect, form: int = VOUS) -> str:
        """As part of a sentence: no capital, no full stop."""
        return within(self.settled(effect, form), "et", "puis", " ; ")

    # ------------------------------------------------------------------ nouns
    def symbol(self, id: str) -> str:
        return f"[{self.hero.symbols[id].fr}]" if self.hero is not None else f"[{id}]"

    def some(self, n: int, word: str, adjective: tuple[str, str] = ("", "")) -> str:
        return f"{n} {noun(n, word)} {adjective[int(plural(n))]}".rstrip()

    def tokens(self, n: Number, token: Token) -> str:
        amount = cast(AnyAmount, n)
        if isinstance(amount, int):
            return f"{self.some(amount, 'jeton')} {token.name.fr}"
        if isinstance(amount, N.Tally):
            return f"autant de jetons {token.name.fr}"
        if isinstance(amount, N.PerSymbol):
            return f"{self.some(amount.n, 'jeton')} {token.name.fr} × {self.symbol(amount.symbol)}"
        if isinstance(amount, N.Plus):
            return f"{self.tokens(amount.first, token)} + {self.per(amount.second)}"
        return f"{self.count(amount, 'jeton')} {token.name.fr}"

    def count(self, number: Number, word: str, kind: int = PLAIN) -> str:
        amount = cast(AnyAmount, number)
        many = f"{noun(2, word)} {KINDS[kind][1]}".rstrip()

        def each(n: int) -> str:
            return self.some(n, word, KINDS[kind])

        match amount:
            case int():
                return each(amount)
            case N.Plus(first=first, second=second):
                link = " + " if self.by_symbol(second) else ", plus "
                return f"{self.count(first, word, kind)}{link}{self.per(second)}"
            case N.PerSymbol(n=n, symbol=symbol):
                return f"{each(n)} × {self.symbol(symbol)}"
            case N.PerToken(n=n, token=token, target=target):
                return f"{each(n)} par jeton {token.name.fr}" + (" sur la cible" if target else "")
            case N.Times(n=n, of=N.Tally()):
                return f"{each(n)} par jeton ainsi retiré"
            case N.Times(n=n, of=N.PerHeld()):
                return f"{each(n)} par jeton"
            case N.PerHeld():
                return f"{each(1)} par jeton"
            case N.Upgrades():
                return f"{each(1)} par Amélioration en jeu"
            case N.UpgradesThisTurn():
                return f"{each(1)} par Amélioration jouée ce tour"
            case N.Tally():
                return f"autant de {many}"
            case N.Total() | N.Half() | N.Times() | N.Dealt():
                return f"autant de {many} que {self.per(amount)}"
            case _:
                assert_never(amount)

    def by_symbol(self, number: Number) -> bool:
        """Read off the dice: written as a sum."""
        if isinstance(number, N.Plus):
            return self.by_symbol(number.first) and self.by_symbol(number.second)
        return isinstance(number, N.PerSymbol)

    def per(self, number: Number) -> str:
        amount = cast(AnyAmount, number)
        match amount:
            case int():
                return str(amount)
            case N.Total():
                return "le chiffre obtenu" if self.rolled == 1 else "le total obtenu"
            case N.Half(of=of):
                return f"la moitié {contracted(self.per(of))} {ROUNDED}"
            case N.PerSymbol(n=n, symbol=symbol):
                return f"{n} × {self.symbol(symbol)}"
            case N.PerToken(n=n, token=token, target=target):
                return f"{n} par jeton {token.name.fr}" + (" sur la cible" if target else "")
            case N.PerHeld():
                return "1 par jeton"
            case N.Upgrades():
                return "1 par Amélioration en jeu"
            case N.UpgradesThisTurn():
                return "1 par Amélioration jouée ce tour"
            case N.Plus(first=first, second=second):
                return f"{self.per(first)} + {self.per(second)}"
            case N.Times(n=n, of=N.PerHeld()):
                return f"{n} par jeton"
            case N.Times(n=n, of=of):
                return f"{n} × {self.per(of)}"
            case N.Tally():
                return "autant"
            case N.Dealt():
                return "les dégâts infligés par l'attaque"
            case _:
                assert_never(amount)

    # ------------------------------------------------------------------ conditions
    def condition(self, test: Condition) -> str:
        c = cast(AnyCondition, test)
        match c:
            case N.OfAKind(n=n):
                return f"si vous avez {n} chiffres identiques"
            case N.AtLeast(what=N.Total(), n=n):
                return f"sur {n}" if self.rolled == 1 and n == 6 else f"sur {n} ou plus"
            case N.AtLeast(what=N.Tally(), n=n):
                return f"si au moins {self.some(n, 'dégât')} {'ont' if n > 1 else 'a'} été ajouté{'s' if n > 1 else ''}"
            case N.AtLeast(what=N.Dealt(), n=n):
                return f"si l'attaque inflige réellement au moins {self.some(n, 'dégât')}"
            case N.AtLeast(what=N.Upgrades(), n=n):
                return f"avec au moins {n} Amélioration{'s' if plural(n) else ''} en jeu"
            case N.AtLeast(what=what, n=n):
                return f"si {self.per(what)} vaut au moins {n}"
            case N.AtMost(what=N.Total(), n=n):
                return f"sur 1-{n}"
            case N.AtMost(what=what, n=n):
                return f"si {self.per(what)} vaut au plus {n}"
            case N.RollHigher(ties=ties):
                return f"si votre dé est {'supérieur ou égal' if ties else 'strictement supérieur'} au sien"
            case N.Shows(need=((s, 1),)):
                return f"sur {self.symbol(s)}"
            case N.Shows(need=need):
                return "sur " + series([f"{n} {self.symbol(s)}" for s, n in need], "et")
            case N.HasToken(token=token):
                return f"si vous avez un jeton {token.name.fr}"
            case N.OnSide(side=side):
                return f"si votre plateau est sur sa face {'humaine' if side == 0 else 'maudite'}"
            case N.NotOwner():
                return "si ce jeton n'est pas à vous"
            case N.NoUpgradeAmong():
                return "si aucune n'est une Amélioration"
            case _:
                assert_never(c)

    # ------------------------------------------------------------------ effects
    def clauses(self, effect: Effect, form: int) -> list[Clause]:
        e = cast(AnyEffect, effect)

        def order(infinitive: str, rest: str, to: str = "", who: str = "", long: bool = False) -> list[Clause]:
            return [ordered(verb(infinitive, form), rest, to, shared=who in DEFINITE, long=long)]

        def tell(who: str, does: str, rest: str) -> list[Clause]:
            return [told(f"{SUBJECT[who]} {does}", rest)]

        def whole(text: str) -> list[Clause]:
            return [Clause("", text)]

        match e:
            case N.Sequence(parts=parts):
                return [clause for part in parts for clause in self.clauses(part, form)]
            case N.Either(parts=parts):
                return whole(self.either(parts, form))
            case N.May(what=what):
                return whole("vous pouvez " + self.inside(what, BARE))
            case N.If(test=test, yes=yes, no=no):
                text = f"{self.condition(test)}, {self.inside(yes, form)}"
                return whole(text if no is None else f"{text} ; sinon, {self.inside(no, form)}")
            case N.Postpone(what=what):
                return self.clauses(what, form)
            case N.Also(late=late):
                return self.clauses(late, form)
            case N.Late(what=what):
                return whole("de plus, " + self.inside(what, form))
            case N.Then():
                return [Clause("puis", "", then=True)]
            case N.AwaitTarget() | N.Facing():
                lead = "quand vous allez subir des dégâts évitables" if isinstance(e, N.Facing) else ""
                return [Clause("", lead, lead=True)] if lead else []
            case N.Attacked():
                return [Clause("", "quand vous êtes attaqué", lead=True)]
            case N.Attacking():
                return [Clause("", "pendant votre attaque", lead=True)]
            case N.Dealing(n=n):
                return [Clause("", f"si votre attaque inflige au moins {self.some(n, 'dégât')}", lead=True)]
            case N.AtOffenseEnd():
                return [Clause("", "au terme de votre Phase de Lancer Offensif", lead=True)]
            case N.Choose(who=who):
                return order("choisir", "un adversaire" if who == OPPONENT else "un joueur")
            case N.Heal(n=n, who=who):
                heal = self.count(n, "PV")
                return order("soigner", heal) if who == YOU else tell(who, "soigne", heal)
            case N.GainCP(n=n, who=who):
                points = self.count(n, "PC")
                return order("gagner", points) if who == YOU else tell(who, "gagne", points)
            case N.PayCP(n=n):
                return order("payer", self.some(n, "PC"))
            case N.PayAny():
                return order("payer", "autant de PC que vous voulez")
            case N.StealCP(n=n, who=who):
                return order("voler", self.some(n, "PC"), FROM[who], who)
            case N.StealHealth(n=n, who=who):
                return order("voler", self.count(n, "PV"), FROM[who], who)
            case N.Draw(n=n):
                return order("piocher", self.count(n, "carte"))
            case N.Discard(who=who):
                return tell(who, "défausse", "1 carte de son choix")
            case N.DiscardRandom(who=who):
                return tell(who, "défausse", "1 carte au hasard")
            case N.DiscardHand():
                return order("défausser", "votre main")
            case N.LookAtHand(who=who):
                owner = {OPPONENT: "d'un adversaire au choix", PICKED: "de ce joueur"}.get(who, "de la cible")
                return order("regarder", f"la main {owner}")
            case N.RevealHand(who=who):
                return whole(f"{SUBJECT[who]} révèle sa main")
            case N.SkipPhase():
                return order("passer", "cette phase")
            case N.RollPhaseAgain():
                return whole("l'attaquant refait aussitôt une Phase de Lancer Offensif contre vous")
            case N.TurnBoard(side=side):
                face = "maudite" if side else "humaine"
                return order("retourner", f"votre plateau sur sa face {face} pour le reste de la partie")
            case N.LayFree():
                return order("mettre", "en jeu une Amélioration de votre main sans la payer")
            case N.LookTop(n=n):
                return order("regarder", f"les {n} premières cartes de votre paquet")
            case N.RevealTop(n=n):
                return order("révéler", "ces cartes")
            case N.OrderTop():
                return order("remettre", "ces cartes dans l'ordre de votre choix")
            case N.TakeUpgrades():
                return order("prendre", "en main toutes les Améliorations parmi elles")
            case N.SearchUpgrade(n=n, to_hand=to_hand):
                found = "une Amélioration" if n == 1 else f"jusqu'à {n} Améliorations"
                it = "la" if n == 1 else "les"
                if form == BARE:
                    where = f"{it} prendre en main et mélanger" if to_hand else f"{it} mettre en jeu et mélanger"
                else:
                    where = f"prenez-{it} en main et mélangez" if to_hand else f"mettez-{it} en jeu et mélangez"
                return order("chercher", f"{found} dans votre paquet, {where} le paquet", long=True)
            case N.Damage(n=n, kind=kind, to=who):
                text = self.count(n, "dégât", kind)
                return order("subir", text) if who == YOU else order("infliger", text, TO[who], who)
            case N.Isolated(n=n, kind=kind, who=who):
                text = self.count(n, "dégât", kind) + " (source isolée)"
                return order("subir", text) if who == YOU else order("infliger", text, TO[who], who)
            case N.AddDamage(n=n):
                return self.added(n, form)
            case N.MakeUndefendable():
                return whole("l'attaque devient imparable")
            case N.Pacify():
                return whole("votre attaque n'inflige aucun dégât (ses autres effets s'appliquent)")
            case N.AllowReroll(token=token):
                return whole(
                    f"les dés des jetons {token.name.fr} dépensés pour cette attaque peuvent être relancés 1 fois"
                )
            case N.Prevent(n=n, who=who):
                return order("prévenir", self.count(n, "dégât"), "" if who == YOU else f" pour {SUBJECT[who]}", who)
            case N.Block(n=n):
                return order("prévenir", self.count(n, "dégât"))
            case N.PreventHalf() | N.BlockHalf():
                return order("prévenir", f"la moitié des dégâts {ROUNDED}")
            case N.ReturnHalf():
                return order("renvoyer", f"à l'attaquant la moitié des dégâts {ROUNDED}")
            case N.Avoid():
                return order("ignorer", "les dégâts de cette source")
            case N.Dice(n=n, by=by, again=again):
                self.rolled = n
                rest = self.some(n, "dé")
                if by != YOU:
                    return tell(by, "lance", rest)
                more = f" (vous pouvez en relancer {again})" if again else ""
                return order("lancer", rest + more)
            case N.Nudge():
                return order("changer", "la valeur d'un dé de 1, en plus ou en moins")
            case N.SetSix():
                return order("changer", "un de vos dés en 6")
            case N.CopyDie():
                return order("copier", "la valeur d'un de vos dés sur un autre du même lancer")
            case N.SetAny(dice=n):
                return order(
                    "donner", "à un dé la valeur de votre choix" if n == 1 else f"à {n} dés les valeurs de votre choix"
                )
            case N.Reroll(times=times, whose=whose, token=token):
                if token is not None:
                    return order("relancer", f"un dé {elide('de', token.name.fr)}")
                if whose == "theirs":
                    return order("faire", "relancer un de ses dés à un adversaire")
                own = "un de vos dés" if times == 1 else f"jusqu'à {times} dés (les vôtres ou ceux d'un coéquipier)"
                return order("relancer", own)
            case N.PayOrReroll(n=n):
                return order(
                    "désigner", f"un dé adverse : son propriétaire vous paye {self.some(n, 'PC')} ou le relance"
                )
            case N.ExtraAttempt(purpose=purpose):
                sort = "offensifs" if purpose == "offense" else "défensifs"
                return whole(f"le joueur qui lance ses dés {sort} a droit à 1 Tentative de Lancer de plus")
            case N.AddToRoll(token=token, what=what):
                return whole(
                    f"pour le dé {elide('de', token.name.fr)} qui vient d'être lancé : {self.inside(what, form)}"
                )
            case N.Gain(token=token, n=n, who=who):
                gained = self.tokens(n, token)
                return order("gagner", gained) if who == YOU else tell(who, "gagne", gained)
            case N.StartWith(token=token, n=n):
                return order("commencer", f"avec {self.tokens(n, token)}")
            case N.Inflict(token=token, n=n, who=who, most=most):
                to = f" à {most} adversaires au plus" if most > 1 else TO[who]
                return order("infliger", self.tokens(n, token), to, who if most == 1 else "")
            case N.Lose(token=token, n=n):
                return order("perdre", "ce jeton" if token is self.own and n == 1 else self.tokens(n, token))
            case N.BecomeToken(new=new):
                return whole(f"ce jeton devient {new.name.fr}")
            case N.LoseUpTo(token=token, most=most):
                return order("retirer", f"jusqu'à {most} de vos jetons {token.name.fr}")
            case N.LoseAnywhere(token=token):
                return order(
                    "retirer", f"autant de vos jetons {token.name.fr} que vous voulez, quel qu'en soit le détenteur"
                )
            case N.RemoveToken(who=who):
                if who == YOU:
                    return order("retirer", "1 de vos jetons d'Altération d'État")
                return order("retirer", "1 jeton d'Altération d'État", FROM[who], who)
            case N.RemoveAllTokens(who=who):
                return order("retirer", f"{FROM[who].lstrip()} tous ses jetons d'Altération d'État")
            case N.MoveToken():
                return order("déplacer", "1 jeton d'Altération d'État d'un joueur vers un autre")
            case N.PassToken(token=token):
                return order("donner", "ce jeton à un autre joueur au choix")
            case N.RaiseLimit(token=token, n=n):
                return order("augmenter", f"de {n} votre Limite d'Empilement {elide('de', token.name.fr)}")
            case N.UndoInflicted():
                return order("retirer", "1 jeton que cette attaque vient de vous infliger")
            case N.Advance(early=early):
                return order("faire", f"avancer tous les jetons {early.name.fr.split(' (')[0]}")
            case _:
                assert_never(e)

    def either(self, parts: tuple[Effect, ...], form: int) -> str:
        """ "gagnez A ou B"; parts that are long or of another build are set off: ", ou bien"."""
        clauses = [self.settled(part, form) for part in parts]
        plain = all([len(c) == 1 and c[0].verb for c in clauses])
        if plain and all([c[0].verb == clauses[0][0].verb for c in clauses]):
            return f"{clauses[0][0].verb} {' ou '.join([c[0].rest for c in clauses])}"
        return (" ou " if plain else ", ou bien ").join([self.inside(part, form) for part in parts])

    def added(self, n: Number, form: int) -> list[Clause]:
        amount = cast(AnyAmount, n)
        match amount:
            case N.Times(n=times, of=N.PerHeld()) if times < 0:
                return [Clause("", f"votre attaque inflige {self.some(-times, 'dégât')} de moins par jeton")]
            case int() if amount < 0:
                return [Clause("", f"votre attaque inflige {self.some(-amount, 'dégât')} de moins")]
            case N.PerToken(n=each, token=token):
                return [
                    Clause(verb("ajouter", form), f"{self.some(each, 'dégât')} à l'attaque par jeton {token.name.fr}")
                ]
            case int() | N.PerSymbol():
                return [Clause(verb("ajouter", form), f"{self.count(amount, 'dégât')} à l'attaque")]
            case _:
                return [Clause(verb("ajouter", form), f"à l'attaque {self.count(amount, 'dégât')}")]

    def needs(self, requirement: Requirement) -> str:
        match requirement:
            case Symbols(need=need):
                return " ".join([f"{n} {self.symbol(s)}" for s, n in need])
            case Tiers(symbol=symbol, counts=counts):
                return f"{'/'.join([str(n) for n in counts])} {self.symbol(symbol)}"
            case Straight(length=length):
                return "Petite Suite" if length == 4 else "Grande Suite"
            case OfAKindNeeded(n=n):
                return f"{n} chiffres identiques"
            case _:
                raise TypeError(f"no words for {requirement!r}")
