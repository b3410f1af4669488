# SPDX-License-Identifier: MIT
"""Sudoku and its variants, and the constraint engine beneath: read, solve, count, check, explain, rate, draw and make puzzles.

>>> import sudoku
>>> sudoku.Puzzle("1.3..4.22..3.32.").solve()
'1234341221434321'

``sudoku.csp`` has constraint problems, ``sudoku.waltz`` line drawings.
"""
from . import _sudoku
from .answers import Check, Explanation, Hint, Made, Rating, Refutation, Step
from .errors import SudokuError
from .many import generate, rate_many, solve_many
from .puzzle import Puzzle

__version__: str = _sudoku.version()
__all__ = ["Check", "Explanation", "Hint", "Made", "Puzzle", "Rating", "Refutation", "Step", "SudokuError", "generate", "rate_many", "solve_many"]
