/* SPDX-License-Identifier: MIT */
/* clue_parts.c - see clue_parts.h */
#include "show/clue_parts.h"

#include "clue/clue_statement.h"

static bool is_rule(const struct clue *c) { return c->kind->statement == STATES_RULE; }

static bool has_clues(const sudoku_puzzle *p, bool rules)
{
    for (int i = 0; p->clues && i < p->clues->count; i++)
        if (is_rule(&p->clues->clue[i]) == rules) return true;
    return false;
}

bool has_rules_by_clues(const sudoku_puzzle *p) { return has_clues(p, true); }
bool has_clues_of_cells(const sudoku_puzzle *p) { return has_clues(p, false); }

/* The next clue from *i on; NULL: there is none. */
static const struct clue *next_clue(const sudoku_puzzle *p, int *i, bool rules)
{
    while (p->clues && *i < p->clues->count) {
        const struct clue *c = &p->clues->clue[(*i)++];
        if (is_rule(c) == rules) return c;
    }
    return NULL;
}

void out_rules_by_clues(struct out *o, const sudoku_puzzle *p)
{
    const struct clue *c;
    const char *between = "";
    for (int i = 0; (c = next_clue(p, &i, true));) {
        out_format(o, "%s%s", between, c->kind->name);
        between = " ";
    }
}

void out_clue_lines(struct out *o, const sudoku_puzzle *p)
{
    const struct clue *c;
    for (int i = 0; (c = next_clue(p, &i, false));) {
        out_clue_statement(o, c, p->rules->n);
        out_char(o, '\n');
    }
}

/* ---- as words of a line ---- */

/* A statement on its way into one word: blanks outside quotes become commas, or nothing beside a colon and an equals sign. */
struct word_filter {
    struct out *to;
    bool quoted, blank;
    char before;
};

static void filter(void *context, const char *text, size_t length)
{
    struct word_filter *f = context;
    for (size_t i = 0; i < length; i++) {
        const char c = text[i];
        if (c == ' ' && !f->quoted) {
            f->blank = true;
            continue;
        }
        if (f->blank && f->before != ':' && f->before != '=' && c != '=') out_char(f->to, ',');
        f->blank = false;
        if (c == '"') f->quoted = !f->quoted;
        f->before = c;
        out_char(f->to, c);
    }
}

void out_clue_words(struct out *o, const sudoku_puzzle *p)
{
    const struct clue *c;
    for (int i = 0; (c = next_clue(p, &i, false));) {
        char buffer[256];
        struct word_filter f = {.to = o};
        struct out statement = out_to_sink(filter, &f, buffer, sizeof buffer);
        out_text(o, " clue=");
        out_clue_statement(&statement, c, p->rules->n);
        out_flush(&statement);
    }
}

/* ---- as JSON ---- */

void json_rules_by_clues(struct json *j, const sudoku_puzzle *p)
{
    const struct clue *c;
    for (int i = 0; (c = next_clue(p, &i, true));) json_text(j, c->kind->name);
}

void json_clues(struct json *j, const sudoku_puzzle *p)
{
    const struct clue *c;
    json_key(j, "clues");
    json_open(j, '[');
    for (int i = 0; (c = next_clue(p, &i, false));) {
        char buffer[256];
        json_begin_text(j);
        struct out o = json_text_out(j, buffer, sizeof buffer);
        out_clue_statement(&o, c, p->rules->n);
        out_flush(&o);
        json_end_text(j);
    }
    json_close(j, ']');
}
