# SPDX-License-Identifier: MIT
"""Many puzzles at a time, and puzzles that are made."""
from __future__ import annotations

import os
import random
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Iterable, Iterator, TypeVar

from . import _sudoku
from ._service import ask
from .answers import Made, Rating
from .errors import SudokuError
from .puzzle import Puzzle, _BYTE_OF, _rating, symbols

T = TypeVar("T")
R = TypeVar("R")

_CHUNK = 8192  # puzzles that a thread takes at a time
_TO_DIGITS = bytes(_BYTE_OF.get(chr(byte), 255) for byte in range(256))
_TO_SYMBOLS = bytes(ord(symbols([byte])) if byte <= 36 else ord("?") for byte in range(256))


def _in_threads(work: Callable[[T], R], parts: list[T], threads: int | None, stop: bytearray) -> list[R]:
    """The results of the work on each part. If an exception comes, Ctrl-C among them, ``stop[0]`` is set, which the work looks at."""
    workers = min(threads or os.cpu_count() or 1, len(parts))
    if workers <= 1:
        return [work(part) for part in parts]
    pool = ThreadPoolExecutor(workers)
    try:
        return list(pool.map(work, parts))
    except BaseException:
        stop[0] = 1
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _solve(rules: Any, cells: int, givens: Any, solutions: Any, counts: Any, limit: int, threads: int | None) -> None:
    """Fills in two writable buffers of bytes, in chunks that threads share."""
    given_view, solution_view, count_view = (memoryview(buffer).cast("B") for buffer in (givens, solutions, counts))
    number = len(given_view) // cells
    starts = range(0, number, _CHUNK)
    stop = bytearray(1)

    def chunk(start: int) -> None:
        end = min(start + _CHUNK, number)
        _sudoku.solve_batch(rules, given_view[start * cells : end * cells], solution_view[start * cells : end * cells], count_view[start * 8 : end * 8], limit, stop)

    _in_threads(chunk, list(starts), threads, stop)


def solve_many(puzzles: Any, rules: str = "", *, box: str | None = None, regions: str | None = None, limit: int = 2, threads: int | None = None) -> Any:
    """Solves many puzzles of the same rules and size at once, which is much faster than one by one.

    Of strings, one for each puzzle, it returns two lists: the first solution of each (None if there is none), and how many solutions there
    are, counted up to ``limit``. Of an array of numpy (or anything with its interface) with a row of digits for each puzzle, 0 for an
    empty cell, it returns two arrays: digits (zeros if there is none), and counts.

    >>> solve_many(["1.3..4.22..3.32.", "11.............."])
    (['1234341221434321', None], [1, 0])
    """
    if limit < 1:
        raise ValueError("the limit must be 1 or more")
    if hasattr(puzzles, "__array_interface__"):
        return _solve_array(puzzles, rules, box, regions, limit, threads)
    lines = list(puzzles)
    if not lines:
        return [], []
    cells = len(lines[0])
    for number, line in enumerate(lines):
        if len(line) != cells:
            raise SudokuError(f"puzzle {number} has {len(line)} cells, and those before it {cells}", "other_size", number + 1, 1)
    pattern = Puzzle("." * cells, rules=rules, box=box, regions=regions)
    try:
        givens = "".join(lines).encode("latin-1").translate(_TO_DIGITS)
    except UnicodeEncodeError as error:
        raise SudokuError("a puzzle has a character that is no digit", "bad_cell", error.start // cells + 1, error.start % cells + 1) from None
    if max(givens) > pattern.size:
        place = next(i for i, digit in enumerate(givens) if digit > pattern.size)
        raise SudokuError(f"'{lines[place // cells][place % cells]}' is no digit of this size", "bad_cell", place // cells + 1, place % cells + 1)
    solutions = bytearray(len(givens))
    counts = array("Q", bytes(8 * len(lines)))
    _solve(pattern._handle(), cells, givens, solutions, counts, limit, threads)
    text = solutions.translate(_TO_SYMBOLS).decode()
    return [text[i * cells : (i + 1) * cells] if counts[i] else None for i in range(len(lines))], counts.tolist()


def _solve_array(puzzles: Any, rules: str, box: str | None, regions: str | None, limit: int, threads: int | None) -> Any:
    import numpy

    given = numpy.asarray(puzzles)
    if given.ndim != 2:
        raise SudokuError("the array must have a row for each puzzle, and a column for each cell")
    if given.size and given.dtype != numpy.uint8 and (given.min() < 0 or given.max() > 36):
        raise SudokuError("the array has numbers that are no digits")
    givens = numpy.ascontiguousarray(given, dtype=numpy.uint8)
    solutions = numpy.zeros_like(givens)
    counts = numpy.zeros(len(givens), dtype=numpy.uint64)
    if givens.size:
        pattern = Puzzle("." * givens.shape[1], rules=rules, box=box, regions=regions)
        _solve(pattern._handle(), givens.shape[1], givens, solutions, counts, limit, threads)
    return solutions, counts


def rate_many(puzzles: Iterable[Puzzle | str], profile: str = "se121", threads: int | None = None) -> list[Rating]:
    """The ratings of puzzles, in their order."""
    listed = [puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle) for puzzle in puzzles]
    return _in_threads(lambda puzzle: puzzle.rate(profile), listed, threads, bytearray(1))


def generate(
    count: int = 1,
    *,
    rules: str = "",
    size: int = 9,
    box: str | None = None,
    regions: str | None = None,
    seed: int | None = None,
    clues: tuple[int, int] | int | None = None,
    minimal: bool = False,
    symmetry: str | None = None,
    rating: str | None = None,
    profile: str | None = None,
    needs: Iterable[str] = (),
    without: Iterable[str] = (),
    tries: int | None = None,
) -> Iterator[Made]:
    """Makes puzzles, each with one solution: the same ones for the same seed, and random ones without.

    ``rating`` is a range such as "3.0..4.5" or, for the profile "hodoku", levels such as "..hard". Fewer than ``count`` puzzles come if the
    tries are used up.

    >>> [made] = generate(seed=1, size=4)
    >>> made.puzzle.solve() == made.solution
    True
    """
    chosen = random.SystemRandom().getrandbits(63) if seed is None else seed
    least, most = (clues, clues) if isinstance(clues, int) else clues or (None, None)
    pattern = Puzzle("." * (size * size), rules=rules, box=box, regions=regions)
    keys = [key for key in pattern._keys("generate") if key[0] not in ("givens", "placed")]
    keys += [("seed", chosen), ("count", count), ("least", least), ("most", most), ("minimal", minimal or None), ("symmetry", symmetry), ("tries", tries)]
    if rating is not None or profile is not None or needs or without:
        keys += [("profile", profile or "se121"), ("rating", rating)]
        keys += [("needs", name) for name in needs] + [("without", name) for name in without]
    further: str | None = None
    while count > 0:
        answer = ask("series", [*keys, ("continue", further)])
        if answer["verdict"] == "found":
            made = answer["puzzle"]
            puzzle = Puzzle(made["givens"], rules=made["rules"], box=made["box"], regions=made["regions"])
            yield Made(puzzle, answer["solution"], answer["clues"], _rating(answer["rating"]) if answer["rating"] else None)
        if answer["over"]:
            return
        further = answer["continue"]
