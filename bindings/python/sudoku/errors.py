# SPDX-License-Identifier: MIT
"""The one exception of the package."""
from __future__ import annotations

from . import _sudoku


class SudokuError(ValueError):
    """Something in a text, a puzzle or a request is wrong.

    ``code`` is the same in every language and version; ``line`` and ``column`` count from 1 and are 0 where there is no place.

    >>> from sudoku import Puzzle
    >>> try:
    ...     Puzzle("12345")
    ... except SudokuError as error:
    ...     print(error.code)
    grid_ends_early
    """

    def __init__(self, message: str, code: str = "", line: int = 0, column: int = 0) -> None:
        super().__init__(message)
        self.message, self.code, self.line, self.column = message, code, line, column

    def __reduce__(self) -> tuple[type[SudokuError], tuple[str, str, int, int]]:
        return type(self), (self.message, self.code, self.line, self.column)

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}: " if self.line else ""
        return place + self.message


_sudoku.set_error_type(SudokuError)
