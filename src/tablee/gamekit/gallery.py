"""Who can be chosen when a game is set up, as a gallery shows them: a picture, a role, how hard, and what they do."""

from __future__ import annotations

from tablee.kernel.frozen import frozen
from tablee.text.messages import Messages


@frozen
class Face:
    """Words are in one language already. `icon`, `letter` and `accent` are those of its sheet on the table."""

    name: str
    icon: str = ""
    letter: str = ""
    accent: str = ""
    role: str = ""
    about: str = ""  # what it does, in two lines
    hard: int = 0  # how hard it is to play or to beat, 1 to `of`; 0: nobody has said
    of: int = 3
    house: bool = False  # how hard it is, is our estimate
    own: bool = False  # somebody's own, not of a box
    content: str = ""  # the name under which `Rules.describe` shows it in full


def role_of(id: str, say: Messages) -> str:
    """Its role in a word; nothing where nobody has written one."""
    return say.say(f"role-{id}") if say.has(f"role-{id}") else ""


def about(id: str, say: Messages) -> str:
    """What it does in two lines; nothing where nobody has written them."""
    return say.say(f"about-{id}") if say.has(f"about-{id}") else ""
