/* SPDX-License-Identifier: MIT */
/* sudoku_equivalent.c - checks the arguments of the functions about equivalent and minimal puzzles, and calls the layers below. */
#include "api/taken.h"
#include "base/contract.h"
#include "base/room.h"
#include "generate/equivalent.h"
#include "generate/minimize.h"

/* ---- equivalent puzzles ---- */

const char *sudoku_turn_name(int index) { return turn_name(index); }

sudoku_equivalent *sudoku_equivalent_new(const sudoku_puzzle *puzzle, sudoku_error *error)
{
    REQUIRE(puzzle, "puzzle is NULL");
    sudoku_puzzle whole;
    return equivalent_new(taken_puzzle(puzzle, &whole), error);
}

void sudoku_equivalent_free(sudoku_equivalent *equivalent) { equivalent_free(equivalent); }

bool sudoku_equivalent_turn(sudoku_equivalent *equivalent, sudoku_turn turn, sudoku_error *error)
{
    REQUIRE(equivalent && turn_name((int)turn), "a puzzle and a turn are needed");
    return equivalent_turn(equivalent, turn, error);
}

void sudoku_equivalent_relabel(sudoku_equivalent *equivalent)
{
    REQUIRE(equivalent, "equivalent is NULL");
    REQUIRE(!equivalent_puzzle(equivalent)->clues, "clues would become others");
    equivalent_relabel(equivalent);
}

bool sudoku_equivalent_shuffle(sudoku_equivalent *equivalent, uint64_t seed, uint64_t number,
                               sudoku_error *error)
{
    REQUIRE(equivalent, "equivalent is NULL");
    return equivalent_shuffle(equivalent, seed, number, error);
}

const sudoku_puzzle *sudoku_equivalent_puzzle(const sudoku_equivalent *equivalent)
{
    REQUIRE(equivalent, "equivalent is NULL");
    return equivalent_puzzle(equivalent);
}

void sudoku_equivalent_places(const sudoku_equivalent *equivalent, uint16_t *cells, uint8_t *digits)
{
    REQUIRE(equivalent, "equivalent is NULL");
    equivalent_places(equivalent, cells, digits);
}

/* ---- minimal puzzles ---- */

sudoku_minimized sudoku_minimize(const sudoku_minimizing *order, sudoku_on_minimal *found, void *context)
{
    REQUIRE(order && order->puzzle, "an order needs a puzzle");
    REQUIRE(found, "found is NULL");
    sudoku_minimizing whole;
    sudoku_puzzle whole_puzzle;
    whole = *TAKEN(sudoku_minimizing, order, &whole, engine);
    whole.puzzle = taken_puzzle(whole.puzzle, &whole_puzzle);
    REQUIRE(!whole.puzzle->clues, "minimizing does not know clues");
    return minimize(&whole, found, context);
}
