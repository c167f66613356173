"""Environments for programs that learn: what PettingZoo and Gymnasium ask of them, in all four games, and what we promise beside."""

from __future__ import annotations

import doctest
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import tablee
from tablee import envs
from tablee.games import OURS, load
from tablee.kernel.errors import SetupError

from .kit import ALL, USUAL, Setup, unlisted

#: what their tests remark on where masks stand beside observations, as in PettingZoo's own games
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]
CYCLES = [60, pytest.param(5000, marks=pytest.mark.long)]


def test_every_game_has_environments() -> None:
    assert set(USUAL) == set(OURS)


@pytest.mark.parametrize("game", USUAL)
class TestTheirs:
    """The checks of those whose interface it is: they raise where something is wrong."""

    @pytest.mark.parametrize("cycles", CYCLES)
    def test_pettingzoo_finds_nothing_wrong(self, game: str, cycles: int) -> None:
        api_test(envs.aec(game, **USUAL[game]), num_cycles=cycles)

    @pytest.mark.parametrize("cycles", CYCLES)
    def test_the_same_seed_is_the_same_game(self, game: str, cycles: int) -> None:
        seed_test(lambda: envs.aec(game, **USUAL[game]), num_cycles=cycles)

    def test_gymnasium_finds_nothing_wrong(self, game: str) -> None:
        check_env(envs.single(game, **USUAL[game]))

    @pytest.mark.long
    def test_their_benchmark_runs(self, game: str, capsys: pytest.CaptureFixture[str]) -> None:
        performance_benchmark(envs.aec(game, **USUAL[game]))
        assert "per second" in capsys.readouterr().out


