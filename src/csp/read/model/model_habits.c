/* SPDX-License-Identifier: MIT */
/* model_habits.c - statements as MiniZinc writes them, where they have a counterpart here:

       constraint x < y                          x < y
       array[1..8] of var 1..8: q                var q[1..8] : 1..8
       int: n = 8                                let n = 8
       array[1..3] of int: cost = [1, 2, 3]      let cost[1..3] = [1, 2, 3]
       set of int: s = {1, 3}                    let s = {1, 3}
       enum Colour = {red, green}                values red, green, and let Colour = {red, green}
       solve minimize x                          minimise x

   Their words are names like others: they begin such a statement only if the model has not declared them.  */
#include <string.h>

#include "csp/read/model/model_reader.h"

static bool expect_word(struct model_reader *r, const char *word)
{
    return r->token.kind == TOKEN_NAME && model_token_is(&r->token, word)
               ? model_advance(r)
               : model_unexpected(r, say(mark, word));
}

/* name = value; the name may have dimensions already. */
static bool define(struct model_reader *r, int node)
{
    char shown[SHOWN_NAME];
    if (r->token.kind == TOKEN_END || r->token.kind == TOKEN_LAST)
        return model_wrong_at(r->error, r->node[node].place,
                              say(no_value_given, model_show_name(r, r->node[node].value, shown)));
    return model_expect(r, TOKEN_EQUAL, say(mark, "=")) && model_define(r, node);
}

static bool read_array(struct model_reader *r)
{
    const int indices = model_add_node(r, NODE_INDEXED, r->token.place);
    const struct token array = r->token;
    struct values v;
    if (indices == NONE || !model_advance(r)) return false;
    if (r->token.kind != TOKEN_OPEN_INDEX)
        return model_wrong_at(r->error, array.place, say(unknown_name, model_shown_token(&array)));
    if (!model_nest(r) || !model_parse_indices(r, indices) || !expect_word(r, "of")) return false;
    r->nesting--;
    const bool variables = r->token.kind == TOKEN_VAR;
    if (variables) {
        if (!model_advance(r) || !model_read_values(r, &v)) return false;
    } else if (r->token.kind == TOKEN_BOOL ? !model_advance(r) : !expect_word(r, "int")) {
        return false;
    }
    if (!model_expect(r, TOKEN_COLON, say(mark, ":"))) return false;
    const int name = model_parse_declared_name(r);
    if (name == NONE) return false;
    r->node[name].kind = NODE_INDEXED;
    r->node[name].first = r->node[indices].first;
    return variables ? model_declare(r, name, &v) : define(r, name);
}

/* int: n = 8, and after "set of" the same of a set */
static bool read_constant(struct model_reader *r)
{
    if (!expect_word(r, "int") || !model_expect(r, TOKEN_COLON, say(mark, ":"))) return false;
    const int name = model_parse_declared_name(r);
    return name != NONE && define(r, name);
}

static bool read_set(struct model_reader *r)
{
    return model_advance(r) && expect_word(r, "of") && read_constant(r);
}

static bool read_enum(struct model_reader *r)
{
    if (!model_advance(r)) return false;
    const struct token name = r->token;
    return model_expect(r, TOKEN_NAME, say(a_name)) && model_expect(r, TOKEN_EQUAL, say(mark, "=")) &&
           model_expect(r, TOKEN_OPEN_SET, say(mark, "{")) && model_read_names(r, &name) &&
           model_expect(r, TOKEN_CLOSE_SET, say(either_mark, ",", "}"));
}

static bool read_solve(struct model_reader *r)
{
    if (!model_advance(r)) return false;
    if (r->token.kind == TOKEN_MINIMISE || r->token.kind == TOKEN_MAXIMISE) return model_read_goal(r);
    if (r->token.kind == TOKEN_NAME && model_token_is(&r->token, "satisfy")) return model_advance(r);
    return model_wrong_at(r->error, r->token.place, say(expected_goal));
}

/* What MiniZinc keeps in its library is known here; files of the user are not read. */
static bool read_include(struct model_reader *r)
{
    static const char *const known[] = {"\"globals.mzn\"", "\"alldifferent.mzn\"",
                                        "\"all_different.mzn\""};
    struct lexer *l = &r->lexer;
    while (l->at < l->end && (*l->at == ' ' || *l->at == '\t')) {
        l->at++;
        l->place.column++;
    }
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const size_t length = strlen(known[i]);
        if ((size_t)(l->end - l->at) < length || memcmp(l->at, known[i], length) != 0) continue;
        l->at += length;
        l->place.column += (long)length;
        return model_advance(r);
    }
    return model_wrong_at(r->error, r->token.place, say(no_include));
}

static bool read_output(struct model_reader *r)
{
    return model_wrong_at(r->error, r->token.place, say(write_instead, "output", "print"));
}

bool model_read_habit(struct model_reader *r, bool *done)
{
    static const struct {
        const char *word;
        bool (*read)(struct model_reader *);
    } habits[] = {{"array", read_array},  {"int", read_constant}, {"set", read_set},
                  {"enum", read_enum},    {"solve", read_solve},  {"include", read_include},
                  {"output", read_output}};
    *done = false;
    if (r->token.kind != TOKEN_NAME) return true;
    const int symbol = model_symbol_of(r, &r->token);
    if (symbol == NONE) return false;
    if (r->symbol[symbol].kind != SYMBOL_UNKNOWN) return true;
    for (size_t i = 0; i < sizeof habits / sizeof *habits; i++)
        if (model_token_is(&r->token, habits[i].word)) {
            *done = true;
            return habits[i].read(r);
        }
    return !model_token_is(&r->token, "constraint") || model_advance(r);
}
