/* SPDX-License-Identifier: MIT */
/* change_options.c - see change_options.h */
#include "sudoku/options/change_options.h"

#include <stdio.h>
#include <string.h>

#include "common/progress.h"
#include "common/values.h"
#include "sudoku/options/settings.h"
#include "sudoku/options/table.h"

static bool add_change(struct settings *s, const struct option_row *option, struct change change)
{
    if (s->changes.count == MOST_CHANGES) {
        message("sudoku: --%s: at most %d changes are allowed", option->name, (int)MOST_CHANGES);
        return false;
    }
    s->changes.change[s->changes.count++] = change;
    return true;
}

bool take_rotation(void *settings, const struct option_row *option, const char *value)
{
    int choice;
    if (!read_choice(&program, option, value, option->value.words, &choice)) return false;
    return add_change(
        settings, option,
        (struct change){.kind = CHANGE_TURN, .turn = (sudoku_turn)(SUDOKU_TURN_90 + choice)});
}

/* The option has the name of the turn. */
bool take_turn(void *settings, const struct option_row *option, const char *value)
{
    int turn = 0;
    (void)value;
    while (strcmp(sudoku_turn_name(turn), option->name) != 0) turn++;
    return add_change(settings, option, (struct change){.kind = CHANGE_TURN, .turn = (sudoku_turn)turn});
}

bool take_relabel(void *settings, const struct option_row *option, const char *value)
{
    (void)value;
    return add_change(settings, option, (struct change){.kind = CHANGE_RELABEL});
}

bool take_shuffle(void *settings, const struct option_row *option, const char *value)
{
    struct change change = {.kind = CHANGE_SHUFFLE};
    return read_number(&program, option, value, 0, &change.seed) && add_change(settings, option, change);
}

static bool renames_digits(const struct change_options *changes)
{
    for (int i = 0; i < changes->count; i++)
        if (changes->change[i].kind != CHANGE_TURN) return true;
    return false;
}

sudoku_equivalent *changed_puzzle(const struct change_options *changes, const sudoku_puzzle *puzzle,
                                  uint64_t number, sudoku_error *error)
{
    if (puzzle->clues && renames_digits(changes)) {
        snprintf(error->message, sizeof error->message,
                 "digits cannot be renamed in a puzzle with clues, of which others would become true");
        return NULL;
    }
    sudoku_equivalent *e = sudoku_equivalent_new(puzzle, error);
    bool good = e;
    for (int i = 0; i < changes->count && good; i++) {
        const struct change *c = &changes->change[i];
        switch (c->kind) {
        case CHANGE_TURN: good = sudoku_equivalent_turn(e, c->turn, error); break;
        case CHANGE_RELABEL: sudoku_equivalent_relabel(e); break;
        case CHANGE_SHUFFLE: good = sudoku_equivalent_shuffle(e, c->seed, number, error); break;
        }
    }
    if (good) return e;
    sudoku_equivalent_free(e);
    return NULL;
}