def played(env: Any, seed: int, most: int = 100_000) -> tuple[list[Any], dict[str, float]]:
    """A game by random agents: what was seen, and the rewards of all."""
    rng, seen, total = random.Random(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        now, reward, over, cut, _ = env.last()
        total[agent] += reward
        if not (over or cut):
            seen.append(now)
        env.step(None if over or cut else rng.randrange(int(now["action_mask"].sum())))
    return seen, total


@pytest.mark.parametrize(("game", "setup"), ALL, ids=lambda value: value if isinstance(value, str) else "")
def test_arrays_have_one_size_and_options_words_of_their_own(game: str, setup: Setup) -> None:
    env = envs.aec(game, most=400, **setup)
    space = env.observation_space("seat_0")
    seen, _ = played(env, 1)
    assert len(seen) > 5
    for now in seen[:: max(1, len(seen) // 20)]:
        assert space.contains(now)
        n = int(now["action_mask"].sum())
        assert n > 1 and (now["actions"][:n, 0] > 0).all() and not now["actions"][n:].any()
    strange = {word for option in env.encoder.known for word in unlisted(env.encoder, option)}
    assert not strange


class TestRewards:
    def test_one_wins_and_the_others_lose(self) -> None:
        env = envs.aec("dungeon-dice", players=3, deals="off")
        _, rewards = played(env, 2)
        assert sorted(rewards.values()) == [-1.0, -1.0, 1.0]
        winners = env.play.game.outcome
        assert winners is not None and rewards[f"seat_{winners[0]}"] == 1.0

    def test_a_team_wins_together(self) -> None:
        env = envs.aec("dice-throne", heroes=["samurai", "huntress", "treant", "black-widow"])
        _, rewards = played(env, 1)
        winners = [int(agent[5:]) for agent, reward in rewards.items() if reward == 1.0]
        assert sorted(rewards.values()) == [-1.0, -1.0, 1.0, 1.0]
        game: Any = env.play.game
        assert game.allies(*winners)

    def test_players_against_a_scenario_lose_together(self) -> None:
        _, rewards = played(envs.aec("champions", **USUAL["champions"]), 1)
        assert set(rewards.values()) == {-1.0}

    def test_a_side_wins_not_a_seat(self) -> None:
        env = envs.aec("super-dungeon", players=3)
        env.reset(seed=1)
        game: Any = env.play.game
        consul = game.kit.consul
        load("super-dungeon").concede(game, consul)
        assert [env.play.reward(seat) for seat in range(3)] == [-1.0 if seat == consul else 1.0 for seat in range(3)]

    def test_a_game_that_is_cut_off_is_nobodys(self) -> None:
        env = envs.aec("dungeon-dice", players=2, most=30)
        _, rewards = played(env, 1)
        assert set(rewards.values()) == {0.0} and len(env.play.entries) >= 30 and not env.play.over


class TestOneSeat:
    def test_bots_sit_everywhere_else(self) -> None:
        env = envs.single("dice-throne", seat=1, opponents="greedy", **USUAL["dice-throne"])
        rng = random.Random(1)
        seen, _ = env.reset(seed=1)
        over = False
        while not over:
            assert env.play.asked == 1 and seen["action_mask"].sum() > 1
            seen, reward, over, _, _ = env.step(rng.randrange(int(seen["action_mask"].sum())))
        assert reward == env.play.reward(1) != 0 and not seen["action_mask"].any()

    def test_opponents_may_be_functions_and_differ(self) -> None:
        asked = []

        def last(seen: dict[str, Any]) -> int:
            asked.append(seen["observation"].shape)
            return int(seen["action_mask"].sum()) - 1

        env = envs.single("dungeon-dice", players=3, opponents={1: last, 2: "random"})
        env.reset(seed=1)
        for _ in range(20):
            env.step(0)
        assert set(asked) == {(env.encoder.size,)}

    def test_seeds_repeat_games_and_the_next_one_is_another(self) -> None:
        games = []
        for _ in range(2):
            env = envs.single("champions", **USUAL["champions"])
            first, _ = env.reset(seed=5)
            second, _ = env.reset()
            games.append([first["observation"].tolist(), second["observation"].tolist()])
        assert games[0] == games[1] and games[0][0] != games[0][1]

    def test_what_is_drawn_legal_and_shown(self) -> None:
        env = envs.single("dice-throne", render_mode="ansi", **USUAL["dice-throne"])
        env.reset(seed=1)
        env.action_space.seed(1)
        assert {int(env.action_space.sample()) for _ in range(60)} == set(range(len(env.legal())))
        assert "Barbarian" in str(env.render())
        assert pickle.loads(pickle.dumps(env.action_space)) == env.action_space

    def test_a_game_can_be_kept_as_a_journal(self) -> None:
        env = envs.single("dungeon-dice", players=2)
        env.reset(seed=1)
        for _ in range(10):
            env.step(0)
        again = tablee.load(env.play.shown().journal.text())
        assert again.state.fingerprint() == env.play.game.fingerprint()


class TestMany:
    def test_games_side_by_side_are_those_one_by_one(self) -> None:
        setup = USUAL["dice-throne"]
        many = envs.vector("dice-throne", 3, **setup)
        alone = [envs.single("dice-throne", **setup) for _ in range(3)]
        seen, _ = many.reset(seed=7)
        each = [env.reset(seed=7 + n)[0] for n, env in enumerate(alone)]
        rng, ended = random.Random(1), 0
        assert many.observation_space.contains(seen)
        for _ in range(150):
            actions = [rng.randrange(int(one["action_mask"].sum())) for one in each]
            seen, rewards, over, _, infos = many.step(np.array(actions))
            for n, env in enumerate(alone):
                each[n], reward, done, _, _ = env.step(actions[n])
                assert (rewards[n], bool(over[n])) == (reward, done)
                if done:
                    ended += 1
                    assert infos["_final_obs"][n]
                    assert all([np.array_equal(infos["final_obs"][n][key], each[n][key]) for key in each[n]])
                    each[n] = env.reset()[0]
                assert all([np.array_equal(seen[key][n], each[n][key]) for key in seen])
        assert ended > 1


@pytest.mark.parametrize("game", USUAL)
def test_options_are_said_in_both_languages(game: str) -> None:
    env, rng = envs.aec(game, **USUAL[game]), random.Random(1)
    env.reset(seed=3)
    differ = 0
    for _ in range(15):
        english, french = env.texts(), env.texts("fr")
        assert len(english) == len(french) == len(env.legal()) and all([*english, *french])
        differ += english != french
        env.step(rng.randrange(len(english)))
    assert differ > 7
    with pytest.raises(SetupError, match="lang='de': there are en, fr"):
        env.texts("de")


class TestErrors:
    @pytest.mark.parametrize(
        ("make", "said"),
        [
            (lambda: envs.aec("dice-throne", heroes=["gunslinger", "batman"]), "no hero is called 'batman'"),
            (lambda: envs.aec("dice-throne", hero="monk"), "hero= is no setup option of dice-throne"),
            (lambda: envs.aec("dice-throne", draft="pick"), "name them, heroes="),
            (lambda: envs.aec("dungeon-dice", slots=-1), "slots=-1: at least 1"),
            (lambda: envs.aec("dungeon-dice", most=0), "most=0: at least 1"),
            (lambda: envs.aec("dungeon-dice", render_mode="human"), "render_mode='human': there is ansi"),
            (lambda: envs.single("dungeon-dice", players=2, seat=2), "seat=2: the seats are 0 to 1"),
            (
                lambda: envs.single("dungeon-dice", players=3, opponents={1: "random"}),
                r"one for each of the seats \[1, 2\]",
            ),
            (lambda: envs.single("dungeon-dice", opponents="clever"), "no bot is called 'clever'"),
            (lambda: envs.vector("dungeon-dice", 0), "0 games: at least 1"),
        ],
    )
    def test_what_cannot_be_is_said(self, make: Any, said: str) -> None:
        with pytest.raises(SetupError, match=said):
            make()

    def test_an_action_that_is_no_option_changes_nothing(self) -> None:
        env = envs.aec("dice-throne", **USUAL["dice-throne"])
        env.reset(seed=1)
        before, n = env.play.game.fingerprint(), len(env.legal())
        with pytest.raises(SetupError, match=f"action {n}: {n} options are legal now, 0 to {n - 1}"):
            env.step(n)
        assert env.play.game.fingerprint() == before

    def test_more_options_than_slots_are_an_error(self) -> None:
        env = envs.aec("dice-throne", slots=2, **USUAL["dice-throne"])
        with pytest.raises(SetupError, match=r"slots=2: .* has \d+ options now"):
            played(env, 1)

    def test_a_missing_extra_is_named_in_one_line(self) -> None:
        hidden = "import sys; sys.modules['pettingzoo'] = None\nfrom tablee import envs\n"
        script = f"{hidden}try: envs.aec('dice-throne')\nexcept Exception as error: print(error)"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert done.stdout == "pettingzoo is not installed; this brings it along: pip install 'tablee[rl]'\n"

    def test_importing_it_loads_nothing_heavy(self) -> None:
        script = "import sys; from tablee import envs; print(*sys.modules)"
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert not {"numpy", "gymnasium", "pettingzoo", "fluent.runtime", "tablee.games"} & set(done.stdout.split())


def test_what_the_docstring_shows_is_so() -> None:
    done = doctest.testmod(envs)
    assert done.attempted > 4 and done.failed == 0
