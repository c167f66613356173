"""`make cluster`: two servers on one PostgreSQL behind haproxy, to try out; Ctrl+C ends all of it, and nothing is kept.

python tools/cluster.py [PORT]
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import postgres  # noqa: E402 - found from wherever this is started
from tools.programs import Program  # noqa: E402

CONFIG = ROOT / "deploy" / "haproxy.cfg"
HAPROXY = Program(
    "haproxy",
    "before several servers",
    {
        "apt-get": "apt-get install --yes --no-install-recommends haproxy",
        "dnf": "dnf install --assumeyes haproxy",
        "pacman": "pacman -S --noconfirm haproxy",
        "zypper": "zypper --non-interactive install haproxy",
        "brew": "brew install haproxy",
    },
)
PORT = 8000
RATE = 200  # as `limits.requests`, for ten seconds
PATIENCE = 120.0  # seconds


def find() -> str:
    places = [shutil.which("haproxy"), *[p for p in ("/usr/sbin/haproxy",) if Path(p).exists()]]
    return next((place for place in places if place), "")


def free() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Proxy:
    """haproxy before two servers on this machine."""

    def __init__(self, port: int, a: int, b: int, rate: int = RATE) -> None:
        self.port = port
        told = {
            "TABLEE_BIND": f"127.0.0.1:{port}",
            "TABLEE_HOST": f"127.0.0.1:{port}",
            "TABLEE_A": f"127.0.0.1:{a}",
            "TABLEE_B": f"127.0.0.1:{b}",
            "TABLEE_RATE": str(rate),
        }
        self.process = subprocess.Popen(
            [find(), "-db", "-f", str(CONFIG)],
            env={**os.environ, **told},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        """Until it sends somebody who asks to a server that is well."""
        end = time.monotonic() + PATIENCE
        while status(self.port) != 200:
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError("the servers behind haproxy do not answer")
            time.sleep(0.1)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def status(port: int, host: int = 0) -> int:
    """What a server, or a proxy in its place, says of its health; 0: nothing. Host: the port it is known by."""
    connection = HTTPConnection("127.0.0.1", port, timeout=2)
    try:
        connection.request("GET", "/api/health", headers={"Host": f"127.0.0.1:{host or port}"})
        return connection.getresponse().status
    except OSError:
        return 0
    finally:
        connection.close()


def command(port: int, browsers: int, store: str) -> list[str]:
    """One of the servers."""
    return [
        *(sys.executable, "-m", "tablee.cli", "serve", "--port", str(port), "--proxy"),
        *("--origin", f"http://127.0.0.1:{browsers}", "--store", store),
    ]


def needed() -> list[str]:
    """What is not here, and the line that installs it; where that may be done it has been done."""
    missing = []
    for program, there in ((postgres.POSTGRES, postgres.find), (HAPROXY, find)):
        if not there():
            program.install()
        if not there():
            missing.append(program.missing())
    return missing


def main() -> None:
    port = int(sys.argv[1]) if sys.argv[1:] else PORT
    missing = needed()
    if missing:
        sys.exit("\n".join(missing))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with ExitStack() as stack:
        database = postgres.Cluster()
        stack.callback(database.remove)
        a, b = free(), free()
        for one in (a, b):
            server = subprocess.Popen(command(one, port, database.url()), stdout=subprocess.DEVNULL)
            stack.callback(server.wait)
            stack.callback(server.terminate)
        proxy = Proxy(port, a, b)
        stack.callback(proxy.end)
        proxy.wait()
        print(f"Tablée: http://127.0.0.1:{port}/  (servers on {a} and {b}, tables in {database.url()}; Ctrl+C ends)")
        sys.stdout.flush()
        while proxy.process.poll() is None:
            time.sleep(0.5)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
