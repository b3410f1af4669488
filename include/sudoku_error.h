/* SPDX-License-Identifier: MIT */
/* sudoku_error.h - what the library reports about a text or a request: a code, what it is about, and a sentence.

       #include <stdio.h>
       #include <sudoku.h>

       int main(void)
       {
           const sudoku_shape shape = {.size = 40};
           sudoku_error error;
           char text[SUDOKU_TEXT];
           if (sudoku_rules_new(&shape, &error)) return 1;
           printf("%s: %s\n", error.code, error.message);           // size_range: the size must be 1 to 36, not 40
           sudoku_error_argument(&error, 1, text, sizeof text);     // what it is about, here "40"
           puts(sudoku_error_words(&error, SUDOKU_GERMAN, text, sizeof text));
           return 0;                                                // prints: Die Größe muss 1 bis 36 sein, nicht 40
       }

   Included by sudoku.h, csp.h and waltz.h, which share this type of errors.  A program that only prints errors needs nothing but
   `message`; one that reacts to an error compares its code; docs/ERRORS.md lists the codes.  A code keeps its meaning; its sentence
   may change.  sudoku.h says how functions are deprecated.  */
#ifndef SUDOKU_ERROR_H
#define SUDOKU_ERROR_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__) && !defined(_WIN32)
#define SUDOKU_API __attribute__((visibility("default")))
#else
#define SUDOKU_API
#endif

enum { SUDOKU_TEXT = 240 }; /* room for any sentence or name that the library writes */

/* The languages of sentences, in UTF-8.  Any thread may call these functions. */
typedef enum { SUDOKU_ENGLISH, SUDOKU_GERMAN } sudoku_language;
/* The code of a language, "en" or "de", by its number; NULL past the last. */
SUDOKU_API const char *sudoku_language_code(int language);
/* The language of a code.  False: the code is unknown. */
SUDOKU_API bool sudoku_language_named(const char *code, sudoku_language *language);

/* An error in a text, or a remark on it.  Line and column count from 1; a column counts characters, not bytes.  0 means that
   the position is not known.  This structure never grows.  */
typedef struct sudoku_error {
    char message
        [SUDOKU_TEXT]; /* in English, without a full stop; empty: no error, or the caller stopped */
    long line, column;
    const char *code; /* such as "line_too_long", valid for ever; NULL if the message is empty */
    char arguments[SUDOKU_TEXT]; /* what the sentence is about, for the functions below */
} sudoku_error;

/* Any number of threads may call these functions for errors that no thread is changing. */

/* Writes the sentence in the language, cut off where `room` ends, and a zero.  Returns `text`.  */
SUDOKU_API char *sudoku_error_words(const sudoku_error *error, sudoku_language language, char *text,
                                    size_t room);
/* What the sentence is about, counted from 0: numbers, names and pieces of the text, or words of the sentence that depend on
   the case; in English.  False: there are no more.  */
SUDOKU_API bool sudoku_error_argument(const sudoku_error *error, int number, char *text, size_t room);
/* All codes, counted from 0; NULL behind the last. */
SUDOKU_API const char *sudoku_error_code(int number);

#ifdef __cplusplus
}
#endif

#endif
