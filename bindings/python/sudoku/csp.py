# SPDX-License-Identifier: MIT
"""Constraint problems: variables with finite domains, and conditions written as expressions.

>>> from sudoku.csp import Model, all_different
>>> model = Model()
>>> x, y, z = (model.variable(name, 1, 3) for name in "xyz")
>>> model.add(all_different(x, y, z), x + y == z)
>>> [(s["x"], s["y"], s["z"]) for s in model.solutions()]
[(1, 2, 3), (2, 1, 3)]
"""
from __future__ import annotations

import re
from typing import Any, Iterable, Iterator, Union

from . import _sudoku
from .errors import SudokuError

Operand = Union["Expression", int]


def _text(operand: Operand) -> str:
    if isinstance(operand, Expression):
        return operand.text
    if isinstance(operand, bool) or not isinstance(operand, int):
        raise TypeError(f"expected an expression or a whole number, not {operand!r}")
    return str(operand) if operand >= 0 else f"({operand})"


class Expression:
    """A number or a condition; operators make new ones. ``&``, ``|`` and ``~`` are and, or, not."""

    __slots__ = ("text",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"Expression({self.text!r})"

    def __bool__(self) -> bool:
        raise TypeError(f"whether {self.text} holds is known only in a solution; use &, | and ~ instead of and, or and not")

    def _with(self, sign: str, other: Operand) -> Expression:
        return Expression(f"({self.text} {sign} {_text(other)})")

    def _after(self, sign: str, other: Operand) -> Expression:
        return Expression(f"({_text(other)} {sign} {self.text})")

    def __add__(self, other: Operand) -> Expression:
        return self._with("+", other)

    def __radd__(self, other: Operand) -> Expression:
        return self._after("+", other)

    def __sub__(self, other: Operand) -> Expression:
        return self._with("-", other)

    def __rsub__(self, other: Operand) -> Expression:
        return self._after("-", other)

    def __mul__(self, other: Operand) -> Expression:
        return self._with("*", other)

    def __rmul__(self, other: Operand) -> Expression:
        return self._after("*", other)

    def __mod__(self, other: Operand) -> Expression:
        return self._with("%", other)

    def __neg__(self) -> Expression:
        return Expression(f"(-{self.text})")

    def __abs__(self) -> Expression:
        return Expression(f"abs({self.text})")

    def __eq__(self, other: object) -> Expression:  # type: ignore[override]
        return self._with("=", other)  # type: ignore[arg-type]

    def __ne__(self, other: object) -> Expression:  # type: ignore[override]
        return self._with("!=", other)  # type: ignore[arg-type]

    def __lt__(self, other: Operand) -> Expression:
        return self._with("<", other)

    def __le__(self, other: Operand) -> Expression:
        return self._with("<=", other)

    def __gt__(self, other: Operand) -> Expression:
        return self._with(">", other)

    def __ge__(self, other: Operand) -> Expression:
        return self._with(">=", other)

    def __and__(self, other: Operand) -> Expression:
        return self._with("and", other)

    def __or__(self, other: Operand) -> Expression:
        return self._with("or", other)

    def __invert__(self) -> Expression:
        return Expression(f"(not {self.text})")

    def implies(self, other: Operand) -> Expression:
        """If this holds, the other does."""
        return self._with("->", other)


def _call(name: str, operands: Iterable[Operand]) -> Expression:
    return Expression(f"{name}({', '.join(_text(operand) for operand in operands)})")


def all_different(*operands: Operand) -> Expression:
    """No two are equal."""
    return _call("all_different", operands)


def minimum(*operands: Operand) -> Expression:
    """The smallest."""
    return _call("min", operands)


def maximum(*operands: Operand) -> Expression:
    """The largest."""
    return _call("max", operands)


class Model:
    """A problem. The text of a model (docs/CSP-FORMAT.md) may be given, too: ``Model("var x, y : 1..9\\nx + y = 3")``."""

    def __init__(self, text: str = "") -> None:
        self._lines = [text] if text else []
        self._goal: str | None = None

    def variable(self, name: str, low: int, high: int) -> Expression:
        """A variable with the values from low to high."""
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
            raise SudokuError(f"'{name}' is no name: letters, digits and _ make one")
        self._lines.append(f"var {name} : {low}..{high}")
        return Expression(name)

    def variables(self, name: str, count: int, low: int, high: int) -> list[Expression]:
        """An array: name[1], name[2] and so on."""
        if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", name):
            raise SudokuError(f"'{name}' is no name: letters, digits and _ make one")
        self._lines.append(f"var {name}[1..{count}] : {low}..{high}")
        return [Expression(f"{name}[{i}]") for i in range(1, count + 1)]

    def add(self, *conditions: Expression) -> None:
        """Conditions that solutions satisfy."""
        for condition in conditions:
            self._lines.append(_text(condition))

    def minimize(self, expression: Expression) -> None:
        """Solutions come better and better; the last is the best."""
        self._goal = f"minimise {expression.text}"

    def maximize(self, expression: Expression) -> None:
        """Likewise, the other way round."""
        self._goal = f"maximise {expression.text}"

    @property
    def text(self) -> str:
        """The model as text, for the program csp."""
        return "\n".join(self._lines + ([self._goal] if self._goal else [])) + "\n"

    def solutions(self) -> Iterator[dict[str, Any]]:
        """Each solution as a dictionary from names to values; with a goal, each better one."""
        problem = _sudoku.problem(self.text)
        while (solution := _sudoku.next_solution(problem)) is not None:
            yield solution

    def solve(self) -> dict[str, Any] | None:
        """A solution, the best one if there is a goal, or None."""
        best: dict[str, Any] | None = None
        for best in self.solutions():
            if self._goal is None and "minimi" not in self.text and "maximi" not in self.text:
                break
        return best
