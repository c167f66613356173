"""`ask`: when a person wants to be asked about this or that, whatever the table does for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.terminal.play import Terminal


def ask_when(terminal: Terminal, seat: int, words: str) -> None:
    """`ask` lists what there can be wishes about; `ask 2 never` makes one, `ask 2` takes it back."""
    session, speaker = terminal.session, terminal.speaker
    about = session.rules.wishes_about(session.game, seat)
    wishes = session.prompts[seat].wishes
    number, _, wish = words.strip().partition(" ")
    if number:
        known = number.isascii() and number.isdigit() and 1 <= int(number) <= len(about)
        if not known or wish not in ("", *session.rules.wishes):
            terminal.out(speaker.say("bad-wish", what=words, n=len(about)))
            return
        one = list(about)[int(number) - 1]
        wishes.pop(one, None)
        if wish:
            wishes[one] = wish
    for n, (one, label) in enumerate(about.items()):
        now = speaker.say(f"wish-{wishes.get(one, 'as-usual')}")
        terminal.out(speaker.say("wish-line", n=n + 1, what=speaker.words(label, session.game), wish=now))
    for name in session.rules.wishes:
        terminal.out(speaker.say("wish-value", name=name, wish=speaker.say(f"wish-{name}")))
