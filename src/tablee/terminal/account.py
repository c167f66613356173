"""How a game came to its end, in words."""

from __future__ import annotations

from fractions import Fraction

from tablee.kernel.game import Game
from tablee.table.account import Account
from tablee.terminal.speaker import Speaker


def account_lines(found: Account, speaker: Speaker, game: Game) -> list[str]:
    if not found.series:
        return []
    lines = [speaker.say("account-title")]
    for role in dict.fromkeys([one.role for one in found.series]):
        all = [
            speaker.say(
                "account-from-to", who=speaker.value(one.who, game), **{"from": one.points[0][1]}, to=one.points[-1][1]
            )
            for one in found.series
            if one.role == role
        ]
        lines.append(speaker.say("account-figure", what=speaker.say(f"mark-{role}", n=2), all=", ".join(all)))
    blow = found.blow
    if blow is not None and blow.text is not None:
        lines.append(speaker.say("account-blow", n=blow.n, what=speaker.words(blow.text, game)))
    elif blow is not None:
        lines.append(speaker.say("account-blow-of", n=blow.n, who=speaker.value(blow.who, game)))
    if found.turning:
        lines.append(speaker.say("account-turning", n=found.turning, of=found.entries))
    if found.luck and found.luck_words is not None:
        gained = [f"{speaker.seat_names[seat]} {tenths(n, speaker.lang)}" for seat, n in sorted(found.luck.items())]
        lines.append(speaker.say("account-luck", what=speaker.words(found.luck_words, game), all=", ".join(gained)))
    return lines


def tenths(n: Fraction, lang: str) -> str:
    """With its sign, and one digit behind the point."""
    rounded = round(10 * n)
    sign = "−" if rounded < 0 else "+" if rounded else ""
    return f"{sign}{abs(rounded) // 10}{',' if lang == 'fr' else '.'}{abs(rounded) % 10}"
