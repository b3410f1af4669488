/* SPDX-License-Identifier: MIT */
/* sudoku_why.c - why a puzzle has no solution, as in sudoku.h. */
#include "api/taken.h"
#include "base/contract.h"
#include "base/room.h"
#include "clue/clue.h"
#include "engine/puzzle_why.h"
#include "show/why_words.h"

sudoku_why_proof sudoku_why(const sudoku_puzzle *puzzle, const sudoku_limits *limits,
                            sudoku_condition *conditions, int room, int *count)
{
    REQUIRE(count && (conditions || !room), "count is NULL, or there is no room for the conditions");
    sudoku_puzzle whole;
    sudoku_limits whole_limits;
    puzzle = taken_puzzle(puzzle, &whole);
    if (limits) limits = TAKEN(sudoku_limits, limits, &whole_limits, stop_context);
    return puzzle_why(puzzle, limits, conditions, room, count);
}

#ifdef SUDOKU_CONTRACTS
static bool is_of(const sudoku_puzzle *p, const sudoku_condition *r)
{
    const int houses = p->rules->house_count, clues = p->clues ? p->clues->count : 0;
    const int end = r->kind == SUDOKU_CONDITION_HOUSE  ? houses
                    : r->kind == SUDOKU_CONDITION_CLUE ? clues
                                                       : p->rules->cells;
    return r->number >= 0 && r->number < end && (r->kind != SUDOKU_CONDITION_MARKS || p->allowed);
}
#endif

char *sudoku_condition_text(const sudoku_puzzle *puzzle, const sudoku_condition *condition,
                            sudoku_language language, char *text, size_t room)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(condition && is_of(puzzle, condition), "that is no condition of the puzzle");
    REQUIRE(text && room, "there is no room for the text");
    struct out o = out_to_buffer(text, room);
    out_condition(&o, puzzle, condition, language);
    return text;
}

void sudoku_print_why(const sudoku_puzzle *puzzle, sudoku_why_proof proof,
                      const sudoku_condition *conditions, int count, sudoku_language language,
                      sudoku_sink sink)
{
    sudoku_puzzle whole;
    char buffer[256];
    REQUIRE(sink.write && (conditions || !count), "sink and conditions are needed");
    const struct why why = {taken_puzzle(puzzle, &whole), proof, conditions, count};
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    out_why(&o, &why, language);
    out_flush(&o);
}

void sudoku_print_why_json(const sudoku_puzzle *puzzle, sudoku_why_proof proof,
                           const sudoku_condition *conditions, int count, sudoku_sink sink)
{
    sudoku_puzzle whole;
    char buffer[256];
    REQUIRE(sink.write && (conditions || !count), "sink and conditions are needed");
    const struct why why = {taken_puzzle(puzzle, &whole), proof, conditions, count};
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    out_why_json(&o, &why);
    out_flush(&o);
}
