/* SPDX-License-Identifier: MIT */
/* show_page.c - links of our page; see src/read/link/page_link.c.  The page has no address of its own: the style says where it is, or the
   link begins with "#", to be put behind any address of the page.  */
#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"
#include "board/symbols.h"
#include "read/link/page_sum.h"
#include "show/link/can_say.h"
#include "show/parts.h"

struct pairs {
    struct out *out;
    struct page_sum sum;
    bool begun;
};

static bool stays(char c)
{
    return is_letter(c) || is_figure(c) || c == '*' || c == '-' || c == '.' || c == '_';
}

/* A character of a value: escaped in the link, as it is in the sum. */
static void put_byte(struct pairs *p, char c)
{
    page_sum_byte(&p->sum, c);
    if (stays(c)) out_char(p->out, c);
    else if (c == ' ') out_char(p->out, '+');
    else
        out_format(p->out, "%%%c%c", "0123456789ABCDEF"[(unsigned char)c >> 4],
                   "0123456789ABCDEF"[c & 15]);
}

static void put_text(struct pairs *p, const char *text)
{
    while (*text) put_byte(p, *text++);
}

static void begin_pair(struct pairs *p, const char *key)
{
    if (p->begun) out_char(p->out, '&');
    p->begun = true;
    out_format(p->out, "%s=", key);
    page_sum_pair(&p->sum, key);
}

static void end_pair(struct pairs *p) { page_sum_end(&p->sum); }

/* What is not UTF-8 could not come back with the same sum. */
static void put_title(struct pairs *p, const char *title)
{
    const size_t length = strlen(title);
    begin_pair(p, "title");
    for (size_t at = 0; at < length;) {
        int32_t code;
        const int bytes = utf8_decode(title + at, length - at, &code);
        if (code < 0) put_byte(p, '?');
        else
            for (int i = 0; i < bytes; i++) put_byte(p, title[at + (size_t)i]);
        at += (size_t)bytes;
    }
    end_pair(p);
}

/* ---- grids: runs of empty cells are letters ---- */

static void put_run(struct pairs *p, int *run)
{
    enum { LONGEST_RUN = 26 };
    for (; *run > LONGEST_RUN; *run -= LONGEST_RUN) put_byte(p, 'z');
    if (*run) put_byte(p, (char)('a' + *run - 1));
    *run = 0;
}

static void put_digits(struct pairs *p, const char *key, const uint8_t *digits, int cells)
{
    int run = 0;
    begin_pair(p, key);
    for (int cell = 0; cell < cells; cell++) {
        if (!digits[cell]) {
            run++;
            continue;
        }
        put_run(p, &run);
        put_byte(p, digit_symbol(digits[cell]));
    }
    put_run(p, &run);
    end_pair(p);
}

static void put_sets(struct pairs *p, const char *key, const sudoku_puzzle *puzzle, const uint64_t *sets)
{
    int run = 0;
    bool set_before = false;
    begin_pair(p, key);
    for (int cell = 0; cell < puzzle->rules->cells; cell++) {
        const uint64_t set = sets == puzzle->allowed ? stated_marks(puzzle, cell) : sets[cell];
        if (!set) {
            run++;
            set_before = false;
            continue;
        }
        put_run(p, &run);
        if (set_before) put_byte(p, '_');
        for_each_bit(d, set) put_byte(p, digit_symbol(d + 1));
        set_before = true;
    }
    put_run(p, &run);
    end_pair(p);
}

static bool any_digit(const uint8_t *digits, int cells)
{
    for (int cell = 0; digits && cell < cells; cell++)
        if (digits[cell]) return true;
    return false;
}

static bool any_set(const uint64_t *sets, int cells)
{
    for (int cell = 0; sets && cell < cells; cell++)
        if (sets[cell]) return true;
    return false;
}

/* ---- rules ---- */

/* Whatever is written to it becomes a part of the value. */
static void to_value(void *context, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) put_byte(context, text[i]);
}

static void put_rules(struct pairs *p, const sudoku_rules *r)
{
    char buffer[128];
    struct out value = out_to_sink(to_value, p, buffer, sizeof buffer);
    const bool regions = r->region && !r->box_rows;
    begin_pair(p, "size");
    out_number(&value, (uint64_t)r->n);
    out_flush(&value);
    end_pair(p);
    begin_pair(p, regions ? "regions" : "box");
    if (regions) out_regions(&value, r);
    else out_box(&value, r);
    out_flush(&value);
    end_pair(p);
    if (r->extras) {
        begin_pair(p, "rules");
        put_text(p, r->names);
        end_pair(p);
    }
    for (int h = r->first_user; h < r->house_count; h++) {
        begin_pair(p, "house");
        out_house_cells(&value, r, h, " ");
        out_flush(&value);
        end_pair(p);
    }
}

void print_page(struct out *o, const sudoku_sheet *s, const sudoku_style *style)
{
    const sudoku_puzzle *puzzle = s->puzzle;
    const int cells = puzzle->rules->cells;
    struct pairs p = {.out = o};
    if (style->base) out_text(o, style->base);
    out_char(o, '#');
    page_sum_begin(&p.sum);
    begin_pair(&p, "p");
    put_byte(&p, '1');
    end_pair(&p);
    put_rules(&p, puzzle->rules);
    if (puzzle->title && *puzzle->title) put_title(&p, puzzle->title);
    put_digits(&p, "givens", puzzle->givens, cells);
    if (any_set(puzzle->allowed, cells)) put_sets(&p, "allowed", puzzle, puzzle->allowed);
    if (any_digit(puzzle->placed, cells)) put_digits(&p, "entries", puzzle->placed, cells);
    if (any_set(puzzle->marks, cells)) put_sets(&p, "centre", puzzle, puzzle->marks);
    if (any_set(puzzle->colours, cells)) put_sets(&p, "colours", puzzle, puzzle->colours);
    char sum[PAGE_SUM_ROOM];
    out_format(o, "&sum=%s\n", page_sum_text(&p.sum, sum));
}
