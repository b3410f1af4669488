/* SPDX-License-Identifier: MIT */
/* sheets.c - see sheets.h */
#include "sudoku/output/sheets.h"

#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "sudoku/output/kept.h"

#define DATA(name)             \
    {                          \
        name, NULL, 0, IN_DATA \
    }

static const struct column solved[] = {DATA("puzzle"),   DATA("answer"),   DATA("count"),
                                       DATA("complete"), DATA("solution"), DATA("seconds"),
                                       DATA("error")};
static const struct column plain[] = {DATA("puzzle"), DATA("title"), DATA("clues"), DATA("solution"),
                                      DATA("error")};
static const struct column marked[] = {DATA("puzzle"), DATA("answer"), DATA("candidates"),
                                       DATA("error")};

#define AS_COLUMNS(list)                                         \
    {                                                            \
        .column = (list), .count = sizeof(list) / sizeof *(list) \
    }
const struct columns solution_columns = AS_COLUMNS(solved), puzzle_columns = AS_COLUMNS(plain),
                     candidate_columns = AS_COLUMNS(marked);

const char *words_of_answer(sudoku_answer answer)
{
    switch (answer) {
    case SUDOKU_NO_SOLUTION: return "no solution";
    case SUDOKU_UNIQUE: return "unique";
    case SUDOKU_MANY: return "several solutions";
    case SUDOKU_STOPPED: break;
    }
    return "stopped";
}

/* ---- a sheet as a row ---- */

/* The library's output as a string without a line end. */
static const char *printed(const sudoku_sheet *sheet, const char *format, struct text *room)
{
    room->length = 0;
    sudoku_print(sheet, &(sudoku_style){.format = format}, (sudoku_sink){text_keep, room});
    if (room->failed) output_short_of_memory();
    if (room->failed || !room->length) return "";
    room->bytes[room->length - 1] = '\0';
    return room->bytes;
}

const char *puzzle_as_line(const sudoku_puzzle *puzzle, struct text *room)
{
    const sudoku_puzzle bare = {.room = sizeof bare,
                                .rules = puzzle->rules,
                                .givens = puzzle->givens,
                                .allowed = puzzle->allowed,
                                .clues = puzzle->clues};
    return printed(&(sudoku_sheet){.puzzle = &bare}, "line", room);
}

static struct field field_of_solution(const sudoku_sheet *sheet, struct text *room)
{
    const sudoku_sheet only = {.puzzle = sheet->puzzle,
                               .solution = sheet->solution ? sheet->solution : sheet->puzzle->solution};
    return field_text(only.solution ? printed(&only, "line", room) : NULL);
}

/* Without the rules that follow a puzzle's marks. */
static struct field field_of_candidates(const sudoku_sheet *sheet, struct text *room)
{
    if (!sheet->candidates) return field_text(NULL);
    char *text = (char *)printed(
        &(sudoku_sheet){.puzzle = sheet->puzzle, .candidates = sheet->candidates}, "marks", room);
    if (*text) text[strcspn(text, " ")] = '\0';
    return field_text(text);
}

static uint64_t count_clues(const sudoku_puzzle *puzzle)
{
    const int size = sudoku_rules_size(puzzle->rules);
    uint64_t clues = 0;
    for (int cell = 0; cell < size * size; cell++) clues += puzzle->givens[cell] != 0;
    return clues;
}

struct field field_of_sheet(const sudoku_sheet *sheet, const char *name, struct text *room)
{
    const sudoku_counters *counters = sheet->answered ? sheet->counters : NULL;
    if (!strcmp(name, "puzzle")) return field_text(puzzle_as_line(sheet->puzzle, room));
    if (!strcmp(name, "title")) return field_text(sheet->puzzle->title);
    if (!strcmp(name, "clues")) return field_number(count_clues(sheet->puzzle));
    if (!strcmp(name, "solution")) return field_of_solution(sheet, room);
    if (!strcmp(name, "candidates")) return field_of_candidates(sheet, room);
    if (!strcmp(name, "answer") && sheet->answered) return field_text(words_of_answer(sheet->answer));
    if (!strcmp(name, "count") && counters) return field_number(counters->solutions);
    if (!strcmp(name, "saturated") && counters && counters->saturated) return field_truth(true);
    if (!strcmp(name, "complete") && counters) return field_truth(counters->complete);
    if (!strcmp(name, "seconds") && sheet->seconds > 0) return field_real(sheet->seconds, 6);
    return field_text(NULL);
}

