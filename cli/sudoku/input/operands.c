/* SPDX-License-Identifier: MIT */
/* operands.c - see operands.h */
#include "sudoku/input/operands.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "sudoku/input/stream.h"
#include "sudoku/output/run.h"

enum {
    LEAST_CELLS = 16, /* of a puzzle: shorter arguments are more likely mistyped names */
    MOST_WORDS = 8    /* of a puzzle */
};

/* Is there a file with that name, even if it cannot be opened? */
static bool is_file(const char *word)
{
    struct stat about;
    if (strcmp(word, "-") == 0 || stat(word, &about) == 0) return true;
    return errno != ENOENT && errno != ENOTDIR && errno != ENAMETOOLONG;
}

/* ---- does a text read as a puzzle? ---- */

static bool reads(const char *text, const sudoku_read_options *options, sudoku_error *error)
{
    struct stream stream = {.input = input_of_text(text, strlen(text))};
    sudoku_puzzle puzzle = {0};
    const bool good = stream_open(&stream, options, error) &&
                      stream_next(&stream, &puzzle, error) == SUDOKU_READ_PUZZLE;
    stream_close(&stream);
    return good;
}

/* The arguments joined by blanks; NULL: out of memory. */
static char *join(const char *const *words, int count)
{
    size_t length = 1;
    for (int i = 0; i < count; i++) length += strlen(words[i]) + 1;
    char *text = malloc(length), *at = text;
    for (int i = 0; i < count && text; i++) at += sprintf(at, "%s%s", i ? " " : "", words[i]);
    return text;
}

/* How many arguments form a puzzle together; 0: not even the first, with the reason. */
static int puzzle_words(const char *const *words, int count, const sudoku_read_options *options,
                        char **text, sudoku_error *error)
{
    int most = 1;
    while (most < count && most < MOST_WORDS && !is_file(words[most])) most++;
    for (int i = most; i >= 1; i--) {
        *text = join(words, i);
        if (!*text) *error = (sudoku_error){.message = "out of memory"};
        if (!*text) return 0;
        if (strlen(*text) >= LEAST_CELLS && reads(*text, options, error)) return i;
        free(*text);
        *text = NULL;
        if (is_out_of_memory(error)) return 0;
    }
    return 0;
}

/* Was it meant as a puzzle?  Then the message should say what is wrong with it. */
static bool is_like_a_puzzle(const char *word)
{
    size_t cells = 0, length = strlen(word);
    for (const char *c = word; *c; c++) cells += strchr("0123456789._*", *c) != NULL;
    return length >= LEAST_CELLS && 2 * cells >= length;
}

/* ---- operands ---- */

int next_operand(const char *const *words, int count, const sudoku_read_options *options,
                 struct operand *o)
{
    sudoku_error error = {.line = 0};
    *o = (struct operand){.name = words[0]};
    if (is_file(words[0])) return 1;
    const int taken = puzzle_words(words, count, options, &o->text, &error);
    if (taken) {
        o->name = "argument";
        return taken;
    }
    if (is_out_of_memory(&error)) {
        o->wrong = "out of memory";
        return 1;
    }
    if (strstr(words[0],
               "://")) { /* a link; the error may be that of a shorter text, so that it is read again */
        reads(words[0], options, &error);
        snprintf(o->room, sizeof o->room, "%s", error.message);
        o->wrong = o->room;
        return 1;
    }
    const char *reason = is_like_a_puzzle(words[0]) ? error.message : "";
    snprintf(o->room, sizeof o->room, "there is no file with this name, and it is not a puzzle%s%s",
             *reason ? ": " : "", reason);
    o->wrong = o->room;
    return 1;
}

void operand_free(struct operand *o)
{
    free(o->text);
    o->text = NULL;
}

struct input *operand_open(const struct operand *o)
{
    return o->text ? input_of_text(o->text, strlen(o->text)) : input_open(o->name);
}
