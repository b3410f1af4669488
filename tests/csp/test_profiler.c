/* SPDX-License-Identifier: MIT */
/* test_profiler.c - messages for CP Profiler: as its documentation has them, byte by byte, and the trees that a receiver builds from them.

   Sources: src/csp/trace/profiler*.c.  */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "csp.h"
#include "csp/trace/profiler_message.h"
#include "support/csp_count.h"
#include "support/data.h"
#include "support/profile_decoder.h"
#include "support/small_model.h"
#include "support/text.h"

/* The example of the protocol's description: the start, a root, the end.  Only the sizes of messages are turned round: see
   profiler_message.h.  */
static void the_documented_example(void **state)
{
    (void)state;
    static const unsigned char wanted[] = {
        0x21, 0x00, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00, 0x00, 0x1b, 0x7b, 0x22, 0x6e,
        0x61, 0x6d, 0x65, 0x22, 0x3a, 0x20, 0x22, 0x6d, 0x69, 0x6e, 0x69, 0x6d, 0x61,
        0x6c, 0x20, 0x65, 0x78, 0x61, 0x6d, 0x70, 0x6c, 0x65, 0x22, 0x7d, /* the start: {"name": "minimal example"} */
        0x2b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x02, 0x02, 0x00,
        0x00, 0x00, 0x00, 0x04, 0x52, 0x6f, 0x6f, 0x74, 0x01, 0x00, 0x00, 0x00, 0x01};
    char bytes[200];
    struct out o = out_to_buffer(bytes, sizeof bytes);
    profiler_out_start(&o, "{\"name\": \"minimal example\"}");
    profiler_out_node(&o, &(struct profiler_node){.id = {0, -1, -1},
                                                  .parent = {-1, -1, -1},
                                                  .alternative = -1,
                                                  .children = 2,
                                                  .status = PROFILER_BRANCH,
                                                  .label = "Root"});
    profiler_out_done(&o);
    assert_int_equal(o.used, sizeof wanted);
    assert_memory_equal(bytes, wanted, sizeof wanted);
}

/* ---- a receiver ---- */

enum { SOLVED, FAILED, BRANCH, SKIPPED, STATUSES };
enum { MOST_RECEIVED = 20000 };

struct received {
    struct profile_message start;
    int32_t restarts, nodes;
    int32_t by_status[STATUSES];
    int32_t children[MOST_RECEIVED]; /* of each node: as announced, and which of them have come */
    unsigned came[MOST_RECEIVED];
    bool done;
};

/* A node is below one that came before it, as a child that it announced and that has not come before. */
static void receive_node(struct received *r, const struct profile_message *m)
{
    assert_true(r->nodes < MOST_RECEIVED);
    assert_int_equal(m->id[0], r->nodes);
    assert_int_equal(m->id[1], r->restarts);
    if (m->alternative < 0) {
        for (int i = 0; i < 3; i++) assert_int_equal(m->parent[i], -1);
        assert_string_equal(m->label, "start");
    } else {
        assert_in_range(m->parent[0], 0, m->id[0] - 1);
        assert_int_equal(m->parent[1], m->id[1]);
        assert_in_range(m->alternative, 0, r->children[m->parent[0]] - 1);
        assert_int_equal(r->came[m->parent[0]] >> m->alternative, 0);
        r->came[m->parent[0]] |= 1u << m->alternative;
        assert_non_null(strstr(m->label, m->alternative ? "!=" : " = "));
    }
    assert_int_equal(m->children, m->status == BRANCH ? 2 : 0);
    r->children[r->nodes++] = m->children;
    r->by_status[m->status]++;
}

static void receive(struct received *r, const struct text *text)
{
    const unsigned char *at = (const unsigned char *)text->bytes, *end = at + text->length;
    memset(r, 0, sizeof *r);
    for (int i = 0; at < end; i++) {
        struct profile_message m;
        const long length = profile_decode(at, (size_t)(end - at), &m);
        assert_true(length > 0 && !r->done);
        assert_int_equal(m.type == PROFILE_START, i == 0);
        switch (m.type) {
        case PROFILE_START: r->start = m; break;
        case PROFILE_RESTART: {
            char info[60];
            snprintf(info, sizeof info, "{\"restart_id\":%d}", ++r->restarts);
            assert_string_equal(m.info, info);
            break;
        }
        case PROFILE_NODE: receive_node(r, &m); break;
        default: r->done = true; break;
        }
        at += length;
    }
    assert_true(r->done);
}

