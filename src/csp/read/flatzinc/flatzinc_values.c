/* SPDX-License-Identifier: MIT */
/* flatzinc_values.c - expressions of FlatZinc: reading them, and their values. */
#include "base/memory.h"
#include "base/out.h"
#include "csp/domain/domain.h"
#include "csp/read/flatzinc/flatzinc.h"

enum { MAX_DEPTH = 100, MAX_ITEMS = 1 << 28 };

/* ---- words ---- */

void fzn_advance(struct fzn_reader *r)
{
    r->token = fzn_next_token(&r->lexer);
    if (r->token.kind == FZN_BAD) fzn_fail(r, r->token.at, message_of(r->token.wrong));
}

bool fzn_accept(struct fzn_reader *r, int kind)
{
    if (r->token.kind != kind) return false;
    fzn_advance(r);
    return true;
}

static bool fail_expecting(struct fzn_reader *r, struct message what)
{
    const char *at = r->token.at;
    if (r->token.kind == FZN_END) return fzn_fail(r, at, say(expected_before_end, what));
    return fzn_fail(r, at, say(expected, what));
}

bool fzn_expect(struct fzn_reader *r, int kind, struct message what)
{
    return fzn_accept(r, kind) || fail_expecting(r, what);
}

bool fzn_is_word(const struct fzn_reader *r, const char *at, const char *word)
{
    const size_t length = strlen(word);
    return fzn_name_length(&r->lexer, at) == length && !memcmp(at, word, length);
}

bool fzn_accept_word(struct fzn_reader *r, const char *word)
{
    if (r->token.kind != FZN_NAME || !fzn_is_word(r, r->token.at, word)) return false;
    fzn_advance(r);
    return true;
}

bool fzn_expect_word(struct fzn_reader *r, const char *word)
{
    return fzn_accept_word(r, word) || fail_expecting(r, say(word_itself, word));
}

struct fzn_word fzn_word_at(const struct fzn_reader *r, const char *at)
{
    struct fzn_word word = {.text = ""};
    struct out o = out_to_buffer(word.text, sizeof word.text);
    out_bytes(&o, at, fzn_name_length(&r->lexer, at));
    return word;
}

/* ---- reading ---- */

/* The items above `bottom` leave the stack. */
static bool take_from_stack(struct fzn_reader *r, size_t bottom, struct fzn_value *list)
{
    const size_t count = r->stacked - bottom;
    struct fzn_value *item = fzn_allocate(r, count, sizeof *item);
    if (!item) return false;
    if (count) memcpy(item, r->stack + bottom, count * sizeof *item);
    r->stacked = bottom;
    list->item = item;
    list->count = (int)count;
    return true;
}

static bool push(struct fzn_reader *r, struct fzn_value v)
{
    if (r->stacked == MAX_ITEMS) return fzn_fail(r, v.at, say(too_many_elements, MAX_ITEMS));
    if (!make_room((void **)&r->stack, r->stacked, &r->stack_room, sizeof *r->stack))
        return fzn_short_of_memory(r);
    r->stack[r->stacked++] = v;
    return true;
}

bool fzn_read_list(struct fzn_reader *r, int close, struct fzn_value *list)
{
    const size_t bottom = r->stacked;
    while (!fzn_accept(r, close)) {
        struct fzn_value v;
        if (!fzn_read_expression(r, &v) || !push(r, v)) return false;
        if (fzn_accept(r, ',')) continue;
        if (!fzn_expect(r, close, say(either_mark, ",", (char)close))) return false;
        break;
    }
    return take_from_stack(r, bottom, list);
}

/* A number, or a range of numbers. */
static bool read_number(struct fzn_reader *r, struct fzn_value *v)
{
    *v = (struct fzn_value){.at = r->token.at, .number = r->token.number, .kind = VALUE_INT};
    fzn_advance(r);
    if (!fzn_accept(r, FZN_DOTS)) return true;
    const struct fzn_value high = {.at = r->token.at, .number = r->token.number, .kind = VALUE_INT};
    csp_value unused;
    if (!fzn_expect(r, FZN_INT, say(an_integer)) || !fzn_number(r, v, &unused) ||
        !fzn_number(r, &high, &v->high))
        return false;
    v->kind = VALUE_RANGE;
    return true;
}

static bool read_set(struct fzn_reader *r, struct fzn_value *v)
{
    *v = (struct fzn_value){.at = r->token.at, .kind = VALUE_LIST};
    fzn_advance(r);
    if (!fzn_read_list(r, '}', v)) return false;
    for (int i = 0; i < v->count; i++) {
        csp_value unused;
        if (!fzn_check(r, &v->item[i], 'c') || !fzn_number(r, &v->item[i], &unused)) return false;
    }
    return true;
}

/* An index, counted from 1, after the name of an array. */
static bool read_element(struct fzn_reader *r, struct fzn_value *v)
{
    const struct fzn_token index = r->token;
    if (!fzn_expect(r, FZN_INT, say(an_integer)) || !fzn_expect(r, ']', say(mark, "]"))) return false;
    if (v->kind != VALUE_ARRAY) return fzn_fail(r, v->at, say(not_an_array));
    if (index.number < 1 || index.number > v->count)
        return fzn_fail(r, index.at, say(index_outside_array, v->count));
    const char *at = v->at;
    *v = v->item[index.number - 1];
    v->at = at;
    return true;
}

static bool read_name(struct fzn_reader *r, struct fzn_value *v)
{
    const struct fzn_token name = r->token;
    const struct fzn_value *meant = fzn_find(r, name.at, name.length);
    fzn_advance(r);
    *v = (struct fzn_value){.kind = VALUE_WORD};
    if (r->token.kind == '(') {
        v->kind = VALUE_CALL;
        v->at = name.at;
        fzn_advance(r);
        return fzn_read_list(r, ')', v);
    }
    if (meant) *v = *meant;
    v->at = name.at;
    return !fzn_accept(r, '[') || read_element(r, v);
}

