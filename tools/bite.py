"""Do the tests bite? Break rules one at a time in a copy of the source and see their tests go red.

The rules were drawn with random.Random(2026) from those in scope; each break is one small change of the source.
`python tools/bite.py [GAME or RULE ...]` runs those of a game, or all (a few minutes), and fails if a broken rule leaves
its tests green.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAME = "tablee/games/dice_throne"
MC = "tablee/games/champions"
DD = "tablee/games/dungeon_dice"
SD = "tablee/games/super_dungeon"

#: rule, file, what stands there, what it becomes
DICE_THRONE = (
    ("DT-ABILITY-02", f"{GAME}/vocabulary.py", "SMALL = Straight(4)", "SMALL = Straight(3)"),
    ("DT-COMP-05", f"{GAME}/content/season2/cursed_pirate.py", "deck_size=33", "deck_size=0"),
    ("DT-CP-03", f"{GAME}/state.py", "player.cp += gained\n", "player.cp += gained + 1\n"),
    ("DT-DEF-01", f"{GAME}/procedures/turn.py", "attack.to < 0 or not needs_target(game)", "attack.to < 0 or needs_target(game)"),
    ("DT-DEF-05", f"{GAME}/procedures/defense.py", "self.defenses(game)], PASS]", "self.defenses(game)]]"),
    ("DT-DEF-09", f"{GAME}/procedures/defense.py", "    def last_answers(self, game: Battle) -> Flow | None:\n        return window(game)", "    def last_answers(self, game: Battle) -> Flow | None:\n        return None"),
    ("DT-HERO-GUN-09", f"{GAME}/content/season2/gunslinger.py", "RollHigher(ties=True)", "RollHigher(ties=False)"),
    ("DT-HERO-PAL-02", f"{GAME}/content/season1/paladin.py", "PROTECT.spends(PreventHalf())", "PROTECT.spends(Prevent(1))"),
    ("DT-HERO-PIR-15", f"{GAME}/state.py", "return not attack.ultimate and any([tokens[uid]", "return attack.ultimate and any([tokens[uid]"),
    ("DT-HERO-WID-07", "tablee/kernel/modifier.py", "-part_of(subtotal, -over, under)", "-part_of(total, -over, under)"),
    ("DT-STATUS-06", f"{GAME}/effects/tokens.py", "game.add_tokens(int(choice.args[0]), game.kit.by_id[str(choice.args[1])], -1)\n        return None\n\n    def forbids(self, game: Battle, seat: int) -> str:\n        seats", "game.add_tokens(int(choice.args[0]), game.kit.by_id[str(choice.args[1])], -9)\n        return None\n\n    def forbids(self, game: Battle, seat: int) -> str:\n        seats"),
    ("DT-TARGET-01", f"{GAME}/procedures/offense.py", "foes[0] if len(foes) == 1 else -1", "-1"),
    ("DT-TIME-07", "tablee/kernel/window.py", "self.declared = self.declared[:-1] + ((rank, declared, 0),)", "self.declared = self.declared[:-1] + ((rank, declared, rank),)"),
    ("DT-TURN-03", f"{GAME}/vocabulary.py", "ROLL_PHASES = (OFFENSE, TARGETING, DEFENSE)", "ROLL_PHASES = (OFFENSE, DEFENSE)"),
    ("DT-UPGRADE-02", f"{GAME}/window.py", "mask = INSTANT | ROLL if game.roll_phase() else INSTANT", "mask = INSTANT | ROLL | 8 if game.roll_phase() else INSTANT"),
)  # fmt: skip

CHAMPIONS = (
    ("MC-CANCEL-03", f"{MC}/procedures/use.py", 'return goto("played")  # cancelled', 'return done()  # cancelled'),
    ("MC-CARD-07", f"{MC}/run.py", "if those.trait in game.traits(x)]", "if game.traits(x)]"),
    ("MC-DECK-23", f"{MC}/effects/cards.py", "            game.ran_out(seat)\n            break\n    return gone", "            game.ran_out(seat)\n    return gone"),
    ("MC-ENEMYATK-02", f"{MC}/procedures/activation.py", 'face.type == VILLAIN or game.keyword(self.enemy, "villainous"):', 'character:'),
    ("MC-KEY-05", f"{MC}/usable.py", "return all([game.kit.defs[code].name.en in names for code in team])", "return any([game.kit.defs[code].name.en in names for code in team])"),
    ("MC-MOD-06", f"{MC}/run.py", "most = max([game.cards[x].face.stats.get(those.most, 0) for x in found])\n        found = [x for x in found if game.cards[x].face.stats.get(those.most, 0) == most]", "most = max([game.value(those.most, x) for x in found])\n        found = [x for x in found if game.value(those.most, x) == most]"),
    ("MC-MODE-01", f"{MC}/setup.py", 'else stages[:2]', 'else stages'),
    ("MC-ORDER-03", f"{MC}/table.py", "for s in range(first, first + n) if not self.players[s % n].out]", "for s in range(first + n, first, -1) if not self.players[s % n].out]"),
    ("MC-PLAY-17", f"{MC}/procedures/use.py", "seat, host = self.seat, -1", "seat, host = (self.seat + 1) % len(game.players), -1"),
    ("MC-RES-04", f"{MC}/usable.py", "    return wild >= 0\n", "    return True\n"),
    ("MC-ROUND-04", f"{MC}/procedures/rounds.py", "            n = game.hand_size(seat) - len(game.players[seat].hand)\n            if n > 0:", "            n = game.hand_size(seat)\n            if n > 0:"),
    ("MC-THWART-03", f"{MC}/effects/schemes.py", '            if run.label == "thwart":\n                actor, parent', '            if run.label == "attack":\n                actor, parent'),
    ("MC-WINDOW-12", "tablee/kernel/happening.py", "        who, i = choice.args\n", "        who, i = choice.args\n        self.at += 1\n"),
    ("MC-YOU-11", f"{MC}/run.py", "if type in (EVENT, RESOURCE) or type in IDENTITY_SIDES:", "if type in IDENTITY_SIDES:"),
    ("MC-ZONE-05", f"{MC}/state.py", "        for a in card.on:\n            self.edit(a).area = seat\n", ""),
)  # fmt: skip

DUNGEON_DICE = (
    ("DD-COMBAT-11", f"{DD}/procedures/fight.py", "self.sure or ours > theirs", "self.sure or ours >= theirs"),
    ("DD-COMBAT-15", f"{DD}/procedures/fight.py", 'if self.result != "loss":\n            for effect in', 'if self.result == "win":\n            for effect in'),
    ("DD-GOAL-01", f"{DD}/vocabulary.py", "GLORY_TO_WIN = 4", "GLORY_TO_WIN = 3"),
    ("DD-MON-13", f"{DD}/content/dice.toml", '"L5 drain fear", "locked"', '"L5 drain fear", "potion"'),
    ("DD-SPELL-09", f"{DD}/procedures/rolls.py", "fight.gusted = True", "fight.gusted = False"),
    ("DD-SYM-15", f"{DD}/abilities.py", "if one.owner in against and counts(game, one)]\n    if symbol == FEAR", "if one.owner not in against and counts(game, one)]\n    if symbol == FEAR"),
    ("DD-SYM-18", f"{DD}/procedures/fight.py", "if not any([one.owner == MONSTER for one in fight.dice]):", "if fight.dice is not None:"),
    ("DD-SYM-21", f"{DD}/procedures/loot.py", 'game.take_away(seat, die)\n            game.put_back(die)\n            game.note("DD-SYM-21"', 'game.note("DD-SYM-21"'),
    ("DD-TRADE-01", f"{DD}/offers.py", "if die < 0 or (die not in hero.dice and die not in [d for d, _ in hero.trophies]):", "if die < 0:"),
    ("DD-TRADE-03", f"{DD}/state.py", "if owed.n > 1 else ()", "if owed.n > 2 else ()"),
    ("DD-TRADE-07", f"{DD}/state.py", "if self.combat is None or self.combat.over:", "if self.combat is None or self.combat.fought:"),
    ("DD-TREAS-04", f"{DD}/procedures/loot.py", "shown = symbol in one.faces[game.rng.die() - 1].symbols", "shown = game.rng.die() > 0"),
    ("DD-TROPHY-01", f"{DD}/procedures/turn.py", 'winner = claim(game, "trophy")', "winner = game.participants()[-1]"),
    ("DD-WOUND-01", f"{DD}/records.py", "return max(0, self.level - self.wounds)", "return self.level"),
    ("DD-XP-03", f"{DD}/records.py", "return 1 + (self.xp >= 3) + (self.xp >= 6)", "return 1 + (self.xp >= 3) + (self.xp > 6)"),
)  # fmt: skip

SUPER_DUNGEON = (
    ("SD-BASE-05", f"{SD}/state.py", "        feet = self.feet(n)\n        return [tile for tile", "        feet = 1 << self.models[n].at\n        return [tile for tile"),
    ("SD-BASIC-08", f"{SD}/procedures/basics.py", "tiles[self.tile].but(searched=True)", "tiles[self.tile].but(searched=False)"),
    ("SD-DEATH-02", f"{SD}/procedures/death.py", "    if model.wounds + dealt >= most:\n        destroy(", "    if model.wounds + dealt > most:\n        destroy("),
    ("SD-EXPLORE-02", f"{SD}/values.py", "            if game.feet(n) & game.board.tile_squares[k]:\n                return True", "            if game.feet(n):\n                return True"),
    ("SD-POTION-05", f"{SD}/procedures/potions.py", 'return "SD-POTION-05" if game.side == CONSUL', 'return "" if game.side == CONSUL'),
    ("SD-SETUP-07", f"{SD}/kit.py", "for _ in range(2 if self.defs[point].paired else 1)]", "for _ in range(1)]"),
    ("SD-SETUP-13", f"{SD}/procedures/prepare.py", "    return game.board.spread(1 << game.marker, steps) & ~(1 << game.marker)\n", "    return game.board.spread(1 << game.marker, steps + 1) & ~(1 << game.marker)\n"),
    ("SD-SHIFT-04", f"{SD}/procedures/shifting.py", "return sum([1 << at for at in free or over])", "return sum([1 << at for at in over])"),
    ("SD-STATUS-04", f"{SD}/effects.py", "game.change(n, statuses=game.models[n].statuses & ~old)", "game.change(n, statuses=game.models[n].statuses)"),
    ("SD-STATUS-08", f"{SD}/procedures/activation.py", "            self.acted += 1\n", "            self.acted += 2\n"),
    ("SD-TILE-02", f"{SD}/board/plan.py", "in new.lying.doors] if key in there]", "in new.lying.doors]]"),
    ("SD-TILE-09", f"{SD}/board/map.py", "            return rings[min(steps, len(rings) - 1)]", "            return rings[min(steps + 1, len(rings) - 1)]"),
    ("SD-TIMEOUT-07", f"{SD}/procedures/bossfight.py", "RELOCATION = 10", "RELOCATION = 9"),
    ("SD-TRAP-10", f"{SD}/procedures/traps.py", 'return call(Spring(trap.card, touched, by), then="drops")', "return done()"),
    ("SD-WONDER-02", f"{SD}/equipment.py", "return [card for card in game.backpack if game.kit.cards[card].kind == GEAR]", "return list(game.backpack)"),
)  # fmt: skip

BREAKS = {
    "dice-throne": DICE_THRONE,
    "champions": CHAMPIONS,
    "dungeon-dice": DUNGEON_DICE,
    "super-dungeon": SUPER_DUNGEON,
}


def tests_of(folder: Path) -> dict[str, list[str]]:
    """rule id -> node ids, as the tests themselves say."""
    file = folder / "rules.json"
    env = {**os.environ, "TABLEE_COVERAGE": str(file)}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/games"]
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def failures(source: Path, tests: list[str]) -> list[str]:
    env = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *sorted(set(tests))]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]


def main(words: list[str]) -> None:
    every = [(game, one) for game, those in BREAKS.items() for one in those]
    if unknown := [word for word in words if word not in BREAKS and word not in [one[0] for _, one in every]]:
        raise SystemExit(f"no breaks for {', '.join(unknown)}; there are {', '.join(BREAKS)} and the rules listed here")
    breaks = [one for game, one in every if not words or game in words or one[0] in words]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tests = tests_of(folder)
        if before := failures(ROOT / "src", [test for one in breaks for test in tests[one[0]]]):
            raise SystemExit(f"red before anything is broken: {before[0]}")
        survivors = []
        for rule, file, old, new in breaks:
            copy = folder / rule
            shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            path = copy / file
            text = path.read_text(encoding="utf-8")
            if old not in text:
                raise SystemExit(f"{rule}: {file} no longer contains {old!r}")
            if rule == "DT-COMP-05":
                text = text.replace("cards=(*common(), *CARDS)", "cards=(*common(), *CARDS[1:])")
            path.write_text(text.replace(old, new, 1), encoding="utf-8")
            red = failures(copy, tests[rule])
            print(f"{rule:16} {'red: ' + red[0].split('::')[-1][:90] if red else 'STILL GREEN'}", flush=True)
            if not red:
                survivors.append(rule)
        if survivors:
            raise SystemExit(f"broken, and the tests did not notice: {', '.join(survivors)}")


if __name__ == "__main__":
    main(sys.argv[1:])
