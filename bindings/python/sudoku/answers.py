# SPDX-License-Identifier: MIT
"""What questions about a puzzle are answered with."""
from __future__ import annotations

import html
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping


@dataclass(frozen=True)
class Check:
    """How many solutions a puzzle has: ``answer`` is "unique", "several" or "none"."""

    answer: str
    solution: str | None = None
    other: str | None = None
    """Another solution, if there are several."""
    differ: tuple[int, ...] = ()
    """Cells in which these two differ."""

    def __bool__(self) -> bool:
        """Is there exactly one?"""
        return self.answer == "unique"


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is for people. ``rating``, ``pearl`` and ``diamond`` are Sudoku Explainer's; ``level`` and ``score`` HoDoKu's."""

    profile: str
    rating: float | None
    pearl: float | None
    diamond: float | None
    level: str | None
    score: int | None
    steps: int | None
    hardest: str | None
    """The technique of the hardest step."""
    guessed: bool
    """The techniques of the profile do not solve it."""
    used: Mapping[str, int] = field(default_factory=dict, compare=False)
    """How often each technique is used."""


@dataclass(frozen=True)
class Step:
    """A step as people solve: what follows, and why."""

    technique: str
    title: str
    text: str
    """In one line, as forums write it."""
    words: str
    """In full sentences."""
    rating: float
    placed: tuple[tuple[str, int], ...]
    """Cells such as "r1c2" with the digits that follow."""
    removed: tuple[tuple[str, int], ...]
    """Candidates that are ruled out."""
    data: Mapping[str, Any] = field(repr=False, compare=False)
    """All of it, as docs/TECHNIQUES.md describes steps."""

    @staticmethod
    def _from(data: Mapping[str, Any]) -> Step:
        def candidates(key: str) -> tuple[tuple[str, int], ...]:
            return tuple((entry["cell"], entry["digit"]) for entry in data[key])

        return Step(data["technique"], data["title"], data["text"], data["words"], data["rating"], candidates("placed"), candidates("removed"), data)

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f"<p><b>{html.escape(self.title)}</b> {html.escape(self.words)}</p>"


class Explanation(tuple[Step, ...]):
    """The steps to the solution; ``end`` says how they end: "solved", "stuck", "limit" or "most"."""

    end: str

    def __new__(cls, steps: Iterable[Step], end: str) -> Explanation:
        self = super().__new__(cls, steps)  # type: ignore[arg-type]
        self.end = end
        return self

    def __reduce__(self) -> Any:
        return type(self), (tuple(self), self.end)

    def __str__(self) -> str:
        return "\n".join(step.text for step in self)

    def _repr_html_(self) -> str:
        rows = "".join(f"<li><b>{html.escape(step.title)}</b> {html.escape(step.words)}</li>" for step in self)
        return f"<ol>{rows}</ol>"


@dataclass(frozen=True)
class Hint:
    """A hint: ``words`` reveal more and more; ``step`` is the step, or None if there is a mistake or nothing to do."""

    words: tuple[str, ...]
    step: Step | None
    mistakes: tuple[Mapping[str, Any], ...]

    def __str__(self) -> str:
        return self.words[-1] if self.words else "There is nothing to do."


@dataclass(frozen=True)
class Refutation:
    """Why a digit cannot be in a cell: ``result`` is "refuted", "search" (no solution has it, but the steps do not show it), "possible"
    or "unknown"."""

    result: str
    steps: tuple[Step, ...]
    contradiction: str | None
    solution: str | None


@dataclass(frozen=True)
class Made:
    """A puzzle that was made, and its solution."""

    puzzle: Any
    solution: str
    clues: int
    rating: Rating | None
