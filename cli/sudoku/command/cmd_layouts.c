/* SPDX-License-Identifier: MIT */
/* cmd_layouts.c - sudoku layouts: makes layouts of regions, lists the built-in ones, and checks whether they have a grid. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"
#include "sudoku/work/layout_check.h"
#include "sudoku/output/layout_report.h"

enum {
    MAKING_NODES = 100000, /* a layout that needs more is dropped */
    MAX_MISSES = 2000      /* consecutive numbers without a new layout */
};

static int worse_of(int a, int b) { return a > b ? a : b; }

/* ---- making ---- */

/* Fingerprints of the layouts printed so far. */
struct printed {
    uint64_t *seen; /* 0: free */
    size_t room;    /* a power of two, at least twice the number of layouts */
};

static bool printed_new(struct printed *p, uint64_t count)
{
    enum { MOST = 1 << 24 };
    p->room = 64;
    while (p->room < 2 * count && p->room < MOST) p->room *= 2;
    p->seen = calloc(p->room, sizeof *p->seen);
    return p->seen != NULL;
}

/* False: it is in the table already.  A full table takes no more. */
static bool printed_add(struct printed *p, const uint8_t *regions, size_t cells)
{
    uint64_t print = 0xCBF29CE484222325;
    for (size_t i = 0; i < cells; i++) print = (print ^ (regions[i] + 1u)) * 0x100000001B3;
    if (!print) print = 1;
    for (size_t i = 0; i < p->room / 2; i++) {
        uint64_t *slot = &p->seen[(print + i) & (p->room - 1)];
        if (*slot == print) return false;
        if (*slot) continue;
        *slot = print;
        break;
    }
    return true;
}

/* Makes layout `number`, and prints it if it has a grid.  `misses` counts consecutive numbers without a new layout. */
static int make_one(const struct settings *s, uint64_t number, struct printed *printed, int *misses)
{
    const struct layout_settings *l = &s->layouts;
    uint8_t regions[SUDOKU_MAX_CELLS];
    struct layout_outcome o = {.broken = -1};
    if (!sudoku_layout_random(l->size, l->symmetry, l->seed, number, regions, &o.error)) {
        message("sudoku: %s", o.error.message);
        return STATUS_BAD;
    }
    ++*misses;
    if (!printed_add(printed, regions, (size_t)(l->size * l->size))) return STATUS_FINE;
    judge_layout(s, l->size, regions, (struct layout_effort){.nodes = MAKING_NODES}, &o);
    if (o.answer == LAYOUT_FAILED) message("sudoku: %s", o.error.message);
    if (o.answer != LAYOUT_SOLVABLE) return o.answer == LAYOUT_FAILED ? STATUS_BAD : STATUS_FINE;
    *misses = 0;
    report_made(s, l->size, regions, &o);
    output_flush();
    return o.status;
}

static int make_layouts(const struct settings *s)
{
    const uint64_t count = s->layouts.count ? s->layouts.count : 1;
    struct printed printed;
    uint64_t made = 0;
    int status = STATUS_FINE, misses = 0;
    if (!printed_new(&printed, count)) {
        message("sudoku: out of memory");
        return STATUS_BAD;
    }
    begin_layouts(s);
    for (uint64_t number = 0; made < count && status < STATUS_BAD; number++) {
        if (interrupted()) status = STATUS_INTERRUPTED;
        else status = worse_of(status, make_one(s, number, &printed, &misses));
        made += status < STATUS_BAD && !misses;
        if (misses < MAX_MISSES) continue;
        message("sudoku: %d layouts in a row had no grid or were duplicates; there may be no more than "
                "these %" PRIu64,
                misses, made);
        status = STATUS_STOPPED;
    }
    free(printed.seen);
    return status;
}

/* ---- built-in layouts ---- */

static bool is_asked_for(const struct settings *s, const char *name)
{
    for (int i = 0; i < s->file_count; i++)
        if (strcmp(s->files[i], name) == 0) return true;
    return !s->file_count;
}

static int list_builtin(const struct settings *s)
{
    sudoku_layout layout;
    int status = STATUS_FINE;
    for (int k = 0; k < s->file_count; k++) {
        int i = 0;
        while (sudoku_layout_at(i, &layout) && strcmp(layout.name, s->files[k]) != 0) i++;
        if (sudoku_layout_at(i, &layout)) continue;
        message("sudoku: unknown layout '%s'; 'sudoku layouts --builtin' lists them", s->files[k]);
        status = STATUS_BAD;
    }
    static const struct column columns[] = {
        {"name", NULL, 10, IN_ALL}, {"size", NULL, 0, IN_ALL}, {"layout", NULL, 0, IN_ALL}};
    const struct rows rows = {s->format.rows, columns, 3, output_bytes, NULL};
    if (rows.format == ROWS_CSV) rows_head(&rows);
    for (int i = 0; sudoku_layout_at(i, &layout); i++) {
        char size[40];
        if (!is_asked_for(s, layout.name)) continue;
        snprintf(size, sizeof size, "%dx%d ", layout.size, layout.size);
        const struct field row[] = {field_text(layout.name),
                                    rows.format == ROWS_TEXT ? field_text(size)
                                                             : field_number((uint64_t)layout.size),
                                    field_text(layout.regions)};
        if (s->file_count && rows.format == ROWS_TEXT) output("%s\n", layout.regions);
        else rows_put(&rows, row);
    }
    return status;
}

/* ---- the command ---- */

int command_layouts(const struct settings *s)
{
    if (s->layouts.builtin) return list_builtin(s);
    if (s->file_count && strcmp(s->files[0], "check") == 0)
        return check_layouts(s, s->files + 1, s->file_count - 1);
    if (!s->file_count) return make_layouts(s);
    message("sudoku: 'layouts': unexpected argument '%s'; expected 'check'", s->files[0]);
    return STATUS_BAD;
}
