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

/* ---- values ---- */

static bool refuse(const struct option_row *option, const char *value, const char *wanted)
{
    return value_refused(&program, option, value, wanted);
}

/* Only characters that can be read again. */
bool take_empty(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    if (!value[0] || value[1] || !strchr(".0_*", value[0]))
        return refuse(option, value, "one of . 0 _ *");
    s->style.empty = value[0];
    return true;
}

bool take_model(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    int choice;
    if (!read_choice(&program, option, value, option->value.words, &choice)) return false;
    s->engine = sudoku_engine_of_model(choice ? SUDOKU_BY_HOUSES : SUDOKU_BY_PAIRS);
    return true;
}

bool take_engine(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    int choice;
    if (!read_name(&program, option, value, sudoku_engine_name, &choice)) return false;
    s->engine = sudoku_engine_name(choice);
    return true;
}

/* The format of the library with that number among those that it reads, or writes; NULL: there is none. */
static const char *format_word(int index, bool reads)
{
    sudoku_format format = {0};
    for (int i = 0; sudoku_format_at(i, &format); i++)
        if ((reads ? format.reads : format.writes) && index-- == 0) return format.name;
    return NULL;
}

const char *readable_format(int index) { return format_word(index, true); }
const char *printable_format(int index) { return format_word(index, false); }

/* Is the value among those that the option takes?  If not, they are listed for a message. */
static bool is_listed(const struct option_row *option, const char *value, char *list, size_t room)
{
    const char *word;
    size_t length = 0;
    list[0] = '\0';
    for (int i = 0; (word = value_word(&option->value, i)); i++) {
        if (strcmp(word, value) == 0) return true;
        if (length < room)
            length += (size_t)snprintf(list + length, room - length, "%s%s", i ? ", " : "", word);
    }
    return false;
}

bool take_from(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    char list[400], wanted[sizeof list + 40];
    s->read.format = value;
    if (is_listed(option, value, list, sizeof list)) return true;
    snprintf(wanted, sizeof wanted, "a format to read: %s", list);
    return refuse(option, value, wanted);
}

/* If the command does not print the format, the message lists those that it prints. */
bool take_format(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    char list[400];
    s->format = output_format_named(value);
    if (is_listed(option, value, list, sizeof list)) return true;
    message("sudoku: --format '%s': 'sudoku %s' prints %s", value, program.commands[s->command].name,
            list);
    return false;
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

bool take_rules(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    (void)option;
    free(s->rules_text);
    s->read.rules = s->rules_text = without_commas(value);
    return s->rules_text || short_of_memory();
}

bool take_house(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    (void)option;
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

enum { MOST_CLUE_OPTIONS = 10000 }; /* as many as a puzzle may have */

/* Commas are blanks to the library; ';' may separate several clues. */
bool take_clue(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    (void)option;
    if (s->read.clue_count == MOST_CLUE_OPTIONS) {
        message("sudoku: --clue: at most %d clues are allowed", (int)MOST_CLUE_OPTIONS);
        return false;
    }
    if (!s->clues) s->clues = calloc(MOST_CLUE_OPTIONS, sizeof *s->clues);
    if (!s->clues) return short_of_memory();
    s->clues[s->read.clue_count++] = value;
    s->read.clues = s->clues;
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

bool take_regions(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    (void)option;
    return read_regions(s, value);
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
bool take_made_regions(void *settings, const struct option_row *option, const char *value)
{
    struct settings *s = settings;
    (void)option;
    s->generate.fresh_layout = strcmp(value, "random") == 0;
    s->read.regions = s->generate.fresh_layout ? NULL : named_regions(value);
    return s->generate.fresh_layout || s->read.regions || read_regions(s, value);
}

/* ---- the command line ---- */

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
    *s = (struct settings){.command = command,
                           .algorithm = CSP_AC3,
                           .layouts = {.size = 9, .seed = 1},
                           .minimize = {.seed = 1},
                           .read = {.room = sizeof s->read}};
    s->files = calloc((size_t)argc + 1, sizeof *s->files);
    if (!s->files) return short_of_memory();
    s->file_count = options_parse(&program, command, argc, argv, skip, s, s->files);
    if (s->file_count < 0) return false;
    if (command != COMMAND_minimize && s->first + s->all + (s->limit > 0) > 1) {
        message("sudoku: --first, --limit and --all cannot be combined");
        return false;
    }
    if (s->all && s->minimize.count) {
        message("sudoku: --all and --count cannot be combined");
        return false;
    }
    if (s->true_digits && s->singles) {
        message("sudoku: --true and --singles cannot be combined");
        return false;
    }
    if (s->keep && s->format.name && s->format.rows != ROWS_CSV) {
        message("sudoku: --keep prints rows of the input, so --format must be csv");
        return false;
    }
    if (s->keep) s->format = output_format_named("csv");
    choose_step_format(&s->logic, &s->format);
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
    free(s->clues);
    free(s->files);
}
