/* SPDX-License-Identifier: MIT */
/* clue_layout.c - see clue_layout.h */
#include "show/clues/clue_layout.h"

#include "base/memory.h"
#include "clue/clue_statement.h"

enum { PLACES = SIDES * (SUDOKU_MAX_SIZE + 2), DIRECTIONS = 8, MARKS_OF_A_CELL = 3 };

/* What is known while room is being given, cell by cell or place by place. */
struct planning {
    uint8_t cages[SUDOKU_MAX_CELLS]; /* levels that are taken, a bit each */
    /* By level: the directions in which lines leave the cell, and the last clue that they are of. */
    uint8_t lines[LINE_LEVELS][SUDOKU_MAX_CELLS];
    uint16_t of_clue[LINE_LEVELS][SUDOKU_MAX_CELLS];
    /* Marks at its right border, its lower border, and its lower right corner. */
    uint16_t marks[SUDOKU_MAX_CELLS][MARKS_OF_A_CELL];
    uint16_t diagonals[PLACES][2], straight[PLACES];
    int letters;
};

/* ---- outside the grid ---- */

/* A diagonal of one cell ends where it begins: at a corner it comes from outside, elsewhere it leaves the grid at once. */
static struct outside one_cell(int n, int row, int column)
{
    const bool at_row = row == 0 || row == n - 1, at_column = column == 0 || column == n - 1;
    struct outside o = {.down = row == 0 ? -1 : 1, .right = column == 0 ? 1 : -1};
    if (at_column && !at_row) o.right = -o.right;
    return o;
}

bool clue_outside(const struct clue *c, int n, struct outside *o)
{
    const int row = c->cell[0] / n, column = c->cell[0] % n;
    const bool diagonal = c->kind->look.drawing == DRAW_DIAGONAL;
    if (c->count > 1) {
        const int down = c->cell[1] / n - row, right = c->cell[1] % n - column;
        *o = (struct outside){.down = (down > 0) - (down < 0), .right = (right > 0) - (right < 0)};
    } else {
        *o = diagonal ? one_cell(n, row, column) : (struct outside){.right = 1};
    }
    o->row = row - o->down;
    o->column = column - o->right;
    return o->row < 0 || o->row >= n || o->column < 0 || o->column >= n;
}

enum side outside_side(const struct outside *o, int n)
{
    return o->row < 0 ? SIDE_TOP : o->row >= n ? SIDE_BOTTOM : o->column < 0 ? SIDE_LEFT : SIDE_RIGHT;
}

static int place_index(const struct outside *o, int n)
{
    const enum side side = outside_side(o, n);
    const bool level = side == SIDE_TOP || side == SIDE_BOTTOM;
    return (int)side * (n + 2) + (level ? o->column : o->row) + 1;
}

static void need_room(struct clue_layout *l, const struct outside *o, int slot)
{
    const int depth = (slot + 1) * SLOT, n = l->n;
    int *const room = l->room;
    if (o->row < 0 && room[SIDE_TOP] < depth) room[SIDE_TOP] = depth;
    if (o->row >= n && room[SIDE_BOTTOM] < depth) room[SIDE_BOTTOM] = depth;
    if (o->column < 0 && room[SIDE_LEFT] < depth) room[SIDE_LEFT] = depth;
    if (o->column >= n && room[SIDE_RIGHT] < depth) room[SIDE_RIGHT] = depth;
}

/* Diagonals are next to the grid, because their arrows point into it; two that go different ways share a slot. */
static void place_outside(struct clue_layout *l, struct planning *p, bool diagonals)
{
    for (int i = 0; i < l->clues->count; i++) {
        const struct clue *c = &l->clues->clue[i];
        struct outside o;
        if (c->kind->look.drawing != (diagonals ? DRAW_DIAGONAL : DRAW_OUTSIDE)) continue;
        if (!clue_outside(c, l->n, &o)) {
            l->corners = true;
            continue;
        }
        const int place = place_index(&o, l->n);
        const enum side side = outside_side(&o, l->n);
        if (diagonals) {
            const int way = side == SIDE_TOP || side == SIDE_BOTTOM ? o.right : o.down;
            l->place[i].slot = p->diagonals[place][way > 0]++;
        } else {
            const int left = p->diagonals[place][0], right = p->diagonals[place][1];
            l->place[i].slot = (left > right ? left : right) + p->straight[place]++;
        }
        need_room(l, &o, l->place[i].slot);
    }
}

