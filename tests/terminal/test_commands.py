"""Every command of the terminal, in both languages, and everything one can mistype."""

from __future__ import annotations

import re

import pytest

from tablee.games import load
from tablee.kernel.game import Line
from tablee.table import saves
from tablee.table.journal import outcome_of, read
from tablee.table.session import Session
from tablee.terminal.commands import COMMANDS, command_of, words_of
from tests.inside import chances_of, inside
from tests.terminal.kit import LANGS, Desk

IN_BOTH = pytest.mark.parametrize("lang", LANGS)
RULES = load("dice-throne")


def says(lang: str, id: str, **args: object) -> str:
    return RULES.messages(lang).say(id, **args)


def one_line(lines: list[str]) -> str:
    """Paragraphs are wrapped; what they say is not."""
    return " ".join(line.strip() for line in lines)


def at_prompt(prompt: str, *answers: str, lang: str = "en", **more: str) -> tuple[Desk, list[str]]:
    """Plays until the person is asked this, then types; what the first answer wrote."""
    found: list[int] = []

    def typed(desk: Desk):  # type: ignore[no-untyped-def]
        while desk.session.game.asked.prompt != prompt:
            options = [str(o) for o in desk.session.game.asked.options]
            yield "pass" if "pass" in options else options[0]
        found.append(len(desk.marks) - 1)
        yield from answers

    desk = Desk(lang=lang, typed=typed, **more).play()  # type: ignore[arg-type]
    return desk, desk.after(found[0])


# ---------------------------------------------------------------------- choosing
@IN_BOTH
def test_a_number_chooses_and_so_does_the_option_itself(lang: str) -> None:
    options = [str(o) for o in Desk(lang=lang).play().session.game.asked.options]
    by_number = Desk(str(len(options)), lang=lang).play()
    by_word = Desk(options[-1], lang=lang).play()
    assert by_number.chosen[0] == options[-1]
    assert by_number.session.entries == by_word.session.entries and by_number.lines == by_word.lines


@IN_BOTH
@pytest.mark.parametrize("number", ["0", "99", "00", "12345678901234567890"])
def test_a_number_that_is_no_choice_is_said(lang: str, number: str) -> None:
    desk = Desk(number, lang=lang).play()
    n = len(desk.session.game.asked.options)
    assert one_line(desk.after(0)[:2]).startswith(says(lang, "bad-number", what=number, n=n))
    assert not desk.chosen


@IN_BOTH
@pytest.mark.parametrize("word", ["foo", "-1", "1 2", "1.", "pass it", "é", "@", "{n}", "--", "?!"])
def test_a_word_that_is_no_command_is_said(lang: str, word: str) -> None:
    desk = Desk(word, lang=lang).play()
    n = len(desk.session.game.asked.options)
    said = says(lang, "bad-command", what=word.strip(), n=n)
    assert one_line(desk.after(0)).startswith(one_line([said])) and not desk.chosen


@IN_BOTH
@pytest.mark.parametrize("word", ["²", "③", "l ²", "w ①", "l -1", "n play", "n sell", "n spend", "n use"])
def test_what_only_looks_like_a_number_or_a_choice_stops_nothing(lang: str, word: str) -> None:
    desk = Desk(word, "q", lang=lang).play()
    assert len(desk.asked) == 2 and desk.after(0) and not desk.chosen


@IN_BOTH
@pytest.mark.parametrize(
    "word", ["n keep --1", "n keep ²", "n keep x", "n announce", "n defend", "n play x y", "n set 1"]
)
def test_why_not_answers_whatever_is_typed(lang: str, word: str) -> None:
    for prompt in ("main", "keep"):
        _, lines = at_prompt(prompt, word, lang=lang)
        assert lines and lines[0].startswith(word[2:])


