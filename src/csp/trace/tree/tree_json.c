/* SPDX-License-Identifier: MIT */
/* tree_json.c - a tree for programs: one object per line, the first for the whole search, then one for each node that is kept. */
#include "base/json_writer.h"
#include "csp/trace/tracer.h"
#include "csp/trace/tree/tree_printers.h"

static void json_count(struct json *j, const char *key, uint64_t count)
{
    json_key(j, key);
    json_number(j, count);
}

static void json_counts(struct json *j, const struct tree_counts *c)
{
    json_count(j, "nodes", c->nodes);
    json_count(j, "failures", c->failures);
    json_count(j, "solutions", c->solutions);
    json_count(j, "open", c->open);
}

/* A number of thousandths, as a decimal number. */
static void json_thousandths(struct json *j, uint64_t number)
{
    json_raw(j);
    out_number(j->out, number / 1000);
    if (number % 1000 == 0) return;
    out_char(j->out, '.');
    for (uint64_t rest = number % 1000, digit = 100; rest; rest %= digit, digit /= 10)
        out_char(j->out, (char)('0' + rest / digit));
}

/* {"y":[2,3],"z":[1]}; values of one variable may come from several steps. */
static void json_removed(struct json *j, const csp_tree *t, const struct tree_node *n)
{
    json_key(j, "removed");
    json_open(j, '[');
    for (int i = 0; i < n->kept_removals; i++) {
        json_open(j, '[');
        json_text(j, t->model->variable[n->removal[i].variable].name);
        json_value(j, t->model, n->removal[i].variable, n->removal[i].value);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_count(j, "removals", n->removed);
}

static void json_measures(struct json *j, const csp_tree *t, const struct tree_node *n)
{
    json_count(j, "values", n->space.values);
    json_key(j, "log2");
    json_thousandths(j, n->space.thousandth);
    json_key(j, "sizes");
    json_open(j, '[');
    for (int i = 0; i < t->shown_count; i++) json_integer(j, n->size[i]);
    json_close(j, ']');
    json_removed(j, t, n);
    if (n->failed_by < 0) return;
    json_key(j, "constraint");
    json_constraint(j, t->model, n->failed_by);
}

void tree_json_node(struct json *j, const csp_tree *t, size_t place)
{
    const struct tree_node *n = &t->node[place];
    char text[300];
    struct out o = out_to_buffer(text, sizeof text);
    tree_out_decision(&o, t, n);
    json_open(j, '{');
    json_count(j, "node", n->number);
    json_key(j, "parent");
    if (n->parent == TREE_SEARCH) json_null(j);
    else json_number(j, t->node[n->parent].number);
    if (n->variable >= 0) {
        json_key(j, "decision");
        json_text(j, text);
    }
    json_key(j, "status");
    json_text(j, tree_kind(t, place));
    json_count(j, "depth", (uint64_t)n->level);
    json_count(j, "step", n->step);
    json_counts(j, &n->all);
    if (n->roots > 1) json_count(j, "searches", n->roots);
    if (n->measured) json_measures(j, t, n);
    json_close(j, '}');
}

static void json_names(struct json *j, const csp_tree *t)
{
    json_key(j, "variables");
    json_open(j, '[');
    for (int i = 0; i < t->shown_count; i++) json_text(j, t->model->variable[t->shown[i]].name);
    json_close(j, ']');
}

/* A list for each period: the least and the most values, and logarithms. */
static void json_history(struct json *j, const struct space_history *h)
{
    json_count(j, "period", h->length);
    json_key(j, "over_time");
    json_open(j, '[');
    for (int i = 0; i < h->count; i++) {
        const struct space_period *p = &h->period[i];
        json_open(j, '[');
        json_number(j, p->low.values);
        json_number(j, p->high.values);
        json_thousandths(j, p->low.thousandth);
        json_thousandths(j, p->high.thousandth);
        json_close(j, ']');
    }
    json_close(j, ']');
}

void tree_json_search(struct json *j, const csp_tree *t)
{
    json_open(j, '{');
    json_counts(j, &t->node[TREE_SEARCH].all);
    json_count(j, "restarts", t->restarts);
    json_count(j, "kept", t->count - 1);
    json_names(j, t);
    json_history(j, &t->history);
    json_close(j, '}');
}

bool tree_print_json(const csp_tree *t, struct out *o)
{
    struct json j = {.out = o};
    tree_json_search(&j, t);
    out_char(o, '\n');
    for (size_t i = 1; i < t->count; i++) {
        j.comma = false;
        tree_json_node(&j, t, i);
        out_char(o, '\n');
    }
    return true;
}