/* ---- cages and lines that meet ---- */

static int cage_level(struct planning *p, const struct clue *c)
{
    int taken = 0, level = 0;
    for (int i = 0; i < c->count; i++) taken |= p->cages[c->cell[i]];
    while (level < CAGE_LEVELS - 1 && taken >> level & 1) level++;
    for (int i = 0; i < c->count; i++) p->cages[c->cell[i]] |= (uint8_t)(1 << level);
    return level;
}

/* The direction from a cell to a neighbour as a bit; 0 if it is none. */
static int way_to(int n, int from, int to)
{
    static const uint8_t ways[3][3] = {{1, 2, 4}, {8, 0, 16}, {32, 64, 128}};
    const int down = to / n - from / n, right = to % n - from % n;
    if (down < -1 || down > 1 || right < -1 || right > 1) return 0;
    return ways[down + 1][right + 1];
}

/* Does a line of another kind take the same way there?  Those of one kind may: thermometers have branches. */
static bool meets_another(const struct clue_layout *l, const struct planning *p, const struct clue *c,
                          int level)
{
    for (int i = 1; i < c->count; i++) {
        const int cell = c->cell[i - 1];
        if ((p->lines[level][cell] & way_to(l->n, cell, c->cell[i])) &&
            l->clues->clue[p->of_clue[level][cell]].kind != c->kind)
            return true;
    }
    return false;
}

static int line_level(const struct clue_layout *l, struct planning *p, int clue)
{
    const struct clue *c = &l->clues->clue[clue];
    int level = 0;
    while (level < LINE_LEVELS - 1 && meets_another(l, p, c, level)) level++;
    for (int i = 1; i < c->count; i++) {
        const int a = c->cell[i - 1], b = c->cell[i];
        p->lines[level][a] |= (uint8_t)way_to(l->n, a, b);
        p->lines[level][b] |= (uint8_t)way_to(l->n, b, a);
        p->of_clue[level][a] = p->of_clue[level][b] = (uint16_t)clue;
    }
    return level;
}

/* Which of the marks at the same border or corner it is. */
static int mark_slot(const struct clue_layout *l, struct planning *p, const struct clue *c)
{
    int first = c->cell[0], last = c->cell[0];
    for (int i = 0; i < c->count; i++) {
        if (c->cell[i] < first) first = c->cell[i];
        if (c->cell[i] > last) last = c->cell[i];
    }
    if (c->kind->look.drawing == DRAW_CORNER) return p->marks[first][2]++;
    if (last == first + l->n) return p->marks[first][1]++;
    return last == first + 1 && last % l->n ? p->marks[first][0]++ : 0;
}

/* ---- words and letters ---- */

void out_clue_letter(struct out *o, int letter)
{
    enum { LETTERS = 26 };
    char text[8];
    int at = (int)sizeof text;
    for (; letter > 0; letter = (letter - 1) / LETTERS)
        text[--at] = (char)('A' + (letter - 1) % LETTERS);
    out_bytes(o, text + at, sizeof text - (size_t)at);
}

/* How long the longest of them is, with a letter and a zero. */
static void count_bytes(void *context, const char *text, size_t length)
{
    (void)text;
    *(size_t *)context += length;
}

static size_t longest_statement(const sudoku_clues *clues)
{
    enum { LETTER_ROOM = 16 };
    size_t longest = 0;
    for (int i = 0; i < clues->count; i++) {
        char buffer[128];
        size_t length = 0;
        struct out o = out_to_sink(count_bytes, &length, buffer, sizeof buffer);
        out_clue_statement(&o, &clues->clue[i], clues->rules->n);
        out_flush(&o);
        if (length > longest) longest = length;
    }
    return longest + LETTER_ROOM;
}

