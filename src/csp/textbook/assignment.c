/* SPDX-License-Identifier: MIT */
/* assignment.c - see assignment.h */
#include "csp/textbook/assignment.h"

#include "base/contract.h"
#include "base/memory.h"

enum { WORK_BETWEEN_QUESTIONS = 4096 }; /* checks and nodes */

/* ---- start and end ---- */

static bool start_domains(struct assignment *a)
{
    const struct network *n = a->network;
    size_t values = 0;
    int most = 1;
    for (int x = 0; x < n->variables; x++) {
        a->first_value[x] = values;
        a->left[x] = n->variable[x].values;
        a->given[x] = NO_VALUE;
        values += (size_t)n->variable[x].values;
        if (n->variable[x].values > most) most = n->variable[x].values;
    }
    a->is_left = new_array(values, sizeof *a->is_left);
    a->removed_by = new_array(values, sizeof *a->removed_by);
    a->to_try = new_array(values, sizeof *a->to_try);
    a->removal = new_array(values, sizeof *a->removal);
    a->ranked = new_array((size_t)most, sizeof *a->ranked);
    a->spare = new_array((size_t)most, sizeof *a->spare);
    if (!a->is_left || !a->removed_by || !a->to_try || !a->removal || !a->ranked || !a->spare)
        return false;
    for (size_t i = 0; i < values; i++) a->is_left[i] = true;
    return true;
}

bool assignment_start(struct assignment *a, const struct network *n, const csp_textbook_options *options)
{
    const size_t variables = (size_t)n->variables;
    *a = (struct assignment){.network = n, .options = *options};
    a->given = new_array(variables, sizeof *a->given);
    a->values = new_array(n->model->variables, sizeof *a->values);
    a->open = new_array((size_t)n->constraints, sizeof *a->open);
    a->first_value = new_array(variables, sizeof *a->first_value);
    a->left = new_array(variables, sizeof *a->left);
    a->level = new_array(variables, sizeof *a->level);
    a->scope = new_array((size_t)largest_arity(n->model), sizeof *a->scope);
    if (!a->given || !a->values || !a->open || !a->first_value || !a->left || !a->level || !a->scope)
        return false;
    memcpy(a->values, n->values, n->model->variables * sizeof *a->values);
    for (int c = 0; c < n->constraints; c++) a->open[c] = n->constraint[c].arity;
    return start_domains(a);
}

void assignment_release(struct assignment *a)
{
    free(a->given);
    free(a->values);
    free(a->open);
    free(a->first_value);
    free(a->is_left);
    free(a->removed_by);
    free(a->to_try);
    free(a->left);
    free(a->removal);
    free(a->level);
    free(a->scope);
    free(a->ranked);
    free(a->spare);
}

/* ---- checks ---- */

static void ask_caller(struct assignment *a)
{
    const uint64_t work = a->counters.checks + a->counters.nodes;
    if (work < a->next_question) return;
    a->next_question = work + WORK_BETWEEN_QUESTIONS;
    if (a->options.stop && a->options.stop(a->options.stop_context, &a->counters)) a->stopped = true;
}

bool must_stop(struct assignment *a)
{
    if (a->options.node_limit && a->counters.nodes >= a->options.node_limit) a->stopped = true;
    if (!a->stopped) ask_caller(a);
    return a->stopped;
}

bool check_constraint(struct assignment *a, int constraint)
{
    const struct network_constraint *c = &a->network->constraint[constraint];
    a->counters.checks++;
    ask_caller(a);
    for (int i = 0; i < c->conditions; i++)
        if (!condition_holds(a->network->model, c->condition[i], a->values, a->scope)) return false;
    return true;
}

int find_conflict(struct assignment *a, int x, int value)
{
    const struct network_variable *v = &a->network->variable[x];
    network_set(v, value, a->values);
    for (int i = 0; i < v->constraints; i++)
        if (a->open[v->constraint[i]] == 1 && !check_constraint(a, v->constraint[i]))
            return v->constraint[i];
    return -1;
}

int open_variable(const struct assignment *a, int constraint, int except)
{
    const struct network_constraint *c = &a->network->constraint[constraint];
    for (int i = 0; i < c->arity; i++)
        if (a->given[c->variable[i]] == NO_VALUE && c->variable[i] != except) return c->variable[i];
    return -1;
}

/* ---- values and domains ---- */

void give_value(struct assignment *a, int x, int value)
{
    const struct network_variable *v = &a->network->variable[x];
    a->given[x] = value;
    network_set(v, value, a->values);
    for (int i = 0; i < v->constraints; i++) a->open[v->constraint[i]]--;
    a->counters.nodes++;
}

void take_value_back(struct assignment *a, int x)
{
    const struct network_variable *v = &a->network->variable[x];
    a->given[x] = NO_VALUE;
    for (int i = 0; i < v->constraints; i++) a->open[v->constraint[i]]++;
}

void remove_from_domain(struct assignment *a, int x, int value, int constraint)
{
    const size_t at = a->first_value[x] + (size_t)value;
    a->is_left[at] = false;
    a->removed_by[at] = constraint;
    a->removal[a->removals++] = (struct removal){x, value};
    a->counters.removals++;
    if (!--a->left[x]) a->emptied = x;
}

void restore_domains(struct assignment *a, size_t removals)
{
    while (a->removals > removals) {
        const struct removal r = a->removal[--a->removals];
        a->is_left[a->first_value[r.variable] + (size_t)r.value] = true;
        a->left[r.variable]++;
    }
}

/* ---- levels ---- */

void open_level(struct assignment *a, int variable)
{
    const size_t first = a->first_value[variable];
    int count = 0;
    for (int i = 0; i < a->network->variable[variable].values; i++)
        if (a->is_left[first + (size_t)i]) a->to_try[first + (size_t)count++] = i;
    a->level[a->levels++] = (struct choice_level){.variable = variable,
                                                  .values = count,
                                                  .removals = a->removals,
                                                  .solutions = a->counters.solutions};
}

int next_value(struct assignment *a)
{
    struct choice_level *l = &a->level[a->levels - 1];
    return l->next < l->values ? a->to_try[a->first_value[l->variable] + (size_t)l->next++] : NO_VALUE;
}

void descend(struct assignment *a, int value) { give_value(a, a->level[a->levels - 1].variable, value); }

void ascend(struct assignment *a)
{
    const struct choice_level *l = &a->level[a->levels - 1];
    restore_domains(a, l->removals);
    take_value_back(a, l->variable);
}

void close_level(struct assignment *a)
{
    const struct choice_level *l = &a->level[--a->levels];
    if (l->solutions == a->counters.solutions) a->counters.backtracks++;
}

bool go_back(struct assignment *a, int lowest)
{
    close_level(a);
    if (a->levels == lowest) return false;
    ascend(a);
    return true;
}

bool report_solution(struct assignment *a)
{
    int broken;
    const bool right = verify_values(a->network->model, a->values, a->scope, &broken);
    REQUIRE(right, "a method of the textbook found a wrong solution");
    if (!right) return true;
    a->counters.solutions++;
    return !a->options.found || a->options.found(a->options.found_context, a->values);
}