@IN_BOTH
def test_k_keeps_any_dice_that_lie_on_the_table(lang: str) -> None:
    """However they are written; nobody has to find them in a list."""
    desk, _ = at_prompt("keep", lang=lang)
    faces = sorted(inside(desk.session.game).rolls[-1].faces)
    for n in range(6):
        wanted = " ".join(["keep", *[str(face) for face in faces[:n]]])
        backwards = [str(face) for face in reversed(faces[:n])]
        for typed in (f"k {' '.join(backwards)}", f"k {''.join(backwards)}", f"k {','.join(backwards)}", wanted):
            again, _ = at_prompt("keep", typed, lang=lang)
            assert wanted in again.chosen, typed


@IN_BOTH
def test_k_says_what_cannot_be_kept(lang: str) -> None:
    desk, _ = at_prompt("keep", lang=lang)
    absent = next(face for face in range(1, 7) if face not in inside(desk.session.game).rolls[-1].faces)
    for words in (str(absent), "7", "1 1 1 1 1 1", "²", "x 0"):
        again, lines = at_prompt("keep", f"k {words}", lang=lang)
        assert one_line(lines).startswith(one_line([says(lang, "bad-keep", what=words)]))
        assert again.chosen == desk.chosen
    _, lines = at_prompt("main", "k 1", lang=lang)
    assert one_line(lines).startswith(one_line([says(lang, "bad-keep", what="1")]))


@IN_BOTH
def test_a_list_of_keeps_is_short_and_says_what_each_is_good_for(lang: str) -> None:
    desk, _ = at_prompt("keep", lang=lang)
    table = desk.lines[max(i for i, line in enumerate(desk.lines) if not line) :]
    numbers = [line for line in table if re.match(r" *\d+ ", line)]
    assert 2 <= len(numbers) <= 16 and any("%" in line for line in numbers)


# ---------------------------------------------------------------------- asking why
@IN_BOTH
def test_question_mark_says_why_one_is_asked(lang: str) -> None:
    for prompt in ("main", "keep", "act", "announce"):
        desk, lines = at_prompt(prompt, "?", lang=lang)
        assert lines[0] == says(lang, "asked-because")
        frame = desk.session.game.stack[-1]
        for id in frame.STEPS[frame.step].split():
            rule = RULES.rulebook.rules[id]
            assert f"{id} — {rule.title[lang]}" in one_line(lines)
            assert one_line([rule.text[lang]]) in one_line(lines)


@IN_BOTH
def test_n_says_that_what_is_offered_may_be_done(lang: str) -> None:
    _, lines = at_prompt("main", "n pass", lang=lang)
    assert lines[0].lower().startswith("pass") and lines[0].endswith(says(lang, "allowed"))


@IN_BOTH
def test_n_says_which_rule_forbids_a_card_by_its_name(lang: str) -> None:
    """A card of one's own that is not in hand, one that costs too much, one at the wrong moment."""
    desk, _ = at_prompt("main", lang=lang)
    game = desk.session.game
    sheets = RULES.sheets(desk.session.header.setup, lang)
    hand = {inside(game).card(0, n).id for n in inside(game).players[0].hand}
    for card in inside(game).heroes[0].deck:
        name = sheets[f"card.gunslinger.{card.id}"].name
        _, lines = at_prompt("main", f"n {name}", lang=lang)
        if card.id not in hand:
            assert f" {name} (" in one_line(lines) and says(lang, "reason-CARD-05") in one_line(lines), (name, lines)
            assert "DT-CARD-05 — " in one_line(lines)


@IN_BOTH
def test_n_without_words_or_with_unknown_ones_answers_too(lang: str) -> None:
    _, lines = at_prompt("main", "n xyzzy", lang=lang)
    assert lines[0].startswith("xyzzy") and lines[0].endswith(says(lang, "reason-unknown-verb"))
    _, lines = at_prompt("main", "n", lang=lang)
    assert lines and lines[0].strip()


def test_n_knows_the_example_of_the_readme() -> None:
    _, lines = at_prompt("main", "n six-it")
    assert lines[0].startswith("Play Six-It! (1 CP): ") and "DT-" in one_line(lines)


