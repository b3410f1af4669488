/* SPDX-License-Identifier: MIT */
/* layout_report.c - see layout_report.h */
#include "sudoku/output/layout_report.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "common/output.h"

static const struct column columns[] = {
    {"layout", NULL, 0, IN_DATA},   {"size", NULL, 0, IN_DATA},        {"answer", NULL, 0, IN_DATA},
    {"grid", NULL, 0, IN_DATA},     {"reasons", NULL, 0, IN_DATA},     {"positions", NULL, 0, IN_DATA},
    {"estimate", NULL, 0, IN_DATA}, {"usual_error", NULL, 0, IN_DATA}, {"hits", NULL, 0, IN_DATA},
    {"probes", NULL, 0, IN_DATA},   {"count", NULL, 0, IN_DATA},       {"complete", NULL, 0, IN_DATA},
    {"error", NULL, 0, IN_DATA}};
enum {
    ANSWER = 2,
    GRID,
    REASONS,
    POSITIONS,
    ESTIMATE,
    USUAL_ERROR,
    HITS,
    PROBES,
    COUNT,
    COMPLETE,
    ERROR
};

static struct rows rows_of(const struct settings *s)
{
    return (struct rows){s->format.rows, columns, sizeof columns / sizeof *columns, output_bytes, NULL};
}

void begin_layouts(const struct settings *s)
{
    const struct rows rows = rows_of(s);
    if (rows.format == ROWS_CSV) rows_head(&rows);
}

static const char *symbols_of(const uint8_t *number, size_t count, int first,
                              char text[SUDOKU_MAX_CELLS + 1])
{
    for (size_t i = 0; i < count; i++) text[i] = sudoku_symbol(number[i] + first);
    text[count] = '\0';
    return text;
}

/* Regions are letters; there are only 26, so larger sizes also use digits and lower-case letters. */
static const char *regions_as_text(const uint8_t *regions, int size, char text[SUDOKU_MAX_CELLS + 1])
{
    enum { LETTERS = 26, FIRST_LETTER = 10 };
    return symbols_of(regions, (size_t)(size * size), size <= LETTERS ? FIRST_LETTER : 1, text);
}

/* ---- rows ---- */

static const char *word_of(const struct layout_outcome *o)
{
    switch (o->answer) {
    case LAYOUT_SOLVABLE: return "solvable";
    case LAYOUT_IMPOSSIBLE: return "impossible";
    case LAYOUT_UNKNOWN: return "unknown";
    case LAYOUT_FAILED: break;
    }
    return "error";
}

static void put_row(const struct settings *s, int size, const uint8_t *regions,
                    const struct layout_outcome *o)
{
    const struct rows rows = rows_of(s);
    char layout[SUDOKU_MAX_CELLS + 1], grid[SUDOKU_MAX_CELLS + 1];
    struct field row[sizeof columns / sizeof *columns] = {
        field_text(regions_as_text(regions, size, layout)), field_number((uint64_t)size),
        field_text(word_of(o))};
    if (s->layouts.with_solution && o->answer == LAYOUT_SOLVABLE)
        row[GRID] = field_text(symbols_of(o->grid, o->cells, 0, grid));
    if (o->sentences) row[REASONS] = field_list(o->reason);
    if (o->nodes) row[POSITIONS] = field_number(o->nodes);
    if (o->estimated && o->estimate.hits) {
        row[ESTIMATE] = field_real(o->estimate.grids, 0);
        row[USUAL_ERROR] = field_real(sqrt(o->estimate.variance), 0);
    }
    if (o->estimated) {
        row[HITS] = field_number(o->estimate.hits);
        row[PROBES] = field_number(o->probes);
    }
    if (o->counted) {
        row[COUNT] = field_number(o->counters.solutions);
        row[COMPLETE] = field_truth(o->counters.complete);
    }
    if (o->answer == LAYOUT_FAILED) row[ERROR] = field_text(o->error.message);
    rows_put(&rows, row);
}

