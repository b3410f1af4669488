/* SPDX-License-Identifier: MIT */
/* reader.h - the reader's state, shared by the readers of the formats.

   A format reader examines the lines of the source, takes those that belong to its puzzle, and fills in
   the draft.  It returns false with r->error filled in; the loop in reader.c then finds the next puzzle.  */
#ifndef READ_READER_H
#define READ_READER_H

#include "read/classify.h"
#include "read/draft.h"
#include "read/drawing.h"
#include "read/forms.h"
#include "read/json/json_stream.h"
#include "read/list/columns.h"
#include "read/source.h"
#include "words/fail.h"

enum { LONGEST_BARE_END = 256 };

/* n lines of n characters each, blanks between them aside, below a grid. */
struct lines_below {
    int lines, all_lines; /* with cells; up to the end of the block */
    char symbol[SUDOKU_MAX_CELLS];
    struct place where[SUDOKU_MAX_CELLS];
};

struct sudoku_reader {
    sudoku_error *error;
    struct wrapped_text *wrapped; /* read instead of the source; NULL: none */
    bool looked_at_whole;
    bool is_unwrapped;           /* the text is what was left of another one */
    long lines_passed, comments; /* before the next puzzle */
    enum {
        NOTHING,
        A_GRID,
        A_LINE,
        A_LINE_OF_TOKENS
    } before;             /* the last puzzle, or its form if it had an error */
    bool after_blank;     /* a blank line followed it */
    bool looks_like_list; /* the current line could be one of a list, valid or not */
    bool below_taken;     /* the line below belongs to the current puzzle */
    bool one_line;        /* the current puzzle is a line, so an error in it affects no other puzzle */
    bool stop;            /* nothing valid can follow */
    bool lines_are_pairs, lines_are_alone; /* of a list, see line_below.c; neither: not decided yet */
    bool refused;                          /* the whole text is, as r->error says */
    int bare_size;                         /* of the last puzzle if it was a bare line, else 0 */
    const sudoku_rules *row_rules;         /* of such a row; the cache owns them */
    char bare_end[LONGEST_BARE_END];       /* the words after its digits: rules */
    size_t bare_end_length;
    struct columns columns;
    struct row row; /* the last, of a list with columns; else it has no lines */
    struct expectations expected;
    struct rules_cache cache;
    struct memory_text {
        const char *text;
        size_t length;
    } memory;
    sudoku_error note;              /* on the puzzle; without a code: none */
    struct named_rules heading;     /* in comments and titles so far, and in the words of a whole text */
    struct named_rules title_named; /* in the titles of this puzzle */
    char pending_title[SUDOKU_TEXT];
    struct place title_place;
    struct draft draft;
    struct place where[SUDOKU_MAX_CELLS]; /* scratch: places of symbols */
    char symbol[SUDOKU_MAX_CELLS];        /* scratch: symbols side by side */
    struct lines_below below;             /* scratch */
    struct drawing drawing;               /* scratch, too big for a small stack */
    struct json_stream json;
    struct source source;
};

/* Was the last puzzle a line of a list? */
static inline bool is_in_list(const struct sudoku_reader *r) { return r->before >= A_LINE; }

form_reader read_line;   /* one puzzle in one line, followed by its rules in words */
form_reader read_grid;   /* n lines of n characters */
form_reader read_joined; /* n words of n characters in one line */
bool is_joined(const struct line *);
form_reader read_tokens; /* numbers between blanks or commas; also regions in the tens */
form_reader read_pretty; /* drawn with | - + */
form_reader read_list;   /* [[0,0,3...],...] */
form_reader read_json;   /* objects, see json/json_stream.h */
form_reader read_file;   /* header lines, then any of the above */
/* Decodes the characters of a grid in lines that have been taken, and takes what belongs to it from below. */
bool decode_grid(struct sudoku_reader *, const struct glyphs *);

/* Does each row and column hold every digit, as in a solution? */
bool is_latin_square(const uint8_t *digits, int n);
/* Do the characters show regions, whose cells hang together? */
bool is_layout_in_pieces(const struct glyphs *, int n);
/* The solution or the regions of the line that has been read, in the line below, if the text is there as a whole. */
bool take_line_below(struct sudoku_reader *);
/* Lines that were only looked at are text again, so that lines can be read in runs. */
void give_back_lines(struct sudoku_reader *);
/* Are there lines that can be nothing but sentences? */
bool has_sentences(const char *text, size_t length);

/* Is the line a header of our own file form? */
bool is_own_header(const struct line *);
/* Is it one of the sections that SadMan and we have? */
bool is_own_section(const struct line *);
/* Is it a clue? */
bool is_clue_header(const struct line *);
/* The grid that starts at the next line, in any form. */
form_reader read_body;

/* Givens and layout in one field or two, or pencil marks, asked for by name. */
form_reader read_jigsaw;
form_reader read_marks;

/* Puzzles that can be read in runs: smaller ones may be rows of a grid, or a single cell; in larger ones digits have letters, and
   0 may be one.  */
enum { SMALLEST_BARE_SIZE = 4, LARGEST_BARE_SIZE = 9 };
/* Digits of such a puzzle.  False: there are other characters, or both marks for an empty cell.  */
bool decode_bare(const char *text, int cells, int n, uint8_t *givens);

/* Does the line consist of the digits and dots of a puzzle of size n, perhaps with words after a blank?  Then lines
   with the same ending can be read by reader_run().  */
void note_bare_line(struct sudoku_reader *, const struct line *, int n);

/* Is the line the first row of a grid? */
bool begins_grid(struct sudoku_reader *, const struct line *);

/* ---- texts that are wrapped in something (read_wrapped.c) ---- */

/* Looks at the whole of a text at its first line; if it is wrapped, `wrapped` reads what is in it from then on.  False: out of memory, or
   it is not wrapped as it should be.  */
bool look_for_wrapping(struct sudoku_reader *, const struct line *first);
/* The text is not what the caller knows it to be. */
bool refuse_other_form(struct sudoku_reader *, const struct line *);
sudoku_read_result read_wrapped(struct sudoku_reader *, sudoku_puzzle *);
void free_wrapped(struct sudoku_reader *);
/* The reader that reads what is in the text: this one, or that of the text without its wrapping. */
const struct sudoku_reader *reader_within(const struct sudoku_reader *);
/* What was taken off, by the names of the wrappings with blanks between; empty: nothing. */
const char *wrapping_of(const struct sudoku_reader *);

bool fail_at(struct sudoku_reader *, struct place, struct message);
/* So many characters are no grid. */
bool fail_by_length(struct sudoku_reader *, struct place, int length);

/* Does the field hold only characters that cells have?  If not, says so. */
bool check_cell_symbols(struct sudoku_reader *, const struct line *, const struct field *);

/* A puzzle at this place of the line, and words after it up to the line's end. */
bool read_line_from(struct sudoku_reader *, const struct line *, const char *at);
/* Does the text begin with "box=" or another key of a line? */
bool is_line_key(const char *text, size_t length);

/* Text beside the puzzle that nobody reads: rules in it are not applied. */
void note_unread_text(struct draft *, const struct field *);

/* Can a field of that length be a puzzle in one line (of more than 3x3)? */
bool is_puzzle_length(size_t length);
/* Can the line's first field be one, by its characters, too? */
bool can_be_puzzle(struct sudoku_reader *, const struct line *);

#endif
