# SPDX-License-Identifier: MIT
"""Line drawings of solids, labelled as Huffman, Clowes and Waltz did.

>>> from sudoku.waltz import Drawing
>>> Drawing.classic("cube").count()
4
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterator

from ._service import ask


@dataclass(frozen=True)
class Drawing:
    """A drawing in any form of docs/WALTZ.md, such as a line "x1 y1 x2 y2" for each segment."""

    text: str
    extended: bool = False
    """Use the corners of four filled octants, too."""
    outline: bool = False
    """The solid is seen against a background."""

    @staticmethod
    def classic(name: str) -> Drawing:
        """A well-known drawing, such as "cube" or "penrose"."""
        return Drawing(ask("drawing-classic", [("name", name)])["text"])

    def _answer(self, **keys: Any) -> Any:
        return ask("drawing-label", [("extended", self.extended), ("outline", self.outline), *keys.items()], self.text)

    def count(self) -> int:
        """How many labellings there are; from 10^6 on, in each of its parts, a lower bound."""
        return int(self._answer()["count"])

    def labelling(self, which: int = 0) -> list[str] | None:
        """The label of each line, "+", "-", "in" or "out", of the labelling with that number; None: there is no such one."""
        labels: list[str] | None = self._answer(which=which)["labels"]
        return labels

    def labellings(self) -> Iterator[list[str]]:
        """All of them, one by one."""
        which = 0
        while (labels := self.labelling(which)) is not None:
            yield labels
            which += 1

    def svg(self, which: int = 0, names: bool = False, width: int = 480) -> str:
        """A picture with a labelling or, if there is none, with the junctions that cannot be labelled together."""
        picture: str = self._answer(which=which, names=names, width=width)["svg"]
        return picture

    def _repr_svg_(self) -> str:
        return self.svg()
