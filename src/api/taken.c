/* SPDX-License-Identifier: MIT */
/* taken.c - see taken.h */
#include "api/taken.h"

#include "base/contract.h"
#include "base/room.h"

static void require_givens(const sudoku_puzzle *puzzle)
{
#ifdef SUDOKU_CONTRACTS
    REQUIRE(puzzle->rules && puzzle->givens, "a puzzle needs rules and givens");
    for (int cell = 0; cell < puzzle->rules->cells; cell++)
        REQUIRE(puzzle->givens[cell] <= puzzle->rules->n, "a given is larger than the size");
#else
    (void)puzzle;
#endif
}

const sudoku_puzzle *taken_puzzle(const sudoku_puzzle *puzzle, sudoku_puzzle *whole)
{
    REQUIRE(puzzle, "puzzle is NULL");
    puzzle = TAKEN(sudoku_puzzle, puzzle, whole, column);
    require_givens(puzzle);
    return puzzle;
}

void give_puzzle(sudoku_puzzle *to, const sudoku_puzzle *puzzle)
{
    GIVE(sudoku_puzzle, to, puzzle, column);
}