const char *clue_statement_text(const struct clue_layout *l, int clue)
{
    struct out o = out_to_buffer(l->text, l->text_room);
    out_clue_statement(&o, &l->clues->clue[clue], l->n);
    return l->text;
}

char *clue_words(const struct clue_layout *l, int clue)
{
    const struct clue *c = &l->clues->clue[clue];
    struct out o = out_to_buffer(l->text, l->text_room);
    if (c->kind->look.drawing == DRAW_IN_WORDS) {
        out_clue_statement(&o, c, l->n);
        return l->text;
    }
    if (!c->kind->look.lettered || !c->text_length) return NULL;
    out_clue_letter(&o, l->place[clue].letter);
    out_text(&o, ": ");
    out_bytes(&o, c->text, (size_t)c->text_length);
    return l->text;
}

/* Lines end after a blank where possible, and never within a character. */
size_t words_in_line(const char *words, int n)
{
    const int width = n * 100, most = width > WORDS_LETTER ? width * 100 / (WORDS_LETTER * 60) : 1;
    size_t length = 0, blank = 0;
    for (int characters = 0; words[length] && characters < most; characters++) {
        if (words[length++] == ' ') blank = length;
        while (((unsigned char)words[length] & 0xC0) == 0x80) length++;
    }
    return words[length] && blank ? blank : length;
}

static void need_words(struct clue_layout *l, int clue)
{
    const char *at = clue_words(l, clue);
    for (; at && *at; at += words_in_line(at, l->n)) l->room[SIDE_BOTTOM] += WORDS_LINE;
}

/* ---- all together ---- */

static void place_clue(struct clue_layout *l, struct planning *p, int clue)
{
    const struct clue *c = &l->clues->clue[clue];
    struct clue_place *place = &l->place[clue];
    const struct clue_look *look = &c->kind->look;
    if (look->lettered) place->letter = ++p->letters;
    switch (look->drawing) {
    case DRAW_CAGE:
    case DRAW_GROUPS: place->level = cage_level(p, c); break;
    case DRAW_LINE:
    case DRAW_ARROW: place->level = line_level(l, p, clue); break;
    case DRAW_EDGE:
    case DRAW_CORNER: place->slot = mark_slot(l, p, c); break;
    default: break;
    }
    l->corners |= look->drawing == DRAW_CAGE || look->lettered ||
                  ((look->drawing == DRAW_LINE || look->drawing == DRAW_CELLS) &&
                   (look->text || clue_has_own_number(c, l->n)));
}

bool clue_has_own_number(const struct clue *c, int n)
{
    return c->number_count && (!c->kind->usual_number || c->number[0] != c->kind->usual_number(n));
}

struct clue_layout *clue_layout_new(const sudoku_clues *clues)
{
    const size_t cells = (size_t)clues->rules->cells, count = (size_t)clues->count;
    const size_t text_room = longest_statement(clues);
    struct planning *p = new_array(1, sizeof *p);
    char *memory = new_array(1, sizeof(struct clue_layout) + count * sizeof(struct clue_place) +
                                    cells * sizeof(uint16_t) + text_room);
    if (!p || !memory) {
        free(p);
        free(memory);
        return NULL;
    }
    struct clue_layout *l = (struct clue_layout *)(void *)memory;
    l->clues = clues;
    l->n = clues->rules->n;
    l->place = (struct clue_place *)(l + 1);
    l->corner_used = (uint16_t *)(l->place + count);
    l->text = (char *)(l->corner_used + cells);
    l->text_room = text_room;
    for (int i = 0; i < clues->count; i++) place_clue(l, p, i);
    place_outside(l, p, true);
    place_outside(l, p, false);
    for (int i = 0; i < clues->count; i++) need_words(l, i);
    free(p);
    return l;
}
