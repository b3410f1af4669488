/* SPDX-License-Identifier: MIT */
/* xml_input.c - see xml_input.h

   expat parses piece by piece, and is suspended after each game, so that a folder of many games need not be in memory at once.
   Entities are not declared by any of these programs, and none is expanded; depth and the size of a game are limited.  */
#include "sudoku/input/xml_input.h"

#include <expat.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/input/xml_game.h"
#include "sudoku/input/xml_line.h"

enum { PIECE = 1 << 14, DEEPEST = 64, LONGEST_TEXT = 1 << 20, LONGEST_TOKEN = 4 << 20 };

struct xml_input {
    struct input *input;
    sudoku_read_options options;
    sudoku_reader *reader; /* of the current game */
    XML_Parser parser;
    const struct xml_program *program; /* NULL: the first element has not been read yet */
    int depth;
    long long fed; /* bytes */
    bool suspended, finished;
    bool failed; /* nothing can be read any more */
    sudoku_error wrong;
    long line, column; /* of the current game */
    bool keeps_text;
    struct text text; /* of the element that is open */
    struct text game_line;
    struct game game;
};

static const struct xml_program *const programs[] = {&opensudoku, &ksudoku, &sudoq};
enum { PROGRAMS = sizeof programs / sizeof *programs };

/* ---- what the programs share ---- */

void game_fail(struct game *g, const char *format, ...)
{
    if (*g->wrong) return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(g->wrong, sizeof g->wrong, format, arguments);
    va_end(arguments);
}

const char *attribute_of(const char *const *attributes, const char *name)
{
    for (; *attributes; attributes += 2)
        if (!strcmp(attributes[0], name)) return attributes[1];
    return NULL;
}

int whole_number(const char *text, int most)
{
    int value = 0;
    if (!*text) return -1;
    for (; *text; text++) {
        if (*text < '0' || *text > '9') return -1;
        value = value * 10 + *text - '0';
        if (value > most) return -1;
    }
    return value;
}

/* ---- recognising ---- */

static size_t skip_blanks(struct input *input, size_t place)
{
    for (int c; (c = input_peek(input, place)) == ' ' || c == '\t' || c == '\r' || c == '\n';) place++;
    return place;
}

/* Past a declaration, a comment or the like that begins there.  A declaration may hold others in brackets. */
static size_t skip_markup(struct input *input, size_t place)
{
    const bool comment = input_peek(input, place + 1) == '!' && input_peek(input, place + 2) == '-';
    bool within = false;
    for (int c; (c = input_peek(input, place)) >= 0; place++) {
        if (!comment && (c == '[' || c == ']')) within = c == '[';
        if (c != '>' || within) continue;
        if (!comment || (input_peek(input, place - 1) == '-' && input_peek(input, place - 2) == '-'))
            return place + 1;
    }
    return place;
}

static const struct xml_program *program_of(const char *root)
{
    for (int i = 0; i < PROGRAMS; i++)
        for (const char *const *known = programs[i]->roots; *known; known++)
            if (!strcmp(*known, root)) return programs[i];
    return NULL;
}

bool xml_recognised(struct input *input)
{
    const bool mark =
        input_peek(input, 0) == 0xef && input_peek(input, 1) == 0xbb && input_peek(input, 2) == 0xbf;
    size_t place = skip_blanks(input, mark ? 3 : 0);
    if (input_peek(input, place) != '<') return false;
    const bool declared = input_peek(input, place + 1) == '?';
    while (input_peek(input, place) == '<' &&
           (input_peek(input, place + 1) == '?' || input_peek(input, place + 1) == '!'))
        place = skip_blanks(input, skip_markup(input, place));
    if (input_peek(input, place) != '<') return false;
    char root[32];
    size_t length = 0;
    for (int c;
         (c = input_peek(input, ++place)) > 0 && !strchr(" \t\r\n/>", c) && length + 1 < sizeof root;)
        root[length++] = (char)c;
    root[length] = '\0';
    return program_of(root) || (declared && length && strcmp(root, "html") != 0);
}

