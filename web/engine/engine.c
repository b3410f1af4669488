/* SPDX-License-Identifier: MIT */
/* engine.c - see engine.h: the table of calls, and how a call is carried out. */
#include "engine.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/fail.h"
#include "puzzle.h"

enum takes { NOTHING, RULES, PUZZLE, TEXT };

static const struct row {
    const char *name;
    enum takes takes;
    const char *keys; /* besides those of rules or a puzzle; with a blank before and after each */
    call_function *answer;
} calls[] = {
    {"meta", NOTHING, "", call_meta},
    {"technique", NOTHING, " name ", call_technique},
    {"read", TEXT, " format most ", call_read},
    {"rules", RULES, "", call_rules},
    {"check", PUZZLE, " limit nodes now ", call_check},
    {"candidates", PUZZLE, " kind nodes ", call_candidates},
    {"convert", PUZZLE, " format solution candidates ascii ", call_convert},
    {"hint", PUZZLE, " profile level work ", call_hint},
    {"explain", PUZZLE, " profile work from most ", call_explain},
    {"steps", PUZZLE, " profile technique most work ", call_steps},
    {"why-not", PUZZLE, " cell digit profile work ", call_why_not},
    {"rate", PUZZLE, " profiles work bottlenecks ", call_rate},
    {"make", RULES,
     " seed number symmetry least most minimal fresh-layout tries profile rating-least rating-most "
     "lowest highest needs without work ",
     call_make},
    {"layout", NOTHING, " size symmetry seed number ", call_layout},
    {"layout-why", RULES, "", call_layout_why},
    {"arcs", PUZZLE, " algorithm trace most ", call_arcs},
    {"search", PUZZLE, " algorithm events most nodes ", call_search},
    {"batch", TEXT, "", call_batch},
    {"drawing-classic", NOTHING, " name ", call_drawing_classic},
    {"drawing-scene", NOTHING, " seed cubes extended ", call_drawing_scene},
    {"drawing-label", TEXT, " extended outline which fix tolerance names width limit ",
     call_drawing_label},
};

static const struct row *row_named(const char *name)
{
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (!strcmp(calls[i].name, name)) return &calls[i];
    return NULL;
}

static bool keys_are_good(struct call *c, const struct row *row)
{
    char keys[SUDOKU_TEXT];
    struct out o = out_to_buffer(keys, sizeof keys);
    if (row->takes == RULES) out_text(&o, rules_keys);
    if (row->takes == PUZZLE) out_text(&o, puzzle_keys);
    out_text(&o, row->keys);
    out_text(&o, " language ");
    return request_keys_are_among(&c->request, keys, &c->error);
}

static bool has_what_it_takes(struct call *c, const struct row *row)
{
    if (row->takes == TEXT && !c->request.text)
        return fail(&c->error, 0, 0, "the call %s needs a text, after an empty line", row->name);
    if (row->takes != TEXT && c->request.text_length)
        return fail(&c->error, 0, 0, "the call %s takes no text", row->name);
    return true;
}

/* Every call takes the key, even if its answer contains no text. */
static bool language_is_good(struct call *c)
{
    int chosen = SUDOKU_ENGLISH;
    if (!request_choice(&c->request, "language", sudoku_language_code, &chosen, &c->error)) return false;
    c->language = (sudoku_language)chosen;
    return true;
}

static bool answer_call(struct call *c, char *request, size_t length)
{
    if (!request_read(&c->request, request, length, &c->error)) return false;
    const struct row *row = row_named(c->request.call);
    if (!row) return fail(&c->error, 0, 0, "unknown call");
    if (!has_what_it_takes(c, row) || !keys_are_good(c, row) || !language_is_good(c)) return false;
    if ((row->takes == RULES || row->takes == PUZZLE) && !puzzle_from_keys(c, row->takes == RULES))
        return false;
    return row->answer(c);
}

static void put_error(struct json *j, const sudoku_error *error)
{
    json_key(j, "error");
    json_open(j, '{');
    put_text(j, "message", error->message);
    if (error->line) put_number(j, "line", (uint64_t)error->line);
    if (error->column) put_number(j, "column", (uint64_t)error->column);
    json_close(j, '}');
}

/* ---- what the page calls ---- */

static struct {
    char *bytes;
    size_t room; /* one byte more is allocated, for the final zero */
} request;

static struct answer answer;

char *web_room(size_t size)
{
    if (request.bytes && size <= request.room) return request.bytes;
    char *bytes = size < SIZE_MAX ? realloc(request.bytes, size + 1) : NULL;
    if (!bytes) return NULL;
    request.bytes = bytes;
    request.room = size;
    return bytes;
}

int web_call(size_t length)
{
    static struct call call;
    if (!request.bytes || length > request.room) return -1;
    answer_begin(&answer);
    call.json = &answer.json;
    call.error = (sudoku_error){.line = 0};
    json_open(call.json, '{');
    if (!answer_call(&call, request.bytes, length)) {
        answer_begin(&answer);
        json_open(call.json, '{');
        put_error(call.json, &call.error);
    }
    json_close(call.json, '}');
    answer_end(&answer);
    return answer.short_memory || answer.length > INT_MAX ? -1 : (int)answer.length;
}

const char *web_answer(void) { return answer.bytes; }
