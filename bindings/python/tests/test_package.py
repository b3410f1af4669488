# SPDX-License-Identifier: MIT
"""The package against answers that are known, against brute force, and against itself."""
import doctest
import importlib
import json
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import threading
from itertools import permutations

import hypothesis
import numpy
import pytest
from hypothesis import strategies

import sudoku
from sudoku import Puzzle, SudokuError, generate, rate_many, solve_many
from sudoku.csp import Expression, Model, all_different, maximum, minimum
from sudoku.waltz import Drawing

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
FOUR, FOUR_SOLUTION = "1.3..4.22..3.32.", "1234341221434321"
ROOT = pathlib.Path(os.environ.get("PROJECT") or pathlib.Path(__file__).resolve().parents[3])
deterministic = hypothesis.settings(deadline=None, derandomize=True, max_examples=60)


@pytest.mark.parametrize("module", ["sudoku", "sudoku.answers", "sudoku.csp", "sudoku.errors", "sudoku.many", "sudoku.puzzle", "sudoku.waltz"])
def test_examples_of_the_documentation(module):
    assert doctest.testmod(importlib.import_module(module)).failed == 0


# ---- puzzles ----


def test_puzzles_are_values():
    puzzle = Puzzle(CLASSIC)
    assert puzzle == Puzzle(CLASSIC.replace(".", "0")) and hash(puzzle) == hash(Puzzle(CLASSIC))
    assert puzzle != Puzzle(CLASSIC, rules="x")
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle
    with pytest.raises(AttributeError):
        puzzle.givens = FOUR


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(CLASSIC[i : i + 9] for i in range(0, 81, 9)),
        json.dumps({"givens": CLASSIC}),
        "https://www.sudokuwiki.org/sudoku.htm?bd=" + CLASSIC.replace(".", "0"),
        "Hello,\nhere is one:\n\n" + "\n".join(CLASSIC[i : i + 9] for i in range(0, 81, 9)),
    ],
)
def test_texts_are_read(text):
    assert Puzzle.read(text).solve() == SOLUTION
    assert Puzzle(text) == Puzzle(CLASSIC, box="3x3")


def test_what_a_text_says_besides_is_kept():
    puzzle = Puzzle.read("title: One\nrules: x\nhouse: r1c1 r2c3\n1.3.\n.4.2\n2..3\n.32.\n")
    assert (puzzle.title, puzzle.rules, puzzle.houses) == ("One", "x", ("r1c1 r2c3",))
    jigsaw = Puzzle.read("1..............." + "AAABACBBCCDBCDDD")
    assert jigsaw.regions == "AAABACBBCCDBCDDD" and Puzzle.read(jigsaw.convert("json")) == jigsaw


def test_rules():
    assert Puzzle("." * 16, rules="x").count() == 48
    assert Puzzle("." * 16, box="none").count() == 576
    assert Puzzle("." * 16).count() == 288
    assert Puzzle("." * 16, regions="AABBAABBCCDDCCDD").count() == 288
    assert Puzzle("." * 16, rules="x", houses=["r1c1 r2c3"]).count() < 48
    assert Puzzle("." * 36 * 36).check().answer == "several"


def test_clues():
    puzzle = Puzzle("." * 16, clues=["killer: 3 r1c1 r1c2", "thermo: r1c1 r1c2 r1c3 r1c4"])
    assert puzzle.count() == Puzzle("1234" + "." * 12).count()
    with pytest.raises(SudokuError, match="killer"):
        puzzle.rate()
    with pytest.raises(SudokuError):
        Puzzle("." * 16, clues=["killer: 99 r1c1 r1c2"])


def test_solutions():
    assert Puzzle(FOUR).solve() == FOUR_SOLUTION
    assert Puzzle("11" + "." * 14).solve() is None
    assert not Puzzle("11" + "." * 14).check()
    check = Puzzle("." * 16).check()
    assert check.answer == "several" and all(check.solution[i] != check.other[i] for i in check.differ)
    assert Puzzle("." * 81).count(limit=1000) == 1000
    assert len(set(Puzzle("." * 16).solutions(1000))) == 288


def test_candidates_that_are_allowed():
    assert Puzzle("." * 16, allowed=["1", "2", "3"] + ["1234"] * 13).count() == Puzzle("123." + "." * 12).count()
    with pytest.raises(SudokuError):
        Puzzle("." * 16, allowed=["1"]).count()


def test_minimal_puzzles():
    found = Puzzle(CLASSIC).minimize(count=3)
    assert len({puzzle.givens for puzzle in found}) == 3
    for puzzle in found:
        assert puzzle.solve() == SOLUTION
        for i, digit in enumerate(puzzle.givens):
            if digit != ".":
                assert not Puzzle(puzzle.givens[:i] + "." + puzzle.givens[i + 1 :]).check()
    with pytest.raises(SudokuError):
        Puzzle("." * 16).minimize()


