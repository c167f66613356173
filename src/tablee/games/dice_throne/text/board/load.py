"""From a board to a hero: first the names, of which texts speak; then the texts. All faults are found, not only the
first."""

from __future__ import annotations

import re
from collections.abc import Container

from tablee.games.dice_throne.rules import packed
from tablee.games.dice_throne.rules import vocabulary as v
from tablee.games.dice_throne.rules.effects.basic import PayCP
from tablee.games.dice_throne.rules.packed import Tokens
from tablee.games.dice_throne.rules.spelling import check_hero
from tablee.games.dice_throne.text.board.headings import Heading, Headings
from tablee.games.dice_throne.text.board.items import Item, name_of, unknown
from tablee.games.dice_throne.text.board.lines import BoardError, Fault, Line, Note, Wrong, wrong
from tablee.games.dice_throne.text.board.reading import Named, effect
from tablee.games.dice_throne.text.board.sense import senseless
from tablee.games.dice_throne.text.board.sentences import Wording, each_tier, needs, opened, standing
from tablee.games.dice_throne.text.board.words import CONFIDENCE, EDITIONS, HEADINGS, LANGUAGES, known, near, slug, word
from tablee.games.dice_throne.text.settle import CARD, DEFENSE, OFFENSE, PASSIVE, SETUP, TOKEN
from tablee.kernel.effect import Effect

TOKEN_MARKS = (
    "positive", "negative", "unique", "letter", "limit", "others", "stack", "persistent", "owned", "refusable",
    "freezes", "blocks", "companion", "bound", "kept", "rescues", "sooner", "grows", "fallen", "worth", "icon",
    "source",
)  # fmt: skip
TIMINGS = {"main": v.MAIN, "roll": v.ROLL, "instant": v.INSTANT, "spell": v.SPELL}
DICE = re.compile(r"(\d)$")


