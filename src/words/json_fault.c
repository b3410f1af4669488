/* SPDX-License-Identifier: MIT */
/* json_fault.c - see json_fault.h */
#include "words/json_fault.h"

#include <string.h>

#include "base/utf8.h"

bool fail_in_json(sudoku_error *error, const struct json_tree *t, size_t at, long line, long column,
                  struct message why)
{
    long lines, columns;
    json_place(t->text, at, &lines, &columns);
    return fail(error, line + lines - 1, lines == 1 ? column + columns - 1 : columns, why);
}

/* The key at the fault, or the word there, up to a character that a terminal might obey. */
static struct argument shown(const struct json_tree *t)
{
    enum { MOST = 40 };
    const char *start = t->text + t->fault_at;
    const char *const end = t->text + t->length;
    const char quote = *start == '"' || *start == '\'' ? *start++ : '\0';
    const char *at = start;
    while (at < end && at - start < MOST) {
        int32_t code;
        const int bytes = utf8_decode(at, (size_t)(end - at), &code);
        if (code < ' ' || (code >= 0x7F && code < 0xA0)) break;
        if (quote ? *at == quote : strchr(" ,:]}", *at) != NULL) break;
        at += bytes;
    }
    return quoted(start, (size_t)(at - start));
}

bool fail_by_json(sudoku_error *error, const struct json_tree *t, long line, long column)
{
#define WITHOUT_ARGUMENTS(name) \
    case FAULT_##name:          \
        return fail_in_json(error, t, t->fault_at, line, column, say(name));
#define WITH(name, argument) \
    case FAULT_##name: return fail_in_json(error, t, t->fault_at, line, column, say(name, argument));
    const struct argument found = shown_character(t->text + t->fault_at, t->length - t->fault_at);
    switch (t->fault) {
        WITH(json_wants_value, found)
        WITH(json_wants_key, found)
        WITH(json_wants_colon, found)
        WITH(json_wants_comma_in_list, found)
        WITH(json_wants_comma_in_object, found)
        WITH(json_bad_number, shown(t))
        WITH(json_bad_escape, shown_character(t->text + t->fault_at + 1, t->length - t->fault_at - 1))
        WITHOUT_ARGUMENTS(json_bad_unicode)
        WITHOUT_ARGUMENTS(json_half_pair)
        WITHOUT_ARGUMENTS(json_zero_character)
        WITHOUT_ARGUMENTS(json_line_in_string)
        WITH(json_control_in_string, found)
        WITHOUT_ARGUMENTS(json_bad_utf8)
        WITH(json_key_twice, shown(t))
        WITH(json_too_deep, JSON_DEPTH)
        WITH(json_too_many_values, JSON_MOST_VALUES)
        WITHOUT_ARGUMENTS(json_too_long)
        WITHOUT_ARGUMENTS(json_text_ends)
        WITH(json_text_goes_on, found)
    case JSON_FAULTLESS:
    case FAULT_json_memory: break;
    }
    return fail_by_memory(error);
}
