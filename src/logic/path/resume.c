/* SPDX-License-Identifier: MIT */
/* resume.c - see resume.h

   With one solution, each entry is judged by itself.  With several, entries are wrong only together: if no solution agrees with
   all of them, they are added one by one, and the first entry that leaves no solution is the mistake that is reported.  */
#include "logic/path/resume.h"

#include <string.h>

struct judge {
    sudoku_logic *logic;
    const sudoku_puzzle *puzzle;
    sudoku_mistake *mistakes;
    int room, count;
    bool wrong[LOGIC_CELLS];
};

static void note(struct judge *j, int cell, int digit, bool missing)
{
    if (j->count < j->room) j->mistakes[j->count] = (sudoku_mistake){cell, digit, missing};
    j->count++;
}

/* With the placed digits (except wrong ones) as givens, is there a solution?  It becomes the solution of the logic. */
static bool agrees(struct judge *j, int up_to)
{
    uint8_t givens[LOGIC_CELLS];
    sudoku_puzzle with = *j->puzzle;
    for (int cell = 0; cell < j->logic->field->cells; cell++) {
        givens[cell] = j->puzzle->givens[cell];
        if (cell <= up_to && !givens[cell] && !j->wrong[cell]) givens[cell] = j->puzzle->placed[cell];
    }
    with.givens = givens;
    return logic_solve(j->logic, &with) != SUDOKU_NO_SOLUTION;
}

static bool is_placed(const struct judge *j, int cell)
{
    return j->puzzle->placed && j->puzzle->placed[cell] && !j->puzzle->givens[cell];
}

/* A digit written over a given is wrong, whatever it is. */
static void judge_overwritten(struct judge *j)
{
    for (int cell = 0; cell < j->logic->field->cells; cell++)
        if (j->puzzle->givens[cell] && j->puzzle->placed[cell] &&
            j->puzzle->placed[cell] != j->puzzle->givens[cell])
            note(j, cell, j->puzzle->placed[cell], false);
}

static void judge_digits(struct judge *j)
{
    const int all = j->logic->field->cells;
    if (!j->puzzle->placed) return;
    judge_overwritten(j);
    const bool unique = j->logic->answer == SUDOKU_UNIQUE;
    if (!unique && agrees(j, all - 1)) return;
    for (int cell = 0; cell < all; cell++) {
        if (!is_placed(j, cell)) continue;
        j->wrong[cell] = unique ? j->puzzle->placed[cell] != j->logic->solution[cell] : !agrees(j, cell);
        if (j->wrong[cell]) note(j, cell, j->puzzle->placed[cell], false);
    }
    if (!unique) agrees(j, all - 1);
}

static void place_digits(struct judge *j)
{
    for (int cell = 0; cell < j->logic->field->cells; cell++)
        if (is_placed(j, cell) && !j->wrong[cell] && !j->logic->at->digit[cell])
            position_place(j->logic->at, cell, j->puzzle->placed[cell]);
}

/* The player has not marked cells without any marks yet. */
static void take_marks(struct judge *j)
{
    const struct position *at = j->logic->at;
    if (!j->puzzle->marks) return;
    for (int cell = 0; cell < j->logic->field->cells; cell++) {
        const bitset marks = j->puzzle->marks[cell];
        const int right = j->logic->solution[cell];
        if (at->digit[cell] || !marks) continue;
        for_each_bit(d, at->candidates[cell] & ~marks) {
            if (d + 1 == right && j->logic->answer == SUDOKU_UNIQUE) note(j, cell, right, true);
            else position_remove(j->logic->at, cell, d + 1);
        }
    }
}

int logic_resume(sudoku_logic *l, const sudoku_puzzle *puzzle, sudoku_mistake *mistakes, int room,
                 sudoku_answer *answer)
{
    struct judge j = {.logic = l, .puzzle = puzzle, .mistakes = mistakes, .room = room};
    *answer = logic_start(l, puzzle);
    if (*answer == SUDOKU_NO_SOLUTION) return 0;
    judge_digits(&j);
    place_digits(&j);
    take_marks(&j);
    return j.count;
}