@IN_BOTH
def test_o_shows_the_exact_odds_of_the_dice_one_holds(lang: str) -> None:
    desk, lines = at_prompt("keep", "o", lang=lang)
    game = desk.session.game
    assert lines[0] == says(lang, "odds-title", n=inside(game).attempts)
    odds = chances_of(RULES).odds(game, 0)
    sheets = RULES.sheets(desk.session.header.setup, lang)
    assert [sheets[one.sheet].name in line for one, line in zip(odds, lines[1:])] == [True] * len(odds)
    assert [
        float(line.strip("<> ").split()[0].replace(",", ".")) for line in lines[1 : len(odds) + 1]
    ] == pytest.approx([100 * one.over / one.under for one in odds], abs=0.1)


@IN_BOTH
def test_o_without_dice_of_ones_own_says_so(lang: str) -> None:
    _, lines = at_prompt("main", "o", lang=lang)
    assert lines[0] == says(lang, "no-odds")


# ---------------------------------------------------------------------- the log
def numbered(lines: list[str]) -> dict[int, str]:
    return {int(line[:4]): line[5:] for line in lines if line[:4].strip().isdigit() and line[4:5] == " "}


def readable(desk: Desk) -> list[Line]:
    """The log as seat 0 may read it."""
    return [line for line in desk.session.game.told if line.to in (-1, 0)]


@IN_BOTH
def test_l_lists_the_last_log_lines_with_the_numbers_they_had(lang: str) -> None:
    desk, lines = at_prompt("main", "l", lang=lang)
    shown = numbered(lines)
    assert 0 < len(shown) <= 20 and all(f"{n:4} {text}" in desk.lines for n, text in shown.items())
    _, three = at_prompt("main", "l 3", lang=lang)
    assert list(numbered(three).items()) == list(shown.items())[-3:]
    _, everything = at_prompt("main", "l 9999", lang=lang)
    assert list(numbered(everything)) == list(range(1, max(shown) + 1))


@IN_BOTH
def test_w_says_the_rule_behind_a_log_line(lang: str) -> None:
    desk, _ = at_prompt("main", lang=lang)
    for n, line in enumerate(readable(desk), 1):
        _, lines = at_prompt("main", f"w {n}", lang=lang)
        assert f"{n:4} {lines[0]}" in desk.lines
        assert f"{line.rule} — {RULES.rulebook.rules[line.rule].title[lang]}" in one_line(lines)


@IN_BOTH
@pytest.mark.parametrize("words", ["0", "9999", "", "x", "-1"])
def test_w_with_no_number_of_the_log_says_which_there_are(lang: str, words: str) -> None:
    desk, lines = at_prompt("main", f"w {words}", lang=lang)
    assert one_line(lines).startswith(one_line([says(lang, "bad-number", what=words, n=len(readable(desk)))]))


# ---------------------------------------------------------------------- cards and boards
@IN_BOTH
def test_c_shows_what_a_card_token_or_ability_says(lang: str) -> None:
    sheets = RULES.sheets(Desk(lang=lang).session.header.setup, lang)
    for id in ("card.gunslinger.wild-west", "token.evasive", "ability.barbarian.thick-skin"):
        desk = Desk(f"c {sheets[id].name.upper()}", lang=lang).play()
        text = one_line(desk.after(0))
        assert sheets[id].name in text and one_line([sheets[id].text]) in text


@IN_BOTH
@pytest.mark.parametrize("words", ["", " xyzzy"])
def test_c_with_nothing_to_show_says_so(lang: str, words: str) -> None:
    assert Desk(f"c{words}", lang=lang).play().after(0)[0] == says(lang, "nothing-found")


