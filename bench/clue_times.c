/* SPDX-License-Identifier: MIT */
/* clue_times.c - clue_times [--isa NAME] [--limit N] [--cap N] [--runs N] [--only TEXT] FILE: how long puzzles with clues take, one by one.

   FILE is a table with the columns name, size, rules (statements with ';' between them), givens, and perhaps solution; its first line
   names them.  A row for each puzzle, in the columns of the rival's program: solutions, guesses, nodes, milliseconds of processor time
   of the search and of the set-up (clues read from their text, and compiled), each the best of the runs.
   --limit  solutions (2: proves that there is one)      --cap  guesses after which a puzzle is given up
   --runs   at most so many, and 300 ms for a puzzle     --only  puzzles whose name contains the text  */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sudoku.h"

enum { LONGEST_LINE = 1 << 16, MOST_COLUMNS = 16, MOST_MILLISECONDS = 300 };

struct options {
    const char *file, *only;
    unsigned long long limit, cap;
    int runs;
};

/* A puzzle as its text says it, and what was measured. */
struct row {
    const char *name, *size, *rules, *givens, *solution;
    char first[SUDOKU_MAX_CELLS + 1]; /* solution */
    sudoku_counters counters;
    double all, set_up; /* milliseconds */
    int runs;
    bool capped;
};

static double processor_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- a table with named columns ---- */

struct table {
    FILE *file;
    char head[LONGEST_LINE], line[LONGEST_LINE];
    char *name[MOST_COLUMNS];
    char *field[MOST_COLUMNS];
};

static bool next_fields(struct table *t, char *line, char *field[])
{
    if (!fgets(line, LONGEST_LINE, t->file)) return false;
    line[strcspn(line, "\n")] = '\0';
    for (int i = 0; i < MOST_COLUMNS; i++) {
        field[i] = line;
        line += strcspn(line, "\t");
        if (*line) *line++ = '\0';
    }
    return true;
}

static const char *field_named(const struct table *t, const char *name)
{
    for (int i = 0; i < MOST_COLUMNS; i++)
        if (!strcmp(t->name[i] + (t->name[i][0] == '#'), name)) return t->field[i];
    return "";
}

/* ---- a puzzle ---- */

/* What the reader reads, and the clues. */
struct texts {
    char grid[LONGEST_LINE], clues[LONGEST_LINE];
};

static bool begins(const char *text, const char *word) { return !strncmp(text, word, strlen(word)); }

static bool is_rule_of_houses(const char *word, size_t length)
{
    const char *name;
    for (int i = 0; (name = sudoku_rule_name(i)); i++)
        if (strlen(name) == length && !memcmp(name, word, length)) return true;
    return false;
}

/* Rules are houses, or clues about the whole grid. */
static void split_rules(struct texts *t, const char *words, const char *end)
{
    while (words < end) {
        const size_t length = strcspn(words, " ;");
        const bool houses = is_rule_of_houses(words, length);
        char *to = houses ? t->grid : t->clues;
        if (length) sprintf(to + strlen(to), houses ? "rules: %.*s\n" : "%.*s;", (int)length, words);
        words += length + 1;
    }
}

static void split_statements(const struct row *r, struct texts *t)
{
    static const char *const headers[] = {"box:", "regions:", "house:", "allowed:"};
    const int size = atoi(r->size);
    t->grid[0] = t->clues[0] = '\0';
    for (const char *at = r->rules, *end; *at; at = end + strspn(end, "; ")) {
        bool is_header = false;
        end = at + strcspn(at, ";");
        for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
            is_header |= begins(at, headers[i]);
        char *to = is_header ? t->grid : t->clues;
        if (begins(at, "rules:")) split_rules(t, at + strlen("rules:"), end);
        else sprintf(to + strlen(to), is_header ? "%.*s\n" : "%.*s;", (int)(end - at), at);
    }
    for (int i = 0; i < size; i++)
        sprintf(t->grid + strlen(t->grid), "%.*s\n", size, r->givens + i * size);
}

static bool stop_at_once(void *context, const sudoku_counters *counters)
{
    (void)context;
    return counters->nodes <= 1;
}

static bool stop_at_cap(void *context, const sudoku_counters *counters)
{
    const struct options *o = context;
    return counters->guesses >= o->cap;
}

static bool keep_first(void *context, const uint8_t *digits)
{
    struct row *r = context;
    const int cells = atoi(r->size) * atoi(r->size);
    for (int i = 0; i < cells && !r->first[cells - 1]; i++) r->first[i] = sudoku_symbol(digits[i]);
    return true;
}

static void keep_less(double *best, double now, bool first)
{
    if (first || now < *best) *best = now;
}

