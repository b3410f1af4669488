/* SPDX-License-Identifier: MIT */
/* sudoku_json.h - writes JSON as the library does: for programs whose output contains more than the library's own objects.

       #include <stdio.h>
       #include <sudoku_json.h>

       static void print(void *context, const char *text, size_t length)
       {
           fwrite(text, 1, length, context);
       }

       int main(void)
       {
           sudoku_json json = {.write = print, .context = stdout};
           sudoku_json_open(&json, NULL, '{');
           sudoku_json_text(&json, "name", "a \"b\"");
           sudoku_json_open(&json, "list", '[');
           sudoku_json_number(&json, NULL, 1);
           sudoku_json_number(&json, NULL, 2);
           sudoku_json_close(&json, ']');
           sudoku_json_close(&json, '}');
           return 0;                      // prints: {"name":"a \"b\"","list":[1,2]}
       }

   There are no blanks and no line ends; nothing is allocated or kept.  A writer may be used by one thread at a time.  */
#ifndef SUDOKU_JSON_H
#define SUDOKU_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sudoku_error.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Begins with `write` and `context` set, and all else zero; so does the next text after the end of one. */
typedef struct sudoku_json {
    void (*write)(void *context, const char *text, size_t length); /* receives the text piece by piece */
    void *context;
    bool comma; /* for the library: the next item needs a comma before it */
} sudoku_json;

/* All values have a key within an object; elsewhere `key` is NULL.  Brackets are { and } or [ and ]. */
SUDOKU_API void sudoku_json_open(sudoku_json *json, const char *key, char bracket);
SUDOKU_API void sudoku_json_close(sudoku_json *json, char bracket);

/* Control characters are escaped, and each byte that is not UTF-8 becomes U+FFFD.  NULL is written as null. */
SUDOKU_API void sudoku_json_text(sudoku_json *json, const char *key, const char *text);
/* The same for `length` bytes. */
SUDOKU_API void sudoku_json_bytes(sudoku_json *json, const char *key, const char *text, size_t length);
SUDOKU_API void sudoku_json_number(sudoku_json *json, const char *key, uint64_t number);
SUDOKU_API void sudoku_json_truth(sudoku_json *json, const char *key, bool truth);
/* A value that is JSON already, such as a number with a fraction. */
SUDOKU_API void sudoku_json_raw(sudoku_json *json, const char *key, const char *value);

#ifdef __cplusplus
}
#endif

#endif
