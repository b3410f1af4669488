/* SPDX-License-Identifier: MIT */
/* message.c - see message.h

   A stored message is text, in which bytes that UTF-8 never uses mark the parts:

       message    code code argument*            a code is two characters
       argument   TEXT bytes  |  QUOTED bytes  |  EACH bytes (NEXT bytes)*  |  MESSAGE message END

   Such bytes within a text follow ESCAPE.  A stored message that was cut off because it is too long is still one: whatever is
   missing at its end is empty.  */
#include "words/message.h"

#include <string.h>

#include "base/contract.h"
#include "base/utf8.h"

enum { TEXT = 0xF9, QUOTED, EACH, NEXT, MESSAGE, END, ESCAPE };
enum { CODE_BASE = 64, FIRST_OF_CODE = ' ' };
_Static_assert((int)MESSAGES <= CODE_BASE * CODE_BASE, "a code is two characters");

/* ---- the rows ---- */

static const char *const names[MESSAGES] = {
#define ROW(name, arguments, english) [SAY_##name] = #name,
#include "words/message_rows.h"
#undef ROW
};

static const char *const templates[LANGUAGES][MESSAGES] = {
    [SUDOKU_ENGLISH] =
        {
#define ROW(name, arguments, english) [SAY_##name] = (english),
#include "words/message_rows.h"
#undef ROW
        },
    [SUDOKU_GERMAN] =
        {
#define ROW(name, german) [SAY_##name] = (german),
#include "words/message_rows_de.h"
#undef ROW
        },
};

static const char *const codes[LANGUAGES] = {[SUDOKU_ENGLISH] = "en", [SUDOKU_GERMAN] = "de"};
static const char *const quotes[LANGUAGES][2] = {
    [SUDOKU_ENGLISH] = {"'", "'"}, [SUDOKU_GERMAN] = {"\u201E", "\u201C"}};

const char *message_name(enum message_code code) { return names[code]; }

const char *message_template(enum message_code code, sudoku_language language)
{
    return templates[language][code];
}

/* ---- arguments ---- */

struct argument argument_itself(struct argument a) { return a; }

struct argument argument_number(long long number)
{
    return (struct argument){.kind = ARGUMENT_NUMBER, .number = number};
}

struct argument argument_character(char c)
{
    return (struct argument){.kind = ARGUMENT_CHARACTER, .character = {c}};
}

struct argument argument_text(const char *text)
{
    return (struct argument){.kind = ARGUMENT_TEXT, .text = text, .length = strlen(text)};
}

struct argument argument_message(struct message m)
{
    return (struct argument){
        .kind = ARGUMENT_MESSAGE, .code = m.code, .count = m.count, .arguments = m.arguments};
}

struct argument word(enum message_code code)
{
    return (struct argument){.kind = ARGUMENT_MESSAGE, .code = code};
}

struct argument argument_error(const sudoku_error *error)
{
    if (!error->code) return argument_text(error->message);
    return (struct argument){
        .kind = ARGUMENT_STORED, .text = error->arguments, .length = strlen(error->arguments)};
}

struct argument quoted(const char *text, size_t length)
{
    return (struct argument){.kind = ARGUMENT_QUOTED, .text = text, .length = length};
}

struct argument shown_character(const char *text, size_t length)
{
    if (!length || text[0] == '\n' || text[0] == '\r') return word(SAY_end_of_line);
    int32_t code;
    const int bytes = utf8_decode(text, length, &code);
    if (code == ' ') return word(SAY_blank);
    if (code == '\t') return word(SAY_tab);
    struct argument a = {.kind = ARGUMENT_QUOTED};
    struct out o = out_to_buffer(a.character, sizeof a.character);
    if (code < 0x20 || code == 0x7F || (code >= 0x80 && code < 0xA0)) {
        /* control characters could drive the terminal: show the byte */
        static const char hex[] = "0123456789abcdef";
        const unsigned char byte = (unsigned char)text[0];
        out_format(&o, "\\x%c%c", hex[byte >> 4], hex[byte & 15]);
    } else {
        out_bytes(&o, text, (size_t)bytes);
    }
    return a;
}

struct argument written(argument_writer *write, const void *context)
{
    return (struct argument){.kind = ARGUMENT_WRITTEN, .write = write, .context = context};
}

/* ---- sentences ---- */

static void out_argument(struct out *, sudoku_language, const struct argument *);

