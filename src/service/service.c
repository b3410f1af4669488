/* SPDX-License-Identifier: MIT */
/* service.c - the public functions of sudoku_service.h: the table of calls, and how a call is carried out. */
#include "sudoku_service.h"

#include <stdlib.h>
#include <string.h>

#include "base/contract.h"
#include "service/puzzle.h"
#include "words/fail.h"

enum takes { NOTHING, RULES, PUZZLE, TEXT };

#define MAKE_KEYS                                                                                       \
    " seed symmetry least most minimal fresh-layout tries profile rating lowest highest needs without " \
    "work "

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
    {"clues", RULES, " clues ", call_clues},
    {"check", PUZZLE, " limit nodes now ", call_check},
    {"marks", PUZZLE, "", call_marks},
    {"candidates", PUZZLE, " kind nodes ", call_candidates},
    {"convert", PUZZLE, " format solution candidates ascii ", call_convert},
    {"hint", PUZZLE, " profile level work ", call_hint},
    {"explain", PUZZLE, " profile work from most ", call_explain},
    {"steps", PUZZLE, " profile technique most work ", call_steps},
    {"why-not", PUZZLE, " cell digit profile work ", call_why_not},
    {"rate", PUZZLE, " profiles work bottlenecks ", call_rate},
    {"make", RULES, MAKE_KEYS "number ", call_make},
    {"series", RULES, MAKE_KEYS "count continue ", call_series},
    {"layout", NOTHING, " size symmetry seed number ", call_layout},
    {"layout-why", RULES, "", call_layout_why},
    {"arcs", PUZZLE, " algorithm trace most ", call_arcs},
    {"search", PUZZLE, " algorithm events most nodes ", call_search},
    {"batch", TEXT, " ignore-unknown ", call_batch},
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
        return fail(&c->error, 0, 0, say(call_needs_text, row->name));
    if (row->takes != TEXT && c->request.text_length)
        return fail(&c->error, 0, 0, say(call_takes_no_text, row->name));
    return true;
}

/* Every call takes the key, even if its answer contains no text: its error is a sentence. */
static bool language_is_good(struct call *c)
{
    int chosen = SUDOKU_ENGLISH;
    if (!request_choice(&c->request, "language", sudoku_language_code, &chosen, &c->error)) return false;
    c->language = (sudoku_language)chosen;
    return true;
}

static bool answer_call(struct call *c, char *request, size_t length)
{
    if (!request_read(&c->request, request, length, &c->error) || !language_is_good(c)) return false;
    const struct row *row = row_named(c->request.call);
    if (!row) return fail(&c->error, 0, 0, say(unknown_call));
    if (!has_what_it_takes(c, row) || !keys_are_good(c, row)) return false;
    if ((row->takes == RULES || row->takes == PUZZLE) && !puzzle_from_keys(c, row->takes == RULES))
        return false;
    return row->answer(c);
}

/* ---- a call's solver and logic ---- */

sudoku_solver *solver_of_call(struct call *c)
{
    sudoku_solver *solver = kept_solver_for(&c->space->kept, c->puzzle.rules, NULL);
    if (!solver) fail_by_memory(&c->error);
    return solver;
}

sudoku_logic *logic_of_call(struct call *c, const char *profile)
{
    enum { USUAL_WORK = 5000000 };
    int chosen = 0;
    uint64_t work = USUAL_WORK;
    if (!request_choice(&c->request, "profile", sudoku_profile_name, &chosen, &c->error) ||
        !request_number(&c->request, "work", UINT64_MAX, &work, &c->error))
        return NULL;
    sudoku_logic *logic = kept_logic_for(&c->space->kept, c->puzzle.rules,
                                         profile ? profile : sudoku_profile_name(chosen), &c->error);
    if (logic) sudoku_logic_limit(logic, work, NULL, NULL);
    return logic;
}

/* ---- the public functions ---- */

struct sudoku_service {
    struct workspace space;
    struct call call;
    struct answer answer;
    char *request; /* a copy, which is cut into lines */
    size_t room;
};

sudoku_service *sudoku_service_new(void)
{
    sudoku_service *s = calloc(1, sizeof *s);
    if (s) s->call.space = &s->space;
    return s;
}

void sudoku_service_free(sudoku_service *s)
{
    if (!s) return;
    kept_clear(&s->space.kept);
    rules_cache_clear(&s->space.rules);
    draft_free(&s->space.draft);
    free(s->answer.bytes);
    free(s->request);
    free(s);
}

/* One byte more than the request, for a zero. */
static bool copy_request(sudoku_service *s, const char *request, size_t length)
{
    if (length >= s->room) {
        char *bytes = length < SIZE_MAX ? malloc(length + 1) : NULL;
        if (!bytes) return false;
        free(s->request);
        s->request = bytes;
        s->room = length + 1;
    }
    if (length) memcpy(s->request, request, length);
    return true;
}

const char *sudoku_service_answer(sudoku_service *s, const char *request, size_t request_length,
                                  size_t *length)
{
    REQUIRE(s && (request || !request_length) && length, "a service, a request and a length are needed");
    struct call *c = &s->call;
    *length = 0;
    if (!copy_request(s, request, request_length)) return NULL;
    answer_begin(&s->answer);
    c->json = &s->answer.json;
    c->error = (sudoku_error){.line = 0};
    c->language = SUDOKU_ENGLISH;
    json_open(c->json, '{');
    if (!answer_call(c, s->request, request_length)) {
        answer_begin(&s->answer);
        json_open(c->json, '{');
        json_key(c->json, "error");
        json_error(c->json, &c->error, c->language);
    }
    json_close(c->json, '}');
    answer_end(&s->answer);
    if (s->answer.short_memory) return NULL;
    *length = s->answer.length;
    return s->answer.bytes;
}

sudoku_solver *sudoku_service_solver(sudoku_service *s, const sudoku_rules *rules, const char *engine)
{
    REQUIRE(s && rules, "a service and rules are needed");
    return kept_solver_for(&s->space.kept, rules, engine);
}

sudoku_logic *sudoku_service_logic(sudoku_service *s, const sudoku_rules *rules, const char *profile,
                                   sudoku_error *error)
{
    REQUIRE(s && rules && profile, "a service, rules and a profile are needed");
    return kept_logic_for(&s->space.kept, rules, profile, error);
}
