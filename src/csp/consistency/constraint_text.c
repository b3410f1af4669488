/* SPDX-License-Identifier: MIT */
/* constraint_text.c - see constraint_text.h */
#include "csp/consistency/constraint_text.h"

#include "csp/consistency/relation.h"

static const char *operator_text(csp_operator op)
{
    static const char *const texts[] = {"=", "!=", "<", "<=", ">", ">="};
    return texts[op];
}

static void out_offset(struct out *o, csp_value offset)
{
    out_text(o, offset < 0 ? " - " : " + ");
    out_signed(o, offset < 0 ? -offset : offset);
}

void out_constraint(struct out *o, const csp_model *m, int constraint)
{
    const struct constraint *c = &m->constraint[constraint];
    if (c->kind == &relation_kind && !relation_of(c)->matrix) {
        const struct relation *r = relation_of(c);
        out_format(o, "%s %s %s", m->variable[c->scope[0]].name, operator_text(r->op),
                   m->variable[c->scope[1]].name);
        if (r->offset) out_offset(o, r->offset);
        return;
    }
    if (c->kind == &relation_kind && relation_of(c)->text) {
        out_text(o, relation_of(c)->text);
        return;
    }
    out_format(o, "%s(", c->kind->name);
    for (int i = 0; i < c->arity; i++)
        out_format(o, "%s%s", i ? ", " : "", m->variable[c->scope[i]].name);
    out_char(o, ')');
}
