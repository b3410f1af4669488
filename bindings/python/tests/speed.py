# SPDX-License-Identifier: MIT
"""speed.py LIBSUDOKU.so - puzzles a second through the package and through the C library, in one run, and with a plain solver in Python.

Thread time on one thread, medians of rounds that take turns.
"""
import ctypes
import statistics
import sys
import time

import numpy

import sudoku

ROUNDS, PUZZLES, FEW = 15, 20000, 60


def plain_solver(line):
    """A solver in forty lines: candidates as sets of bits, the cell with the fewest first."""
    peers = [[j for j in range(81) if j != i and (j // 9 == i // 9 or j % 9 == i % 9 or (j // 27 == i // 27 and j % 9 // 3 == i % 9 // 3))] for i in range(81)]
    found = []

    def place(candidates, cell, bit):
        waiting = [(cell, bit)]
        while waiting:
            cell, bit = waiting.pop()
            if not candidates[cell] & bit:
                return False
            candidates[cell] = bit
            for peer in peers[cell]:
                if candidates[peer] & bit:
                    candidates[peer] &= ~bit
                    left = candidates[peer]
                    if not left:
                        return False
                    if not left & (left - 1):
                        waiting.append((peer, left))
        return True

    def search(candidates):
        open_cells = [(bin(bits).count("1"), cell) for cell, bits in enumerate(candidates) if bits & (bits - 1)]
        if not open_cells:
            found.append("".join(str(bits.bit_length()) for bits in candidates))
            return
        _, cell = min(open_cells)
        for digit in range(9):
            copy = candidates[:]
            if len(found) < 2 and candidates[cell] >> digit & 1 and place(copy, cell, 1 << digit):
                search(copy)

    candidates = [511] * 81
    if all(place(candidates, cell, 1 << (int(symbol) - 1)) for cell, symbol in enumerate(line) if symbol != "."):
        search(candidates)
    return found


class Shape(ctypes.Structure):
    _fields_ = [("room", ctypes.c_size_t), ("size", ctypes.c_int), ("box_rows", ctypes.c_int), ("box_columns", ctypes.c_int)]
    _fields_ += [("regions", ctypes.c_void_p), ("rules", ctypes.c_char_p), ("houses", ctypes.c_void_p), ("house_count", ctypes.c_int)]


class Limits(ctypes.Structure):
    _fields_ = [("room", ctypes.c_size_t), ("solutions", ctypes.c_uint64), ("nodes", ctypes.c_uint64), ("stop", ctypes.c_void_p), ("context", ctypes.c_void_p)]


class Library:
    """The batch call of the C library, without the package."""

    def __init__(self, path):
        self.c = ctypes.CDLL(path)
        for name in ("sudoku_rules_new", "sudoku_solver_new"):
            getattr(self.c, name).restype = ctypes.c_void_p
        shape = Shape(ctypes.sizeof(Shape), 9)
        rules = ctypes.c_void_p(self.c.sudoku_rules_new(ctypes.byref(shape), None))
        self.solver = ctypes.c_void_p(self.c.sudoku_solver_new(rules, None))
        self.limits = Limits(ctypes.sizeof(Limits), 2)

    def solve(self, array):
        solutions, counts = numpy.zeros_like(array), numpy.zeros(len(array), dtype=numpy.uint64)
        pointers = [ctypes.c_void_p(a.ctypes.data) for a in (array, counts, solutions)]
        self.c.sudoku_solve_batch(self.solver, pointers[0], ctypes.c_size_t(len(array)), ctypes.byref(self.limits), pointers[1], pointers[2], None)
        return solutions, counts


def seconds(work, argument):
    begin = time.thread_time()
    work(argument)
    return time.thread_time() - begin


def main():
    library = Library(sys.argv[1])
    for kind, order in [("minimal", {"minimal": True}), ("easy", {"clues": (32, 36)})]:
        lines = [made.puzzle.givens for made in sudoku.generate(2000, seed=1, **order)] * (PUZZLES // 2000)
        array = numpy.frombuffer("".join(lines).replace(".", "0").encode(), dtype=numpy.uint8).reshape(-1, 81) - 48
        array = numpy.ascontiguousarray(array)
        same = all((a == b).all() for a, b in zip(library.solve(array), sudoku.solve_many(array, threads=1)))
        ways = {
            "C batch": lambda: seconds(library.solve, array) / len(array),
            "array": lambda: seconds(lambda a: sudoku.solve_many(a, threads=1), array) / len(array),
            "strings": lambda: seconds(lambda s: sudoku.solve_many(s, threads=1), lines) / len(lines),
            "one by one": lambda: seconds(lambda s: [sudoku.Puzzle(line).solve() for line in s], lines[:500]) / 500,
            "plain Python": lambda: seconds(lambda s: [plain_solver(line) for line in s], lines[:FEW]) / FEW,
        }
        times = {name: [] for name in ways}
        for round_number in range(ROUNDS):
            for name, way in ways.items():
                if round_number < 3 or name != "plain Python":
                    times[name].append(way())
        print(f"{kind}: answers {'agree' if same else 'DIFFER'}")
        for name in ways:
            ratio = statistics.median(c / t for c, t in zip(times["C batch"], times[name]))
            print(f"  {name:13}{1 / statistics.median(times[name]):14,.0f} a second {ratio:8.3f} of C")


main()
