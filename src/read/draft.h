/* SPDX-License-Identifier: MIT */
/* draft.h - what a text says about one puzzle, before it becomes a puzzle.

   The format readers fill in a draft; draft_finish() reconciles rules and options, checks that everything
   fits together, and makes the puzzle.  */
#ifndef READ_DRAFT_H
#define READ_DRAFT_H

#include "board/rules.h"
#include "read/draft_clues.h"
#include "read/puzzle_labels.h"
#include "read/recognition.h"
#include "read/rule_words.h"
#include "sudoku.h"

struct form; /* see forms.h */

/* Characters that represent cells, and their places: `where` has one for each, or is NULL if they
   follow one another from `first` on.  */
struct glyphs {
    const char *symbol;
    int count;
    struct place first;
    const struct place *where;
};

struct place glyph_place(const struct glyphs *, int index);

/* The first digit is 0, 1 or A. */
enum first_digit { DIGITS_ANY, DIGITS_FROM_0, DIGITS_FROM_1, DIGITS_FROM_A };

/* A house that the user adds.  Its cells are looked up when the size is known. */
struct draft_house {
    const char *text; /* lives until the puzzle is finished */
    size_t length;
    struct place place;
    int count; /* of its cells; 0: not looked up yet */
    uint16_t cell[SUDOKU_MAX_SIZE];
};

struct draft {
    int n;                   /* 0: not known yet */
    const struct form *form; /* NULL: not known yet */
    struct place begin;
    enum first_digit first_digit; /* DIGITS_ANY: as the givens show */

    bool has_givens, has_placed, has_marks, has_allowed, has_solution, has_colours;
    uint8_t givens[SUDOKU_MAX_CELLS], placed[SUDOKU_MAX_CELLS], solution[SUDOKU_MAX_CELLS];
    uint64_t marks[SUDOKU_MAX_CELLS], allowed[SUDOKU_MAX_CELLS], colours[SUDOKU_MAX_CELLS];
    struct place solution_place;

    bool has_box, has_regions;
    bool regions_drawn; /* regions seen in a drawing: anything stated in words takes precedence */
    int box_rows, box_columns;
    uint8_t regions[SUDOKU_MAX_CELLS];
    struct place shape_place; /* of the box or the regions */

    bool states_rules;
    bool could_be_list; /* the grid's rows could be puzzles themselves */
    bool unused_rules;  /* rules where only free text is read */
    unsigned extras;
    struct place rules_place;

    /* Memory for houses and labels is kept from one puzzle to the next; NULL until the first. */
    int house_count, house_room;
    struct draft_house *house;
    sudoku_cells *house_cells; /* the same for the rules */

    struct draft_clues clues;
    char title[SUDOKU_TEXT];
    struct labels labels;
    struct named_rules named; /* in words that nobody reads */
    struct recognition seen;
};

/* The caller's options, looked up once. */
struct expectations {
    const struct form *form;      /* NULL: any */
    const struct form *container; /* a form around others; NULL: any or none */
    enum first_digit first_digit;
    bool has_rules, has_box;
    const char *rules; /* their words; NULL: none */
    unsigned extras;
    int box_rows, box_columns;
    int regions_size; /* 0: none */
    uint8_t regions[SUDOKU_MAX_CELLS];
    const char *const *houses;
    int house_count;
    const char *const *clues;
    int clue_count;
    bool whole;         /* all of the text is there: to look ahead is not to wait */
    const char *column; /* of a list: name or number; NULL: found by looking */
};

/* Rules made lately, so that a list shares them. */
enum { KEPT_RULES = 8 };
struct rules_cache {
    const sudoku_rules *rules[KEPT_RULES];
    int next;
};

/* A draft without memory; empties it for the next puzzle; frees its memory. */
void draft_prepare(struct draft *);
void draft_clear(struct draft *);
void draft_free(struct draft *);
bool expectations_from_options(struct expectations *, const sudoku_read_options *, sudoku_error *);
void rules_cache_clear(struct rules_cache *);

/* Sets or checks the size. */
bool draft_size(struct draft *, int n, struct place, sudoku_error *);

/* Digits of a grid, as digits.c describes it. */
bool decode_digits(struct draft *, const struct glyphs *, int n, uint8_t *digits, sudoku_error *);
/* The same for the givens, which decide where the digits of the puzzle begin. */
bool decode_givens(struct draft *, const struct glyphs *, int n, sudoku_error *);
/* Regions; any n letters or digits, each n times. */
bool decode_layout(const struct glyphs *, int n, uint8_t *regions, sudoku_error *);
/* A word of candidates such as "125", or of empty marks. */
bool decode_mark_word(const char *text, size_t length, int n, struct place, uint64_t *set,
                      sudoku_error *);
/* Candidates that are part of the puzzle: where there are none, all are possible. */
void fill_allowed(uint64_t *allowed, int n);
/* Pencil marks: n characters a cell, each the digit of its place or an empty mark. */
bool decode_marks(const struct glyphs *, int n, uint64_t *marks, sudoku_error *);

/* "ROWSxCOLUMNS", "none"; rule names, those of clues about the whole grid, too; cells such as "r1c1 r2c2" or "r1c1r2c2", whose text must live as long as the puzzle
   is not finished if the size is not known yet.  */
bool draft_box(struct draft *, const char *text, size_t length, struct place, sudoku_error *);
bool draft_rules(struct draft *, const char *text, size_t length, struct place, sudoku_error *);
bool draft_house(struct draft *, const char *text, size_t length, struct place, sudoku_error *);

/* Rules, houses and clues in one text, with ';' between them; the size is known, and the text lives as above. */
bool draft_statements(struct draft *, const char *text, size_t length, struct place, sudoku_error *);

/* Is one of them a clue? */
bool states_a_clue(const char *text, size_t length);

/* Notes what the rules in words name, unless houses or clues are stated, which may be what they mean. */
void draft_note_about(struct draft *);

/* The same for cells that are already known, in a grid whose size is. */
bool draft_cells(struct draft *, const uint16_t *cells, int count, struct place, sudoku_error *);

/* The rules of the draft so far, from the cache or new; the cache owns them. */
const sudoku_rules *draft_find_rules(struct draft *, const struct expectations *, struct rules_cache *,
                                     sudoku_error *);
/* Makes the puzzle.  `note` may receive a sentence for the user. */
bool draft_finish(struct draft *, const struct expectations *, struct rules_cache *, sudoku_puzzle *,
                  sudoku_error *note, sudoku_error *);

#endif