/* Writes the template, with the arguments in their places. */
static void out_filled(struct out *o, sudoku_language language, enum message_code code, int count,
                       const struct argument *arguments)
{
    const char *at = templates[language][code];
    for (const char *place = at; (place = strchr(place, '{'));) {
        if (place[2] != '}') { /* a brace that stands for itself, as in {1, 3} */
            place++;
            continue;
        }
        out_bytes(o, at, (size_t)(place - at));
        const int number = place[1] - '1';
        if (number < count) out_argument(o, language, &arguments[number]);
        at = place += 3;
    }
    out_text(o, at);
}

/* Text of a stored message, up to the next mark. */
static const char *out_stored_text(struct out *o, const char *at)
{
    while (*at && ((unsigned char)*at < TEXT || (unsigned char)*at == ESCAPE)) {
        if ((unsigned char)*at == ESCAPE && !*++at) break;
        if (o) out_char(o, *at);
        at++;
    }
    return at;
}

static const char *skip_message(const char *);

/* Takes one stored argument apart; returns what follows it. */
static const char *read_argument(const char *at, struct argument *a)
{
    const unsigned char mark = (unsigned char)*at++;
    *a = (struct argument){.text = at, .stored = true};
    switch (mark) {
    case MESSAGE:
        a->kind = ARGUMENT_STORED;
        at = skip_message(at);
        return (unsigned char)*at == END ? at + 1 : at;
    case EACH:
        a->kind = ARGUMENT_WRITTEN;
        for (at = out_stored_text(NULL, at); (unsigned char)*at == NEXT;)
            at = out_stored_text(NULL, at + 1);
        return at;
    default:
        a->kind = mark == QUOTED ? ARGUMENT_QUOTED : ARGUMENT_TEXT;
        return out_stored_text(NULL, at);
    }
}

static bool begins_argument(const char *at)
{
    const unsigned char mark = (unsigned char)*at;
    return mark == TEXT || mark == QUOTED || mark == EACH || mark == MESSAGE;
}

static const char *skip_message(const char *at)
{
    struct argument unused;
    at = out_stored_text(NULL, at); /* its code */
    while (begins_argument(at)) at = read_argument(at, &unused);
    return at;
}

/* The code of a stored message, or MESSAGES if it was cut off. */
static enum message_code stored_code(const char *stored)
{
    if (!stored[0] || !stored[1]) return MESSAGES;
    const int code = (stored[0] - FIRST_OF_CODE) * CODE_BASE + (stored[1] - FIRST_OF_CODE);
    return code >= 0 && code < (int)MESSAGES ? (enum message_code)code : MESSAGES;
}

static int stored_arguments(const char *stored, struct argument arguments[MOST_ARGUMENTS])
{
    int count = 0;
    for (const char *at = out_stored_text(NULL, stored); begins_argument(at) && count < MOST_ARGUMENTS;)
        at = read_argument(at, &arguments[count++]);
    return count;
}

void out_stored_message(struct out *o, sudoku_language language, const char *stored)
{
    const enum message_code code = stored_code(stored);
    if (code == MESSAGES) return;
    struct argument arguments[MOST_ARGUMENTS];
    out_filled(o, language, code, stored_arguments(stored, arguments), arguments);
}

bool out_stored_argument(struct out *o, sudoku_language language, const char *stored, int number)
{
    struct argument arguments[MOST_ARGUMENTS];
    if (stored_code(stored) == MESSAGES || number < 0 || number >= stored_arguments(stored, arguments))
        return false;
    out_argument(o, language, &arguments[number]);
    return true;
}

/* A character, a text of the caller, or one in a stored message, which has no length. */
static void out_argument_text(struct out *o, const struct argument *a)
{
    if (a->character[0]) out_text(o, a->character);
    else if (a->stored) out_stored_text(o, a->text);
    else out_bytes(o, a->text, a->length);
}

static void out_written(struct out *o, sudoku_language language, const struct argument *a)
{
    if (!a->stored) {
        a->write(o, language, a->context);
        return;
    }
    const char *at = a->text;
    for (int i = 0; i < (int)language; i++) {
        at = out_stored_text(NULL, at);
        if ((unsigned char)*at == NEXT) at++;
    }
    out_stored_text(o, at);
}

