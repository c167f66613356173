"""`tablee serve`, whose secrets follow from what the browser of the host put in: the same run meets the same games."""

from __future__ import annotations

import sys
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from tablee.cli import main
from tablee.server import hub, wire


class Drawn:
    """In place of the module `secrets`, where tables are made."""

    token_urlsafe = staticmethod(token_urlsafe)

    def __init__(self) -> None:
        self.seed, self.n = "", 0

    def token_hex(self, n: int) -> str:
        self.n += 1
        return sha256(f"{self.seed}/{self.n}".encode()).hexdigest()[: 2 * n]


if __name__ == "__main__":
    drawn = Drawn()
    create = hub.Hub.create

    async def seeded(self: hub.Hub, wanted: wire.NewTable) -> dict[str, Any]:
        drawn.seed, drawn.n = wanted.nonce, 0
        return await create(self, wanted)

    hub.secrets, hub.Hub.create = drawn, seeded  # type: ignore[attr-defined,assignment,method-assign]
    main(["serve", *sys.argv[1:]])