bool is_xml_format(const char *name)
{
    for (int i = 0; i < PROGRAMS; i++)
        if (!strcmp(programs[i]->name, name)) return true;
    return false;
}

/* ---- elements ---- */

/* Ends the reading, unless it has ended before. */
__attribute__((format(printf, 2, 3))) static void stop(struct xml_input *x, const char *format, ...)
{
    if (x->failed) return;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(x->wrong.message, sizeof x->wrong.message, format, arguments);
    va_end(arguments);
    x->failed = true;
    x->wrong.line = (long)XML_GetCurrentLineNumber(x->parser);
    x->wrong.column = (long)XML_GetCurrentColumnNumber(x->parser) + 1;
    XML_StopParser(x->parser, XML_FALSE);
}

static void begin_game(struct xml_input *x)
{
    struct game *g = &x->game; /* what is said of all games stays */
    char author[sizeof g->author], collection[sizeof g->collection];
    memcpy(author, g->author, sizeof author);
    memcpy(collection, g->collection, sizeof collection);
    memset(g, 0, sizeof *g);
    memcpy(g->author, author, sizeof author);
    memcpy(g->collection, collection, sizeof collection);
    x->line = (long)XML_GetCurrentLineNumber(x->parser);
    x->column = (long)XML_GetCurrentColumnNumber(x->parser) + 1;
}

static bool names_element(const char *list, const char *element)
{
    const size_t length = strlen(element);
    for (const char *at = list; (at = strstr(at, element)); at++)
        if (at > list && at[-1] == ' ' && at[length] == ' ') return true;
    return false;
}

static void XMLCALL on_start(void *context, const char *element, const char **attributes)
{
    struct xml_input *x = context;
    if (x->failed) return;
    if (++x->depth > DEEPEST) {
        stop(x, "elements are nested more than %d deep", DEEPEST);
        return;
    }
    if (x->depth == 1 && !(x->program = program_of(element))) {
        stop(x, "this is XML, but the element <%.30s> is not of OpenSudoku, KSudoku or SudoQ", element);
        return;
    }
    if (x->depth == 1 || !strcmp(element, x->program->game)) begin_game(x);
    x->keeps_text = names_element(x->program->texts, element);
    x->text.length = 0;
    x->program->begin(&x->game, element, attributes);
}

static void XMLCALL on_text(void *context, const char *text, int length)
{
    struct xml_input *x = context;
    if (x->failed || !x->keeps_text) return;
    text_keep(&x->text, text, (size_t)length);
    if (x->text.failed) stop(x, "out of memory");
    else if (x->text.length > LONGEST_TEXT)
        stop(x, "the text of an element is longer than %d bytes", LONGEST_TEXT);
}

static void XMLCALL on_end(void *context, const char *element)
{
    struct xml_input *x = context;
    if (x->failed) return;
    x->depth--;
    text_keep(&x->text, "", 1);
    if (x->text.failed) stop(x, "out of memory");
    else if (x->program->end) x->program->end(&x->game, element, x->text.bytes);
    x->keeps_text = false;
    x->text.length = 0;
    if (x->failed || !x->game.complete) return;
    x->suspended = true;
    XML_StopParser(x->parser, XML_TRUE);
}

static void XMLCALL on_entity(void *context, const char *name, int is_parameter, const char *value,
                              int length, const char *base, const char *system, const char *public,
                              const char *notation)
{
    (void)is_parameter, (void)value, (void)length, (void)base, (void)system, (void)public,
        (void)notation;
    stop(context, "the entity %.30s: entities are not supported", name);
}

/* ---- the stream ---- */

