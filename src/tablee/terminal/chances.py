"""`odds`: exact chances of the dice one holds, or of the fight that is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.gamekit.capability import Odds

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def tell_odds(terminal: Terminal, seat: int) -> None:
    session, speaker = terminal.session, terminal.speaker
    known = session.rules.chances
    odds = known.odds(session.game, seat) if known is not None and known.nothing is not None else ()
    if known is None or not odds:
        terminal.out(speaker.words(session.rules.no_odds, session.game))
        return
    terminal.out(speaker.words(known.title(session.game), session.game))
    for one in odds:
        bar = "#" * (one.per_mille * 20 // 1000)
        keep = f" ({advice(terminal, one)})" if known.keeps else ""
        terminal.out(f"{speaker.percent(one):>8} {bar:<20} {speaker.sheets[one.sheet].name}{keep}")


def fight_odds(terminal: Terminal, seat: int) -> list[str]:
    """At a glance, below the dice of both sides."""
    session, speaker = terminal.session, terminal.speaker
    known = session.rules.chances
    odds = known.odds(session.game, seat) if known is not None and known.fights else []
    named = [f"{speaker.sheets[one.sheet].name} {speaker.percent(one)}" for one in odds]
    return [f"  {speaker.say('odds-line', what=', '.join(named))}"] if named else []


def advice(terminal: Terminal, odds: Odds) -> str:
    keep = " ".join([str(face) if face >= 0 else f"{-face}*" for face in odds.keep])
    return terminal.speaker.say("odds-keep", dice=keep) if keep else terminal.speaker.say("odds-keep-nothing")