static void random_searches(void **state)
{
    (void)state;
    static struct received r;
    struct rng rng = rng_from_seed(test_seed());
    struct text text = {0};
    for (int i = test_cases(300); i > 0; i--) {
        csp_model *m = small_model(&rng);
        csp_options o = random_options(&rng);
        o.value_order = (csp_value_order)rng_below(&rng, CSP_RANDOM + 1); /* labels with = and != only */
        o.node_limit = rng_below(&rng, 3) ? MOST_RECEIVED - 1 : 1 + (uint64_t)rng_below(&rng, 200);
        csp_set_goal(m, CSP_SATISFY, -1);
        text_clear(&text);
        csp_profiler *p = csp_profiler_new(m, "a \"name\"", (csp_sink){text_sink, &text});
        o.trace = csp_profiler_event;
        o.trace_context = p;
        csp_search *s = csp_search_new(m, &o);
        while (csp_search_next(s) == CSP_SOLUTION) continue;
        const csp_counters c = *csp_search_counters(s);
        csp_search_free(s);
        assert_true(csp_profiler_free(p));
        receive(&r, &text);
        assert_int_equal(r.nodes, c.nodes);
        assert_int_equal(r.by_status[SOLVED], c.solutions);
        assert_int_equal(r.by_status[FAILED], c.failures);
        assert_int_equal(r.restarts, c.restarts);
        if (c.decisions || c.solutions || c.failures)
            assert_string_equal(r.start.info,
                                o.restarts ? "{\"has_restarts\":true,\"name\":\"a \\\"name\\\"\"}"
                                           : "{\"has_restarts\":false,\"name\":\"a \\\"name\\\"\"}");
        csp_model_free(m);
    }
    text_free(&text);
}

/* A goal without a prescribed order may start from the root again: see goal.h. */
static void goals_announce_restarts(void **state)
{
    (void)state;
    struct text text = {0};
    static struct received r;
    csp_model *m = csp_model_new();
    csp_set_goal(m, CSP_MAXIMISE, csp_add_range(m, "x", 0, 1000));
    csp_profiler *p = csp_profiler_new(m, "goal", (csp_sink){text_sink, &text});
    csp_search *s = csp_search_new(
        m, &(csp_options){.trace = csp_profiler_event, .trace_context = p, .node_limit = 9});
    while (csp_search_next(s) == CSP_SOLUTION) continue;
    csp_search_free(s);
    assert_true(csp_profiler_free(p));
    receive(&r, &text);
    assert_string_equal(r.start.info, "{\"has_restarts\":true,\"name\":\"goal\"}");
    text_free(&text);
    csp_model_free(m);
}

/* What is left is in the message: values, and the whole part of the logarithm of the assignments. */
static void nodes_have_domain_sizes(void **state)
{
    (void)state;
    struct text text = {0};
    struct profile_message first, root;
    csp_model *m = csp_model_new();
    for (int i = 0; i < 3; i++) csp_add_range(m, NULL, 1, 5);
    csp_profiler *p = csp_profiler_new(m, "", (csp_sink){text_sink, &text});
    csp_search *s = csp_search_new(m, &(csp_options){.trace = csp_profiler_event, .trace_context = p});
    assert_int_equal(csp_search_next(s), CSP_SOLUTION);
    csp_search_free(s);
    assert_true(csp_profiler_free(p));
    const unsigned char *at = (const unsigned char *)text.bytes;
    const long length = profile_decode(at, text.length, &first);
    assert_true(length > 0 && profile_decode(at + length, text.length - (size_t)length, &root) > 0);
    assert_string_equal(root.info, "{\"values\":15,\"log2\":6}"); /* 125 assignments */
    text_free(&text);
    csp_model_free(m);
}

/* A profiler that nobody used has a root that was not searched. */
static void nothing_happens(void **state)
{
    (void)state;
    struct text text = {0};
    static struct received r;
    csp_model *m = csp_model_new();
    assert_true(csp_profiler_free(csp_profiler_new(m, "", (csp_sink){text_sink, &text})));
    receive(&r, &text);
    assert_int_equal(r.nodes, 1);
    assert_int_equal(r.by_status[SKIPPED], 1);
    assert_true(csp_profiler_free(NULL));
    text_free(&text);
    csp_model_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_documented_example), cmocka_unit_test(random_searches),
        cmocka_unit_test(goals_announce_restarts), cmocka_unit_test(nodes_have_domain_sizes),
        cmocka_unit_test(nothing_happens)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
