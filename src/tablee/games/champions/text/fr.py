"""Les textes des cartes en français."""

from __future__ import annotations

from typing import assert_never, cast

from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.text.fr_nodes import KEYWORDS, FrenchNodes, keyword, stat
from tablee.games.champions.text.fr_terms import (
    ASPECTS,
    CARD,
    NOUNS,
    RESOURCES,
    STAT_NOUNS,
    STATS,
    Noun,
    elided,
    n_,
    trait,
    un,
)
from tablee.games.champions.text.fr_when import FrenchWhen
from tablee.games.champions.text.nodes import AnyConstant, Context, alike, last_stage, lines, rare
from tablee.kernel.effect import Effect
from tablee.text.compose import series
from tablee.text.french import BARE
from tablee.text.french import YOU as VOUS

FORMS = {v.HERO: "héros", v.ALTER_EGO: "alter ego"}
OF_FORM = {v.HERO: "de héros", v.ALTER_EGO: "d'alter ego"}
WINDOWS = {
    "would": "Interruption",
    "when": "Interruption",
    "after": "Réponse",
    "action": "Action",
    "resource": "Ressource",
}
TITLES = {
    "revealed": "Une fois révélée",
    "defeated": "Une fois vaincu",
    "completed": "Une fois achevé",
    "boost": "Boost",
    "special": "Spécial",
    "setup": "Mise en place",
}
LABELS = {"attack": "attaque", "thwart": "contre", "defense": "défense"}
PERIODS = {"round": "round", "phase": "phase", "turn": "tour", "game": "partie", "deck": "deck", "player": "joueur"}
CANNOT = {
    "take_damage": "subir de dégâts",
    "be_stunned": "être sonné",
    "be_confused": "être désorienté",
    "attack": "attaquer",
    "thwart": "contrer",
    "ready": "être redressé",
    "leave": "quitter le jeu",
    "be_attacked": "être attaqué",
}


