"""`ask`: when a person wants to be asked about this or that, whatever the table does for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.gamekit.wishes import Wishes

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def ask_when(terminal: Terminal, known: Wishes[Any], seat: int, words: str) -> None:
    """`ask` lists what there can be wishes about; `ask 2 never` makes one, `ask 2` takes it back."""
    session, say = terminal.session, terminal.speaker.say
    about = known.about(session.game, seat)
    wishes = session.prompts[seat].wishes
    number, _, wish = words.strip().partition(" ")
    wish = dict(zip([str(k) for k in range(1, len(known.values) + 1)], known.values)).get(wish, wish)
    there = number.isascii() and number.isdigit() and 1 <= int(number) <= len(about)
    if not about or (number and (not there or wish not in ("", *known.values))):
        terminal.out(say("bad-wish", what=words, n=len(about), k=len(known.values)))
        return
    if number:
        one = list(about)[int(number) - 1]
        wishes.pop(one, None)
        if wish:
            wishes[one] = wish
        session.tell_wishes()  # before anything else happens
    terminal.out(terminal.speaker.words(known.title, session.game))
    for n, (one, label) in enumerate(about.items()):
        usual = known.usual(one, session.prompts[seat].level)
        now = say(f"wish-{wishes.get(one) or usual or 'as-usual'}")
        if usual and one not in wishes:
            now = say("wish-usual", wish=now)
        what = terminal.speaker.words(label, session.game)
        terminal.out(say("wish-line", n=n + 1, what=what, wish=now))
    for k, name in enumerate(known.values, 1):
        terminal.out(say("wish-value", k=k, wish=say(f"wish-{name}")))
    terminal.out(say("wish-none", wish=say("wish-as-usual")))
