"""Containers are not run here; their commands, ports and settings are those of the guide and of `make cluster`."""

from __future__ import annotations

import json
import re
import sys
from inspect import signature
from typing import Any

import yaml
from tools import cluster, postgres
from tools.programs import Program

from tablee.cli.serving import serve

from .pages import ROOT, read

PAGE = "docs/howto/hosting.md"
FLAGS = {f"--{name}" for name in signature(serve).parameters}


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return found


def dockerfile() -> dict[str, list[str]]:
    """Instruction -> what follows it, of the image that is started."""
    last = (ROOT / "Dockerfile").read_text(encoding="utf-8").rpartition("\nFROM ")[2]
    found: dict[str, list[str]] = {}
    for line in last.splitlines():
        word, _, rest = line.partition(" ")
        found.setdefault(word, []).append(rest)
    return found


def flags(words: list[str]) -> dict[str, str]:
    """--flag -> its value; '' for one that has none."""
    pairs = zip(words, [*words[1:], ""])
    return {word: "" if value.startswith("--") else value for word, value in pairs if word.startswith("--")}


def test_the_image_starts_the_server_of_the_guide() -> None:
    image, text = dockerfile(), read(PAGE)
    (entry,), (command,) = image["ENTRYPOINT"], image["CMD"]
    words = json.loads(entry) + json.loads(command)
    told = flags(words)
    assert words[:2] == ["tablee", "serve"] and set(told) <= FLAGS
    assert image["EXPOSE"] == [told["--port"]] == ["8000"]
    assert f"--data {told['--data']}" in text
    (home,) = image["VOLUME"]
    assert told["--data"].startswith(f"{home}/") and home in image["RUN"][0]
    assert image["USER"] == ["tablee"] and "User=tablee" in text
    assert '"$(ls /dist/tablee-*.whl)[play,postgres]"' in image["RUN"][1]
    needed = re.search(r'requires-python = ">=3\.(\d+)"', read("pyproject.toml"))
    version = re.search(r"^FROM python:3\.(\d+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert needed and version and int(version[1]) >= int(needed[1])


def test_the_composed_servers_have_the_flags_of_make_cluster() -> None:
    services = composed()
    assert services["a"] == services["b"]
    here = flags(cluster.command(8001, 8000, "postgresql://x")[4:])
    there = flags(services["a"]["command"])
    image = flags(json.loads(dockerfile()["ENTRYPOINT"][0]))
    assert set(there) | set(image) == set(here) | {"--host", "--trust"}
    subnet = (ROOT / "compose.yaml").read_text(encoding="utf-8").split("subnet: ")[1].split()[0]
    assert there["--trust"] == subnet
    assert there["--origin"].endswith(f":-{here['--origin']}}}")
    user, host, name = re.fullmatch(r"postgresql://(\w+)@(\w+)/(\w+)", there["--store"]).groups()  # type: ignore[union-attr]
    assert services[host]["environment"]["POSTGRES_USER"] == user == name
    assert services[host]["environment"]["POSTGRES_PASSWORD"] == services["a"]["environment"]["PGPASSWORD"]
    assert services["a"]["ulimits"]["nofile"] == 65536 and "LimitNOFILE=65536" in read(PAGE)
    assert services["a"]["mem_limit"] == "1g" and "MemoryMax=1G" in read(PAGE)


def test_the_proxy_has_the_settings_its_file_asks_for() -> None:
    config = (ROOT / "deploy" / "haproxy.cfg").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+)\}", config))
    told = composed()["haproxy"]["environment"]
    assert set(told) == wanted == set(cluster.settings(8000, 8001, 8002, cluster.RATE))
    assert set(re.findall(r"`(TABLEE_\w+)`", read(PAGE))) == wanted
    port = dockerfile()["EXPOSE"][0]
    assert (told["TABLEE_A"], told["TABLEE_B"]) == (f"a:{port}", f"b:{port}")
    assert composed()["haproxy"]["ports"] == [f"127.0.0.1:{cluster.PORT}{told['TABLEE_BIND']}"]
    assert told["TABLEE_HOST"].endswith(f":-127.0.0.1:{cluster.PORT}}}")
    assert told["TABLEE_RATE"] == cluster.RATE
    assert "./deploy/haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro" in composed()["haproxy"]["volumes"]


def test_the_page_says_that_containers_were_not_run() -> None:
    chapter = read(PAGE).split("\n## Containers\n")[1].split("\n## ")[0]
    assert "**They were not run**" in chapter and "docker compose up" in chapter


def test_what_is_missing_is_asked_for_in_one_line_each(monkeypatch: Any) -> None:
    monkeypatch.setattr(cluster, "find", lambda: "")
    monkeypatch.setattr(postgres, "find", lambda: None)
    monkeypatch.setattr(Program, "install", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda name: name == "apt-get")
    monkeypatch.setattr(sys, "argv", ["cluster.py"])
    assert [line.splitlines()[1].strip() for line in cluster.needed()] == [
        "sudo apt-get install --yes --no-install-recommends postgresql",
        "sudo apt-get install --yes --no-install-recommends haproxy",
    ]