class Loader(Headings):
    def __init__(self, text: str, file: str, shared: Tokens) -> None:
        super().__init__(text, file)
        self.shared = shared  # tokens that a board may name without writing them out
        self.names = Named("en", {}, [])
        self.faces: dict[int, str] = {}
        self.letters: dict[str, str] = {}
        self.icons: dict[str, str] = {}
        self.tokens: Tokens = {}
        self.sources: dict[str, v.Source] = {}
        self.notes: list[Note] = []
        self.ids: set[tuple[str, str]] = set()

    # ------------------------------------------------------------------ names
    def read_names(self) -> None:
        self.names = Named(self.lang, {}, [])
        kinds = (("source", self.source), ("symbol", self.symbol), ("token", self.token), ("token", self.others))
        for kind, read in kinds:
            for heading in self.of(kind):
                with self.noting():
                    read(heading)

    def both(self, line: Line) -> v.Remark:
        """A remark in both languages, one line each."""
        said = {}
        for under in line.under:
            lang, _, text = under.text.partition(":")
            if lang not in LANGUAGES or not text.strip():
                raise wrong(under, "both", 0, ("en: …", "fr: …"))
            said[lang] = text.strip()
        if not said:
            raise wrong(line, "both", 0, ("en: …", "fr: …"))
        return v.Remark(said.get("en", said.get("fr", "")), said.get("fr", said.get("en", "")))

    def source(self, heading: Heading) -> None:
        called = heading.line.text.partition(":")[0].partition(" ")[2].strip()
        of, _, sure = heading.said.partition(";")
        confidence = word(CONFIDENCE, sure) if sure.strip() else "high"
        if not confidence:
            raise wrong(heading.line, "value", heading.at, known(CONFIDENCE, self.lang), what=sure.strip())
        if confidence == "house" and not heading.line.under:  # nobody shall wonder where such a figure comes from
            raise wrong(heading.line, "both", 0, ("en: …", "fr: …"))
        self.sources[called] = v.Source(of.strip(), confidence, self.both(heading.line) if heading.line.under else None)

    def source_of(self, item: Item) -> v.Source:
        called = item.marks.get("source")
        if called is None:
            return v.PRINTED
        if called not in self.sources:
            raise wrong(item.line, "source", item.places["source"], near(called, tuple(self.sources)), what=called)
        return self.sources[called]

    def symbol(self, heading: Heading) -> None:
        item = Item(heading.line, heading.at)
        allowed = ("letter", "faces", "icon")
        for said, at in item.read_marks(self.lang, allowed):
            raise unknown(heading.line, said, at, self.lang, allowed)
        id, name = name_of(heading.line, item.first, heading.at, self.lang)
        if id in self.names.symbols:
            raise wrong(heading.line, "twice", heading.at, what=item.first)
        self.names.symbols[id] = name
        self.letters[id] = item.marks.get("letter", name.en[:1].upper())[:2]
        self.icons[id] = item.marks.get("icon", "")
        for face in item.marks.get("faces", "").replace(",", " ").split():
            if face not in ("1", "2", "3", "4", "5", "6") or int(face) in self.faces:
                raise wrong(heading.line, "face", item.places["faces"], what=face)
            self.faces[int(face)] = id

    def token(self, heading: Heading) -> None:
        line, item = heading.line, Item(heading.line, heading.at)
        for said, at in item.read_marks(self.lang, TOKEN_MARKS):
            raise unknown(line, said, at, self.lang, TOKEN_MARKS)
        id, name = name_of(line, item.first, heading.at, self.lang)
        if id in self.tokens:
            raise wrong(line, "twice", heading.at, what=item.first)
        if not item.marks and not line.under:  # one that is known
            by_name = {getattr(token.name, self.lang): token for token in self.shared.values()}
            token = by_name.get(item.first) or self.shared.get(id)
            if token is None:
                raise wrong(line, "token", heading.at, near(item.first, tuple(by_name)), what=item.first)
        else:
            if id in self.shared:
                raise wrong(line, "taken", heading.at, what=item.first)
            kinds = [kind for kind in ("positive", "negative", "unique") if kind in item.marks]
            if len(kinds) != 1:
                could = (
                    ("positif", "négatif", "particulier") if self.lang == "fr" else ("positive", "negative", "unique")
                )
                raise wrong(line, "kind", heading.at, could)
            limit = item.number("limit", 1, 20)
            if not limit:
                raise wrong(line, "number", item.places["limit"], what="0", most=20)
            stack = item.marks.get("stack", "")
            token = v.Token(
                id,
                name,
                kinds[0],
                limit,
                letter=item.marks.get("letter", name.en[:1].upper())[:2],
                icon=item.marks.get("icon", ""),
                others=item.number("others", 0, 20),
                stack=slug(stack),
                persistent="persistent" in item.marks,
                owned="owned" in item.marks,
                removable="bound" not in item.marks,
                transferable="kept" not in item.marks,
                refusable="refusable" in item.marks,
                freezes="freezes" in item.marks,
                blocks="blocks" in item.marks,
                rescues=item.number("rescues", 0, 50),
                companion="companion" in item.marks,
                source=self.source_of(item),
            )
            if "worth" in item.marks:
                if not re.fullmatch(r"-?\d{1,3}", item.marks["worth"]):
                    raise wrong(line, "number", item.places["worth"], what=item.marks["worth"], most=999)
                token.worth = int(item.marks["worth"])
        self.tokens[token.id] = token
        self.names.tokens.append(token)

    def others(self, heading: Heading) -> None:
        """ "sooner 6 Time Bomb (late)": placed as that one when its giver has so many upgrades. "falls to Nyra (down)": what
        its owner holds while a companion has no health."""
        item = Item(heading.line, heading.at)
        item.read_marks(self.lang, TOKEN_MARKS)
        token = self.tokens.get(name_of(heading.line, item.first, heading.at, self.lang)[0])
        if token is not None and "sooner" in item.marks:
            upgrades, _, name = item.marks["sooner"].partition(" ")
            token.sooner = (int(upgrades) if upgrades.isdigit() else 0, self.other(item, "sooner", name))
            if not upgrades.isdigit():
                raise wrong(heading.line, "number", item.places["sooner"], what=upgrades, most=20)
        if token is not None and "grows" in item.marks:
            token.grows = self.other(item, "grows", item.marks["grows"])
        if token is not None and "fallen" in item.marks:
            token.fallen = self.other(item, "fallen", item.marks["fallen"])

    def other(self, item: Item, key: str, name: str) -> v.Token:
        """Another token of this board, by its name."""
        found = next((token for token in self.names.tokens if getattr(token.name, self.lang) == name), None)
        if found is None:
            could = tuple([getattr(token.name, self.lang) for token in self.names.tokens])
            raise wrong(item.line, "token", item.places[key], near(name, could), what=name)
        return found

    # ------------------------------------------------------------------ texts
    def effect(
        self, line: Line, words: Wording, place: str, kind: str = "", own: v.Token | None = None, alone: bool = False
    ) -> Effect:
        tree = effect(line, words, place, self.names, own, alone, self.notes)
        fault = senseless(tree, place, 1 + len(self.of("side")), kind, own)
        if fault:
            raise wrong(line, fault, words.place(0))
        return tree

    def token_texts(self, heading: Heading) -> None:
        item = Item(heading.line, heading.at)
        id, _ = name_of(heading.line, item.first, heading.at, self.lang)
        token = self.tokens.get(id)
        for line in heading.line.under if token is not None else ():
            assert token is not None
            with self.noting():
                self.token_text(token, line)

    def token_text(self, token: v.Token, line: Line) -> None:
        each = re.search(r" \((?:each|chacun)\)$", line.text)
        said = line.text[: each.start()] if each else line.text
        sentence = opened(self.lang, said)
        kind, words = sentence.kind, sentence.words
        if kind == "spend-by-paying":
            token.spends(PayCP(int(sentence.what)))
        elif kind in ("spend-text", "spend-text-once", "spend-when", "spend-some"):
            price = int(sentence.what) if kind == "spend-some" else 1
            if not 1 <= price <= token.limit:
                raise wrong(line, "number", 0, what=sentence.what, most=token.limit)
            limits = ("once", "main") if kind == "spend-text-once" else sentence.limits
            tree = self.effect(line, words, TOKEN, kind, token)
            token.spends(tree, price=price, **dict.fromkeys(limits, True))
        elif kind == "burst-text":
            token.bursts(self.effect(line, words, TOKEN, kind, token))
        elif kind == "full-text":
            token.fills(self.effect(line, words, TOKEN, kind, token))
        elif kind == "board-off":
            token.goes_off(self.effect(line, words, TOKEN, kind, token))
        elif kind.startswith("moment-"):
            tree = self.effect(line, words, TOKEN, kind, token, token.limit == 1 or bool(each))
            token.when(kind.removeprefix("moment-"), tree, each=bool(each))
        else:
            raise wrong(line, "when", 0)

    # ------------------------------------------------------------------ boards
    def sides(self) -> tuple[tuple[v.Slot, ...], ...]:
        sides: list[list[v.Slot]] = [[]]
        for heading in self.headings:
            if heading.key == "side" and any(sides):
                sides.append([])
            elif heading.key == "slot":
                with self.noting():
                    sides[-1].append(self.slot(heading))
        return tuple([tuple(side) for side in sides])

    def check_sides(self, sides: tuple[tuple[v.Slot, ...], ...]) -> None:
        """The two sides of a board have slot for slot the same place, and no upgrade lies on one of them only."""
        upgraded = any([len(slot.levels) > 1 for side in sides for slot in side])
        if len(sides) > 2 or (len(sides) == 2 and (len(sides[0]) != len(sides[1]) or upgraded)):
            raise wrong(self.of("side")[-1].line, "sides", 0)

    def once(self, line: Line, at: int, kind: str, id: str) -> None:
        """An id stands for one thing on a side of the board, or in the deck."""
        if (kind, id) in self.ids:
            raise wrong(line, "twice", at, what=id)
        self.ids.add((kind, id))

    def slot(self, heading: Heading) -> v.Slot:
        levels: list[v.Level] = []
        before: dict[str, v.Ability] = {}  # abilities of lower levels by name
        for number, line in enumerate(heading.line.under, 1):
            item = Item(line)
            allowed = ("cost", "source")
            for said, at in item.read_marks(self.lang, allowed):
                raise unknown(line, said, at, self.lang, allowed)
            if item.first != v.ROMAN.get(number):
                raise wrong(line, "level", 0, (v.ROMAN[min(number, 3)],), what=item.first)
            if not line.under:
                raise wrong(line, "empty", 0)
            cost = item.number("cost", 0, 20)
            found = [self.ability(under, before) for under in line.under]
            levels.append(v.Level(tuple(found), cost, self.source_of(item)))
            before.update({getattr(ability.name, self.lang): ability for ability in found})
            for ability in found:
                self.once(line, 0, f"ability {number} {heading.line.number}", ability.id)
        if not levels:
            raise wrong(heading.line, "empty", 0)
        id = slug(heading.said) or levels[0].abilities[0].id
        self.once(heading.line, heading.at, "slot", id)
        for one in sorted({ability.id for level in levels for ability in level.abilities}):
            self.once(heading.line, heading.at, "ability", one)
        return v.Slot(id, *levels)

    def ability(self, line: Line, before: dict[str, v.Ability]) -> v.Ability:
        item = Item(line)
        allowed = ("ultimate", "passive", "icon")
        left = item.read_marks(self.lang, allowed)
        same = before.get(item.first)
        id, name = (same.id, same.name) if same is not None else name_of(line, item.first, 0, self.lang)
        ability = v.Ability(
            id, name, ultimate="ultimate" in item.marks, icon=item.marks.get("icon", same.icon if same else "")
        )
        for said, at in left:
            self.need(ability, line, said, at)
        if not left and "passive" not in item.marks:
            raise wrong(line, "needs", 0, self.names.could_need())
        if not line.under:
            raise wrong(line, "empty", 0)
        faults = len(self.faults)
        for under in line.under:
            with self.noting():
                self.ability_text(ability, under)
        if (ability.needs is not None or ability.dice) and len(self.faults) == faults:
            tiers = len(ability.needs.counts) if isinstance(ability.needs, v.Tiers) else 1
            if len(ability.do) not in (1, tiers):
                raise wrong(line, "texts", 0, n=len(ability.do), tiers=tiers)
        return ability

    def need(self, ability: v.Ability, line: Line, said: str, at: int) -> None:
        defensive = self.names.defensive()
        if said.startswith(defensive) and DICE.match(said.removeprefix(defensive)):
            ability.dice = int(said[-1])
            if not 1 <= ability.dice <= 6:
                raise wrong(line, "number", at, what=said[-1], most=6)
            return
        ability.needs = needs(self.lang, said, {getattr(n, self.lang): s for s, n in self.names.symbols.items()})
        if ability.needs is None:
            raise wrong(line, "needs", at, self.names.could_need())

    def ability_text(self, ability: v.Ability, line: Line) -> None:
        place = OFFENSE if ability.needs else DEFENSE if ability.dice else PASSIVE
        use = re.search(r" #([a-z0-9-]+)$", line.text)
        sentence = opened(self.lang, line.text[: use.start()] if use else line.text)
        kind, words = sentence.kind, sentence.words
        if not kind and place != PASSIVE:
            tiers = len(ability.needs.counts) if isinstance(ability.needs, v.Tiers) else 1
            ability.do = (*ability.do, *[self.effect(line, one, place) for one in each_tier(words, tiers)])
        elif kind == "board-again" and ability.dice:
            ability.again = self.effect(line, words, place, kind)
        elif kind in ("use-text", "use-once", "use-free", "use-when"):
            id = use[1] if use else f"{ability.id}-{len(ability.uses) + 1}"
            tree = self.effect(line, words, PASSIVE, kind)
            ability.uses += (v.Use(id, int(sentence.what or 0), tree, kind == "use-once"),)
        elif kind == "permits-upgrades":
            ability.permits = v.UPGRADE
        elif kind == "rerolls-die":
            names = {getattr(token.name, self.lang): token.id for token in self.names.tokens}
            if sentence.what not in names:
                raise wrong(line, "token", 0, near(sentence.what, tuple(names)), what=sentence.what)
            ability.rerolls = names[sentence.what]
        elif kind.startswith("moment-"):
            ability.on[kind.removeprefix("moment-")] = self.effect(line, words, PASSIVE, kind)
        else:
            raise wrong(line, "when", 0)

    # ------------------------------------------------------------------ cards
    def cards(self) -> list[v.Card]:
        found: list[v.Card] = []
        for heading in self.of("card"):
            with self.noting():
                found.append(self.card(heading))
        return found

    def card(self, heading: Heading) -> v.Card:
        line, item = heading.line, Item(heading.line, heading.at)
        allowed = ("cost", *TIMINGS, "modifier", "icon", "source")
        for said, at in item.read_marks(self.lang, allowed):
            raise unknown(line, said, at, self.lang, allowed)
        id, name = name_of(line, item.first, heading.at, self.lang)
        self.once(line, heading.at, "card", id)
        timing = [TIMINGS[one] for one in TIMINGS if one in item.marks]
        if len(timing) != 1 or "cost" not in item.marks:
            raise wrong(line, "card", heading.at)
        if len(line.under) != 1:
            raise wrong(line, "one-text", heading.at, n=len(line.under))
        text = line.under[0]
        tree = self.effect(text, standing(text.text), CARD)
        modifier, icon = "modifier" in item.marks, item.marks.get("icon", "")
        cost = item.number("cost", 0, 20)
        return v.Card(id, name, cost, timing[0], tree, modifier=modifier, icon=icon, source=self.source_of(item))

    # ------------------------------------------------------------------ all together
    def common(self) -> tuple[list[v.Token], list[v.Card]]:
        """A board of what all heroes share: tokens and cards, and no hero."""
        self.open()
        self.read_names()
        for heading in self.of("token"):
            self.token_texts(heading)
        cards = self.cards()
        self.stop()
        return self.names.tokens, cards

    def hero(self, cards: tuple[v.Card, ...]) -> v.Hero:
        self.open()
        with self.noting():
            if not self.of("hero"):
                raise Wrong(Fault(1, 1, "no-hero", {}, (f"{HEADINGS['hero'][self.lang == 'fr']}: …",)))
            self.one("hero")
        self.read_names()
        self.stop()
        if set(self.faces) != {1, 2, 3, 4, 5, 6}:
            missing = " ".join([str(face) for face in range(1, 7) if face not in self.faces])
            self.faults.append(Fault(1, 1, "faces", {"faces": missing}))
        for heading in self.of("token"):
            self.token_texts(heading)
        sides, own = self.sides(), self.cards()
        setup = None
        with self.noting():
            begin = self.one("setup")
            if begin is not None:
                setup = self.effect(begin.line, standing(begin.said, begin.at), SETUP)
        with self.noting():
            if not self.of("slot"):
                raise Wrong(Fault(1, 1, "no-slot"))
            self.check_sides(sides)
            facts = self.facts()
        self.stop()
        title = self.of("hero")[0]
        with self.noting():
            id, name = name_of(title.line, title.said, title.at, self.lang)
        remarks: list[v.Remark] = []
        for heading in self.of("remark"):
            with self.noting():
                remarks.append(self.both(heading.line))
        self.stop()
        edition, complexity, deck, accent, icon = facts
        hero = v.Hero(
            id,
            name,
            edition,
            complexity,
            tuple([self.faces[face] for face in range(1, 7)]),
            symbols=self.names.symbols,
            letters=self.letters,
            icons=self.icons,
            sides=sides,
            tokens=tuple(self.names.tokens),
            cards=(*cards, *own),
            accent=accent,
            icon=icon,
            setup=setup,
            remarks=tuple(remarks),
        )
        if deck and len(hero.deck) != deck:  # DT-COMP-04, DT-COMP-05
            said = self.of("deck")[0]
            raise BoardError(self.file, [wrong(said.line, "deck", said.at, n=len(hero.deck), most=deck).fault])
        hero.deck_size = deck
        return hero

    def facts(self) -> tuple[str, int, int, str, str]:
        edition = word(EDITIONS, self.said("edition", "house"))
        if not edition:
            found = self.of("edition")[0]
            raise wrong(found.line, "value", found.at, known(EDITIONS, self.lang), what=found.said)
        complexity = self.number("complexity", 1, 6)
        if not complexity:  # DT-COMP-07
            raise wrong(self.of("complexity")[0].line, "value", 0, ("1", "2", "3", "4", "5", "6"), what="0")
        accent = self.said("accent", "#888888")
        if not re.fullmatch(r"#[0-9a-f]{6}", accent):
            found = self.of("accent")[0]
            raise wrong(found.line, "value", found.at, ("#b5472f",), what=accent)
        return edition, complexity, self.number("deck", 0, 99), accent, self.said("icon", "")


