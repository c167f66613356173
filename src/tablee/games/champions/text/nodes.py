"""The closed sets of nodes: a writer that forgets one does not type-check."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.effects import amounts, cards, enemies, glue, harm, play, schemes, who
from tablee.kernel.effect import Condition, Effect

AnyNode = (
    glue.Sequence | glue.Then | glue.Both | glue.OneOf | glue.May | glue.If | glue.Already | glue.ForEach | glue.Repeat
    | glue.AtEnd | glue.Instead | glue.Pick | glue.InAnyOrder
    | harm.Damage | harm.Assign | harm.MoveDamage | harm.Heal | harm.Give | harm.TakeAway | harm.Prevent
    | harm.StoreDamage | harm.AttackGains
    | cards.Draw | cards.DrawUpTo | cards.Mill | cards.DiscardHand | cards.DiscardRandom | cards.DiscardAll
    | cards.Discard | cards.RemoveFromGame | cards.RemoveFromCampaign | cards.ReturnToHand | cards.Recover
    | cards.ShuffleIn | cards.Look | cards.Search | play.Ready | play.Exhaust | play.AddCounters | play.ChangeForm | play.Lasting
    | play.NextCheaper | play.PutIntoPlay | play.Hold | play.ReturnHeld | play.Specials
    | schemes.RemoveThreat | schemes.PlaceThreat | schemes.MoveThreat | schemes.AddAcceleration | schemes.Surge
    | schemes.CancelRevealed | schemes.InsteadRevealed | schemes.CancelCard | schemes.CancelAbility | schemes.RevealTop
    | schemes.DealEncounter | schemes.FindEncounter | schemes.DiscardUntil | schemes.DiscardEncounter
    | schemes.RevealFound | schemes.SummonNemesis | enemies.EndGame | schemes.Drones
    | enemies.EnemyAttacks | enemies.EnemySchemes | enemies.GiveBoost | enemies.AlsoAttacks | enemies.Engage
    | enemies.Pay | enemies.GiveControl
)  # fmt: skip
AnyAmount = (
    int | amounts.PerPlayer | amounts.Stat | amounts.ThatMuch | amounts.Count | amounts.Counters | amounts.Sustained
    | amounts.Remaining | amounts.ThreatOn | amounts.Printed | amounts.TypesDiscarded | amounts.IconsDiscarded
    | amounts.Done | amounts.CardsPaid | amounts.ChosenX | amounts.Rather
)  # fmt: skip
AnyCondition = (
    amounts.HasTrait | amounts.HasStatus | amounts.InForm | amounts.InPlay | amounts.AnyOf | amounts.PaidWith
    | amounts.Happened | amounts.Not | amounts.DamageHere | amounts.StillInPlay | amounts.FinalStep
    | amounts.Undefended | amounts.DealtDamage | amounts.DiscardShows
)  # fmt: skip
AnyCost = (
    v.ExhaustThis | v.ExhaustYou | v.DiscardThis | v.RemoveCounter | v.Spend | v.SpendX | v.DiscardCards | v.HealYou
    | v.TakeDamage | v.PayPrinted
)  # fmt: skip
AnyConstant = v.Modify | v.Gains | v.Blank | v.Cannot | v.MustDefend | v.OwnersPile
AnyWho = who.The | who.Each | who.Titled | who.Same | run.Chosen

#: what a script is when nothing is known of it
NOBODY = v.CardDef("", v.Name("", ""), "treachery")
PLAIN = v.Ability("action")


@dataclass
class Context:
    """Whose text it is, and what it has spoken of so far."""

    defs: dict[str, v.CardDef]
    face: v.CardDef = NOBODY
    ability: v.Ability = PLAIN


def lines(sentences: list[str]) -> str:
    """Parts as sentences; a list of options stands on lines of its own."""
    text = ""
    for sentence in [s for s in sentences if s]:
        full = sentence[:1].upper() + sentence[1:]
        if not full.endswith((".", ".)", "!", "?")):
            full += "."
        gap = "\n" if "\n•" in text else " " if text else ""
        text += gap + full
    return text


def grouped(parts: tuple[Effect, ...]) -> list[list[Effect]]:
    """Neighbours that change the same cards for the same time are said together."""
    out: list[list[Effect]] = []
    for part in parts:
        last = out[-1][0] if out else None
        if isinstance(part, play.Lasting) and isinstance(last, play.Lasting):
            if repr((part.on, part.until)) == repr((last.on, last.until)):
                out[-1].append(part)
                continue
        out.append([part])
    return out


def alike(constants: tuple[v.Constant, ...]) -> list[list[v.Constant]]:
    """Neighbours about the same cards, under the same condition, are said together."""
    out: list[list[v.Constant]] = []
    for one in constants:
        last = out[-1][0] if out else None
        if isinstance(one, v.Modify) and isinstance(last, v.Modify) and simple(one) and simple(last):
            if (one.of, one.base, repr(one.test)) == (last.of, last.base, repr(last.test)):
                out[-1].append(one)
                continue
        out.append([one])
    return out


def simple(m: v.Modify) -> bool:
    return m.times == m.over == 1 and m.set_to < 0 and isinstance(m.plus, int) and m.stat in v.STATS


def negated(test: Condition) -> tuple[Condition, bool]:
    """A condition without its "not", and whether it had one."""
    no = False
    while isinstance(test, amounts.Not):
        test, no = test.test, not no
    return test, no


def rare(face: v.CardDef) -> bool:
    """Fewer copies in a deck than usual, and not because it is unique."""
    return face.aspect in (*v.ASPECTS, "basic") and face.deck_limit < 3 and not face.unique


def last_stage(face: v.CardDef, defs: dict[str, v.CardDef]) -> bool:
    if face.type != v.MAIN_SCHEME or not face.target[0]:
        return False
    return face.stage == max([d.stage for d in defs.values() if d.type == v.MAIN_SCHEME and d.set == face.set])


def flags_of(bits: int) -> list[str]:
    return [word for word, bit in v.KEYWORD_FLAGS.items() if bits & bit]


def spoken(kind: v.Kind, defs: dict[str, v.CardDef]) -> str:
    """The type of card that a search finds."""
    return kind.type or (defs[kind.title].type if kind.title else "card")


def walk(node: Effect) -> list[Effect]:
    return [node, *[inner for child in node.children() for inner in walk(child)]]
