"""Chance: anybody can recompute it with SHA-512, it is exactly uniform, and nothing of it is shared."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256, sha512
from math import factorial

import pytest

from tablee.kernel.rng import Rng, commitment, key_of


def blocks(key: bytes, stream: str, n: int) -> bytes:
    """The first n bytes of a stream, as its documentation says: nothing of the kernel is used."""
    return b"".join([sha512(key + f"{stream}:{b}".encode()).digest() for b in range(n // 64 + 1)])[:n]


class Bytes(Rng):
    """Chance with known bytes, to look at what is done with each of them."""

    def __init__(self, values: bytes) -> None:
        super().__init__(b"", {})
        self.values = values

    def block(self, stream: str, number: int) -> bytes:
        return self.values[64 * number : 64 * number + 64]


# ---------------------------------------------------------------------- verifiable
def test_the_key_comes_from_the_seed() -> None:
    assert key_of("42") == sha512(b"tablee:42").digest()
    assert key_of("42") != key_of("43")


def test_the_commitment_is_a_hash_of_the_key_that_does_not_give_it_away() -> None:
    assert commitment("42") == sha256(sha512(b"tablee:42").digest()).hexdigest()
    assert key_of("42").hex() not in commitment("42")


@pytest.mark.parametrize("stream", ["dice", "deck.0"])
def test_bytes_are_blocks_of_sha_512_of_key_stream_and_counter(stream: str) -> None:
    rng = Rng(key_of("seed"), {})
    assert bytes([rng.byte(stream) for _ in range(200)]) == blocks(key_of("seed"), stream, 200)
    assert rng.places == {stream: 200}


def test_dice_are_the_bytes_below_252_modulo_six() -> None:
    stream = blocks(key_of("seed"), "dice", 400)
    expected = tuple([byte % 6 + 1 for byte in stream if byte < 252])
    assert Rng(key_of("seed"), {}).dice(300) == expected[:300]


def test_a_known_game_of_dice_stays_the_same_for_ever() -> None:
    # the first bytes of SHA-512(SHA-512("tablee:42") + "dice:0"), taken modulo six
    first = sha512(sha512(b"tablee:42").digest() + b"dice:0").digest()
    assert first[:10].hex() == "56b30572f71b4b5e5a8c"
    assert Rng(key_of("42"), {}).dice(10) == tuple([byte % 6 + 1 for byte in first if byte < 252][:10])


# ---------------------------------------------------------------------- exactly uniform
@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100, 256])
def test_a_die_takes_each_face_from_equally_many_bytes_and_rejects_the_rest(sides: int) -> None:
    limit = 256 - 256 % sides
    faces: Counter[int] = Counter()
    for byte in range(256):
        rng = Bytes(bytes([byte, 0]))
        face = rng.die(sides)
        if rng.places["dice"] == 1:
            faces[face] += 1
        else:
            assert byte >= limit and face == 1, "rejected: the next byte decides"
    assert faces == dict.fromkeys(range(1, sides + 1), limit // sides)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 33, 255, 256, 1000])
def test_below_takes_each_number_from_equally_many_pairs_of_bytes(n: int) -> None:
    counts: Counter[int] = Counter()
    rejected = 0
    for pair in range(65536):
        rng = Bytes(pair.to_bytes(2, "big") + b"\0\0")
        value = rng.below(n, "x")
        if rng.places["x"] == 2:
            counts[value] += 1
        else:
            rejected += 1
    assert counts == dict.fromkeys(range(n), 65536 // n)
    assert rejected == 65536 % n


def test_below_reaches_its_largest_range() -> None:
    assert Bytes(b"\xff\xff").below(65536, "x") == 65535


def test_a_shuffle_draws_each_order_from_exactly_one_row_of_choices() -> None:
    """Fisher and Yates: 4 * 3 * 2 independent uniform choices, one for each of the 24 orders."""
    orders: Counter[tuple[int, ...]] = Counter()
    for a in range(4):
        for b in range(3):
            for c in range(2):
                rows = b"".join([value.to_bytes(2, "big") for value in (a, b, c)])
                orders[Bytes(rows).shuffled((1, 2, 3, 4), "deck")] += 1
    assert len(orders) == factorial(4) and set(orders.values()) == {1}


def test_a_shuffle_keeps_the_cards_and_leaves_the_original_alone() -> None:
    cards = list(range(33))
    rng = Rng(key_of("deck"), {})
    shuffled = rng.shuffled(cards, "deck.0")
    assert sorted(shuffled) == cards == list(range(33))
    assert shuffled != tuple(cards)
    assert Rng(key_of("deck"), {}).shuffled((), "deck.0") == ()
    assert Rng(key_of("deck"), {}).shuffled((5,), "deck.0") == (5,)


# ---------------------------------------------------------------------- streams
def test_streams_do_not_disturb_each_other() -> None:
    alone = Rng(key_of("s"), {})
    expected = (alone.dice(70), alone.shuffled(range(20), "deck.0"), alone.shuffled(range(20), "deck.1"))
    mixed = Rng(key_of("s"), {})
    second = mixed.shuffled(range(20), "deck.1")
    dice = []
    first: tuple[int, ...] = ()
    for n in range(70):
        dice.append(mixed.die())
        mixed.below(7, "else")
        if n == 40:
            first = mixed.shuffled(range(20), "deck.0")
    assert (tuple(dice), first, second) == expected


def test_streams_and_keys_differ() -> None:
    rng = Rng(key_of("s"), {})
    deck = [rng.byte("deck.0") for _ in range(64)]
    assert deck != [rng.byte("deck.1") for _ in range(64)]
    other = Rng(key_of("t"), {})
    assert deck != [other.byte("deck.0") for _ in range(64)]


@pytest.mark.parametrize("start", [0, 1, 63, 64, 65, 128])
def test_a_stream_goes_on_from_a_saved_place(start: int) -> None:
    whole = blocks(key_of("s"), "dice", 200)
    rng = Rng(key_of("s"), {"dice": start})
    assert bytes([rng.byte("dice") for _ in range(70)]) == whole[start : start + 70]


# ---------------------------------------------------------------------- script
def test_scripted_dice_come_first_and_only_for_the_dice() -> None:
    plain, scripted = Rng(key_of("s"), {}), Rng(key_of("s"), {}, (6, 1, 3))
    assert scripted.below(100, "deck.0") == plain.below(100, "deck.0")
    assert scripted.die(6, "deck.0") == plain.die(6, "deck.0")
    assert scripted.dice(2) == (6, 1)
    assert scripted.script == (3,)
    assert scripted.dice(4) == (3, *plain.dice(3)), "then chance takes over where it was"


# ---------------------------------------------------------------------- copies
def test_a_copy_goes_on_alike_and_shares_nothing_that_changes() -> None:
    rng = Rng(key_of("s"), {}, (4, 5))
    rng.die()
    rng.below(9, "deck.0")
    before = (rng.fields()[0], dict(rng.places), rng.script, dict(rng.blocks))
    copy = rng.copy()
    ahead = (copy.dice(80), copy.shuffled(range(30), "deck.0"), copy.byte("new"))
    assert (rng.key, rng.places, rng.script, rng.blocks) == before
    assert (rng.dice(80), rng.shuffled(range(30), "deck.0"), rng.byte("new")) == ahead
    assert copy.places is not rng.places and copy.blocks is not rng.blocks


def test_a_rng_is_rebuilt_from_its_fields_without_its_blocks() -> None:
    rng = Rng(key_of("s"), {})
    rng.dice(30)
    rebuilt = Rng(*rng.fields())  # type: ignore[arg-type]
    rebuilt.places = dict(rng.places)
    assert rebuilt.dice(50) == rng.dice(50)
