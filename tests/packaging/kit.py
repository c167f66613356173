"""What is built and installed to be tested: an sdist and a wheel, an empty environment, a running server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from tests.server.kit import paid

ROOT = Path(__file__).parents[2]
BUILD = "from hatchling import build; print(build.{what}({target!r}))"
NEEDS = "from hatchling import build; print(build.get_requires_for_build_wheel())"
PATIENCE = 120.0  # seconds until what must come counts as missing, on a machine that has other work besides


def environment(path: Path, *packages: str) -> Path:
    """The Python of a new environment with these packages and what they need."""
    venv.create(path)
    python = path / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install(python, *packages)
    return python


def install(python: Path, *packages: str) -> None:
    """By the pip that is here: one of its own takes longer than what it installs."""
    pip = [sys.executable, "-m", "pip", "--python", str(python)]
    run([*pip, "install", "--quiet", "--disable-pip-version-check", *packages])


def run(words: list[str], cwd: Path | None = None, answers: str = "", **env: str) -> str:
    """Standard output of a command that must succeed, away from this project's own environment."""
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**clean(), **env},
        input=answers,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done.stdout


def clean() -> dict[str, str]:
    names = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return {**{name: v for name, v in kept.items() if not name.startswith(("TABLEE_", "PYTEST_"))}, "PYTHONUTF8": "1"}


def built(builder: Path, what: str, source: Path, target: Path, **env: str) -> Path:
    """An sdist or a wheel of what lies in a folder."""
    target.mkdir(exist_ok=True)
    out = run([str(builder), "-c", BUILD.format(what=f"build_{what}", target=str(target))], source, **env)
    return target / out.splitlines()[-1]


def needed(builder: Path, source: Path, **env: str) -> list[str]:
    """What a build in this folder asks for besides hatchling."""
    found: list[str] = json.loads(run([str(builder), "-c", NEEDS], source, **env).replace("'", '"'))
    return found


@contextmanager
def serving(home: Path, *tablee: str, **more: str) -> Iterator[str]:
    """The address of a server on a free port; `tablee` is the command that starts it."""
    command = [*tablee, "serve", "--port", "0"]
    env = {**clean(), **more, "TABLEE_HOME": str(home)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, encoding="utf-8") as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\w.:]+", line)
            assert found is not None, line
            yield found[0]
        finally:
            process.terminate()
            process.wait(PATIENCE)  # it ends by itself when asked to, well within this time


def get(address: str) -> tuple[str, bytes]:
    """Content type and body."""
    with urlopen(address, timeout=PATIENCE) as answer:
        return answer.headers["content-type"], answer.read()


def post(address: str, body: Any) -> Any:
    wanted = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(wanted, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


def answer_to(question: dict[str, Any]) -> str:
    """Some option: the default, the first, or all that may be picked."""
    if question.get("default"):
        return str(question["default"])
    if question.get("options"):
        return str(question["options"][0]["key"])
    pick = question["pick"]
    values = sorted([value for _, value in pick["of"]])[: pick.get("most", 99)]
    if "price" in pick:
        return paid(pick, values)
    return " ".join([pick["verb"], *values])


def play(address: str, table: str, token: str, choices: int) -> list[str]:
    """Choose so many times over the socket; what was acknowledged."""
    done: list[str] = []
    with connect(address.replace("http", "ws", 1) + "/ws", open_timeout=PATIENCE) as socket:

        def send(message: dict[str, Any]) -> None:
            socket.send(json.dumps(message))

        send({"t": "join", "table": table, "token": token, "lang": "en"})
        n, yours, waiting = 0, [0], ""
        while len(done) < choices:
            message = json.loads(socket.recv(timeout=PATIENCE))
            match message["t"]:
                case "welcome":
                    yours = message["yours"]
                    if message["owes"]:
                        send({"t": "nonce", "id": "nonce", "nonce": "nonce"})
                case "done" if message["id"] != "nonce":
                    done.append(message["id"])
                    waiting = ""
                case "view" | "diff":
                    n = message["n"]
                    view = message.get("view", message)
                    question = view.get("question")
                    if view.get("over"):
                        return done
                    if question and question["seat"] in yours and not waiting:
                        waiting = f"choice-{n}"
                        send({"t": "choose", "id": waiting, "view": n, "key": answer_to(question)})
                case "refused" | "error":
                    raise AssertionError(message)
    return done
