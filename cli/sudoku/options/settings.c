/* SPDX-License-Identifier: MIT */
/* settings.c - see settings.h */
#include "sudoku/options/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/load.h"
#include "common/progress.h"
#include "common/values.h"
#include "sudoku/options/table.h"

enum { MOST_THREADS = 1024 };

/* ---- values ---- */

static bool refuse(int option, const char *value, const char *wanted)
{
    return value_refused(&program, option, value, wanted);
}

/* Only characters that can be read again. */
static bool read_empty(int option, const char *value, char *empty)
{
    if (!value[0] || value[1] || !strchr(".0_*", value[0]))
        return refuse(option, value, "one of . 0 _ *");
    *empty = value[0];
    return true;
}

static bool read_color(int option, const char *value, enum color_when *when)
{
    static const char *const names[] = {"auto", "always", "never", NULL};
    int choice;
    if (!read_choice(&program, option, value, names, &choice)) return false;
    *when = (enum color_when)choice;
    return true;
}

static bool read_algorithm(int option, const char *value, csp_algorithm *algorithm)
{
    const char *names[16];
    int count = 0, choice;
    while (count < 15 && (names[count] = csp_algorithm_name(count))) count++;
    names[count] = NULL;
    if (!read_choice(&program, option, value, names, &choice)) return false;
    *algorithm = (csp_algorithm)choice;
    return true;
}

static bool read_trace(int option, const char *value, struct settings *s)
{
    static const char *const names[] = {"text", "json", "html", NULL};
    int choice;
    if (!read_choice(&program, option, value, names, &choice)) return false;
    s->traced = true;
    s->trace = (csp_trace_format)choice;
    return true;
}

static bool read_model(int option, const char *value, const char **engine)
{
    static const char *const names[] = {"binary", "houses", NULL};
    int choice;
    if (!read_choice(&program, option, value, names, &choice)) return false;
    *engine = choice ? "csp" : "csp-binary";
    return true;
}

/* A list of names for a message. */
struct names {
    char text[400];
    size_t length;
};

static void add_name(struct names *n, const char *name)
{
    if (n->length + strlen(name) + 3 > sizeof n->text) return;
    n->length += (size_t)sprintf(n->text + n->length, "%s%s", n->length ? ", " : "", name);
}

static bool read_from(int option, const char *value, const char **name)
{
    sudoku_format format;
    struct names names = {.length = 0};
    if (sudoku_format_named(value, &format) && format.reads) {
        *name = value;
        return true;
    }
    for (int i = 0; sudoku_format_at(i, &format); i++)
        if (format.reads) add_name(&names, format.name);
    char wanted[sizeof names.text + 40];
    snprintf(wanted, sizeof wanted, "a format to read: %s", names.text);
    return refuse(option, value, wanted);
}

/* The values of --format: the puzzle formats that the library prints, if `puzzles` is set, and other names. */
static const struct printed {
    enum option_id option;
    bool puzzles;
    const char *words[10];
} printed[] = {
    {OPTION_format, true, {"csv"}},
    {OPTION_marks_format, false, {"candidates", "pretty", "marks", "json", "csv", "svg"}},
    {OPTION_settled_format,
     false,
     {"text", "json", "csv", "line", "grid", "pretty", "candidates", "marks", "svg"}},
    {OPTION_answer_format, false, {"text", "csv", "json"}},
    {OPTION_list_format, false, {"text", "csv", "json"}},
    {OPTION_hint_format, false, {"text", "csv", "json"}},
    {OPTION_step_format, false, {"text", "csv", "json"}},
    {OPTION_rate_format, false, {"text", "csv", "json"}},
    {OPTION_example_format, false, {"text", "csv", "json", "svg"}},
    {OPTION_path_format, false, {"text", "csv", "json", "html", "svg"}},
};

/* The formats that the command prints, one by one; NULL after the last. */
static const char *printed_name(const struct printed *p, int index)
{
    sudoku_format format;
    for (int i = 0; p->puzzles && sudoku_format_at(i, &format); i++)
        if (format.writes && !index--) return format.name;
    return p->words[index];
}

/* If the command does not print the format, the message lists those that it prints. */
static bool read_format(struct settings *s, int option, const char *value)
{
    const struct printed *p = printed;
    struct names names = {.length = 0};
    const char *name;
    while (p->option != (enum option_id)option) p++;
    for (int i = 0; (name = printed_name(p, i)); i++) {
        add_name(&names, name);
        if (strcmp(name, value) != 0) continue;
        s->format = name;
        return true;
    }
    message("sudoku: --format '%s': 'sudoku %s' prints %s", value, program.commands[s->command].name,
            names.text);
    return false;
}