static void put_error_row(const struct rows *rows, const char *file, const sudoku_error *e)
{
    struct field row[sizeof columns / sizeof *columns] = {{0}};
    char sentence[3 * SUDOKU_TEXT], place[64] = "";
    if (e->line) snprintf(place, sizeof place, ":%ld:%ld", e->line, e->column);
    snprintf(sentence, sizeof sentence, "%.*s%s: %s", SUDOKU_TEXT, file, place, e->message);
    row[ANSWER] = field_text("error");
    row[ERROR] = field_text(sentence);
    rows_put(rows, row);
}

void report_bad_layout(const struct settings *s, const char *file, const sudoku_error *e)
{
    const struct rows rows = rows_of(s);
    switch (rows.format) {
    case ROWS_TEXT:
        if (e->line) output("error\n");
        break;
    case ROWS_CSV: put_error_row(&rows, file, e); break;
    case ROWS_JSON: rows_put_error(&rows, file, e->line, e->column, e->message); break;
    }
}

/* ---- text ---- */

static void print_numbers(const struct layout_outcome *o)
{
    const sudoku_estimate *e = &o->estimate;
    if (o->estimated && !e->hits)
        output("  none of %" PRIu64 " random probes found a grid: no estimate\n", o->probes);
    else if (o->estimated)
        output("  about %.3g grids (an estimate; usual error %.2g; %" PRIu64 " of %" PRIu64
               " random probes found one)\n",
               e->grids, sqrt(e->variance), e->hits, o->probes);
    if (o->counted)
        output("  %s%" PRIu64 " grids\n", o->counters.complete ? "" : "at least ",
               o->counters.solutions);
}

/* A single sentence follows "impossible:"; a proof of several is too long to print for every layout of a list. */
static void print_reason(const struct layout_outcome *o, bool whole)
{
    if (o->sentences > 1 && !whole) {
        output("impossible: the proof has %d steps; --why prints it\n", o->sentences);
        return;
    }
    output(o->sentences == 1 ? "impossible: " : "impossible:\n");
    for (const char *text = o->reason; *text;) {
        const size_t length = strcspn(text, "\n");
        output("%s%.*s\n", o->sentences == 1 ? "" : "  ", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

static void print_checked(const struct settings *s, const struct layout_outcome *o)
{
    char grid[SUDOKU_MAX_CELLS + 1];
    switch (o->answer) {
    case LAYOUT_SOLVABLE:
        if (s->layouts.with_solution) output("solvable: %s\n", symbols_of(o->grid, o->cells, 0, grid));
        else output("solvable\n");
        print_numbers(o);
        break;
    case LAYOUT_IMPOSSIBLE:
        if (o->sentences) print_reason(o, s->layouts.why);
        else
            output("impossible: no short reason was found; a search of %" PRIu64
                   " positions found no grid\n",
                   o->nodes);
        break;
    case LAYOUT_UNKNOWN:
        output("unknown: the search was stopped after %" PRIu64 " positions\n", o->nodes);
        break;
    case LAYOUT_FAILED: output("error\n"); break;
    }
}

void report_checked(const struct settings *s, int size, const uint8_t *regions,
                    const struct layout_outcome *o)
{
    if (s->format.rows == ROWS_TEXT) print_checked(s, o);
    else put_row(s, size, regions, o);
}

void report_made(const struct settings *s, int size, const uint8_t *regions,
                 const struct layout_outcome *o)
{
    char layout[SUDOKU_MAX_CELLS + 1], grid[SUDOKU_MAX_CELLS + 1];
    if (s->format.rows != ROWS_TEXT) {
        put_row(s, size, regions, o);
        return;
    }
    output("%s", regions_as_text(regions, size, layout));
    if (s->layouts.with_solution) output(" %s", symbols_of(o->grid, o->cells, 0, grid));
    output("\n");
    print_numbers(o);
}