def test_errors_have_code_and_place():
    with pytest.raises(SudokuError) as caught:
        Puzzle.read("rules: x\n1.3.\n.4.2\n2..9\n.32.\n")
    assert caught.value.line == 4 and caught.value.code
    assert pickle.loads(pickle.dumps(caught.value)).line == 4
    for wrong in [dict(rules="nosuch"), dict(box="4x4"), dict(box="x"), dict(regions="AB"), dict(houses=["r1c99 r1c1"]), dict(clues=["nosuch: r1c1"])]:
        with pytest.raises(ValueError):
            Puzzle("." * 16, **wrong)
    for text in ["", "hello", "...", "https://sudokupad.app/x1y2z3"]:
        with pytest.raises(SudokuError):
            Puzzle(text)
    with pytest.raises(SudokuError):
        Puzzle("\n".join(["1.3.", ".4.2", "2..3", ".32."]), box="2x2")


# ---- as people solve ----


def test_steps():
    puzzle = Puzzle(CLASSIC)
    path = puzzle.explain()
    assert path.end == "solved" and len(path) == 51 and path[0].placed
    digits = {f"r{i // 9 + 1}c{i % 9 + 1}": int(digit) for i, digit in enumerate(SOLUTION)}
    for step in path:
        assert all(digits[cell] == digit for cell, digit in step.placed)
        assert all(digits[cell] != digit for cell, digit in step.removed)
    assert "<ol>" in path._repr_html_() and "<b>" in path[0]._repr_html_()
    assert str(path).count("\n") == 50
    assert pickle.loads(pickle.dumps(path)).end == "solved"
    assert puzzle.steps(technique="hidden-single")[0].technique == "hidden-single"
    assert puzzle.why_not("r1c3", 1).result == "refuted"
    assert puzzle.why_not("r1c3", 4).result == "possible"


def test_ratings_and_hints():
    assert Puzzle(CLASSIC).rate().rating == 1.2
    assert Puzzle(CLASSIC).rate("hodoku").level == "Easy"
    assert [rating.rating for rating in rate_many([CLASSIC, FOUR], threads=2)] == [1.2, Puzzle(FOUR).rate().rating]
    with pytest.raises(SudokuError):
        Puzzle("." * 81).rate()
    hint = Puzzle(FOUR).hint()
    assert hint.step.text == "Naked Single: r1c2=2" and len(hint.words) == 5
    assert Puzzle(FOUR).hint(level=1).step is None
    mistake = Puzzle(FOUR, placed=".4" + "." * 14).hint()
    assert mistake.mistakes and mistake.step is None
    assert "Block 1" in str(Puzzle(FOUR).hint(level=2, language="de"))


def test_pictures_and_texts():
    puzzle = Puzzle(CLASSIC)
    assert puzzle._repr_svg_().startswith("<svg")
    assert Puzzle.read(puzzle.convert("fpuzzles")) == Puzzle(CLASSIC, box="3x3")
    assert str(Puzzle(FOUR)) == "1.3.\n.4.2\n2..3\n.32."


# ---- many ----


def test_many_as_strings():
    solutions, counts = solve_many([CLASSIC] * 20000 + ["." * 81], threads=2)
    assert solutions[:20000] == [SOLUTION] * 20000 and counts == [1] * 20000 + [2]
    assert solve_many([]) == ([], [])
    for wrong, place in [([FOUR, "12"], 2), (["1.3..4.22..3.325"], 1), (["1.3..4.22..3.32\N{SNOWMAN}"], 1)]:
        with pytest.raises(SudokuError) as caught:
            solve_many(wrong)
        assert caught.value.line == place


def test_many_as_arrays():
    given = numpy.array([[int(c) if c != "." else 0 for c in CLASSIC]] * 9 + [[0] * 81])
    solutions, counts = solve_many(given)
    assert "".join(map(str, solutions[3])) == SOLUTION and counts.tolist() == [1] * 9 + [2]
    slices = solve_many(numpy.asfortranarray(given.astype(numpy.uint8))[::2])
    assert "".join(map(str, slices[0][0])) == SOLUTION
    assert solve_many(numpy.zeros((0, 81), dtype=numpy.uint8))[0].shape == (0, 81)
    for wrong in [numpy.full((2, 16), 5), numpy.full((2, 16), -1), numpy.zeros(81), numpy.zeros((2, 80), dtype=int)]:
        with pytest.raises(ValueError):
            solve_many(wrong)


@deterministic
@hypothesis.given(strategies.lists(strategies.text(alphabet="1234....", min_size=16, max_size=16), min_size=1, max_size=50), strategies.sampled_from(["", "x"]))
def test_many_agree_with_one_by_one(lines, rules):
    solutions, counts = solve_many(lines, rules, limit=1000, threads=3)
    for line, solution, count in zip(lines, solutions, counts):
        puzzle = Puzzle(line, rules=rules)
        assert puzzle.count() == count
        assert puzzle.solve() == solution


@deterministic
@hypothesis.given(strategies.text(alphabet=".0123456789ABab,;: \t\n|-+rc", max_size=200))
def test_any_text_is_a_puzzle_or_an_error(text):
    try:
        puzzle = Puzzle(text)
    except SudokuError as error:
        assert error.message
    else:
        assert Puzzle.read(puzzle.convert("json")).givens == puzzle.givens