static bool read_word(struct fzn_reader *r, struct fzn_value *v)
{
    switch (r->token.kind) {
    case FZN_NAME: return read_name(r, v);
    case FZN_INT: return read_number(r, v);
    case '{': return read_set(r, v);
    case '[':
        *v = (struct fzn_value){.at = r->token.at, .kind = VALUE_ARRAY};
        fzn_advance(r);
        return fzn_read_list(r, ']', v);
    case FZN_BOOL:
    case FZN_STRING:
    case FZN_FLOAT:
        *v = (struct fzn_value){.at = r->token.at, .number = r->token.number};
        v->kind = r->token.kind == FZN_BOOL     ? VALUE_BOOL
                  : r->token.kind == FZN_STRING ? VALUE_STRING
                                                : VALUE_FLOAT;
        fzn_advance(r);
        return true;
    default: return fail_expecting(r, say(an_expression));
    }
}

bool fzn_read_expression(struct fzn_reader *r, struct fzn_value *v)
{
    if (r->depth == MAX_DEPTH) return fzn_fail(r, r->token.at, say(nested_too_deeply, MAX_DEPTH));
    r->depth++;
    const bool good = read_word(r, v);
    r->depth--;
    return good;
}

bool fzn_read_annotations(struct fzn_reader *r, struct fzn_value *list)
{
    const size_t bottom = r->stacked;
    *list = (struct fzn_value){.at = r->token.at, .kind = VALUE_ARRAY};
    while (fzn_accept(r, FZN_COLONS)) {
        struct fzn_value v;
        if (!fzn_read_expression(r, &v) || !push(r, v)) return false;
    }
    return take_from_stack(r, bottom, list);
}

/* ---- checking ---- */

static struct argument meaning_of(char letter)
{
    switch (letter) {
    case 'c': return word(SAY_an_integer);
    case 't': return word(SAY_true_or_false);
    case 's': return word(SAY_a_set_of_integers);
    case 'v': return word(SAY_a_set_or_variable);
    case 'i': return word(SAY_an_integer_or_variable);
    case 'b': return word(SAY_a_bool_or_variable);
    default: return word(SAY_an_array);
    }
}

static bool is_kind(const struct fzn_value *v, char letter)
{
    switch (letter) {
    case 'c': return v->kind == VALUE_INT;
    case 't': return v->kind == VALUE_BOOL;
    case 's': return v->kind == VALUE_RANGE || v->kind == VALUE_LIST;
    case 'v': return is_kind(v, 's') || v->kind == VALUE_SET_VARIABLE;
    case 'i': return v->kind == VALUE_INT || v->kind == VALUE_INT_VARIABLE;
    case 'b': return v->kind == VALUE_BOOL || v->kind == VALUE_BOOL_VARIABLE;
    default: return v->kind == VALUE_ARRAY;
    }
}

bool fzn_check(struct fzn_reader *r, const struct fzn_value *v, char letter)
{
    const bool array = letter >= 'A' && letter <= 'Z';
    if (!is_kind(v, letter)) {
        if (v->kind == VALUE_WORD)
            return fzn_fail(r, v->at, say(unknown_name, fzn_word_at(r, v->at).text));
        if (v->kind == VALUE_FLOAT) return fzn_fail(r, v->at, say(no_floats));
        return fzn_fail(r, v->at, say(expected, meaning_of(letter)));
    }
    for (int i = 0; array && i < v->count; i++)
        if (!fzn_check(r, &v->item[i], (char)(letter - 'A' + 'a'))) return false;
    return true;
}

/* ---- their values ---- */

bool fzn_number(struct fzn_reader *r, const struct fzn_value *v, csp_value *number)
{
    if (v->number < -CSP_MAX_VALUE || v->number > CSP_MAX_VALUE)
        return fzn_fail(r, v->at, say(value_too_large, CSP_MAX_VALUE));
    *number = v->number;
    return true;
}

csp_variable fzn_variable(struct fzn_reader *r, const struct fzn_value *v)
{
    csp_value number = 0;
    if (!fzn_is_constant(v)) return (csp_variable)v->number;
    return fzn_number(r, v, &number) ? fzn_constant(r, number) : -1;
}

csp_variable *fzn_variables(struct fzn_reader *r, const struct fzn_value *array)
{
    csp_variable *x = fzn_allocate(r, (size_t)array->count, sizeof *x);
    for (int i = 0; x && i < array->count; i++) {
        x[i] = fzn_variable(r, &array->item[i]);
        if (x[i] < 0) return NULL;
    }
    return x;
}

csp_value *fzn_numbers(struct fzn_reader *r, const struct fzn_value *array)
{
    csp_value *number = fzn_allocate(r, (size_t)array->count, sizeof *number);
    for (int i = 0; number && i < array->count; i++)
        if (!fzn_number(r, &array->item[i], &number[i])) return NULL;
    return number;
}

csp_value *fzn_set_values(struct fzn_reader *r, const struct fzn_value *set, size_t *count)
{
    if (set->kind == VALUE_LIST) {
        *count = (size_t)set->count;
        return fzn_numbers(r, set);
    }
    *count = set->number <= set->high ? (size_t)distance(set->number, set->high) : 0;
    csp_value *value = fzn_allocate(r, *count, sizeof *value);
    for (size_t i = 0; value && i < *count; i++) value[i] = set->number + (csp_value)i;
    return value;
}
