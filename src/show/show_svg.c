/* SPDX-License-Identifier: MIT */
/* show_svg.c - a picture.

   Givens are bold, found digits are lighter, smaller and slanted.  */
#include "base/xml_text.h"
#include "show/printers.h"
#include "show/svg_board.h"

enum { MARGIN = 10, ROOM_OF_MARK = 15 };

struct picture {
    struct board board;
    struct out *out;
    const sudoku_sheet *sheet;
    const sudoku_rules *rules;
};

/* ---- what a cell shows ---- */

static int found_digit(const struct picture *p, int cell)
{
    if (p->sheet->puzzle->givens[cell]) return 0;
    if (p->sheet->solution) return p->sheet->solution[cell];
    return p->sheet->puzzle->placed ? p->sheet->puzzle->placed[cell] : 0;
}

/* The marks of a cell without digit.  Those that are part of the puzzle are shown only if there are no
   others, and only where they exclude something.  */
static bitset shown_marks(const struct picture *p, int cell)
{
    const sudoku_puzzle *puzzle = p->sheet->puzzle;
    const bitset all = all_digits(p->rules);
    if (puzzle->givens[cell] || found_digit(p, cell)) return 0;
    if (p->sheet->candidates) return p->sheet->candidates[cell] & all;
    if (puzzle->marks) return puzzle->marks[cell] & all;
    if (!puzzle->allowed || (puzzle->allowed[cell] & all) == all) return 0;
    return puzzle->allowed[cell] & all;
}

/* ---- digits ---- */

static void draw_digits(const struct picture *p, bool givens, int letter, const char *look)
{
    const struct board *b = &p->board;
    out_format(p->out, "<g font-size=\"%d\" %s>\n", letter, look);
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const int digit = givens ? p->sheet->puzzle->givens[cell] : found_digit(p, cell);
        if (!digit) continue;
        board_symbol(b, board_left(b, cell) + b->side / 2, board_top(b, cell) + b->side / 2, letter,
                     digit);
        out_char(p->out, '\n');
    }
    out_text(p->out, "</g>\n");
}

static void draw_marks(const struct picture *p)
{
    const struct board *b = &p->board;
    out_format(p->out, "<g font-size=\"%d\" fill=\"#333\">\n", b->mark_letter);
    for (int cell = 0; cell < p->rules->cells; cell++) {
        const bitset marks = shown_marks(p, cell);
        for_each_bit(i, marks)
            board_symbol(b, mark_x(b, cell, i + 1), mark_y(b, cell, i + 1), b->mark_letter, i + 1);
        if (marks) out_char(p->out, '\n');
    }
    out_text(p->out, "</g>\n");
}

/* ---- the whole ---- */

static void open_picture(const struct picture *p, bool ascii)
{
    const int n = p->rules->n;
    const struct board_view v = board_view(&p->board);
    out_format(p->out,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
               " viewBox=\"%d %d %d %d\" role=\"img\" font-family=\"sans-serif\">\n<title>",
               v.width, v.height, v.x, v.y, v.width, v.height);
    if (p->sheet->puzzle->title && p->sheet->puzzle->title[0]) {
        out_xml(p->out, p->sheet->puzzle->title, ascii);
    } else {
        out_format(p->out, "Sudoku %dx%d", n, n);
        if (p->rules->extras) out_format(p->out, ", %s", p->rules->names);
    }
    out_text(p->out, "</title>\n<rect");
    if (v.x || v.y) out_format(p->out, " x=\"%d\" y=\"%d\"", v.x, v.y);
    out_format(p->out, " width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", v.width, v.height);
}

void print_svg(struct out *o, const sudoku_sheet *sheet, const sudoku_style *style)
{
    const sudoku_rules *r = sheet->puzzle->rules;
    struct picture p = {
        .board = board_of(o, r, MARGIN, ROOM_OF_MARK), .out = o, .sheet = sheet, .rules = r};
    p.board.ascii = style->ascii;
    if (!board_add_clues(&p.board, sheet->puzzle->clues)) {
        o->no_memory = true;
        return;
    }
    open_picture(&p, style->ascii);
    out_text(o, "<g fill=\"none\">\n");
    board_shades(&p.board);
    board_clues(&p.board, LAYER_SHADES);
    board_lines(&p.board);
    out_text(o, "</g>\n");
    board_clues(&p.board, LAYER_LINES);
    board_clues(&p.board, LAYER_MARKS);
    board_clue_words(&p.board);
    out_text(o, "<g text-anchor=\"middle\">\n");
    draw_digits(&p, true, given_letter(&p.board), given_look);
    draw_digits(&p, false, found_letter(&p.board), found_look);
    draw_marks(&p);
    out_text(o, "</g>\n</svg>\n");
    board_free(&p.board);
}
