"""The parts of `make long`: which of the tests marked `long` each one is, on what code its result rests, what it counts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "tablee"
MINUTES = 60  # a part takes less; whatever is left of it then is played when it is started again


@dataclass(frozen=True)
class Figure:
    """What tests count with `record_property`: added up, but for what says how bad it was at worst."""

    name: str
    words: tuple[str, str]  # in English and French
    goal: float = 0
    worst: bool = False


@dataclass(frozen=True)
class Part:
    name: str
    words: tuple[str, str]
    files: str = ""  # a pattern that finds where its tests lie, in tests/
    code: tuple[str, ...] = ()  # folders below src/tablee that its result rests on; () is all of it
    figures: tuple[Figure, ...] = ()
    names: str = ""  # a pattern that finds them there; those of parts before are out of it
    alone: bool = False  # it measures: one test at a time


SERVER = ("kernel", "gamekit", "table", "server")
LOST = (
    Figure("acknowledged", ("commands acknowledged", "commandes confirmées")),
    Figure("resent", ("sent again after it", "renvoyées ensuite")),
    Figure("lost", ("lost or done twice", "perdues ou exécutées deux fois")),
)
DICE = {
    "dice-throne": "Dice Throne",
    "champions": "Marvel Champions",
    "dungeon-dice": "Dungeon Dice",
    "super-dungeon": "Super Dungeon Explore",
}


def game_parts() -> Iterable[Part]:
    for game, title in DICE.items():
        folder = game.replace("-", "_")
        code = ("kernel", "gamekit", f"games/{folder}")
        file = "fuzz" if game == "dice-throne" else folder
        yield Part(
            f"fuzz-{game}",
            (f"{title}: careless play, checked after every choice", f"{title} : jeu au hasard, vérifié à chaque choix"),
            rf"^fuzz/test_{file}\.py",
            (*code, "testing", "bots"),
            (Figure("choices", ("choices", "choix"), 5_000_000),),
        )
        yield Part(
            f"leaks-{game}",
            (
                f"{title}: all that is hidden is dealt anew, and no byte changes",
                f"{title} : tout ce qui est caché est redistribué, aucun octet ne change",
            ),
            r"^(games|server)/test_(leaks|poker|beats)\.py",
            (*code, "table", "server"),
            (
                Figure("redealt", ("states dealt anew", "états redistribués"), 50_000),
                Figure("beats", ("beats compared", "étapes comparées")),
                Figure("answers", ("answers compared", "réponses comparées")),
                Figure("leaks", ("leaks", "fuites")),
            ),
            names=rf"\[.*\b{game}\b",
        )


PARTS: tuple[Part, ...] = (
    Part(
        "kills-sqlite",
        ("a server on a file, killed again and again", "un serveur sur un fichier, tué sans cesse"),
        r"^server/test_kill\.py",
        SERVER,
        (Figure("kills", ("kills", "arrêts brutaux"), 1_000), *LOST),
    ),
    Part(
        "kills-postgres",
        (
            "one of two servers on PostgreSQL behind haproxy, killed again and again",
            "un des deux serveurs sur PostgreSQL derrière haproxy, tué sans cesse",
        ),
        r"^server/test_cluster\.py",
        SERVER,
        (Figure("kills", ("kills", "arrêts brutaux"), 1_000), *LOST),
        names="kills",
    ),
    *game_parts(),
    Part(
        "fuzz-bots",
        ("every bot answers whatever careless play comes to", "chaque bot répond à tout ce qu'amène un jeu au hasard"),
        r"^fuzz/",
        ("kernel", "gamekit", "games", "bots", "testing"),
    ),
    Part(
        "network",
        (
            "a network that delays, loses, doubles and breaks, on a clock of its own",
            "un réseau qui retarde, perd, double et rompt, à une horloge simulée",
        ),
        r"^server/test_network\.py",
        SERVER,
        (
            Figure("hours", ("hours by that clock", "heures de cette horloge"), 8),
            Figure("messages", ("messages", "messages")),
            Figure("mishaps", ("mishaps", "incidents")),
            Figure("views", ("screens compared with the table", "écrans comparés à la table")),
        ),
    ),
    Part(
        "hostile",
        ("nonsense and sense mixed, from seats and spectators", "des messages absurdes et sensés mêlés"),
        r"^server/test_hostile\.py",
        SERVER,
        (Figure("messages", ("messages", "messages")),),
    ),
    Part(
        "tampered",
        ("journals and files that somebody or a disk has changed", "des parties et des fichiers modifiés ou abîmés"),
        r"^server/test_(import|store)\.py",
        SERVER,
        (Figure("journals", ("journals", "parties"), 50_000), Figure("files", ("files", "fichiers"), 10_000)),
        names="tampered|damaged_files",
    ),
    Part(
        "postgres",
        (
            "two servers on PostgreSQL: the store, takeovers, outages, lines that break",
            "deux serveurs sur PostgreSQL : données, reprises, pannes, liaisons rompues",
        ),
        r"^server/test_(cluster|ownership|moving|store|snapshots|upgrade)\.py",
        SERVER,
        LOST,
    ),
    Part(
        "soak",
        ("people play at 200 tables for 50 minutes", "on joue à 200 tables pendant 50 minutes"),
        r"^server/test_load\.py",
        SERVER,
        (
            Figure("minutes", ("minutes at a stretch", "minutes d'affilée"), 50, worst=True),
            Figure("choices", ("choices", "choix")),
            Figure("first", ("MB after the first fifth", "Mo après le premier cinquième"), worst=True),
            Figure("last", ("MB at the end", "Mo à la fin"), worst=True),
        ),
        names="soak",
        alone=True,
    ),
    Part(
        "load",
        ("2,000 sockets at 1,000 tables", "2 000 connexions à 1 000 tables"),
        r"^server/test_load\.py",
        SERVER,
        (
            Figure("rate", ("choices a second", "choix par seconde"), 1_000),
            Figure(
                "p99",
                (
                    "ms until acknowledged (p99; wanted: below 50)",
                    "ms jusqu'à la confirmation (p99 ; voulu : moins de 50)",
                ),
            ),
            Figure("cpu", ("ms of a processor a choice", "ms de processeur par choix")),
            Figure("memory", ("MB at most (wanted: below 150)", "Mo au plus (voulu : moins de 150)")),
        ),
        alone=True,
    ),
    Part(
        "browser",
        ("every game and page in Chromium, all ways", "chaque jeu et chaque page dans Chromium, de toutes les façons"),
        r"^browser/",
    ),
    Part(
        "strength",
        ("how strong bots are", "la force des bots"),
        r"^(bots|games/.*test_(evaluate|presets))",
    ),
    Part(
        "learning",
        ("environments for programs that learn", "les environnements pour programmes qui apprennent"),
        r"^envs/",
    ),
    Part(
        "rest",
        ("all other slow tests", "tous les autres tests longs"),
    ),
)


def named(name: str) -> Part:
    for part in PARTS:
        if part.name == name:
            return part
    raise SystemExit(f"no part is called {name}; there are {', '.join([part.name for part in PARTS])}")


def part_of(test: str) -> Part:
    """The first whose patterns fit: each test is in one part, and those that no other part wants are in the last."""
    file, _, name = test.removeprefix("tests/").partition("::")
    return next(part for part in PARTS if re.search(part.files, file) and re.search(part.names, name))


def files_of(parts: Sequence[Part]) -> list[str]:
    """Where tests of these parts may lie: others need not be read."""
    files = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    return [file for file in files if any([re.search(part.files, file.removeprefix("tests/")) for part in parts])]


def code_of(part: Part) -> str:
    """A hash of what its result rests on."""
    folders = [SOURCES / folder for folder in part.code] or [SOURCES]
    files = {
        path.relative_to(SOURCES).as_posix(): path
        for folder in folders
        for path in folder.rglob("*")
        if path.is_file() and not {"__pycache__", "static"} & set(path.parts) and path.suffix != ".so"
    }
    sums = [f"{name} {sha256(path.read_bytes()).hexdigest()}" for name, path in sorted(files.items())]
    return sha256("\n".join(sums).encode()).hexdigest()[:12]
