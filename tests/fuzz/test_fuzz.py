"""Careless play of Dice Throne against what must be true after every choice. A failure prints its journal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement, permutations

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.effects.spells import CastSpell
from tablee.games.dice_throne.rules.state import ABOVE_START, MAX_CP, Battle
from tablee.games.dice_throne.rules.vocabulary import END, MAIN_2, SETUP, TURN_END, UPGRADE
from tablee.games.dice_throne.rules.window import PlayCard
from tablee.games.dice_throne.scene import battle
from tablee.table.journal import read, replay
from tablee.testing.fuzz import PLAYERS, Broken, Played, fuzz
from tests.fuzz import kit
from tests.fuzz.kit import Style, Table, drawn, gathered, refuses, rounds, sources
from tests.inside import inside

RULES = load("dice-throne")
HEROES = tuple(RULES.content_names())
PAIRS = tuple(",".join(pair) for pair in combinations_with_replacement(HEROES, 2))
MEETINGS = rounds(HEROES)  # in each everybody plays once; all of them together are all pairs
#: of every run of the tests: which of them is drawn from the hash of the sources, so that each has its turn
DRAWN = tuple(",".join(pair) for pair in drawn(MEETINGS, 6, sources("dice_throne")))
#: three to six players: who sits with whom is drawn in the same way, and all heroes do; and one hero twice
GATHERED = gathered(HEROES, (3, 3, 4, 4, 5, 6), sources("dice_throne"))
TABLES = (
    *GATHERED[:2],
    "cursed-pirate,cursed-pirate,gunslinger",
    "black-widow,black-widow,barbarian",
    *GATHERED[2:],
    "cursed-pirate,black-widow,cursed-pirate,black-widow",
)
STYLES = (("random",), ("thrifty",), ("eager",), ("eager", "thrifty", "random"))
MUTATE = 40  # decisions between attempts to choose what is not offered

TABLE_CHOICES, GREEDY_CHOICES, LONG_TABLE_CHOICES = 1_500, 60, 36_000
#: all together, however many heroes there are
PAIR_CHOICES = -(-168_000 // (len(DRAWN) * len(STYLES)))
LONG_PAIR_CHOICES = -(-4_032_000 // (len(PAIRS) * len(STYLES)))


# ---------------------------------------------------------------------- invariants
def problems(game: Battle) -> list[str]:
    """Everything that is wrong with a battle at a decision or at its end."""
    out: list[str] = []
    for seat in range(game.kit.seats):
        out += cards(game, seat) + tokens(game, seat) + board(game, seat) + derived(game, seat)
        cp = game.players[seat].cp
        if not 0 <= cp <= MAX_CP:
            out.append(f"seat {seat} has {cp} CP")
    for team, dial in enumerate(game.dials):
        if not 0 <= dial <= game.kit.health + ABOVE_START:
            out.append(f"the dial of team {team} shows {dial}")
    prepares = bool(game.stack) and game.stack[0].step == "hero_setup"  # the turns begin when all have
    if not (SETUP if prepares else SETUP + 1) <= game.phase <= END:
        out.append(f"there is no phase {game.phase}")
    out += secrets(game)
    out += result(game) if game.decision is None else decision(game)
    return out


def cards(game: Battle, seat: int) -> list[str]:
    """Every card of the deck is in exactly one place; one that is being played lies in between."""
    player = game.players[seat]
    zones = [*player.hand, *player.deck, *player.discard, *player.laid, *player.prepared]
    for frame in game.stack:
        if isinstance(frame, PlayCard) and frame.seat == seat and frame.step != "pay" and frame.card not in player.laid:
            zones.append(frame.card)
        if isinstance(frame, CastSpell) and frame.seat == seat and frame.step != "begin":
            zones.append(frame.card)
    found, deck = sorted(zones), list(range(len(game.heroes[seat].deck)))
    if found == deck:
        return []
    twice = sorted({card for card in found if found.count(card) > 1})
    lost = sorted(set(deck) - set(found))
    if game.decision is None and not twice and len(lost) <= 2:
        return []  # the game ended while a card was being played, or answered by another
    return [f"cards of seat {seat}: twice {twice}, nowhere {lost}"]


def tokens(game: Battle, seat: int) -> list[str]:
    """No stack is higher than its limit; both sides of a token are one stack."""
    player, out = game.players[seat], []
    for kind in game.kit.kinds:
        n = player.tokens[kind.uid]
        stack = [k for k in game.kit.kinds if k.token.stack == kind.token.stack and k.owner == kind.owner]
        limit = max([k.limit(seat) + player.raised.get(k.uid, 0) for k in stack])
        if n < 0 or sum([player.tokens[k.uid] for k in stack]) > limit:
            out.append(f"seat {seat} has {n} {kind.id}; {limit} may be in that stack")
    return out


def board(game: Battle, seat: int) -> list[str]:
    """Levels are what the upgrade cards that were laid say."""
    player, deck = game.players[seat], game.heroes[seat].deck
    levels = [1] * len(game.heroes[seat].sides[player.side])
    if player.side == 0:
        for card in player.laid:
            levels[deck[card].slot] = max(levels[deck[card].slot], deck[card].level)
    if list(player.levels) != levels or any([deck[card].timing != UPGRADE for card in player.laid]):
        return [f"the board of seat {seat} shows {player.levels}; laid are {[deck[card].id for card in player.laid]}"]
    return []


def derived(game: Battle, seat: int) -> list[str]:
    """What is kept beside the state for speed."""
    player, kinds = game.players[seat], game.kit.kinds
    reach = sum([1 << card for card in player.hand])
    spendable = sum([player.tokens[k.uid] for k in kinds if k.token.ways])
    frozen = sum([player.tokens[k.uid] for k in kinds if k.token.freezes])
    kept, right = (player.reach, player.spendable, player.frozen), (reach, spendable, frozen)
    return [] if kept == right else [f"seat {seat}: reach, spendable, frozen are {kept}, not {right}"]


def secrets(game: Battle) -> list[str]:
    """Only cards in a hand or a deck can be known to some and hidden from others."""
    out = []
    for key in game.seen:
        owner, card = divmod(key, 64)
        if card not in game.players[owner].hand and card not in game.players[owner].deck:
            out.append(f"card {card} of seat {owner} is remembered as seen, but it is no longer hidden")
    return out


def decision(game: Battle) -> list[str]:
    asked = game.decision
    assert asked is not None
    out = []
    if game.players[asked.seat].out:
        out.append(f"seat {asked.seat} is defeated, but asked {asked.prompt!r}")
    if asked.prompt == "main":  # nothing of a Roll Phase, and no damage, is left over
        left = {
            "damage": game.incoming,
            "dice": game.rolls,
            "attempts": game.attempts,
            "an attack": game.attack,
            "the lock of an Ultimate": game.locked,
            "a forced target": game.forced >= 0,
            "a further Roll Phase": game.again,
            "a die of another hero": game.odd,
            # what waits for the end of this turn waits through its second Main Phase, and through no other
            "something put off": [one for one in game.later if one.moment != TURN_END or game.phase != MAIN_2],
            "healing": any(game.healing),
        }
        out += [f"{what} is left over at a Main Phase: {value}" for what, value in left.items() if value]
    return out


def result(game: Battle) -> list[str]:
    """Whoever is left has won, and nobody who is left has no Health."""
    left = {game.kit.team[seat] for seat in range(game.kit.seats) if not game.players[seat].out}
    winners = tuple([seat for seat in range(game.kit.seats) if game.kit.team[seat] in left])
    out = (
        [] if game.outcome == winners and len(left) <= 1 else [f"{winners} are left, but the result is {game.outcome}"]
    )
    return out + [f"team {team} won without Health" for team in left if not game.dials[team]]


# ---------------------------------------------------------------------- playing
def table_of(heroes: str) -> Table:
    """More than four play the variant that is outside the books (DT-MODEX-01)."""
    return {"heroes": heroes, **({"mode": "koth"} if heroes.count(",") > 3 else {})}


def share(heroes: str, style: Style, choices: int, seed: str) -> int:
    return kit.share(RULES, table_of(heroes), style, choices, seed, problems, MUTATE)


def test_the_shares_make_enough_choices() -> None:
    assert len(PAIRS) == len(HEROES) * (len(HEROES) + 1) // 2 >= 21
    games = len(STYLES)
    assert games * (len(DRAWN) * PAIR_CHOICES + len(TABLES) * TABLE_CHOICES) >= 200_000
    assert games * (len(PAIRS) * LONG_PAIR_CHOICES + len(TABLES) * LONG_TABLE_CHOICES) >= 5_000_000


def test_rounds_are_all_pairs_and_in_each_everybody_plays() -> None:
    for names in ("abcdef", "abcde", "ab"):
        met = [frozenset(pair) for pairs in rounds(tuple(names)) for pair in pairs]
        assert len(met) == len(set(met)) == len(names) * (len(names) + 1) // 2
        for pairs in rounds(tuple(names)):
            seated = [name for pair in pairs for name in set(pair)]
            assert len(seated) == len(set(seated)) >= len(names) - 1


def test_every_run_has_every_hero_and_runs_after_another_have_all_pairs() -> None:
    for tables in (DRAWN, GATHERED):
        assert {hero for table in tables for hero in table.split(",")} == set(HEROES)
    seen = {pair for n in range(len(MEETINGS)) for pair in drawn(MEETINGS, 6, n)}
    assert seen == {pair for pairs in MEETINGS for pair in pairs}
    assert drawn(MEETINGS, 6, 0) != drawn(MEETINGS, 6, 1)
    met = {
        pair
        for n in range(100)
        for table in gathered("abcdef", (3, 4), n)
        for pair in permutations(table.split(","), 2)
    }
    assert met == set(permutations("abcdef", 2))
    assert sources("dice_throne") == sources("dice_throne") != sources("champions")


@pytest.mark.parametrize("style", STYLES, ids="-".join)
@pytest.mark.parametrize("heroes", DRAWN)
def test_duels(heroes: str, style: Style) -> None:
    assert share(heroes, style, PAIR_CHOICES, "fuzz") >= PAIR_CHOICES


@pytest.mark.parametrize("style", STYLES, ids="-".join)
@pytest.mark.parametrize("heroes", TABLES)
def test_three_to_six_players(heroes: str, style: Style) -> None:
    assert share(heroes, style, TABLE_CHOICES, "fuzz") >= TABLE_CHOICES


@pytest.mark.parametrize("heroes", [*DRAWN[:: max(1, len(DRAWN) // 5)], *TABLES[1::3]])
def test_good_play(heroes: str) -> None:
    assert share(heroes, ("greedy",), GREEDY_CHOICES, "fuzz") >= GREEDY_CHOICES


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids="-".join)
@pytest.mark.parametrize("heroes", PAIRS)
def test_duels_for_long(heroes: str, style: Style, record_property: Callable[[str, object], None]) -> None:
    done = share(heroes, style, LONG_PAIR_CHOICES, "long fuzz")
    assert done >= LONG_PAIR_CHOICES
    record_property("choices", done)


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids="-".join)
@pytest.mark.parametrize("heroes", TABLES)
def test_three_to_six_players_for_long(
    heroes: str, style: Style, record_property: Callable[[str, object], None]
) -> None:
    done = share(heroes, style, LONG_TABLE_CHOICES, "long fuzz")
    assert done >= LONG_TABLE_CHOICES
    record_property("choices", done)


@pytest.mark.parametrize("heroes", TABLES[:4])
def test_conceding_in_mid_game_leaves_nothing_behind(heroes: str) -> None:
    """With three players the others play on: whatever was going on is over, also what was half done."""
    setup = RULES.setup({"heroes": heroes}, 3, "concede")
    conceded = 0
    for n in range(40):
        played = Played(RULES, setup, f"concede {n}")
        game = played.game
        bots = [PLAYERS[("eager", "random")[n % 2]](RULES, f"{n}/{seat}") for seat in range(3)]
        while game.decision is not None:
            if len(played.entries) == 20 + 7 * n and not any(player.out for player in inside(game).players):
                played.concede(n % 3)
                conceded += 1
            else:
                played.choose(bots[game.decision.seat].choose(game, game.decision.seat))
            wrong = problems(inside(game))
            if wrong:
                raise played.broken("; ".join(wrong))
    assert conceded > 10, "too few games last long enough"


# ---------------------------------------------------------------------- what the fuzzer found
def test_an_upgrade_that_was_looked_at_and_then_laid_is_nobodys_secret() -> None:
    scene = battle(
        "black-widow",
        "barbarian",
        tokens=[{"covert-ops": 1}],
        decks=[["grapple-2", "tip-it", "six-it", "elude"]],
        discards=[[]],
        dice=[6] * 5,
    )
    scene.do("0:spend covert-ops", "0:top grapple-2", "0:top tip-it", "0:pass", "0:keep 6 6 6 6 6")
    scene.do("0:announce widows-bite", "0:take grapple-2")
    assert "grapple-2" in [scene.game.card(0, number).id for number in scene.game.players[0].laid]
    assert secrets(scene.game) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "sell",
        "spend",
        "use",
        "keep --1",
        "keep \u00b2",
        "keep " + "9" * 5000,
        "announce \u0000",
        "pass pass",
    ],
)
def test_a_choice_typed_as_any_text_is_refused_with_a_reason(text: str) -> None:
    refuses(RULES, RULES.new(RULES.setup({"heroes": "barbarian,paladin"}, 2, "text"), "text"), text)


# ---------------------------------------------------------------------- the fuzzer itself
def test_a_failure_carries_a_journal_that_replays_to_it() -> None:
    setup = RULES.setup({"heroes": "barbarian,paladin"}, 2, "journal")
    with pytest.raises(Broken, match="it is turn 3") as caught:
        fuzz(RULES, setup, "journal", ("random",), lambda game: ["it is turn 3"] if game.turn == 3 else [], 1_000)
    journal = read(caught.value.journal)
    *_, before, last = [game.turn for _, game in replay(journal)]  # one game, looked at after each entry
    assert (before, last) == (2, 3)
    assert caught.value.journal in str(caught.value)