class Writer(FrenchWhen, FrenchNodes):
    """One ability, or what its card says beside its abilities."""

    def head(self) -> str:
        a = self.about
        if a.timing in TITLES:
            title = TITLES[a.timing]
            if a.timing == "defeated" and self.face.type in v.SCHEMES:
                title = "Une fois déjouée"
            title += f" ({FORMS[a.form]})" if a.form else ""
        else:
            title = " ".join([w for w in (WINDOWS[a.timing], "forcée" * a.forced, OF_FORM.get(a.form, "")) if w])
        title += f" ({LABELS[a.label]})" if a.label else ""
        return f"{a.name.fr} — {title}" if a.name is not None else title

    def ability(self) -> str:
        a = self.about
        lead = self.when() + ", " if a.on else ""
        if a.test is not None:
            lead += self.cond(a.test) + ", "
        cost = self.cost(a.cost)
        lead += f"{cost} → " if cost else ""
        if a.gives_top:
            does = ["générez les ressources de la carte du dessus de votre pile de défausse"]
        elif a.gives:
            does = [f"générez {self.resources(a.gives)}"]
        else:
            does = [] if a.do is None else self.parts(a.do)
        text = lines([lead + (does[0] if does else ""), *does[1:]])
        if a.limit:
            text += f" (Limite de {a.limit} fois par {PERIODS.get(a.per, a.per)}.)"
        if a.max:
            text += f" ({a.max} max par {PERIODS.get(a.per, a.per)}.)"
        if a.anyone:
            text += " Tout joueur peut utiliser cette capacité."
        if self.face.type == v.OBLIGATION and a.timing == "revealed":
            return text  # its whole box: no title
        return f"{self.head()} : {text}"

    # ------------------------------------------------------------------ constant effects
    def constant(self, group: list[v.Constant]) -> str:
        first = cast(AnyConstant, group[0])
        noun = self.word(first.of, "each")
        noun = n_("vous", you=True) if noun.you else noun
        gain = "vous gagnez" if noun.you else f"{noun} gagne"
        match first:
            case v.Modify():
                said = self.modify([m for m in group if isinstance(m, v.Modify)], noun)
            case v.Gains(trait=t, keyword=word, n=n):
                said = f"{gain} " + (f"le trait {trait(t)}" if t else keyword(word, n))
            case v.Blank():
                box = "votre boîte de texte imprimée" if noun.you else f"la boîte de texte imprimée {noun.of}"
                said = f"{box} est considérée comme vide"
            case v.Cannot(what="lose_threat"):
                scheme = "cette manigance" if str(noun) == "cette carte" else str(noun)
                said = f"aucune menace ne peut être retirée {n_(scheme).of}"
            case v.Cannot(what=what, source_trait=source):
                can = "vous ne pouvez pas" if noun.you else f"{noun} ne peut pas"
                done = CANNOT[what] + ("e" if noun.fem and CANNOT[what].endswith("é") else "")
                said = f"{can} {done}" + (f" provenant d'améliorations {trait(source)}" if source else "")
            case v.OwnersPile():
                beaten = f"après {elided('que', str(self.word(first.of, 'a')))} a été vaincu"
                pile = "placez cette carte dans la pile de défausse de son propriétaire"
                return f"Réponse forcée : {lines([f'{beaten}, {pile}'])}"
            case v.MustDefend():
                attacks = f"contre les attaques {noun.of}"
                said = f"le joueur engagé doit, si possible, défendre {attacks} avec un allié"
            case _:
                assert_never(first)
        return lines([said + (f" {self.cond(first.test, 'tant que')}" if first.test is not None else "")])

    def of(self, noun: Noun, what: str, base: str = "") -> str:
        """ "l'ATQ de Titania", "votre ATQ"."""
        name = STAT_NOUNS.get(what, STATS.get(what, what))
        if noun.you:
            return f"{'vos' if what == 'hp' else 'votre'} {STATS.get(what, what)}{base}"
        return f"{name}{base} {noun.of}"

    def modify(self, group: list[v.Modify], noun: Noun) -> str:
        m = group[0]
        verb = "sont" if m.stat == "hp" else "est"
        agree = "s" if m.stat == "hp" else "e"
        if m.stat == "ally_limit":
            return f"votre limite d'alliés augmente de {m.plus}"
        if m.stat == "accel":
            head, tail = self.amount(m.plus, "menace")
            more = f"{head} supplémentaire{'' if head == '1 menace' else 's'}"
            return f"placez {more} sur la manigance principale à l'étape un de la phase du Méchant{tail}"
        if m.stat == "cost":
            less = isinstance(m.plus, int) and m.plus < 0
            head, tail = self.amount(abs(m.plus) if isinstance(m.plus, int) else m.plus, "")
            return f"{noun} coûte {head} de {'moins' if less else 'plus'}{tail}"
        if m.set_to >= 0:
            return f"{self.of(noun, m.stat)} {verb} fixé{agree} à {m.set_to}"
        if m.base and not isinstance(m.plus, int):
            _, tail = self.amount(m.plus, "")
            equal = f"éga{'ux' if m.stat == 'hp' else 'le'}"
            return f"{self.of(noun, m.stat, ' de base')} {verb} {equal}{tail.removeprefix(', où X est égal')}"
        if m.base:
            return f"{'vous avez' if noun.you else f'{noun} a'} {series([self.base(g) for g in group], 'et')}"
        if (m.times, m.over) == (1, 2):
            return f"{self.of(noun, m.stat)} {verb} réduit{'s' if m.stat == 'hp' else 'e'} de moitié (arrondi au supérieur)"
        if (m.times, m.over) != (1, 1):
            by = str(m.times) if m.over == 1 else f"{m.times}/{m.over} (arrondi au supérieur)"
            return f"{self.of(noun, m.stat)} {verb} multiplié{agree} par {by}"
        cap = f" (pour une {STATS.get(m.stat, m.stat)} de {m.cap} au maximum)" if m.cap else ""
        gain = "vous gagnez" if noun.you else f"{noun} gagne"
        return f"{gain} {series([self.bonus(g.stat, g.plus) for g in group], 'et')}{cap}"

    def base(self, m: v.Modify) -> str:
        if m.stat == "hp":
            return f"{m.plus} point{'' if m.plus == 1 else 's'} de vie de base"
        return f"une {STATS[m.stat]} de base de {m.plus}"

    # ------------------------------------------------------------------ the rest of the box
    def printed(self) -> list[str]:
        face, s = self.face, self.face.script
        out: list[str] = []
        if s.give_to:
            out.append(f"Donnez cette carte au joueur incarnant {self.title(s.give_to)}.")
        words = [keyword(word, n) for word, n in face.keywords.items() if word in KEYWORDS]
        if words:
            out.append(". ".join(words) + ".")
        if s.team_up[0]:
            out.append(f"En Équipe ({self.title(s.team_up[0])} et {self.title(s.team_up[1])}).")
        if s.uses:
            out.append(f"Utilisations ({s.uses} {self.counter(s.uses)}).")
        rules = []
        if s.only:
            rules.append(f"Forme {OF_FORM[s.only]} uniquement.")
        if s.attach is not None:
            rules.append(f"Attachez cette carte {self.attached(s.attach).to}.")
        if s.surge_unless:
            rules.append("Si elle ne peut pas être attachée, cette carte gagne Renfort.")
        if s.under_any:
            rules.append("Choisissez le joueur sous le contrôle duquel vous jouez cette carte.")
        if s.max_per:
            host = NOUNS.get(s.attach.what, CARD)[0] if s.attach is not None else "carte"
            rules.append(f"1 max par {'joueur' if s.max_per == 'player' else host}.")
        if s.max_plays:
            rules.append(f"{s.max_plays} max par {PERIODS.get(s.max_period, s.max_period)}.")
        if rare(face):
            rules.append(f"{face.deck_limit} max par deck.")
        if s.from_pile:
            rules.append("Vous pouvez jouer cette carte depuis votre pile de défausse.")
        if rules:
            out.append(" ".join(rules))
        if s.enters_with:
            out.append(lines([f"{self.this()} entre en jeu avec {s.enters_with} {self.counter(s.enters_with)}"]))
        if s.doubles:
            aspect = f"une carte {ASPECTS.get(s.doubles, s.doubles)}"
            out.append(f"Dépensée pour payer {aspect}, cette carte génère le double de ses ressources.")
        if s.spent_on[0]:
            kind, res = s.spent_on
            head, _, fem = NOUNS.get(kind, CARD)
            more = f"1 ressource {RESOURCES[res][0]} supplémentaire"
            out.append(f"Dépensée pour payer {un(head, fem)}, cette carte génère {more}.")
        return out

    def attached(self, t: v.Those) -> Noun:
        fixed = self.fixed(t)
        if fixed is not None:
            return fixed
        noun = self.heads(t)[0]
        article = ("la" if noun[1] else "le") if t.most else ("une" if noun[1] else "un")
        return n_(f"{article} {noun[0]}{self.tail(t)}")

    def card(self) -> str:
        out = self.printed()
        out += [self.constant(group) for group in alike(self.face.script.constants)]
        for ability in self.face.abilities:
            out.append(Writer(Context(self.defs, self.face, ability)).ability())
        if last_stage(self.face, self.defs):
            out.append("Les joueurs perdent dès que ce stade est achevé.")
        return "\n".join([line for line in out if line])


class French:
    lang = "fr"

    def card(self, face: v.CardDef, defs: dict[str, v.CardDef]) -> str:
        """The whole text box."""
        return Writer(Context(defs, face)).card()

    def ability(self, face: v.CardDef, k: int, defs: dict[str, v.CardDef]) -> str:
        return Writer(Context(defs, face, face.abilities[k])).ability()

    def inside(
        self, node: Effect, defs: dict[str, v.CardDef], face: v.CardDef | None = None, asked: bool = False
    ) -> str:
        """Words for one node, as an order, without capital and full stop; `asked`: after "voulez-vous"."""
        context = Context(defs) if face is None else Context(defs, face)
        return Writer(context).inside(node, BARE if asked else VOUS)

    def keyword(self, word: str, n: int = 1) -> str:
        return keyword(word, n)

    def trait(self, t: str) -> str:
        return trait(t)

    def stat(self, name: str, n: int) -> str:
        return stat(name, f"{n:+d}")
