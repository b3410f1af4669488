/* SPDX-License-Identifier: MIT */
/* cmd_rate.c - sudoku rate: how hard puzzles are. */
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "sudoku/commands.h"
#include "sudoku/puzzles.h"
#include "sudoku/rating.h"

enum { LONGEST = 1 << 13 };

__attribute__((format(printf, 2, 3))) static void put(sudoku_sink sink, const char *format, ...)
{
    char text[LONGEST];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0)
        sink.write(sink.context, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1);
}

/* ---- what is said instead of a rating ---- */

static const char *word_for(sudoku_answer answer, const sudoku_rating *r)
{
    switch (answer) {
    case SUDOKU_NO_SOLUTION: return "no solution";
    case SUDOKU_MANY: return "several solutions";
    case SUDOKU_STOPPED: return "stopped";
    case SUDOKU_UNIQUE: break;
    }
    switch (r->end) {
    case SUDOKU_LOGIC_LIMIT: return "stopped";
    case SUDOKU_LOGIC_NO_MEMORY: return "memory is short";
    default: return NULL;
    }
}

/* ---- text: the puzzle, then ED=7.2/1.2/1.2 or Hard (456) for each profile ---- */

static bool is_first(const struct settings *s, const char *profile)
{
    return !s->logic.profiles || s->logic.profile[0] == profile;
}

static bool is_last(const struct settings *s, const char *profile)
{
    return !s->logic.profiles || s->logic.profile[s->logic.profiles - 1] == profile;
}

static void put_numbers(sudoku_sink sink, const sudoku_rating *r)
{
    if (r->level) put(sink, "%s (%d)", sudoku_level_name(r->level), r->score);
    else
        put(sink, "ED=%d.%d/%d.%d/%d.%d", r->rating / 10, r->rating % 10, r->pearl / 10, r->pearl % 10,
            r->diamond / 10, r->diamond % 10);
    if (r->bottlenecks >= 0)
        put(sink, " %d bottleneck%s in %d steps", r->bottlenecks, r->bottlenecks == 1 ? "" : "s",
            r->steps);
}

static void write_text(const struct settings *s, const sudoku_puzzle *puzzle, const char *profile,
                       sudoku_answer answer, const sudoku_rating *r, sudoku_sink sink)
{
    char line[LONGEST_LINE];
    const char *word = word_for(answer, r);
    if (is_first(s, profile)) put(sink, "%s", puzzle_as_line(puzzle, line));
    put(sink, " ");
    if (word) put(sink, "%s", word);
    else put_numbers(sink, r);
    if (is_last(s, profile)) put(sink, "\n");
}

/* ---- csv ---- */

static const char *hardest_name(const sudoku_rating *r)
{
    sudoku_technique t;
    return sudoku_technique_at(r->hardest, &t) ? t.name : "";
}

static void write_csv(const struct settings *s, const sudoku_puzzle *puzzle, const char *profile,
                      sudoku_answer answer, const sudoku_rating *r, sudoku_sink sink)
{
    char line[LONGEST_LINE];
    const char *word = word_for(answer, r), *between = "";
    sudoku_technique t;
    (void)s;
    put(sink, "\"%s\",%s,%s", puzzle_as_line(puzzle, line), profile, word ? word : "rated");
    if (word) {
        put(sink, ",,,,,,,,,\n");
        return;
    }
    if (r->level) put(sink, ",,,,%s,%d", sudoku_level_name(r->level), r->score);
    else
        put(sink, ",%d.%d,%d.%d,%d.%d,,", r->rating / 10, r->rating % 10, r->pearl / 10, r->pearl % 10,
            r->diamond / 10, r->diamond % 10);
    put(sink, ",%d,", r->steps);
    if (r->bottlenecks >= 0) put(sink, "%d", r->bottlenecks);
    put(sink, ",%s,", hardest_name(r));
    for (int i = 0; sudoku_technique_at(i, &t); i++) {
        if (!r->used[i]) continue;
        put(sink, "%s%s:%d", between, t.name, r->used[i]);
        between = ";";
    }
    put(sink, "\n");
}

/* ---- json ---- */

static void add_tenths(json_t *object, const char *key, int tenths)
{
    json_object_set_new(object, key, json_real(tenths / 10.0));
}

static json_t *techniques_used(const sudoku_rating *r)
{
    json_t *used = json_object();
    sudoku_technique t;
    for (int i = 0; sudoku_technique_at(i, &t); i++)
        if (r->used[i]) json_object_set_new(used, t.name, json_integer(r->used[i]));
    return used;
}

static void write_json(const struct settings *s, const sudoku_puzzle *puzzle, const char *profile,
                       sudoku_answer answer, const sudoku_rating *r, sudoku_sink sink)
{
    char line[LONGEST_LINE];
    const char *word = word_for(answer, r);
    json_t *object = json_object();
    (void)s;
    json_object_set_new(object, "puzzle", json_string(puzzle_as_line(puzzle, line)));
    json_object_set_new(object, "profile", json_string(profile));
    json_object_set_new(object, "answer", json_string(word ? word : "rated"));
    if (!word) {
        if (r->level) {
            json_object_set_new(object, "level", json_string(sudoku_level_name(r->level)));
            json_object_set_new(object, "score", json_integer(r->score));
        } else {
            add_tenths(object, "rating", r->rating);
            add_tenths(object, "pearl", r->pearl);
            add_tenths(object, "diamond", r->diamond);
        }
        json_object_set_new(object, "steps", json_integer(r->steps));
        if (r->bottlenecks >= 0)
            json_object_set_new(object, "bottlenecks", json_integer(r->bottlenecks));
        json_object_set_new(object, "hardest", json_string(hardest_name(r)));
        json_object_set_new(object, "guessed", json_boolean(r->guessed));
        json_object_set_new(object, "techniques", techniques_used(r));
    }
    char *text = json_dumps(object, JSON_COMPACT | JSON_REAL_PRECISION(4));
    if (text) sink.write(sink.context, text, strlen(text));
    put(sink, "\n");
    free(text);
    json_decref(object);
}

/* ---- the command ---- */

static write_rating *writer_of(const struct settings *s)
{
    switch (s->logic.format) {
    case STEPS_CSV: return write_csv;
    case STEPS_JSON: return write_json;
    default: return write_text;
    }
}

static void rate_each(struct run *run, const sudoku_puzzle *puzzle)
{
    struct rating_crew **crew = run->job->context;
    if (!*crew) *crew = crew_new(run, writer_of(run->settings));
    if (!*crew || !crew_add(*crew, puzzle)) complain(run, puzzle, "memory is short");
}

static void rate_rest(struct run *run)
{
    struct rating_crew **crew = run->job->context;
    if (*crew) crew_finish(*crew);
}

int command_rate(const struct settings *s)
{
    struct rating_crew *crew = NULL;
    if (s->logic.format == STEPS_CSV)
        output("puzzle,profile,answer,rating,pearl,diamond,level,score,steps,bottlenecks,hardest,"
               "techniques\n");
    const int status = run_puzzles(
        s, &(struct job){.each = rate_each,
                         .finish = rate_rest,
                         .default_format = format_of_steps(s),
                         .error_line = s->logic.format == STEPS_CSV ? ",,error,,,,,,,,," : NULL,
                         .context = &crew});
    crew_free(crew);
    return status;
}
