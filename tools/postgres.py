"""PostgreSQL for tests and for `make cluster`: found where the system has it, installed where that may be done, else asked for.

    python tools/postgres.py    # prints where its programs are, or the command that installs it

A database of one's own is made in a folder and gone with it: nothing of an installed server is touched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.programs import Program

POSTGRES = Program(
    "PostgreSQL",
    "for several servers",
    {
        "apt-get": "apt-get install --yes --no-install-recommends postgresql",
        "dnf": "dnf install --assumeyes postgresql-server",
        "pacman": "pacman -S --noconfirm postgresql",
        "zypper": "zypper --non-interactive install postgresql-server",
        "brew": "brew install postgresql@15",
    },
)
#: it refuses to run as root: whose name it takes then
USER = "postgres"


def find() -> Path | None:
    """The folder of its programs: Debian keeps them out of the way."""
    places = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


class Cluster:
    """A PostgreSQL of our own in a new folder, reached by a socket there."""

    def __init__(self, safe: bool = True) -> None:
        """Where it need not survive a power failure, it is quicker."""
        found = find()
        if found is None:
            raise FileNotFoundError("PostgreSQL is not installed")
        self.bin = found
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        if root():
            shutil.chown(self.folder, USER)
        self.data = self.folder / "data"
        self.do(
            "initdb", "--pgdata", self.data, "--username", USER, "--auth", "trust", "--encoding", "UTF8", "--no-sync"
        )
        told = [f"unix_socket_directories = '{self.folder}'", "listen_addresses = ''", "max_connections = 60"]
        told += [] if safe else ["fsync = off"]
        with (self.data / "postgresql.auto.conf").open("a") as settings:
            settings.write("\n".join([*told, ""]))
        self.start()

    def do(self, program: str, *words: str | Path) -> str:
        before = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"] if root() else []
        line = [*before, str(self.bin / program), *[str(word) for word in words]]
        done = subprocess.run(line, capture_output=True, text=True, check=False, cwd=self.folder)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")
        return done.stdout

    def start(self) -> None:
        self.do("pg_ctl", "start", "--wait", "--pgdata", self.data, "--log", self.folder / "log")

    def stop(self, mode: str = "fast") -> None:
        """immediate: as after a power failure, but for what the system still has."""
        self.do("pg_ctl", "stop", "--wait", "--mode", mode, "--pgdata", self.data)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self.do("psql", "--no-psqlrc", "-XAtq", "--dbname", self.url(database), "--command", statement)

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def main() -> None:
    if find() is None:
        POSTGRES.install()
    found = find()
    if found is None:
        sys.exit(POSTGRES.missing())
    print(found)


if __name__ == "__main__":
    main()
