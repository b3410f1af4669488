# SPDX-License-Identifier: MIT
"""Puzzles."""
from __future__ import annotations

import mmap
import os
import struct
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import isqrt
from typing import Any, Callable, Iterable, Iterator, Sequence

from . import _sudoku
from ._service import ask
from .answers import Check, Explanation, Hint, Rating, Refutation, Step
from .errors import SudokuError

_SYMBOLS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"  # of regions
_MOST = 36
_BYTE_OF = {symbol: digit for digit, symbol in enumerate(_SYMBOLS)}
_BYTE_OF.update({"0": 0, "_": 0, "*": 0})


def symbols(digits: Iterable[int]) -> str:
    """Digits as a line of symbols."""
    return "".join(_SYMBOLS[digit] for digit in digits)


def _bytes_of(cells: str) -> bytes:
    return bytes(_BYTE_OF[symbol] for symbol in cells)


@lru_cache(maxsize=32)
def _rules_of(size: int, box: tuple[int, int], regions: bytes | None, names: str, houses: tuple[tuple[int, ...], ...]) -> Any:
    return _sudoku.rules(size, *box, regions, names, houses)


@dataclass(frozen=True)
class Puzzle:
    """A Sudoku puzzle of any rules that the library knows, which never changes.

    >>> puzzle = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> puzzle.solve()
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    >>> puzzle.check().answer
    'unique'

    ``givens`` has a symbol for each cell, row by row, ``.`` where there is none, or is any other text that the library reads (a grid,
    a link, JSON): then the rest comes from the text, and ``rules`` replaces its rules. ``rules`` are names such as "x nrc"; ``box`` is
    "2x3" or "none"; ``regions`` has a letter for each cell; ``houses`` are sets of cells such as "r1c1 r2c2"; ``clues`` are statements such
    as "killer: 15 r1c1 r1c2". ``placed`` and ``marks`` are what a player has written, ``allowed`` candidates that are part of the puzzle:
    a string of symbols for each cell.
    """

    givens: str
    rules: str = ""
    box: str | None = None
    regions: str | None = None
    houses: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()
    placed: str | None = None
    marks: tuple[str, ...] | None = None
    allowed: tuple[str, ...] | None = None
    title: str | None = field(default=None, compare=False)
    author: str | None = field(default=None, compare=False)
    about: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        for name in ("houses", "clues", "marks", "allowed"):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, (value,) if isinstance(value, str) else tuple(value))
        object.__setattr__(self, "rules", " ".join(self.rules.replace(",", " ").split()))
        side = isqrt(len(self.givens))
        plain = side * side == len(self.givens) and all(symbol in _BYTE_OF for symbol in self.givens)
        if plain and 1 <= side <= _MOST and all(_BYTE_OF[symbol] <= side for symbol in self.givens):
            object.__setattr__(self, "givens", symbols(_bytes_of(self.givens)))
        else:
            self._take(_first(self.givens, self.rules or None))
        self._handle()
        self._clue_handle()

    def _take(self, other: Puzzle) -> None:
        stated = {"givens", "rules"}
        for name in self.__dataclass_fields__:
            if name not in stated and getattr(self, name) not in (None, ()):
                raise SudokuError(f"{name} cannot be given beside a text that is more than cells")
            object.__setattr__(self, name, getattr(other, name))

    @property
    def size(self) -> int:
        """Rows of the grid."""
        return isqrt(len(self.givens))

    # ---- handles and keys ----

    def _handle(self) -> Any:
        size = self.size
        box = (0, 0)
        if self.box == "none":
            box = (-1, -1)
        elif self.box:
            rows, _, columns = self.box.partition("x")
            if not (rows.isdecimal() and columns.isdecimal()):
                raise SudokuError(f"expected a box such as 2x3, or none, not '{self.box}'", "bad_box")
            box = (min(int(rows), 99), min(int(columns), 99))
        regions = None
        if self.regions is not None:
            if len(self.regions) != size * size:
                raise SudokuError("regions have a letter for each cell")
            names = sorted(set(self.regions))
            regions = bytes(names.index(letter) for letter in self.regions)
        return _rules_of(size, box, regions, self.rules, tuple(self._cells_of(house) for house in self.houses))

    def _cells_of(self, house: str) -> tuple[int, ...]:
        cells = []
        for name in house.replace(",", " ").split():
            row, _, column = name.lower().removeprefix("r").partition("c")
            if not (row.isdecimal() and column.isdecimal() and 1 <= int(row) <= self.size and 1 <= int(column) <= self.size):
                raise SudokuError(f"'{name}' is no cell of this grid; cells are r1c1 to r{self.size}c{self.size}", "bad_cell")
            cells.append((int(row) - 1) * self.size + int(column) - 1)
        return tuple(cells)

    def _clue_handle(self) -> Any:
        return _sudoku.clues(self._handle(), "\n".join(self.clues)) if self.clues else None

    def _question(self) -> tuple[Any, Any, bytes, bytes | None]:
        allowed = None
        if self.allowed is not None:
            every = (1 << self.size) - 1
            sets = [sum(1 << (_BYTE_OF[symbol] - 1) for symbol in marks) or every for marks in self.allowed]
            if len(sets) != len(self.givens):
                raise SudokuError("allowed has a string for each cell")
            allowed = struct.pack(f"={len(sets)}Q", *sets)
        return self._handle(), self._clue_handle(), _bytes_of(self.givens), allowed

    def _keys(self, what: str) -> list[tuple[str, Any]]:
        if self.clues:
            raise SudokuError(f"{what} does not know clues such as '{self.clues[0]}'", "clues_not_known")
        keys: list[tuple[str, Any]] = [("size", self.size), ("box", None if self.regions else self.box), ("regions", self.regions), ("rules", self.rules or None)]
        keys += [("house", " ".join(house.replace(",", " ").split())) for house in self.houses]
        keys += [("givens", self.givens), ("placed", self.placed)]
        for name in ("marks", "allowed"):
            marks = getattr(self, name)
            keys.append((name, None if marks is None else "/".join(marks)))
        return keys

    # ---- solving ----

    def solve(self) -> str | None:
        """The first solution, or None.

        >>> Puzzle("1.3..4.22..3.32.").solve()
        '1234341221434321'
        """
        return next(iter(self.solutions(1)), None)

    def solutions(self, limit: int) -> list[str]:
        """Up to ``limit`` solutions, in the same order on every machine.

        >>> Puzzle("12..............", rules="x").solutions(2)
        ['1243431234212134', '1243342121344312']
        """
        if limit < 1:
            raise ValueError("the limit must be 1 or more")
        found: list[bytes] = _sudoku.search(*self._question(), limit, True)[5]
        return [symbols(grid) for grid in found]

    def count(self, limit: int | None = None) -> int:
        """How many solutions there are; with a limit, the count stops there. Ctrl-C stops it, too.

        >>> Puzzle("12..............").count()
        24
        """
        _, count, saturated, _, _, _ = _sudoku.search(*self._question(), limit or 0, False)
        if saturated:
            raise OverflowError("there are more than 2^64 - 1 solutions")
        return int(count)

    def check(self) -> Check:
        """Does it have exactly one solution?"""
        found = self.solutions(2)
        if not found:
            return Check("none")
        if len(found) == 1:
            return Check("unique", found[0])
        differ = tuple(i for i, (a, b) in enumerate(zip(*found)) if a != b)
        return Check("several", found[0], found[1], differ)

    def minimize(self, count: int = 1, seed: int = 1) -> list[Puzzle]:
        """Puzzles with fewer givens and the same solution, of which no given can be removed."""
        outcome, found = _sudoku.minimize(*self._question(), seed, count, False)
        if outcome >= 3:
            raise SudokuError("only a puzzle with exactly one solution has minimal ones")
        return [replace(self, givens=symbols(givens)) for givens in found]

    # ---- solving as people do ----

    def rate(self, profile: str = "se121") -> Rating:
        """How hard it is, as "se121", "sukaku118", "sukaku2023" or "hodoku" says. Only puzzles with one solution are rated."""
        answer = ask("rate", [*self._keys("rate"), ("profiles", profile)])
        if answer["answer"] != "unique":
            raise SudokuError("only a puzzle with exactly one solution is rated")
        return _rating(answer["ratings"][0])

    def hint(self, level: int = 5, language: str = "en", profile: str = "hodoku") -> Hint:
        """A hint for the next step from what the player has written, as detailed as level 1 to 5 says.

        >>> str(Puzzle("1.3..4.22..3.32.").hint(level=2))
        'Begin with box 1.'
        """
        answer = ask("hint", [*self._keys("hint"), ("level", level), ("language", language), ("profile", profile)])
        step = answer["step"]
        return Hint(tuple(answer["words"].values()), Step._from(step) if step and level == 5 else None, tuple(answer["mistakes"]))

    def explain(self, profile: str = "hodoku", language: str = "en") -> Explanation:
        """The path to the solution."""
        answer = ask("explain", [*self._keys("explain"), ("profile", profile), ("language", language)])
        return Explanation((Step._from(step) for step in answer["steps"]), answer["end"])

    def steps(self, technique: str | None = None, profile: str = "hodoku", language: str = "en") -> list[Step]:
        """All steps that are possible now, easiest first."""
        answer = ask("steps", [*self._keys("steps"), ("technique", technique), ("profile", profile), ("language", language)])
        return [Step._from(step) for step in answer["steps"]]

    def why_not(self, cell: str, digit: int | str, profile: str = "hodoku", language: str = "en") -> Refutation:
        """Why the digit cannot be in the cell, such as "r3c5"."""
        symbol = _SYMBOLS[digit] if isinstance(digit, int) and 0 < digit <= self.size else str(digit)
        answer = ask("why-not", [*self._keys("why_not"), ("cell", cell), ("digit", symbol), ("profile", profile), ("language", language)])
        end = answer["end"]
        return Refutation(answer["result"], tuple(Step._from(step) for step in answer["steps"]), end["text"] if end else None, answer["solution"])

    # ---- printing ----

    def convert(self, format: str, solution: str | None = None) -> str:
        """The puzzle, or its solution, in a format of ``sudoku formats``."""
        text: str = ask("convert", [*self._keys("convert"), ("format", format), ("solution", solution)])["text"]
        return text

    def svg(self, solution: str | None = None) -> str:
        """A picture."""
        return self.convert("svg", solution)

    def __str__(self) -> str:
        return self.givens if self.clues else self.convert("grid").rstrip("\n")

    def _repr_svg_(self) -> str | None:
        return None if self.clues else self.svg()

    # ---- reading ----

    @staticmethod
    def read(text: str, rules: str | None = None) -> Puzzle:
        """The first puzzle of a text, in any form that the library reads, or of a link."""
        return _first(text, rules)

    @staticmethod
    def read_list(
        path: str | os.PathLike[str], format: str | None = None, rules: str | None = None, on_error: Callable[[SudokuError], object] | None = None
    ) -> Iterator[Puzzle]:
        """The puzzles of a file of any length, one by one. A bad one raises SudokuError with its line or, with ``on_error``, is passed to
        that function, and the next one follows."""
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_size == 0:
                return
            text = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)  # closed with the last that refers to it: errors do
        yield from _puzzles(text, format, rules, on_error)


