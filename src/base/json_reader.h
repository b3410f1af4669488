/* SPDX-License-Identifier: MIT */
/* json_reader.h - a JSON text as a flat array of values.

   A text is read as far as it has arrived, and on from there when there is more of it, so that nobody needs to know beforehand where
   an object ends.  Values stand in the order of the text, each before what it contains; a key is a string just before its value:

       {"a":[1,2],"b":"x"}       index   0  {   1 "a"   2 [   3 1   4 2   5 "b"   6 "x"
                                 next    7      5       5     4     5     7       7

   so that the items of a list, or the keys of an object, are the chain that begins at the value after it and follows `next`.
   Nothing is copied: values are places in the text, and strings are decoded for whoever asks.

   Strict is RFC 8259 with three limits: no key twice in an object, no U+0000 in strings, no half of a surrogate pair.
   Relaxed is what SudokuPad's PuzzleZipper makes of JSON: keys without quotes, strings in single quotes, `t` and `f` for true and false,
   items that are left out (they are empty objects), other words without quotes, such as #F or ff8800 (they are strings).  */
#ifndef BASE_JSON_READER_H
#define BASE_JSON_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum json_kind { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_LIST, JSON_OBJECT };

enum {
    JSON_DEPTH = 64, /* lists and objects within one another */
    JSON_MOST_VALUES = 1 << 20,
    JSON_LONGEST_NUMBER = 400 /* characters */
};

struct json_value {
    uint32_t at, length; /* in the text; a string is what is between its quotes */
    uint32_t next;       /* the index after it and all that it contains; for a key, after its value */
    uint32_t count;      /* of items or members */
    uint8_t kind;        /* enum json_kind */
    bool escaped;        /* a string with escapes */
};

/* What can be wrong with a text.  Each is also a message: see json_fault.h in src/words. */
#define JSON_FAULTS(FAULT)            \
    FAULT(json_wants_value)           \
    FAULT(json_wants_key)             \
    FAULT(json_wants_colon)           \
    FAULT(json_wants_comma_in_list)   \
    FAULT(json_wants_comma_in_object) \
    FAULT(json_bad_number)            \
    FAULT(json_bad_escape)            \
    FAULT(json_bad_unicode)           \
    FAULT(json_half_pair)             \
    FAULT(json_zero_character)        \
    FAULT(json_line_in_string)        \
    FAULT(json_control_in_string)     \
    FAULT(json_bad_utf8)              \
    FAULT(json_key_twice)             \
    FAULT(json_too_deep)              \
    FAULT(json_too_many_values)       \
    FAULT(json_too_long)              \
    FAULT(json_text_ends)             \
    FAULT(json_text_goes_on)          \
    FAULT(json_memory)

#define AS_ENUM(name) FAULT_##name,
enum json_fault { JSON_FAULTLESS, JSON_FAULTS(AS_ENUM) };
#undef AS_ENUM

/* Zeros before the first text.  The memory is kept for the next one. */
struct json_tree {
    const char
        *text; /* the text as it was given last, which must be there as long as the tree is used */
    size_t length;
    struct json_value *value;
    size_t count;
    enum json_fault fault;
    size_t fault_at; /* where in the text */
    size_t end;      /* of the part that has been read: behind the value, when it is complete */

    /* ---- for json_reader.c ---- */
    size_t room;
    uint32_t *keys; /* to find those that are there twice */
    size_t key_room;
    uint32_t open; /* the list or object that is being read, whose `next` is the one around it */
    int depth;
    uint8_t expected;
    bool relaxed, in_string;
    char quote;
};

enum json_progress { JSON_COMPLETE, JSON_NEEDS_MORE, JSON_WRONG };

void json_tree_start(struct json_tree *, bool relaxed);
/* Reads on.  `text` is all that has arrived since json_tree_start(), wherever it is now; `whole`: nothing will follow.  When the value
   is complete, what follows it is left for others.  */
enum json_progress json_tree_read(struct json_tree *, const char *text, size_t length, bool whole);
/* Reads a text that is one value and blanks.  False: see `fault`. */
bool json_tree_read_all(struct json_tree *, const char *text, size_t length, bool relaxed);
void json_tree_free(struct json_tree *);

/* All of these also take the index 0 of a missing member, or any value of another kind: the answer is then "no". */

/* The value of that key, or 0. */
uint32_t json_member(const struct json_tree *, uint32_t object, const char *key);
/* Is it a string, or a key, of these characters? */
bool json_text_is(const struct json_tree *, uint32_t value, const char *text);
/* Decodes as much of a string as there is room for, and ends it with a zero byte.  The length of the whole string. */
size_t json_copy_text(const struct json_tree *, uint32_t value, char *buffer, size_t room);
/* A number without a fraction: 5, -3, 5.0, 1e3. */
bool json_integer_value(const struct json_tree *, uint32_t value, int64_t *number);
bool json_number_value(const struct json_tree *, uint32_t value, double *number);

static inline bool json_is(const struct json_tree *t, uint32_t value, enum json_kind kind)
{
    return t->value[value].kind == kind;
}

/* Where a byte of a text is, as people count: from 1, in characters.  `column` is in the byte's own line. */
void json_place(const char *text, size_t at, long *line, long *column);

#endif
