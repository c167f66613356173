"""Tables that tests of rooms share, and what they ask about them."""

from __future__ import annotations

from typing import Any

from .kit import Chair

DUEL = {"heroes": "gunslinger,barbarian"}
GAMES = ("dice-throne", "dungeon-dice", "super-dungeon", "champions")
WATCHING: dict[str, dict[str, Any]] = {
    "choose": {"view": 0, "key": "pass"},
    "undo": {},
    "consent": {"yes": True},
    "concede": {"seat": 0},
    "prompts": {"level": "always"},
    "say": {"text": "psst"},
    "ping": {"ping": "hello"},
    "invite": {"seat": 1},
    "carry": {},
    "seat": {"seat": 1, "who": "bot:greedy"},
    "start": {},
    "rematch": {},
    "hint": {},
    "reveal": {},
    "report": {"text": "psst"},
    "seek": {"to": 0},
    "why": {"key": "pass"},
}


def state(chair: Chair) -> tuple[Any, ...]:
    """Everything that a refused command must leave as it is."""
    room = chair.room
    game = room.session.game.fingerprint() if room.session is not None else ""
    return game, room.n, room.document.encode(), len(room.said), room.asking


def decision(chair: Chair) -> Any:
    assert chair.room.session is not None
    return chair.room.session.game.decision


async def refused_look(chair: Chair, seat: int) -> str:
    await chair.tell("look", seat=seat)
    return str([message for message in chair.hear() if message["t"] == "refused"][0]["why"][0])
