/* SPDX-License-Identifier: MIT */
/* message.h - messages as data: which sentence, and what it is about.

   say(line_too_long, MAX_LINE) is a message; its sentence in each language is a row of message_rows.h and message_rows_de.h, in
   which {1} stands for the first argument.  Arguments are numbers, characters, texts, quoted texts, and messages themselves, such
   as say(expected, say(mark, ")")).  Their number is checked when the code is compiled, and their types are known without a format.

   A message is a view: it lives until the end of the block in which say() was called.  fail.h stores one in an error.  */
#ifndef WORDS_MESSAGE_H
#define WORDS_MESSAGE_H

#include <stddef.h>
#include <stdint.h>

#include "base/out.h"
#include "sudoku_error.h"

#define ROW(name, arguments, english) SAY_##name,
enum message_code {
#include "words/message_rows.h"
    MESSAGES
};
#undef ROW
#define ROW(name, arguments, english) ARGUMENTS_OF_##name = (arguments),
enum {
#include "words/message_rows.h"
    MOST_ARGUMENTS = 8
};
#undef ROW

enum argument_kind {
    ARGUMENT_NONE,
    ARGUMENT_NUMBER,
    ARGUMENT_CHARACTER,
    ARGUMENT_TEXT,
    ARGUMENT_QUOTED,  /* a text in the quotation marks of the language */
    ARGUMENT_WRITTEN, /* by a function, in each language */
    ARGUMENT_MESSAGE, /* a code and its arguments */
    ARGUMENT_STORED   /* a message stored in an error */
};

enum { LANGUAGES = SUDOKU_GERMAN + 1 };

/* Writes an argument in a language. */
typedef void argument_writer(struct out *, sudoku_language, const void *context);

struct argument {
    enum argument_kind kind;
    enum message_code code;
    int count; /* of a message's arguments */
    long long number;
    const char *text;  /* also a stored message */
    bool stored;       /* the text is in a stored message: it ends at the next mark there */
    size_t length;     /* of any other text */
    char character[8]; /* a single character, instead of a text */
    argument_writer *write;
    const void *context; /* for it */
    const struct argument *arguments;
};

struct message {
    enum message_code code;
    int count;
    const struct argument *arguments;
};

struct argument argument_itself(struct argument);
struct argument argument_number(long long);
struct argument argument_character(char);
struct argument argument_text(const char *);
struct argument argument_message(struct message);
/* A message without arguments, from a table of words. */
struct argument word(enum message_code);
/* The message of an error. */
struct argument argument_error(const sudoku_error *);
struct argument quoted(const char *text, size_t length);
/* The first character of the text as a person can see it: 'q', 'é', '\x07', a tab, the end of the line. */
struct argument shown_character(const char *text, size_t length);
/* What the function writes; in an error, at most SUDOKU_TEXT bytes of it are kept. */
struct argument written(argument_writer *write, const void *context);

/* clang-format off */
#define AN_ARGUMENT(x) _Generic((x), struct argument: argument_itself, struct message: argument_message, \
    const sudoku_error *: argument_error, sudoku_error *: argument_error, char: argument_character, \
    char *: argument_text, const char *: argument_text, signed char: argument_number, unsigned char: argument_number, \
    short: argument_number, unsigned short: argument_number, int: argument_number, unsigned: argument_number, \
    long: argument_number, unsigned long: argument_number, long long: argument_number, \
    unsigned long long: argument_number)(x)

/* The arguments after the code, each behind a comma; `_` ends the list, since a macro needs one argument more than it has names. */
#define ARGUMENTS_0(code, _)
#define ARGUMENTS_1(code, a, _) , AN_ARGUMENT(a)
#define ARGUMENTS_2(code, a, b, _) , AN_ARGUMENT(a), AN_ARGUMENT(b)
#define ARGUMENTS_3(code, a, b, c, _) , AN_ARGUMENT(a), AN_ARGUMENT(b), AN_ARGUMENT(c)
#define ARGUMENTS_4(code, a, b, c, d, _) ARGUMENTS_3(code, a, b, c, _), AN_ARGUMENT(d)
#define ARGUMENTS_5(code, a, b, c, d, e, _) ARGUMENTS_4(code, a, b, c, d, _), AN_ARGUMENT(e)
#define ARGUMENTS_6(code, a, b, c, d, e, f, _) ARGUMENTS_5(code, a, b, c, d, e, _), AN_ARGUMENT(f)
#define ARGUMENTS_7(code, a, b, c, d, e, f, g, _) ARGUMENTS_6(code, a, b, c, d, e, f, _), AN_ARGUMENT(g)
#define ARGUMENTS_8(code, a, b, c, d, e, f, g, h, _) ARGUMENTS_7(code, a, b, c, d, e, f, g, _), AN_ARGUMENT(h)
#define PICK_ARGUMENT(code, a, b, c, d, e, f, g, h, _, chosen, ...) chosen
#define LIST_ARGUMENTS(...) PICK_ARGUMENT(__VA_ARGS__, ARGUMENTS_8, ARGUMENTS_7, ARGUMENTS_6, ARGUMENTS_5, ARGUMENTS_4, ARGUMENTS_3, ARGUMENTS_2, \
    ARGUMENTS_1, ARGUMENTS_0, 0)(__VA_ARGS__)
#define COUNT_ARGUMENTS(...) PICK_ARGUMENT(__VA_ARGS__, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0)
/* A list of -1 characters is an error: the row of this code takes another number of arguments. */
#define CHECKED_COUNT(code, ...) \
    (COUNT_ARGUMENTS(code, __VA_ARGS__) * (int)sizeof(char[ARGUMENTS_OF_##code == COUNT_ARGUMENTS(code, __VA_ARGS__) ? 1 : -1]))
#define CODE_OF(code, ...) SAY_##code
#define SAY(...) \
    ((struct message){CODE_OF(__VA_ARGS__), CHECKED_COUNT(__VA_ARGS__), \
                      (const struct argument[]){{.kind = ARGUMENT_NONE} LIST_ARGUMENTS(__VA_ARGS__)} + 1})
#ifndef say /* scripts/check-lint has a plainer one for a checker that cannot take this one apart */
#define say(...) SAY(__VA_ARGS__, _)
#endif
/* clang-format on */

/* A message without arguments, whose code is known only at run time. */
static inline struct message message_of(enum message_code code)
{
    return (struct message){.code = code};
}

/* Writes the sentence. */
void out_message(struct out *, sudoku_language, struct message);
/* The same for a message stored in an error. */
void out_stored_message(struct out *, sudoku_language, const char *stored);
/* Writes one argument of a stored message, counted from 0; false: there are no more. */
bool out_stored_argument(struct out *, sudoku_language, const char *stored, int number);
/* Writes the message as data, so that it outlives its arguments. */
void store_message(struct out *, struct message);

/* The code of a message as callers know it, such as "line_too_long". */
const char *message_name(enum message_code);
/* Its sentence with places for its arguments. */
const char *message_template(enum message_code, sudoku_language);

#endif