@IN_BOTH
def test_b_shows_both_boards_with_their_abilities_and_no_hidden_card(lang: str) -> None:
    desk = Desk("b", lang=lang).play()
    text = one_line(desk.after(0))
    sheets = RULES.sheets(desk.session.header.setup, lang)
    for hero in inside(desk.session.game).heroes:
        for slot in hero.sides[0]:
            for ability in slot.levels[0].abilities:
                assert sheets[f"ability.{hero.id}.{ability.id}.1"].name in text
    assert says(lang, "hidden-cards", n=len(inside(desk.session.game).players[1].hand)) in text
    own = {game_card.id for game_card in inside(desk.session.game).heroes[0].deck}
    for card in inside(desk.session.game).heroes[1].deck:
        if card.id not in own and card.slot < 0:
            assert f"{sheets[f'card.barbarian.{card.id}'].name} (" not in text


# ---------------------------------------------------------------------- taking back
@IN_BOTH
def test_u_takes_back_and_asks_again(lang: str) -> None:
    assert says(lang, "undo-nothing") in Desk("u", lang=lang).play().after(0)
    desk, _ = at_prompt("main", lang=lang)
    sells = [str(o) for o in desk.session.game.asked.options if o.verb == "sell"]
    desk, _ = at_prompt("main", sells[0], "u", lang=lang)
    n = len(desk.marks) - 2
    assert desk.after(n)[0] == says(lang, "undone")
    before = desk.lines[: desk.marks[n - 1]]
    table = before[max(i for i, line in enumerate(before) if not line) :]
    assert desk.after(n)[1 : len(table) + 1] == table
    assert sells[0] in [str(o) for o in desk.session.game.asked.options]


@IN_BOTH
def test_u_past_a_barrier_says_why_not(lang: str) -> None:
    desk, _ = at_prompt("keep", "keep", "u", lang=lang)
    assert says(lang, "undo-barrier") in one_line(desk.after(len(desk.marks) - 2))


@IN_BOTH
def test_the_log_after_u_shows_only_what_has_happened(lang: str) -> None:
    desk, _ = at_prompt("main", lang=lang)
    sell = next(str(o) for o in desk.session.game.asked.options if o.verb == "sell")
    once, _ = at_prompt("main", "l 999", lang=lang)
    again, _ = at_prompt("main", sell, "u", "l 999", lang=lang)
    assert numbered(again.after(len(again.marks) - 2)) == numbered(once.after(len(once.marks) - 2))


# ---------------------------------------------------------------------- saving and leaving
@IN_BOTH
def test_s_saves_and_the_game_goes_on(lang: str) -> None:
    desk = Desk("s", "1", lang=lang, name="kept").play()
    assert one_line([says(lang, "saved", name="kept")]) in one_line(desk.after(0))
    assert len(desk.asked) >= 3 and desk.chosen


@IN_BOTH
@pytest.mark.parametrize("answers", [("q",), ("1", "q"), (), ("1", "1"), ("concede",), ("foo", "")])
def test_leaving_or_the_end_of_input_saves_the_game(lang: str, answers: tuple[str, ...]) -> None:
    desk = Desk(*answers, lang=lang, name="left").play()
    assert one_line(desk.lines).endswith(one_line([says(lang, "bye", name="left")]))
    again = Session.resume(saves.load_text("left"))
    assert again.game.fingerprint() == desk.session.game.fingerprint() and again.entries == desk.session.entries


def test_an_interrupt_saves_the_game_too() -> None:
    desk = Desk("1", "1", name="stopped")
    read_on = desk.terminal.read

    def stopped(prompt: str) -> str:
        if len(desk.asked) == 2:
            raise KeyboardInterrupt
        return read_on(prompt)

    desk.terminal.read = stopped
    desk.play()
    assert Session.resume(saves.load_text("stopped")).entries == desk.session.entries != []


@IN_BOTH
def test_a_resumed_game_shows_the_same_table_and_question(lang: str) -> None:
    left = Desk(*"1" * 12, lang=lang, name="later").play()
    again = Desk(lang=lang, session=Session.resume(saves.load_text("later")), name="later").play()
    question = left.lines[max(i for i, line in enumerate(left.lines) if line == "") : -1]
    assert question == again.lines[max(i for i, line in enumerate(again.lines) if line == "") : -1]


