/* SPDX-License-Identifier: MIT */
/* sudoku_clues.c - clues, as in sudoku.h. */
#include "base/contract.h"
#include "clue/clue_kinds.h"
#include "clue/clue_list.h"
#include "clue/clue_statement.h"

const sudoku_clues *sudoku_clues_new(const sudoku_rules *rules, const char *text, size_t length,
                                     sudoku_error *error)
{
    REQUIRE(rules, "rules is NULL");
    REQUIRE(text || !length, "text is NULL");
    return read_clue_statements(rules, text, length, error);
}

const sudoku_clues *sudoku_clues_keep(const sudoku_clues *clues)
{
    REQUIRE(clues, "clues is NULL");
    return clues_keep(clues);
}

void sudoku_clues_free(const sudoku_clues *clues) { clues_free(clues); }

const sudoku_clues *sudoku_clues_without(const sudoku_clues *clues, int clue)
{
    REQUIRE(clues && clue >= 0 && clue < clues->count, "there is no clue of that number");
    return clues_image(clues, clues->rules, NULL, clue, NULL);
}

int sudoku_clues_count(const sudoku_clues *clues)
{
    REQUIRE(clues, "clues is NULL");
    return clues->count;
}

char *sudoku_clue_text(const sudoku_clues *clues, int clue, char *text, size_t room)
{
    REQUIRE(clues, "clues is NULL");
    REQUIRE(clue >= 0 && clue < clues->count, "there is no clue of that number");
    REQUIRE(text && room, "there is no room for the text");
    struct out o = out_to_buffer(text, room);
    out_clue_statement(&o, &clues->clue[clue], clues->rules->n);
    return text;
}

const char *sudoku_clue_kind_name(int index)
{
    const struct clue_kind *kind = clue_kind_at(index);
    return kind ? kind->name : NULL;
}
