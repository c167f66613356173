"""What things are called in one language: dice, the sides they show, dice in a combat, terms of an offer."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.dungeon_dice.rules.abilities import HEROES_WORD, MONSTER_WORD
from tablee.games.dungeon_dice.rules.combat import MONSTER, face_of, find
from tablee.games.dungeon_dice.rules.library import kinds
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import AFTER, LOOT, WHOLE, YOU, Term, read, span
from tablee.games.dungeon_dice.rules.vocabulary import EQUIPMENT, DieDef, Face, face
from tablee.text.compose import capital
from tablee.text.messages import Messages

#: names in a line of the log stand with "the", but for these
FORMS = {
    "meets": {"monster": "a"},
    "hunts": {"one": "a", "two": "a"},
    "receives": {"die": "a"},
    "plays": {"die": "a"},
    "wears": {"die": "on"},
    "monster-rolls": {"monster": "The"},
    "uses": {"who": "The"},
    "rerolls": {"whose": "The"},
    "removed": {"whose": "The"},
    "executes": {"die": "The"},
    "toad": {"whom": "The"},
    "burns": {"whom": "The"},
    "strengthens": {"whom": "The"},
    "weakens": {"whom": "The"},
}


def how(name: str, gender: str, lang: str) -> str:
    """What the article before a name depends on."""
    vowel = name[:1].lower() in "aeiouyàâéèêëîïôùûœ"
    return "vowel-" + gender if vowel and lang == "fr" else "vowel" if vowel else gender


def told(message: str, args: Mapping[str, int | str]) -> dict[str, int | str]:
    """The arguments of a line of the log as they are put into words: dice with their articles. What lay on the table then may
    be gone, so that a log reads the same whenever it is read; what is for the stage alone (`_`) is left out."""
    forms = FORMS.get(message, {})
    out: dict[str, int | str] = {}
    for name, value in args.items():
        if name[-1:] == "_":
            continue
        if isinstance(value, str) and value[:5] == "#die.":
            value = f"%{forms.get(name, 'the')}:{value[5:].partition('/')[0]}"
        out[name] = f"%then:{value[1:]}" if isinstance(value, str) and value[:1] == "%" else value
    return out


class Wording:
    def __init__(self, say: Messages, apart: bool = True) -> None:
        self.apart = apart  # copies are told apart where several lie
        self.messages = say
        self.lang = say.lang

    def say(self, id: str, **args: int | str) -> str:
        return self.messages.say(id, **args)

    # ------------------------------------------------------------------ dice and their sides
    def kind(self, kind: str) -> str:
        return kinds()[kind][0].said(self.lang)

    def die(self, one: DieDef) -> str:
        """Its name; equipment that comes in several qualities says which by its colour (DD-DICE-09)."""
        if one.group != EQUIPMENT or one.kind == "skeleton-key":
            return self.kind(one.kind)
        return self.say(f"quality-{one.quality}-{kinds()[one.kind][0].gender}", what=self.kind(one.kind))

    def form(self, one: DieDef, form: str, name: str = "") -> str:
        """A die with its article, as `the`, `a`, `of` or `on` (equipped) wants it, with a capital where they have one: la Vase,
        du Loup. Of level dice everybody has several."""
        name = name or self.die(one)
        kind = how(name, kinds()[one.kind][0].gender, self.lang)
        match one.group, form.lower():
            case "hero-level", _:
                said = self.say("a-level-die")
            case "monster-level", _:
                said = self.say("a-monster-die")
            case _, "the":
                said = self.say("the-die", what=name, how=kind)
            case _, "a":
                said = self.say("a-die", what=name, how=kind)
            case _, "of":
                said = self.say("of-die", what=name, how=kind)
            case _:
                said = self.say("on-die", what=name, how=kind)
        return capital(said) if form[:1].isupper() else said

    def hero(self, colour: str) -> str:
        return self.say(f"hero-{colour}")

    def symbol(self, symbol: str) -> str:
        return self.say(f"symbol-{symbol}")

    def side(self, shown: Face) -> str:
        """A side of a die: its level or value, and its symbols."""
        level = [self.say("face-level", n=shown.level)] if shown.level else []
        value = [str(shown.value)] if shown.value is not None else []
        symbols = [self.symbol(symbol) for symbol in (*shown.symbols, *((shown.treasure,) if shown.treasure else ()))]
        return " ".join([*level, *value, " + ".join(symbols)]).strip() or self.say("face-blank")

    # ------------------------------------------------------------------ what lies on the table
    def called(self, game: Dungeon, die: int) -> str:
        """A die by its name, and which copy where another one lies with somebody."""
        kit = game.kit
        name, copy = self.die(kit.defs[die]), kit.copies[die]
        if not self.apart:
            return name
        held = [d for hero in game.heroes for d in (*hero.dice, *[t for t, _ in hero.trophies])]
        twins = [d for d in (*held, *game.drawn) if kit.defs[d].id == kit.defs[die].id]
        return f"{name} ({copy})" if len(set(twins)) > 1 else name

    def held(self, game: Dungeon, die: int, form: str = "the") -> str:
        return self.form(game.kit.defs[die], form, self.called(game, die))

    def handle(self, game: Dungeon, name: str, form: str = "the") -> str:
        """What an option calls by a handle: a die, a die of the combat, a seat or the monster."""
        if name == MONSTER_WORD:
            return self.held(game, game.fight.monster, form)
        if name == HEROES_WORD:
            return self.say("side-heroes")
        if name.startswith("seat-"):
            return self.hero(game.kit.heroes[int(name.removeprefix("seat-"))])
        at = find(game, name)
        if at < 0:
            return self.held(game, game.kit.by_handle[name], form)
        one = game.fight.dice[at]
        shown = self.side(face_of(game, one))
        if one.die >= 0:
            return self.say("die-shows", die=self.held(game, one.die, form), shows=shown)
        n = int(name.rpartition(".")[2])
        if one.owner == MONSTER:
            return self.say("monster-die-shows", n=n, shows=shown)
        return self.say("hero-die-shows", who=self.hero(game.kit.heroes[one.owner]), n=n, shows=shown)

    # ------------------------------------------------------------------ offers
    def term(self, game: Dungeon, word: str) -> str:
        """What is done, when, on which condition, and for whom."""
        term = read(word)
        text = self.deed(game, term)
        if term.when == AFTER:
            text = self.say("term-after", what=text)
        if term.condition:
            text = self.say(f"term-if-{term.condition}", what=text)
        if term.to >= 0:
            text = self.say("term-to", what=text, who=self.hero(game.kit.heroes[term.to]))
        return text

    def deed(self, game: Dungeon, term: Term) -> str:
        if term.kind == "next":
            return self.say("term-next", bag=term.thing, n=int(term.more))
        die = self.held(game, game.kit.by_handle[term.thing]) if term.thing else ""
        low, high = span(term.more)
        if term.kind == "toss":
            return self.say("term-toss", die=die, roll=self.range(low, high))
        if term.kind in LOOT:
            part = "all" if term.more == WHOLE else "some"
            return self.say(f"term-{term.kind}", part=part, roll=self.range(low, high), fights=term.fights)
        return self.say(f"term-{term.kind}", die=die, fights=term.fights)

    def range(self, low: int, high: int) -> str:
        """What a roll must show."""
        return self.say("a-range", low=low, high=high, wide={0: "no", 1: "two"}.get(high - low, "yes"))

    def terms(self, game: Dungeon, words: str) -> str:
        """Both sides of an offer: "A+B>C"."""
        gives, _, wants = words.partition(">")
        sides = [self.list([self.term(game, term) for term in side.split("+") if term]) for side in (gives, wants)]
        return self.say("terms", gives=sides[0] or self.say("nothing"), wants=sides[1] or self.say("nothing"))

    def three(self, game: Dungeon, words: str) -> str:
        """A deal of three: "1=A>B|2=C>D"; "you=A>B" for whoever is asked."""
        said = []
        for seat, _, sides in [leg.partition("=") for leg in words.split("|")]:
            terms = self.terms(game, sides)
            if seat == YOU:
                said.append(self.say("terms-with-you", terms=terms))
            else:
                said.append(self.say("terms-with", who=self.hero(game.kit.heroes[int(seat)]), terms=terms))
        return "; ".join(said) if self.lang == "en" else " ; ".join(said)

    def list(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def phrase(self, game: Dungeon, ref: str) -> str:
        what, _, rest = ref.partition(":")
        match what:
            case "then":
                return Wording(self.messages, apart=False).phrase(game, rest)
            case "terms":
                return self.terms(game, rest)
            case "three":
                return self.three(game, rest)
            case "seats":
                return self.list([self.hero(game.kit.heroes[int(seat)]) for seat in rest.split("+")])
            case "term":
                return self.term(game, rest)
            case "faces":
                sides = [
                    self.side(face(id.replace("-", " ") if id != "blank" else "-")) for id in rest.split("+") if id
                ]
                return ", ".join(sides) or self.say("nothing")
            case "range":
                return self.range(*span(rest))
            case "dice":
                return self.list([self.handle(game, name) for name in rest.split("+")])
            case "Dice":
                return capital(self.handle(game, rest))
            case "of-dice" | "on-dice":
                return self.list([self.handle(game, name, what[:2]) for name in rest.split("+")])
            case "the" | "The" | "a" | "A" | "of" | "on":
                return self.form(game.kit.kinds[rest], what)
            case _:
                raise KeyError(ref)
