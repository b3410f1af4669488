# SPDX-License-Identifier: MIT
"""Requests to the library's service: lines of keys, answered by JSON (src/service/README.md of the project)."""
from __future__ import annotations

import json
import threading
from typing import Any, Iterable

from . import _sudoku
from .errors import SudokuError

_own = threading.local()  # a service is for one thread


def ask(call: str, keys: Iterable[tuple[str, Any]], text: str | None = None) -> Any:
    """The answer to a request; keys whose value is None are left out."""
    lines = [f"call {call}"]
    for key, value in keys:
        if value is None:
            continue
        if isinstance(value, bool):
            value = "yes" if value else "no"
        if "\n" in str(value):
            raise SudokuError(f"{key} must be one line")
        lines.append(f"{key} {value}")
    request = "\n".join(lines) + ("" if text is None else "\n\n" + text)
    if not hasattr(_own, "service"):
        _own.service = _sudoku.service()
    answer = json.loads(_sudoku.answer(_own.service, request.encode()))
    error = answer.get("error")
    if error:
        raise SudokuError(error["message"], error.get("code", ""), error.get("line") or 0, error.get("column") or 0)
    return answer