enum rows_format rows_format_of(const struct settings *s)
{
    if (s->format && strcmp(s->format, "csv") == 0) return ROWS_CSV;
    return s->format && strcmp(s->format, "json") == 0 ? ROWS_JSON : ROWS_TEXT;
}

static bool read_engine(int option, const char *value, const char **name)
{
    struct names names = {.length = 0};
    for (int i = 0; sudoku_engine_name(i); i++) {
        add_name(&names, sudoku_engine_name(i));
        if (strcmp(sudoku_engine_name(i), value) != 0) continue;
        *name = value;
        return true;
    }
    char wanted[sizeof names.text + 20];
    snprintf(wanted, sizeof wanted, "one of %s", names.text);
    return refuse(option, value, wanted);
}

/* ---- allocated texts ---- */

static bool short_of_memory(void)
{
    message("sudoku: out of memory");
    return false;
}

/* A copy with blanks instead of commas: the library separates names and cells by blanks. */
static char *without_commas(const char *text)
{
    char *copy = strdup(text);
    for (char *c = copy; c && *c; c++)
        if (*c == ',') *c = ' ';
    return copy;
}

static bool read_rules(struct settings *s, const char *value)
{
    free(s->rules_text);
    s->read.rules = s->rules_text = without_commas(value);
    return s->rules_text || short_of_memory();
}

static bool add_house(struct settings *s, const char *value)
{
    if (s->read.house_count == SUDOKU_MAX_HOUSES) {
        message("sudoku: --house: at most %d extra houses are allowed", (int)SUDOKU_MAX_HOUSES);
        return false;
    }
    if (!s->house_texts) s->house_texts = calloc(SUDOKU_MAX_HOUSES, sizeof *s->house_texts);
    char *house = s->house_texts ? without_commas(value) : NULL;
    if (!house) return short_of_memory();
    s->house_texts[s->read.house_count++] = house;
    s->read.houses = (const char *const *)s->house_texts;
    return true;
}

enum { LONGEST_REGIONS = 1 << 16 };

static void drop_blanks(char *text)
{
    char *to = text;
    for (const char *c = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? text + 3 : text; *c; c++)
        if (!strchr(" \t\r\n", *c)) *to++ = *c;
    *to = '\0';
}

static bool read_regions(struct settings *s, const char *value)
{
    free(s->regions_text);
    size_t length;
    s->read.regions = s->regions_text = load_text(value, LONGEST_REGIONS, &length);
    if (s->regions_text) drop_blanks(s->regions_text);
    return s->regions_text != NULL;
}

/* The regions of the built-in layout with that name; NULL: there is none. */
static const char *named_regions(const char *name)
{
    sudoku_layout layout;
    for (int i = 0; sudoku_layout_at(i, &layout); i++)
        if (strcmp(layout.name, name) == 0) return layout.regions;
    return NULL;
}

/* For puzzles that are made; the last --regions counts.  A file with the name of a layout can be given as ./NAME. */
static bool read_made_regions(struct settings *s, const char *value)
{
    s->generate.fresh_layout = strcmp(value, "random") == 0;
    s->read.regions = s->generate.fresh_layout ? NULL : named_regions(value);
    return s->generate.fresh_layout || s->read.regions || read_regions(s, value);
}

/* ---- the command line ---- */

