"""What builds the client: which Node, when something is to be done, what is said where nothing can be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import chromium, client

from .kit import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs that stand in for Node are shell scripts")

NPM = """
echo "$@" >> calls
case "$1" in
ci) test ! -e offline || { echo "npm error code ENOTFOUND"; exit 1; }; mkdir -p node_modules ;;
run) test ! -e broken || { echo "\\033[31mno such component\\033[0m"; exit 1; }
    mkdir -p ../src/tablee/server/static; echo page > ../src/tablee/server/static/index.html ;;
esac
"""


class Copy:
    """A project with little in it, and programs that stand in for Node and npm."""

    def __init__(self, root: Path) -> None:
        self.root, self.web, self.programs = root, root / "web", root / "programs"
        for folder in ("tools", "web/src", "web/public", "src/tablee/text", "programs"):
            (root / folder).mkdir(parents=True)
        shutil.copy(ROOT / "tools" / "client.py", root / "tools")
        for name in ("web/package.json", "web/package-lock.json", "web/src/App.svelte", "src/tablee/__init__.py"):
            (root / name).write_text("1", encoding="utf-8")
        self.program("node", 'echo "v20.19.0"')
        self.program("npm", NPM)
        for name in ("mkdir", "echo"):
            (self.programs / name).symlink_to(str(shutil.which(name)))

    def program(self, name: str, text: str) -> None:
        path = self.programs / name
        path.write_text(f"#!/bin/sh\n{text}", encoding="utf-8")
        path.chmod(0o755)

    def build(self, **env: str) -> subprocess.CompletedProcess[str]:
        """-S: nothing is installed, so that neither Node nor pip can be found in Python either."""
        return subprocess.run(
            [sys.executable, "-S", "tools/client.py"],
            cwd=self.root,
            env={"PATH": str(self.programs), **env},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def calls(self) -> list[str]:
        """What npm was asked for since the last time."""
        path = self.web / "calls"
        found = [line.split()[0] for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
        path.unlink(missing_ok=True)
        return found


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("", False),
        ("command not found", False),
    ],
)
def test_which_node_will_do(version: str, fits: bool) -> None:
    assert client.usable(version) is fits


def test_it_is_built_once_and_again_when_something_changed(copy: Copy) -> None:
    first = copy.build()
    assert first.returncode == 0, first.stderr
    assert "installing packages" in first.stdout and "building" in first.stdout
    assert copy.calls() == ["ci", "run"]
    assert copy.build().stdout == "" and copy.calls() == []
    (copy.web / "src" / "App.svelte").write_text("2", encoding="utf-8")
    assert copy.build().returncode == 0 and copy.calls() == ["run"]
    (copy.root / "src" / "tablee" / "text" / "table.en.ftl").write_text("a = b", encoding="utf-8")
    assert copy.build().returncode == 0 and copy.calls() == ["run"]
    (copy.web / "package-lock.json").write_text("2", encoding="utf-8")
    assert copy.build().returncode == 0 and copy.calls() == ["ci", "run"]


def test_a_build_that_was_taken_away_is_made_again(copy: Copy) -> None:
    copy.build()
    shutil.rmtree(copy.root / "src" / "tablee" / "server" / "static")
    assert copy.build().returncode == 0 and copy.calls() == ["ci", "run", "run"]


@pytest.mark.parametrize("old", ["v18.20.4", "v22.3.0"])
def test_without_a_usable_node_one_line_says_so(copy: Copy, old: str) -> None:
    copy.program("node", f'echo "{old}"')
    done = copy.build()
    assert done.returncode == client.OUT_OF_REACH and len(done.stderr.splitlines()) == 1
    assert "there is no Node here (20.19 or later in version 20, or 22.12 or later)" in done.stderr


def test_without_npm_a_node_is_of_no_use(copy: Copy) -> None:
    (copy.programs / "npm").unlink()
    assert copy.build().returncode == client.OUT_OF_REACH


def test_packages_that_cannot_be_fetched_are_one_line_too(copy: Copy) -> None:
    (copy.web / "offline").touch()
    done = copy.build()
    assert done.returncode == client.OUT_OF_REACH
    assert done.stderr.splitlines() == [
        "The client for browsers cannot be built: its packages cannot be installed (npm error code ENOTFOUND)"
    ]


def test_faulty_sources_are_shown_without_colours_and_are_no_reason_to_play_elsewhere(copy: Copy) -> None:
    (copy.web / "broken").touch()
    done = copy.build()
    assert done.returncode == 1 and "no such component" in done.stderr and "\033" not in done.stderr
    assert not (copy.root / "src" / "tablee" / "server" / "static" / ".built").exists()


# ---------------------------------------------------------------------- make play
@pytest.mark.parametrize(
    ("built", "started"),
    [(0, "tablee serve --open"), (client.OUT_OF_REACH, "tablee play dice-throne"), (1, "")],
)
def test_make_play_opens_the_table_or_else_the_terminal(tmp_path: Path, built: int, started: str) -> None:
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, text in (("python", f"exit {built}"), ("tablee", 'echo "tablee $@"')):
        (programs / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    (tmp_path / "play").touch()
    done = subprocess.run(
        ["make", "play", f"VENV={tmp_path}"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("tablee")]
    assert lines == ([started] if started else [])
    assert (done.returncode == 0) is bool(started)


# ---------------------------------------------------------------------- Chromium
def test_chromium_is_found_by_name_or_where_one_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() == ""
    (tmp_path / "chromium-browser").write_text("#!/bin/sh\n", encoding="utf-8")
    (tmp_path / "chromium-browser").chmod(0o755)
    assert chromium.find() == str(tmp_path / "chromium-browser")
    monkeypatch.setenv("TABLEE_CHROMIUM", "/somewhere/chrome")
    assert chromium.find() == "/somewhere/chrome"


@pytest.mark.parametrize(("manager", "command"), [("apt-get", "sudo apt-get install"), ("brew", "brew install")])
def test_who_has_no_chromium_is_told_the_command(
    manager: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / manager).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (tmp_path / manager).chmod(0o755)
    monkeypatch.delenv("TABLEE_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match=command):
        chromium.main()
