/* SPDX-License-Identifier: MIT */
/* show_line.c - one line per puzzle: line, jigsaw, marks.

       53..7....6..195...(81 characters) x nrc solution=534678912...
       5..2.(25 characters) AAABBACCBB...                             jigsaw: givens, layout
       ....5....1........(729 characters)                             marks

   The first word is the puzzle; the words after it say what a reader could not guess.  */
#include "board/symbols.h"
#include "show/clue_parts.h"
#include "show/parts.h"
#include "show/printers.h"
#include "show/show.h"

/* What a line need not say after its first word, because that word has said it. */
enum { LAYOUT_SAID = 1, ALLOWED_SAID = 2, MARKS_SAID = 4 };

static void out_words_of_rules(struct out *o, const sudoku_puzzle *p, unsigned said)
{
    const sudoku_rules *r = p->rules;
    if (r->extras) out_format(o, " %s", r->names);
    if (has_rules_by_clues(p)) {
        out_char(o, ' ');
        out_rules_by_clues(o, p);
    }
    if (!(said & LAYOUT_SAID)) {
        if (box_needs_words(r)) {
            out_text(o, " box=");
            out_box(o, r);
        }
        if (r->region && !r->box_rows) {
            out_text(o, " regions=");
            out_regions(o, r);
        }
    }
    for (int i = r->first_user; i < r->house_count; i++) {
        out_text(o, " house=");
        out_house_cells(o, r, i, "");
    }
    out_clue_words(o, p);
}

static void out_words(struct out *o, const sudoku_puzzle *p, const sudoku_style *style, unsigned said)
{
    /* 729 characters may also be the marks of 9x9 */
    if (p->rules->n == 27 && !(said & ALLOWED_SAID)) out_text(o, " size=27");
    out_words_of_rules(o, p, said);
    if (p->placed && !(said & MARKS_SAID)) {
        out_text(o, " placed=");
        out_digits(o, style, p->placed, p->rules->cells);
    }
    if (p->marks && !(said & MARKS_SAID)) {
        out_text(o, " marks=");
        out_all_places(o, p->rules, p->marks);
    }
    if (p->allowed && !(said & ALLOWED_SAID)) {
        out_text(o, " allowed=");
        out_all_places(o, p->rules, p->allowed);
    }
    if (p->solution) {
        out_text(o, " solution=");
        out_digits(o, style, p->solution, p->rules->cells);
    }
    out_char(o, '\n');
}

size_t solution_line(const uint8_t *digits, size_t cells, char *text)
{
    enum { FIGURES = 9 * 9 }; /* up to this size symbols are 1 to 9, and the loop is vectorised */
    if (cells <= FIGURES)
        for (size_t i = 0; i < cells; i++) text[i] = (char)(digits[i] + '0');
    else
        for (size_t i = 0; i < cells; i++) text[i] = digit_symbol(digits[i]);
    text[cells] = '\n';
    return cells + 1;
}

/* Some cells may be empty, if the solution is what is known so far. */
static void out_solution_line(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    char text[SUDOKU_MAX_CELLS + 1];
    const size_t cells = (size_t)sheet->puzzle->rules->cells,
                 length = solution_line(sheet->solution, cells, text);
    for (size_t cell = 0; cell < cells; cell++)
        if (!sheet->solution[cell]) text[cell] = shown_digit(style, 0);
    out_bytes(o, text, length);
}

/* Is the puzzle all pencil marks, so that they can take the place of the givens?  Up to size 4, or
   with a cell that has no marks, the line could be taken for a line of givens.  */
static bool only_marks(const sudoku_puzzle *p)
{
    if (!p->allowed || p->rules->n <= 4) return false;
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (p->givens[cell] || !(p->allowed[cell] & all_digits(p->rules))) return false;
    return true;
}

void print_line(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_puzzle *p = sheet->puzzle;
    if (sheet->solution) {
        out_solution_line(o, sheet, style);
    } else if (only_marks(p)) {
        out_all_places(o, p->rules, p->allowed);
        out_words(o, p, style, ALLOWED_SAID);
    } else {
        out_digits(o, style, p->givens, p->rules->cells);
        out_words(o, p, style, 0);
    }
}

void print_jigsaw(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_puzzle *p = sheet->puzzle;
    /* too short to be distinguished from a row, or in pieces like a solution: then words are clearer */
    if (sheet->solution || !p->rules->region || p->rules->n <= 3 || broken_region(p->rules) >= 0) {
        print_line(o, sheet, style);
        return;
    }
    out_digits(o, style, p->givens, p->rules->cells);
    out_char(o, ' ');
    out_regions(o, p->rules);
    out_words(o, p, style, LAYOUT_SAID);
}

void print_marks(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    for (int cell = 0; cell < r->cells; cell++) out_places(o, shown_candidates(sheet, cell), r->n);
    if (sheet->solution) out_char(o, '\n');
    else out_words(o, sheet->puzzle, style, ALLOWED_SAID | MARKS_SAID);
}