static bool take(void *context, int option, const char *value)
{
    struct settings *s = context;
    if (option == OPTIONS_WORD) {
        s->files[s->file_count++] = value;
        return true;
    }
    switch ((enum option_id)option) {
    case OPTION_first: s->first = true; break;
    case OPTION_limit: return read_number(&program, option, value, 1, &s->limit);
    case OPTION_all: s->all = true; break;
    case OPTION_minimal: s->minimal = true; break;
    case OPTION_true_digits: s->true_digits = true; break;
    case OPTION_singles: s->singles = true; break;
    case OPTION_candidates: s->candidates = true; break;
    case OPTION_gac: s->gac = true; break;
    case OPTION_algorithm: return read_algorithm(option, value, &s->algorithm);
    case OPTION_trace: return read_trace(option, value, s);
    case OPTION_model: return read_model(option, value, &s->engine);
    case OPTION_from: return read_from(option, value, &s->read.format);
    case OPTION_rules: return read_rules(s, value);
    case OPTION_box: s->read.box = value; break;
    case OPTION_regions: return read_regions(s, value);
    case OPTION_made_regions: return read_made_regions(s, value);
    case OPTION_house: return add_house(s, value);
    case OPTION_format:
    case OPTION_marks_format:
    case OPTION_settled_format:
    case OPTION_answer_format:
    case OPTION_list_format:
    case OPTION_hint_format:
    case OPTION_step_format:
    case OPTION_rate_format:
    case OPTION_example_format:
    case OPTION_path_format: return read_format(s, option, value);
    case OPTION_empty: return read_empty(option, value, &s->style.empty);
    case OPTION_ascii: s->unicode = UNICODE_NEVER; break;
    case OPTION_unicode: s->unicode = UNICODE_ALWAYS; break;
    case OPTION_color: return read_color(option, value, &s->color);
    case OPTION_engine: return read_engine(option, value, &s->engine);
    case OPTION_time_limit:
    case OPTION_run_limit: return read_seconds(&program, option, value, &s->time_limit);
    case OPTION_node_limit: return read_number(&program, option, value, 1, &s->node_limit);
    case OPTION_threads: return read_int(&program, option, value, 1, MOST_THREADS, &s->threads);
    case OPTION_verify: s->verify = true; break;
    case OPTION_layout_count: return read_number(&program, option, value, 1, &s->layouts.count);
    case OPTION_layout_size:
        return read_int(&program, option, value, 4, SUDOKU_MAX_SIZE, &s->layouts.size);
    case OPTION_layout_symmetry: return read_symmetry(option, value, &s->layouts.symmetry);
    case OPTION_layout_seed: return read_number(&program, option, value, 0, &s->layouts.seed);
    case OPTION_layout_builtin: s->layouts.builtin = true; break;
    case OPTION_layout_solution: s->layouts.with_solution = true; break;
    case OPTION_layout_estimate: s->layouts.estimate = true; break;
    case OPTION_layout_probes: return read_number(&program, option, value, 1, &s->layouts.probes);
    case OPTION_layout_count_grids: s->layouts.count_grids = true; break;
    case OPTION_layout_why: s->layouts.why = true; break;
    case OPTION_timing: s->timing = true; break;
    case OPTION_quiet: s->quiet = true; break;
    case OPTION_size:
    case OPTION_count:
    case OPTION_clues:
    case OPTION_made_minimal:
    case OPTION_attempts:
    case OPTION_symmetry:
    case OPTION_pattern:
    case OPTION_start:
    case OPTION_seed:
    case OPTION_skip:
    case OPTION_tries:
    case OPTION_with_solution: return take_generate_option(&s->generate, option, value);
    case OPTION_rating:
    case OPTION_needs:
    case OPTION_without: return take_difficulty_option(&s->difficulty, option, value);
    case OPTION_profile:
    case OPTION_words:
    case OPTION_language:
    case OPTION_step:
    case OPTION_level:
    case OPTION_technique:
    case OPTION_prove:
    case OPTION_bottlenecks: return take_logic_option(&s->logic, option, value);
    case OPTION_help: s->help = true; break;
    case OPTION_version: s->version = true; break;
    case OPTION_COUNT: break;
    }
    return true;
}

/* Would a reader accept the options?  This is checked before any file is opened. */
static bool check_reading(const struct settings *s)
{
    sudoku_error error;
    sudoku_read_options options = s->read;
    if (options.format && strcmp(options.format, "json") == 0) options.format = "line";
    sudoku_reader *reader = sudoku_reader_new_text("", 0, &options, &error);
    if (!reader) message("sudoku: %s", error.message);
    sudoku_reader_free(reader);
    return reader != NULL;
}

bool settings_read(struct settings *s, int command, int argc, char **argv, int skip)
{
    *s = (struct settings){.command = command, .algorithm = CSP_AC3, .layouts = {.size = 9, .seed = 1}};
    s->files = calloc((size_t)argc + 1, sizeof *s->files);
    if (!s->files) return short_of_memory();
    if (!options_parse(&program, command, argc, argv, skip, take, s)) return false;
    if (s->first + s->all + (s->limit > 0) > 1) {
        message("sudoku: --first, --limit and --all cannot be combined");
        return false;
    }
    if (s->true_digits && s->singles) {
        message("sudoku: --true and --singles cannot be combined");
        return false;
    }
    choose_step_format(&s->logic, s->format);
    s->style.ascii = s->unicode == UNICODE_NEVER || (s->unicode == UNICODE_AUTO && !terminal_unicode());
    s->style.color = terminal_color(s->color);
    return s->help || s->version || check_reading(s);
}

void settings_free(struct settings *s)
{
    free(s->rules_text);
    free(s->regions_text);
    for (int i = 0; i < s->read.house_count; i++) free(s->house_texts[i]);
    free(s->house_texts);
    free(s->files);
}