def _rating(data: Any) -> Rating:
    names = ("profile", "rating", "pearl", "diamond", "level", "score", "steps", "hardest", "guessed")
    return Rating(**{name: data[name] for name in names}, used={entry["technique"]: entry["count"] for entry in data["used"]})


def _cells(size: int, cells: Sequence[int]) -> str:
    return " ".join(f"r{cell // size + 1}c{cell % size + 1}" for cell in cells)


def _marks(sets: Sequence[int] | None) -> tuple[str, ...] | None:
    if sets is None:
        return None
    return tuple("".join(_SYMBOLS[d] for d in range(1, _MOST + 1) if bits >> (d - 1) & 1) for bits in sets)


def _from_parts(parts: dict[str, Any]) -> Puzzle:
    """A puzzle from what the reader found."""
    if parts["unapplied"]:
        raise SudokuError(f"the text states what is not applied ({parts['unapplied']}): the answer would be to another puzzle", "not_applied", parts["line"])
    size = parts["size"]
    regions = parts["regions"]
    box: str | None = None
    if regions is None:
        rows, columns = parts["box"]
        box = "none" if rows < 1 else f"{rows}x{columns}"
    return Puzzle(
        symbols(parts["givens"]),
        rules=parts["rules"],
        box=box,
        regions=None if regions is None else "".join(_LETTERS[region] for region in regions),
        houses=tuple(_cells(size, house) for house in parts["houses"]),
        clues=tuple(parts["clues"]),
        placed=None if parts["placed"] is None else symbols(parts["placed"]),
        marks=_marks(parts["marks"]),
        allowed=_marks(parts["allowed"]),
        title=parts["title"] or None,
        author=parts["author"] or None,
        about=parts["about"] or None,
    )


def _puzzles(text: Any, format: str | None, rules: str | None, on_error: Callable[[SudokuError], object] | None = None) -> Iterator[Puzzle]:
    reader = _sudoku.reader(text, format, rules)
    while True:
        try:
            parts = _sudoku.read(reader)
            puzzle = None if parts is None else _from_parts(parts)
        except SudokuError as error:
            if on_error is None:
                raise
            on_error(error)
            continue
        if puzzle is None:
            break
        yield puzzle


def _first(text: str, rules: str | None) -> Puzzle:
    for puzzle in _puzzles(text.encode(), None, rules):
        return puzzle
    raise SudokuError("there is no puzzle in this text", "no_puzzle")