@IN_BOTH
def test_a_finished_game_is_saved_with_its_result_and_can_be_looked_at_again(lang: str) -> None:
    desk = Desk("concede", "oui" if lang == "fr" else "yes", lang=lang, name="over").play()
    journal = read(saves.load_text("over"))
    assert journal.result == outcome_of(desk.session.game) == "won 1"
    again = Desk(lang=lang, session=Session.resume(saves.load_text("over")), name="over").play()
    assert again.lines[-1] == desk.lines[-1] and not again.asked
    assert says(lang, "over-won", who=again.terminal.speaker.seat_names[1]) == desk.lines[-1]


@IN_BOTH
def test_help_names_every_command_with_its_letter_and_each_works(lang: str) -> None:
    desk = Desk("h", lang=lang).play()
    lines = [line for line in desk.after(0) if line.startswith("  ")]
    here = [command for command in COMMANDS if command.name not in ("map", "sight", "deal", "ask")]
    assert len(desk.after(0)) <= 22, "it fits on a screen of 24 lines, with what was typed"
    for command in here:
        word = says(lang, f"word-{command.name}").split()[0]
        assert [line for line in lines if line.split()[0] == word and command.letter in ["", *line.split()]], command
        for name in words_of(desk.terminal, command):
            assert command_of(desk.terminal, name.upper()) == command.name


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("aide", "h"), ("pourquoi", "?"), ("pourquoi joker", "n joker"), ("pourquoi-pas joker", "n joker"), ("cotes", "o"),
        ("journal 3", "l 3"), ("ligne 2", "w 2"), ("carte joker", "c joker"), ("plateau", "b"), ("annuler", "u"),
        ("indice", "i"), ("sauver", "s"), ("rythme", "p"), ("quitter", "q"), ("Annuler", "undo"), ("AIDE", "help"),
    ],
)  # fmt: skip
def test_french_names_do_what_letters_do(french: str, english: str) -> None:
    assert Desk(french, lang="fr").play().lines == Desk(english, lang="fr").play().lines
    assert Desk(french, lang="en").play().lines == Desk(english, lang="en").play().lines, "whatever is spoken"


@IN_BOTH
@pytest.mark.parametrize("word", ["", "   "])
def test_an_empty_line_chooses_nothing_and_says_so(lang: str, word: str) -> None:
    desk = Desk(word, lang=lang).play()
    said = says(lang, "empty-line", n=len(desk.session.game.asked.options))
    assert one_line(desk.after(0)).startswith(one_line([said])) and not desk.chosen


@pytest.mark.parametrize(("lang", "typed", "meant"), [("fr", "anuler", "annuler"), ("en", "undoo", "undo")])
def test_a_command_that_is_almost_right_is_named(lang: str, typed: str, meant: str) -> None:
    desk = Desk(typed, lang=lang).play()
    said = says(lang, "bad-near", what=typed, near=meant, n=len(desk.session.game.asked.options))
    assert one_line(desk.after(0)).startswith(one_line([said])) and not desk.chosen


@IN_BOTH
def test_a_hint_names_a_choice_in_words_and_enter_takes_it(lang: str) -> None:
    for prompt in ("main", "keep"):
        desk, lines = at_prompt(prompt, "i", "", lang=lang)
        before, _ = at_prompt(prompt, lang=lang)
        chosen = desk.chosen[len(before.chosen)]
        view = RULES.view(before.session.game, 0)
        assert view.question is not None
        label = next(choice.label for choice in view.question.options if choice.key == chosen)
        assert desk.terminal.speaker.words(label, before.session.game) in one_line(lines)


@IN_BOTH
def test_after_anything_else_enter_does_not_take_the_hint(lang: str) -> None:
    desk, _ = at_prompt("main", "i", "l 1", "", lang=lang)
    before, _ = at_prompt("main", lang=lang)
    assert desk.chosen == before.chosen


