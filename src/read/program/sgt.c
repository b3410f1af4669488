/* SPDX-License-Identifier: MIT */
/* sgt.c - the puzzle Solo of Simon Tatham's collection: game IDs, and its save files.

       3x3:d2f5_4d6a1...              the boxes are three high and three wide; a letter is a run of empty cells, '_' is only
                                      between two numbers
       9jx:b8_7s4...,_ddbf_...        a jigsaw with diagonals; the part after the comma says where regions meet

       3x3k:zzzc,a_b...,11c5_...      a killer puzzle: where cages meet, and their sums, each in the first cell of its cage

   Parameters are WIDTHxHEIGHT or Nj, then x (diagonals), k (cages), the symmetry and the difficulty, of which the last two say
   nothing about the puzzle.  With '#' instead of ':' a number follows from which the program makes a puzzle: we cannot.  */
#include <string.h>

#include "base/ascii.h"
#include "base/out.h"
#include "base/small_number.h"
#include "read/program/cages.h"
#include "read/program/program.h"

struct parameters {
    int n, box_rows, box_columns; /* no boxes: regions */
    bool diagonals, cages;
};

/* A part of a line. */
struct piece {
    const struct line *line;
    const char *at, *end;
};

static bool is_figure_at(const char *at, const char *end)
{
    return at < end && *at >= '0' && *at <= '9';
}

static bool skip_one_of(const char **at, const char *end, const char *letters)
{
    if (*at == end || !is_one_of(**at, letters)) return false;
    ++*at;
    return true;
}

/* Symmetry: a, r2, r4, m2, m4, m8, md2, md4.  Difficulty: dt, db, di, da, de, du. */
static bool skip_taste(const char **at, const char *end)
{
    if (skip_one_of(at, end, "a")) return true;
    if (skip_one_of(at, end, "d")) return skip_one_of(at, end, "tbiaeu");
    if (skip_one_of(at, end, "m")) skip_one_of(at, end, "d");
    else if (!skip_one_of(at, end, "r")) return false;
    return skip_one_of(at, end, "248");
}

/* Moves *at past the parameters.  False: these are none. */
static bool read_parameters(const char **at, const char *end, struct parameters *p)
{
    memset(p, 0, sizeof *p);
    const int first = small_number(at, end);
    if (first < 1) return false;
    int second = 1;
    const bool product = *at < end && **at == 'x' && is_figure_at(*at + 1, end);
    if (product) {
        ++*at;
        second = small_number(at, end);
    }
    const bool jigsaw = skip_one_of(at, end, "j");
    if ((!product && !jigsaw) || second < 1) return false;
    p->n = first * second; /* at most 10^8 */
    p->box_rows = jigsaw ? 0 : first;
    p->box_columns = jigsaw ? 0 : second;
    while (*at < end && **at != ':' && **at != '#') {
        if (skip_one_of(at, end, "x")) p->diagonals = true;
        else if (skip_one_of(at, end, "k")) p->cages = true;
        else if (!skip_taste(at, end)) return false;
    }
    return true;
}

static bool is_id(const struct line *l)
{
    const struct field f = first_field(l); /* up to a comma */
    const char *at = f.text, *end = f.text + f.length;
    struct parameters p;
    if (!is_figure_at(at, end) || !read_parameters(&at, end, &p) || end - at < 2) return false;
    const bool seed = *at++ == '#';
    while (at < end && (is_figure_at(at, end) || (!seed && (*at == '_' || (*at >= 'a' && *at <= 'z')))))
        at++;
    return at == end;
}

static bool fail_id(struct sudoku_reader *r, const struct piece *p, struct message why)
{
    return fail_as(r, SAY_a_solo_id, place_in(p->line, p->at), why);
}

/* ---- the grid ---- */

/* Numbers up to the largest, and runs of cells without one; 0: none. */
static bool read_numbers(struct sudoku_reader *r, struct piece *p, int largest, int *number)
{
    const int cells = r->draft.n * r->draft.n;
    int count = 0;
    while (p->at < p->end && *p->at != ',') {
        const struct piece here = *p;
        const char c = *p->at;
        int given = 0, run = 0;
        if (is_figure_at(p->at, p->end)) {
            given = small_number(&p->at, p->end);
            run = 1;
            if (given < 1 || given > largest)
                return fail_id(r, &here, say(number_range, largest, given));
        } else {
            p->at++;
            if (c >= 'a' && c <= 'z') run = c - 'a' + 1;
            else if (c != '_') return fail_id(r, &here, say(unexpected_symbol, shown_character(&c, 1)));
        }
        if (run > cells - count) return fail_id(r, &here, say(more_than_cells, cells));
        for (; run; run--) number[count++] = given;
    }
    return count == cells || fail_id(r, p, say(only_so_many_cells, count, cells));
}