def test_puzzles_are_made():
    made = list(generate(3, seed=5, rules="x", size=6))
    assert [m.puzzle for m in made] == [m.puzzle for m in generate(3, seed=5, rules="x", size=6)]
    assert all(m.puzzle.solve() == m.solution and m.puzzle.rules == "x" for m in made)
    [rated] = generate(rating="2.0..3.0", seed=1, symmetry="rotate180")
    assert 2.0 <= rated.rating.rating <= 3.0 and rated.puzzle.rate().rating == rated.rating.rating
    assert len({m.puzzle for m in generate(5)}) == 5
    with pytest.raises(SudokuError):
        next(generate(symmetry="nosuch"))


def test_lists_of_files(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(f"{FOUR}\n{'.' * 16} x\n12345\n")
    puzzles = Puzzle.read_list(path)
    assert next(puzzles).givens == FOUR and next(puzzles).rules == "x"
    with pytest.raises(SudokuError) as caught:
        next(puzzles)
    assert caught.value.line == 3
    errors = []
    assert len(list(Puzzle.read_list(path, on_error=errors.append))) == 2
    assert [error.line for error in errors] == [3]
    path.write_text("")
    assert list(Puzzle.read_list(path)) == []
    assert [p.givens for p in Puzzle.read_list(ROOT / "examples" / "list.txt")]


# ---- threads and Ctrl-C ----


def test_threads_have_their_own_services():
    answers = []

    def work():
        answers.append([Puzzle(CLASSIC).rate().rating for _ in range(20)])

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [[1.2] * 20] * 4


@pytest.mark.parametrize(
    "work",
    [
        "Puzzle('.' * 81).count()",
        "Puzzle('.' * 80 + '1', clues=['anti-knight']).count()",
        "collections.deque(Model('var x[1..60] : 0..1\\nx[1] = x[2]').solutions(), 0)",
        "collections.deque(generate(10**9, seed=1), 0)",
        "solve_many(['.' * 81] * 100000, limit=10**9, threads=1)",
        "solve_many(['.' * 81] * 100000, limit=10**9, threads=3)",
    ],
)
def test_interrupts_stop_long_calls(work):
    program = f"""
import collections
from sudoku import *
from sudoku.csp import Model
try:
    print("ready", flush=True)
    {work}
except KeyboardInterrupt:
    print("interrupted")
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "interrupted\n"


# ---- constraint problems and drawings ----


def test_expressions():
    model = Model()
    x, y = model.variable("x", -3, 3), model.variable("y", -3, 3)
    model.add((x * y == -2) | (abs(x) % 2 == 1) & ~(y > x), (x == 3).implies(y != 3), 2 * x - y <= 5 + x, -x < 4)
    expected = {(a, b) for a in range(-3, 4) for b in range(-3, 4) if (a * b == -2 or abs(a) % 2 == 1 and not b > a) and (a != 3 or b != 3) and 2 * a - b <= 5 + a and -a < 4}
    assert {(s["x"], s["y"]) for s in model.solutions()} == expected


def test_models():
    queens = Model()
    row = queens.variables("q", 6, 1, 6)
    for i in range(6):
        for j in range(i):
            queens.add(row[i] != row[j], row[i] - row[j] != i - j, row[j] - row[i] != i - j)
    brute = [p for p in permutations(range(1, 7)) if all(abs(p[i] - p[j]) != i - j for i in range(6) for j in range(i))]
    assert sorted(tuple(s[f"q[{i}]"] for i in range(1, 7)) for s in queens.solutions()) == brute
    best = Model("var x, y : 1..9\nx + y <= 12")
    best.maximize(Expression("x * y"))
    assert best.solve()["x"] * best.solve()["y"] == 36
    assert Model("var x : 1..3\nx > 5").solve() is None
    small = Model()
    a, b, c = (small.variable(name, 0, 3) for name in "abc")
    small.add(minimum(a, b) == 1, maximum(a, b, c) == 2, all_different(a, b, c))
    assert small.solve() == {"a": 1, "b": 2, "c": 0} or small.solve()["c"] == 0
    with pytest.raises(TypeError):
        bool(a < b)
    with pytest.raises(TypeError):
        a + 1.5
    with pytest.raises(SudokuError) as caught:
        Model("var x : 1..3\nx +").solve()
    assert caught.value.line == 3
    with pytest.raises(SudokuError):
        small.variable("a b", 1, 2)


def test_drawings():
    cube = Drawing.classic("cube")
    assert cube.count() == 4 == len(list(cube.labellings()))
    assert cube._repr_svg_().startswith("<svg")
    assert Drawing.classic("penrose").labelling() is None or Drawing.classic("penrose").count() > 0
    with pytest.raises(SudokuError):
        Drawing("0 0 1").count()


def test_version():
    assert sudoku.__version__ == (ROOT / "VERSION").read_text().strip()