# ---------------------------------------------------------------------- conceding
@IN_BOTH
@pytest.mark.parametrize("sure", ["no", "non", "", "y", "o", "n", "1", "q"])
def test_concede_asks_first_and_anything_but_yes_is_no(lang: str, sure: str) -> None:
    desk = Desk("concede", sure, lang=lang).play()
    assert says(lang, "concede-sure") in desk.asked[1] and not desk.chosen
    assert desk.session.game.outcome is None and len(desk.asked) == 3


@IN_BOTH
@pytest.mark.parametrize("sure", ["yes", "oui", "YES", " Oui "])
def test_concede_ends_a_duel(lang: str, sure: str) -> None:
    desk = Desk("concede", sure, lang=lang).play()
    assert desk.session.game.outcome == (1,)
    assert desk.lines[-1] == says(lang, "over-won", who=desk.terminal.speaker.seat_names[1])
    assert desk.lines[-2] == says(lang, "you-lost")  # whoever sits there reads it before who won


@IN_BOTH
def test_concede_with_three_lets_the_others_play_on(lang: str) -> None:
    seats, heroes = ("human", "bot:random", "bot:random"), ("paladin", "pyromancer", "black-widow")
    desk = Desk("concede", "yes", lang=lang, seats=seats, heroes=heroes).play()
    assert desk.session.game.outcome is not None and 0 not in desk.session.game.outcome
    assert len(desk.asked) == 2


# ---------------------------------------------------------------------- several people at one screen
@IN_BOTH
def test_everybody_at_the_screen_is_told_who_they_play(lang: str) -> None:
    desk = Desk("q", lang=lang, seats=("human", "human"), heroes=("paladin", "paladin")).play()
    assert desk.lines[0] == says(lang, "your-seat", who="Paladin (1)")
    assert desk.lines[1] == says(lang, "your-seat", who="Paladin (2)")


def hot_seat(command: str) -> tuple[Desk, list[tuple[int, list[str]]]]:
    """Two people; at each question one types `command` first. Who was asked, and what it wrote."""
    asked: list[tuple[int, int]] = []

    def typed(desk: Desk):  # type: ignore[no-untyped-def]
        for _ in range(60):
            asked.append((desk.session.waiting_for, len(desk.marks) - 1))
            yield command
            options = [str(o) for o in desk.session.game.asked.options]
            yield "pass" if "pass" in options else options[0]

    desk = Desk(seats=("human", "human"), heroes=("barbarian", "paladin"), prompts="always", typed=typed).play()
    return desk, [(seat, desk.after(n)) for seat, n in asked if n < len(desk.marks)]


@pytest.mark.parametrize("command", ["l 999", "b", "?", "c Paladin"])
def test_no_command_shows_what_only_somebody_else_may_know(command: str) -> None:
    """What the other one drew or holds is not for the person who sits at the screen now."""
    desk, answers = hot_seat(command)
    speaker, log = desk.terminal.speaker, desk.session.game.told
    private = {seat: {speaker.line(line, desk.session.game) for line in log if line.to == seat} for seat in (0, 1)}
    assert private[0] and private[1] and {seat for seat, _ in answers} == {0, 1}
    for seat, lines in answers:
        secret = private[1 - seat] - private[seat]
        assert not [line for line in lines if line[5:] in secret], f"seat {seat} typed {command}"


def test_everybody_gets_to_read_what_was_written_for_them() -> None:
    desk, _ = hot_seat("?")
    speaker, game = desk.terminal.speaker, desk.session.game
    for seat in (0, 1):
        for line in game.told:
            if line.to == seat:
                assert any(text[5:] == speaker.line(line, game) for text in desk.lines), (seat, line)


def test_the_hand_on_the_table_is_that_of_whoever_is_asked() -> None:
    desk, _ = hot_seat("?")
    hands = [line for line in desk.lines if line.startswith("  Hand of ")]
    assert {line.split(":")[0] for line in hands} == {"  Hand of Barbarian", "  Hand of Paladin"}