/* Everything once; the better times are kept. */
static void run_once(struct row *r, sudoku_solver *solver, sudoku_puzzle p, const char *clues,
                     struct options *o)
{
    sudoku_error error;
    const double begin = processor_ms();
    p.clues = sudoku_clues_new(p.rules, clues, strlen(clues), &error);
    const double been_read = processor_ms();
    sudoku_search(solver, &p, &(sudoku_limits){.room = sizeof(sudoku_limits), .stop = stop_at_once},
                  NULL, NULL, &r->counters);
    const double compiled = processor_ms();
    const sudoku_limits limits = {.room = sizeof limits,
                                  .solutions = o->limit,
                                  .stop = o->cap ? stop_at_cap : NULL,
                                  .stop_context = o};
    r->counters = (sudoku_counters){.room = sizeof r->counters};
    sudoku_search(solver, &p, &limits, keep_first, r, &r->counters);
    const double end = processor_ms();
    sudoku_clues_free(p.clues);
    keep_less(&r->set_up, compiled - begin, !r->runs);
    keep_less(&r->all, been_read - begin + end - compiled, !r->runs);
    r->capped = o->cap && r->counters.guesses >= o->cap;
    r->runs++;
}

static const char *judge(const struct row *r)
{
    if (!*r->solution || r->capped || r->counters.solutions > 1) return "-";
    return strcmp(r->solution, r->first) ? "NO" : "yes";
}

/* False: the puzzle cannot be read. */
static bool measure(struct row *r, struct options *o)
{
    static struct texts text;
    sudoku_error error = {.line = 0};
    sudoku_puzzle p = {.room = sizeof p};
    split_statements(r, &text);
    sudoku_reader *reader = sudoku_reader_new_text(text.grid, strlen(text.grid), NULL, &error);
    const sudoku_clues *clues = NULL;
    if (reader && sudoku_reader_next(reader, &p, &error) == SUDOKU_READ_PUZZLE)
        clues = sudoku_clues_new(p.rules, text.clues, strlen(text.clues), &error);
    sudoku_clues_free(clues);
    if (!clues) {
        fprintf(stderr, "skipped: %s: %s\n", r->name, error.message);
        sudoku_reader_free(reader);
        return false;
    }
    sudoku_solver *solver = sudoku_solver_new(p.rules, "clues");
    double spent = 0;
    while (solver && r->runs < o->runs && (!r->runs || spent < MOST_MILLISECONDS)) {
        run_once(r, solver, p, text.clues, o);
        spent = r->runs * r->all;
    }
    sudoku_solver_free(solver);
    sudoku_reader_free(reader);
    return r->runs > 0;
}

/* ---- the program ---- */

static bool read_options(int argc, char **argv, struct options *o)
{
    for (int i = 1; i < argc; i++) {
        const bool has_value = i + 1 < argc;
        if (!strcmp(argv[i], "--isa") && has_value) {
            if (!sudoku_choose_isa(argv[++i])) return false;
        } else if (!strcmp(argv[i], "--limit") && has_value) o->limit = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--cap") && has_value) o->cap = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--runs") && has_value) o->runs = atoi(argv[++i]);
        else if (!strcmp(argv[i], "--only") && has_value) o->only = argv[++i];
        else if (*argv[i] == '-' || o->file) return false;
        else o->file = argv[i];
    }
    return o->file != NULL;
}

int main(int argc, char **argv)
{
    static struct table t;
    struct options o = {.limit = 2, .runs = 10, .only = ""};
    if (!read_options(argc, argv, &o)) {
        fputs("usage: clue_times [--isa NAME] [--limit N] [--cap N] [--runs N] [--only TEXT] FILE\n",
              stderr);
        return 2;
    }
    t.file = fopen(o.file, "r");
    if (!t.file) {
        perror(o.file);
        return 2;
    }
    next_fields(&t, t.head, t.name);
    puts("#name\tsolutions\tguesses\tnodes\tms\tsetup_ms\truns\tright");
    while (next_fields(&t, t.line, t.field)) {
        struct row r = {.name = t.field[0],
                        .size = field_named(&t, "size"),
                        .rules = field_named(&t, "rules"),
                        .givens = field_named(&t, "givens"),
                        .solution = field_named(&t, "solution")};
        if (!strstr(r.name, o.only) || !measure(&r, &o)) continue;
        printf("%s\t", r.name);
        if (r.capped) printf("CAP");
        else printf("%llu", (unsigned long long)r.counters.solutions);
        printf("\t%llu\t%llu\t%.4f\t%.4f\t%d\t%s\n", (unsigned long long)r.counters.guesses,
               (unsigned long long)r.counters.nodes, r.all > r.set_up ? r.all - r.set_up : 0, r.set_up,
               r.runs, judge(&r));
        fflush(stdout);
    }
    fclose(t.file);
    return 0;
}
