/* SPDX-License-Identifier: MIT */
/* json_fault.c - see json_fault.h */
#include "words/json_fault.h"

#include <string.h>

#include "base/ascii.h"
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
        if (quote ? *at == quote : is_one_of(*at, " ,:]}")) break;
        at += bytes;
    }
    return quoted(start, (size_t)(at - start));
}

bool fail_by_json(sudoku_error *error, const struct json_tree *t, long line, long column)
{
#define HERE(message) fail_in_json(error, t, t->fault_at, line, column, message)
    const char *at = t->text + t->fault_at;
    const size_t left = t->length - t->fault_at;
    const struct argument found = shown_character(at, left);
    switch (t->fault) {
    case FAULT_json_wants_value: return HERE(say(json_wants_value, found));
    case FAULT_json_wants_key: return HERE(say(json_wants_key, found));
    case FAULT_json_wants_colon: return HERE(say(json_wants_colon, found));
    case FAULT_json_wants_comma_in_list: return HERE(say(json_wants_comma_in_list, found));
    case FAULT_json_wants_comma_in_object: return HERE(say(json_wants_comma_in_object, found));
    case FAULT_json_bad_number: return HERE(say(json_bad_number, shown(t)));
    case FAULT_json_bad_escape: return HERE(say(json_bad_escape, shown_character(at + 1, left - 1)));
    case FAULT_json_bad_unicode: return HERE(say(json_bad_unicode));
    case FAULT_json_half_pair: return HERE(say(json_half_pair));
    case FAULT_json_zero_character: return HERE(say(json_zero_character));
    case FAULT_json_line_in_string: return HERE(say(json_line_in_string));
    case FAULT_json_control_in_string: return HERE(say(json_control_in_string, found));
    case FAULT_json_bad_utf8: return HERE(say(json_bad_utf8));
    case FAULT_json_key_twice: return HERE(say(json_key_twice, shown(t)));
    case FAULT_json_too_deep: return HERE(say(json_too_deep, JSON_DEPTH));
    case FAULT_json_too_many_values: return HERE(say(json_too_many_values, JSON_MOST_VALUES));
    case FAULT_json_too_long: return HERE(say(json_too_long));
    case FAULT_json_text_ends: return HERE(say(json_text_ends));
    case FAULT_json_text_goes_on: return HERE(say(json_text_goes_on, found));
    case JSON_FAULTLESS:
    case FAULT_json_memory: break;
    }
    return fail_by_memory(error);
#undef HERE
}