static bool read_givens(struct sudoku_reader *r, struct piece *p)
{
    struct draft *d = &r->draft;
    int number[SUDOKU_MAX_CELLS];
    if (!read_numbers(r, p, d->n, number)) return false;
    for (int cell = 0; cell < d->n * d->n; cell++) d->givens[cell] = (uint8_t)number[cell];
    return d->has_givens = true;
}

/* ---- the regions ---- */

static int piece_of(const uint16_t *joined, int cell)
{
    while (joined[cell] != cell) cell = joined[cell];
    return cell;
}

/* The two cells of a border: first those between the cells of each row, then those between the cells of each column. */
static void border_cells(int n, int border, int *one, int *other)
{
    const int line = border / (n - 1) % n, step = border % (n - 1);
    const bool down = border >= n * (n - 1);
    *one = down ? step * n + line : line * n + step;
    *other = *one + (down ? n : 1);
}

/* Joins the cells on both sides of the next `run` borders. */
static void join_cells(uint16_t *joined, int n, int border, int run)
{
    for (; run; run--, border++) {
        int one, other;
        border_cells(n, border, &one, &other);
        const int a = piece_of(joined, one), b = piece_of(joined, other);
        joined[a > b ? a : b] = (uint16_t)(a > b ? b : a);
    }
}

/* Letters are runs of borders without a line, each but z (25 of them) followed by one with a line; '_' is such a line alone.
   The last line is one behind the end.  */
static bool read_borders(struct sudoku_reader *r, struct piece *p, uint16_t *joined)
{
    const int n = r->draft.n, borders = 2 * n * (n - 1);
    int count = 0;
    for (; p->at < p->end && *p->at != ','; p->at++) {
        const char c = *p->at;
        if (c != '_' && (c < 'a' || c > 'z'))
            return fail_id(r, p, say(unexpected_symbol, shown_character(&c, 1)));
        const int run = c == '_' ? 0 : c == 'z' ? 25 : c - 'a' + 1;
        const int next = count + run + (c != 'z');
        if (count + run > borders || next > borders + 1)
            return fail_id(r, p, say(borders_too_long, borders));
        join_cells(joined, n, count, run);
        count = next;
    }
    return count == borders + 1 || fail_id(r, p, say(borders_too_short, borders));
}

/* The pieces into which the grid is cut, each called by its first cell. */
static bool read_pieces(struct sudoku_reader *r, struct piece *p, uint16_t *joined)
{
    if (p->at == p->end) return fail_id(r, p, say(no_layout_in_id));
    p->at++;
    for (int cell = 0; cell < r->draft.n * r->draft.n; cell++) joined[cell] = (uint16_t)cell;
    return read_borders(r, p, joined);
}

static bool read_regions(struct sudoku_reader *r, struct piece *p)
{
    struct draft *d = &r->draft;
    const int n = d->n, cells = n * n;
    uint16_t joined[SUDOKU_MAX_CELLS];
    int number[SUDOKU_MAX_CELLS], count = 0;
    const struct piece begin = {p->line, p->at + (p->at < p->end), p->end};
    if (!read_pieces(r, p, joined)) return false;
    for (int cell = 0; cell < cells; cell++) {
        const int root = piece_of(joined, cell);
        if (root == cell) number[cell] = count++;
        if (count > n) return fail_id(r, &begin, say(too_many_regions, n));
        d->regions[cell] = (uint8_t)number[root]; /* the root is the piece's first cell */
    }
    d->has_regions = true;
    d->shape_place = place_in(begin.line, begin.at);
    return true;
}

/* ---- cages ---- */

/* Cut like regions; then the sums, each in the first cell of its cage. */
static bool read_cages(struct sudoku_reader *r, struct piece *p)
{
    enum { LARGEST_SUM = SUDOKU_MAX_SIZE * (SUDOKU_MAX_SIZE + 1) / 2 };
    struct draft *d = &r->draft;
    uint16_t joined[SUDOKU_MAX_CELLS];
    struct cages cages;
    if (!read_pieces(r, p, joined)) return false;
    if (p->at == p->end) return fail_id(r, p, say(no_sums_in_id));
    const struct piece begin = {p->line, ++p->at, p->end};
    if (!read_numbers(r, p, LARGEST_SUM, cages.sum)) return false;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        cages.of[cell] = (uint16_t)piece_of(joined, cell);
        if (cages.sum[cell] && cages.of[cell] != cell)
            return fail_id(r, &begin, say(sum_within_cage, cell / d->n + 1, cell % d->n + 1));
    }
    return draft_cages(d, &cages, d->begin, r->error);
}

/* ---- an id ---- */