static void out_argument(struct out *o, sudoku_language language, const struct argument *a)
{
    switch (a->kind) {
    case ARGUMENT_NONE: break;
    case ARGUMENT_NUMBER: out_signed(o, a->number); break;
    case ARGUMENT_CHARACTER:
    case ARGUMENT_TEXT: out_argument_text(o, a); break;
    case ARGUMENT_QUOTED:
        out_text(o, quotes[language][0]);
        out_argument_text(o, a);
        out_text(o, quotes[language][1]);
        break;
    case ARGUMENT_WRITTEN: out_written(o, language, a); break;
    case ARGUMENT_MESSAGE: out_filled(o, language, a->code, a->count, a->arguments); break;
    case ARGUMENT_STORED: out_stored_message(o, language, a->text); break;
    }
}

void out_message(struct out *o, sudoku_language language, struct message m)
{
    out_filled(o, language, m.code, m.count, m.arguments);
}

/* ---- storing ---- */

static void store_mark(struct out *o, int mark) { out_char(o, (char)mark); }

static void store_text(struct out *o, int mark, const char *text, size_t length)
{
    store_mark(o, mark);
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] >= TEXT) store_mark(o, ESCAPE);
        out_char(o, text[i]);
    }
}

static void store_written(struct out *o, const struct argument *a)
{
    for (int language = 0; language < LANGUAGES; language++) {
        char text[SUDOKU_TEXT];
        struct out written = out_to_buffer(text, sizeof text);
        a->write(&written, (sudoku_language)language, a->context);
        store_text(o, language ? NEXT : EACH, text, written.used);
    }
}

static void store_argument(struct out *o, const struct argument *a)
{
    char number[24];
    struct out digits = out_to_buffer(number, sizeof number);
    switch (a->kind) {
    case ARGUMENT_NONE: break;
    case ARGUMENT_NUMBER:
        out_signed(&digits, a->number);
        store_text(o, TEXT, number, digits.used);
        break;
    case ARGUMENT_CHARACTER: store_text(o, TEXT, a->character, strlen(a->character)); break;
    case ARGUMENT_TEXT: store_text(o, TEXT, a->text, a->length); break;
    case ARGUMENT_QUOTED:
        if (a->character[0]) store_text(o, QUOTED, a->character, strlen(a->character));
        else store_text(o, QUOTED, a->text, a->length);
        break;
    case ARGUMENT_WRITTEN: store_written(o, a); break;
    case ARGUMENT_MESSAGE:
        store_mark(o, MESSAGE);
        store_message(o, (struct message){a->code, a->count, a->arguments});
        store_mark(o, END);
        break;
    case ARGUMENT_STORED:
        store_mark(o, MESSAGE);
        out_bytes(o, a->text, a->length);
        store_mark(o, END);
        break;
    }
}

void store_message(struct out *o, struct message m)
{
    REQUIRE(m.count <= MOST_ARGUMENTS, "a message has too many arguments");
    out_char(o, (char)(FIRST_OF_CODE + m.code / CODE_BASE));
    out_char(o, (char)(FIRST_OF_CODE + m.code % CODE_BASE));
    for (int i = 0; i < m.count; i++) store_argument(o, &m.arguments[i]);
}

/* ---- for callers of the library ---- */

const char *sudoku_language_code(int language)
{
    return language >= 0 && language < LANGUAGES ? codes[language] : NULL;
}

bool sudoku_language_named(const char *code, sudoku_language *language)
{
    REQUIRE(code && language, "sudoku_language_named: an argument is NULL");
    for (int i = 0; i < LANGUAGES; i++)
        if (!strcmp(code, codes[i])) {
            *language = (sudoku_language)i;
            return true;
        }
    return false;
}

const char *sudoku_error_code(int number)
{
    return number >= 0 && number < (int)MESSAGES ? names[number] : NULL;
}

char *sudoku_error_words(const sudoku_error *error, sudoku_language language, char *text, size_t room)
{
    REQUIRE(error && text, "sudoku_error_words: an argument is NULL");
    REQUIRE((int)language >= 0 && (int)language < LANGUAGES, "sudoku_error_words: no such language");
    struct out o = out_to_buffer(text, room);
    if (error->code) out_stored_message(&o, language, error->arguments);
    else out_text(&o, error->message);
    return text;
}

bool sudoku_error_argument(const sudoku_error *error, int number, char *text, size_t room)
{
    REQUIRE(error && text, "sudoku_error_argument: an argument is NULL");
    struct out o = out_to_buffer(text, room);
    return error->code && out_stored_argument(&o, SUDOKU_ENGLISH, error->arguments, number);
}