struct xml_input *xml_input_new(struct input *input, const sudoku_read_options *options)
{
    struct xml_input *x = calloc(1, sizeof *x);
    if (x) x->parser = XML_ParserCreate(NULL);
    if (!x || !x->parser) {
        free(x);
        return NULL;
    }
    x->input = input;
    x->options = *options;
    x->options.format = "line";
    XML_SetUserData(x->parser, x);
    XML_SetElementHandler(x->parser, on_start, on_end);
    XML_SetCharacterDataHandler(x->parser, on_text);
    XML_SetEntityDeclHandler(x->parser, on_entity);
    return x;
}

void xml_input_free(struct xml_input *x)
{
    if (!x) return;
    XML_ParserFree(x->parser);
    sudoku_reader_free(x->reader);
    free(x->text.bytes);
    free(x->game_line.bytes);
    free(x);
}

/* Parses up to the end of the next game, of the piece, or of the text. */
static void parse_more(struct xml_input *x)
{
    enum XML_Status status;
    if (x->suspended) {
        x->suspended = false;
        status = XML_ResumeParser(x->parser);
    } else {
        void *buffer = XML_GetBuffer(x->parser, PIECE);
        const size_t got = buffer ? input_pull(x->input, buffer, PIECE) : 0;
        if (!buffer) stop(x, "out of memory");
        else if (got == SIZE_MAX) stop(x, "%s", input_error(x->input));
        if (x->failed) return;
        x->fed += (long long)got;
        x->finished = got == 0;
        status = XML_ParseBuffer(x->parser, (int)got, got == 0);
    }
    if (status == XML_STATUS_ERROR)
        stop(x, "this looks like %s, but it is damaged: %s", x->program ? x->program->title : "XML",
             XML_ErrorString(XML_GetErrorCode(x->parser)));
    else if (!x->suspended && x->fed - XML_GetCurrentByteIndex(x->parser) > LONGEST_TOKEN)
        stop(x, "an element is longer than %d bytes", LONGEST_TOKEN);
}

/* The library reads the line; the place is that of the game. */
static bool read_game(struct xml_input *x, sudoku_puzzle *puzzle, sudoku_error *error)
{
    if (!*x->game.wrong) {
        write_game_line(&x->game, &x->game_line);
        sudoku_reader_free(x->reader);
        x->reader = NULL;
        if (x->game_line.failed) game_fail(&x->game, "out of memory");
        else
            x->reader =
                sudoku_reader_new_text(x->game_line.bytes, x->game_line.length, &x->options, error);
        const bool good =
            x->reader && sudoku_reader_next(x->reader, puzzle, error) == SUDOKU_READ_PUZZLE;
        if (good) return true;
        game_fail(&x->game, "%s", error->message);
    }
    memset(error, 0, sizeof *error);
    snprintf(error->message, sizeof error->message, "this looks like a file of %s, but %s",
             x->program->title, x->game.wrong);
    return false;
}

sudoku_read_result xml_input_next(struct xml_input *x, sudoku_puzzle *puzzle, sudoku_error *error)
{
    *puzzle = (sudoku_puzzle){.room = sizeof *puzzle};
    if (x->finished && !x->suspended) return SUDOKU_READ_END;
    do parse_more(x);
    while (!x->failed && !x->suspended && !x->finished);
    puzzle->format = x->program ? x->program->name : opensudoku.name;
    puzzle->line = x->failed ? x->wrong.line : x->line;
    puzzle->column = x->failed ? x->wrong.column : x->column;
    if (x->failed) {
        *error = x->wrong;
        x->finished = true;
        x->suspended = false;
        return SUDOKU_READ_ERROR;
    }
    if (!x->suspended || !x->program) return SUDOKU_READ_END; /* only elements of a program suspend */
    x->game.complete = false;
    const bool good = read_game(x, puzzle, error);
    puzzle->format = x->program->name;
    puzzle->line = x->line;
    puzzle->column = x->column;
    if (good && x->game.title[0]) puzzle->title = x->game.title;
    if (good && x->game.author[0]) puzzle->author = x->game.author;
    if (!good) error->line = x->line, error->column = x->column;
    return good ? SUDOKU_READ_PUZZLE : SUDOKU_READ_ERROR;
}