/* The parameters have been read, and are followed by the puzzle. */
static bool read_description(struct sudoku_reader *r, const struct parameters *q, struct piece *p)
{
    struct draft *d = &r->draft;
    if (q->n > SUDOKU_MAX_SIZE) return fail_id(r, p, say(size_range, SUDOKU_MAX_SIZE, q->n));
    if (!draft_size(d, q->n, d->begin, r->error) || !read_givens(r, p)) return false;
    if (q->diagonals && !draft_rules(d, "x", 1, d->begin, r->error)) return false;
    d->has_box = q->box_rows != 0;
    d->box_rows = q->box_rows;
    d->box_columns = q->box_columns;
    d->shape_place = d->begin;
    if (!d->has_box && !read_regions(r, p)) return false;
    if (q->cages && !read_cages(r, p)) return false;
    return p->at == p->end || fail_id(r, p, say(unexpected_symbol, shown_character(p->at, 1)));
}

static bool read_id(struct sudoku_reader *r)
{
    struct line l;
    struct parameters q;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    struct piece p = {&l, first_field(&l).text, l.text + l.length};
    const char *end = p.at;
    while (end < p.end && *end != ' ' && *end != '\t') end++;
    if (!is_rest_empty(&l, end)) return fail_as(r, SAY_a_solo_id, place_in(&l, end), say(text_after_it));
    p.end = end;
    read_parameters(&p.at, p.end, &q); /* the sign has seen to it that they are good */
    if (*p.at++ == '#') return fail_id(r, &p, say(random_seed_only));
    return read_description(r, &q, &p);
}

/* ---- save files ---- */

/* A line such as "CPARAMS :3:3x3"; its text must be as long as it says. */
struct record {
    struct field key;
    struct piece text;
    bool whole;
};

static bool split_record(const struct line *l, struct record *record)
{
    const char *at = l->text, *end = l->text + l->length;
    while (at < end && *at >= 'A' && *at <= 'Z') at++;
    record->key = (struct field){l->text, (size_t)(at - l->text)};
    while (at < end && *at == ' ') at++;
    if (!record->key.length || at == end || *at++ != ':') return false;
    const int length = small_number(&at, end);
    if (length < 0 || at == end || *at++ != ':') return false;
    record->text = (struct piece){l, at, end};
    record->whole = end - at == length;
    return true;
}

static bool key_is(const struct record *record, const char *key)
{
    return record->key.length == strlen(key) && !memcmp(record->key.text, key, record->key.length);
}

static bool is_save(const struct line *l) { return l->length > 9 && !memcmp(l->text, "SAVEFILE:", 9); }

static bool is_same_text(const struct piece *p, const char *text)
{
    return (size_t)(p->end - p->at) == strlen(text) && !memcmp(p->at, text, strlen(text));
}

static bool fail_save(struct sudoku_reader *r, struct place p, struct message why)
{
    return fail_as(r, SAY_a_solo_save, p, why);
}

/* What a save file says.  A record of another length than stated, or of another game, is wrong. */
struct save {
    struct line line[2];
    struct piece parameters, description;
};

static bool keep_record(struct sudoku_reader *r, const struct record *record, struct save *save)
{
    const struct piece *text = &record->text;
    const bool game = key_is(record, "GAME"), parameters = key_is(record, "CPARAMS"),
               description = key_is(record, "DESC");
    if (!game && !parameters && !description) return true;
    const struct place p = place_in(text->line, text->at);
    if (!record->whole) return fail_save(r, p, say(not_as_long_as_stated));
    if (game)
        return is_same_text(text, "Solo") ||
               fail_save(r, p,
                         say(game_of_another_kind, quoted(text->at, (size_t)(text->end - text->at))));
    save->line[description] = *text->line;
    *(description ? &save->description : &save->parameters) =
        (struct piece){&save->line[description], text->at, text->end};
    return true;
}

/* CPARAMS are the parameters of the game that was begun; the records of moves are passed over. */
static bool read_save(struct sudoku_reader *r)
{
    struct line l;
    struct record record;
    struct parameters q;
    struct save save = {.parameters = {.line = NULL}, .description = {.line = NULL}};
    bool good = true;
    while (source_peek(&r->source, 0, &l) && split_record(&l, &record)) {
        source_take(&r->source);
        good = good && keep_record(r, &record, &save);
    }
    if (!good) return false;
    struct piece *p = &save.parameters;
    if (!p->line || !save.description.line)
        return fail_save(r, r->draft.begin, say(save_without_puzzle));
    if (!read_parameters(&p->at, p->end, &q) || p->at != p->end)
        return fail_save(r, place_in(p->line, p->at), say(unknown_parameters));
    return read_description(r, &q, &save.description);
}

bool is_sgt(const struct line *l) { return is_id(l) || is_save(l); }

bool read_sgt(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    return is_save(&l) ? read_save(r) : read_id(r);
}