def box(boards: dict[str, str]) -> packed.Data:
    """Our boards, read: what `rules/heroes.py` makes heroes of. The first is what all heroes share."""
    (first, text), *others = boards.items()
    tokens, cards = Loader(text, f"{first}.board", {}).common()
    shared = {token.id: token for token in tokens}
    data = {
        "tokens": [packed.pack_token(token) for token in tokens],
        "cards": [packed.pack_card(card) for card in cards],
    }
    heroes = []
    for name, board in others:
        common = tuple([packed.card(one, shared) for one in data["cards"]])
        hero = check_hero(f"{name}.board", Loader(board, f"{name}.board", shared).hero(common))
        heroes.append(packed.pack_hero(hero, shared, len(common)))
    return {"common": data, "heroes": heroes}


def load(board: str, file: str, tokens: Tokens, cards: tuple[v.Card, ...]) -> v.Hero:
    """A hero from a board; it may name these tokens."""
    return Loader(board, file, tokens).hero(cards)


def own_of(loader: Loader, taken: Container[str], cards: tuple[v.Card, ...]) -> v.Hero:
    """Somebody's own hero: it may name our tokens, and takes no name of ours."""
    hero = loader.hero(cards)
    if hero.id in taken:
        title = loader.of("hero")[0]
        fault = Fault(title.line.number, title.line.column + title.at, "taken", {"what": title.said})
        raise BoardError(loader.file, [fault])
    hero.own = True
    return hero


def own(board: str, taken: Container[str], tokens: Tokens, cards: tuple[v.Card, ...]) -> v.Hero:
    return own_of(Loader(board, "board", tokens), taken, cards)
