"""`tablee serve`, whose secret is always the same: chance follows from what the browsers put in, the same in every run."""

from __future__ import annotations

import sys
from secrets import token_urlsafe

from tablee.cli import main
from tablee.server.room import absence, hub


class Drawn:
    """In place of the module `secrets`, where tables are made."""

    token_urlsafe = staticmethod(token_urlsafe)

    def token_hex(self, n: int) -> str:
        return ("5ec2e7" * n)[: 2 * n]


if __name__ == "__main__":
    absence.GRACE = 8.0  # seconds: nobody wants to wait for a minute
    hub.secrets = Drawn()  # type: ignore[attr-defined,assignment]
    main(["serve", *sys.argv[1:]])