/* The object with further keys; in place of what is none, an object of only these. */
static void put_kept_object(sudoku_row object, struct column *added, const struct field *of_added,
                            int count, sudoku_sink sink)
{
    struct text line = {0}, more = {0};
    char name[MOST_COLUMNS][KEPT_NAME];
    const bool members = object.text && kept_object(object, &line);
    for (int i = 0; i < count; i++) {
        kept_key(object, added[i].name, name[i]);
        added[i].name = name[i];
    }
    const struct rows rows = {ROWS_JSON, added, count, text_keep, &more};
    rows_put(&rows, of_added);
    const size_t brace = object.text ? 1 : 0, both = members && more.length > strlen("{}\n");
    text_keep(&line, ",", both);
    if (!more.failed) text_keep(&line, more.bytes + brace, more.length - brace);
    if (line.failed || more.failed) output_short_of_memory();
    else sink.write(sink.context, line.bytes, line.length);
    free(line.bytes);
    free(more.bytes);
}

/* Only the columns that are added, in CSV. */
static void put_kept_columns(const sudoku_puzzle *puzzle, struct columns columns,
                             const struct field *field, sudoku_sink sink)
{
    struct text row = {0};
    struct column added[MOST_COLUMNS];
    struct field of_added[MOST_COLUMNS];
    int count = 0;
    for (int i = 0; i < columns.count && i < MOST_COLUMNS; i++) {
        if (!kept_adds(columns.kept, columns.column[i].name)) continue;
        added[count] = columns.column[i];
        of_added[count++] = field[i];
    }
    if (columns.kept->objects) {
        put_kept_object(puzzle->row, added, of_added, count, sink);
        return;
    }
    kept_row(columns.kept, puzzle, &row);
    if (row.failed) output_short_of_memory();
    const struct rows rows = {ROWS_CSV, added, count, sink.write, sink.context};
    const struct continued_row continued = {row.bytes ? row.bytes : "", row.length,
                                            columns.kept->separator, columns.kept->bar_at_end};
    if (!row.failed) rows_continue(&rows, &continued, of_added);
    free(row.bytes);
}

void put_columns(const sudoku_puzzle *puzzle, enum rows_format format, struct columns columns,
                 const struct field *field, sudoku_sink sink)
{
    if (columns.kept) {
        put_kept_columns(puzzle, columns, field, sink);
        return;
    }
    const struct rows rows = {format, columns.column, columns.count, sink.write, sink.context};
    rows_put(&rows, field);
}

void write_sheet_row(const sudoku_sheet *sheet, enum rows_format format, struct columns columns,
                     sudoku_sink sink)
{
    struct text room[MOST_COLUMNS] = {{0}};
    struct field field[MOST_COLUMNS];
    for (int i = 0; i < columns.count && i < MOST_COLUMNS; i++) {
        if (columns.kept && !kept_adds(columns.kept, columns.column[i].name))
            continue; /* takes time, and is not printed */
        field[i] = field_of_sheet(sheet, columns.column[i].name, &room[i]);
    }
    put_columns(sheet->puzzle, format, columns, field, sink);
    for (int i = 0; i < MOST_COLUMNS; i++) free(room[i].bytes);
}

bool can_write_sheet(const sudoku_sheet *sheet, const struct output_format *format, sudoku_error *error)
{
    const sudoku_style style = {.format = format->name};
    return format->rows == ROWS_CSV || sudoku_can_print(sheet, &style, error);
}

bool write_sheet(const sudoku_sheet *sheet, const struct output_format *format, sudoku_style style,
                 struct columns columns, sudoku_sink sink)
{
    style.format = format->name;
    if (format->rows != ROWS_CSV) return sudoku_print(sheet, &style, sink);
    write_sheet_row(sheet, ROWS_CSV, columns, sink);
    return true;
}

void write_headings(struct columns columns, sudoku_sink sink)
{
    rows_head(&(struct rows){ROWS_CSV, columns.column, columns.count, sink.write, sink.context});
}
