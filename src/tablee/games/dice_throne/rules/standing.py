"""Attack Modifiers that nobody plays or spends (DT-MOD-01): in force while the token or passive that prints them is there.

Wither, Bounty and their like are texts for the moments ATTACKS and ATTACKED. Their damage is not remembered: it is worked
out from what lies on the boards each time damage is totalled. What else such a text does happens once, at its moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.dice_throne.rules.vocabulary import ATTACKED, ATTACKS
from tablee.kernel.effect import Effect, If, Sequence, Text, value

if TYPE_CHECKING:
    from tablee.games.dice_throne.rules.run import Run
    from tablee.games.dice_throne.rules.state import Battle


def bearing(seat: int, token: int, target: int) -> Run:
    """The text as amounts and conditions ask it: who bears the modifier, which token it is. It is not carried out."""
    from tablee.games.dice_throne.rules.run import Run  # texts are carried out on the state, which is built on this

    return Run(seat, "", target=target, token=token)


def modifies(text: Text) -> bool:
    """Is this the text of an automatic Attack Modifier?"""
    return text.key.endswith((f".{ATTACKS}", f".{ATTACKED}")) and any([marked(node, "adds") for node in text.nodes])


def stands(text: Text) -> bool:
    """It rolls nothing, asks nothing and does not use up its token, so that its damage can be worked out at any time."""
    plain = all([isinstance(node, (Sequence, If)) or not node.children() for node in text.nodes])
    fleeting = any([marked(node, "rolls") or marked(node, "uses_up") for node in text.nodes])
    return modifies(text) and plain and not fleeting


def marked(node: object, what: str) -> bool:
    return bool(getattr(node, what, False))


def added(effect: Effect, game: Battle, bearer: Run) -> int:
    """What this text adds to the attack as things stand."""
    if isinstance(effect, Sequence):
        return sum([added(part, game, bearer) for part in effect.parts])
    if isinstance(effect, If):
        branch = effect.yes if effect.test.holds(game, bearer) else effect.no
        return 0 if branch is None else added(branch, game, bearer)
    n = getattr(effect, "adds", None)
    return 0 if n is None else value(n, game, bearer)
