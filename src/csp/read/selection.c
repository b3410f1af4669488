/* SPDX-License-Identifier: MIT */
/* selection.c - see selection.h */
#include "csp/read/selection.h"

#include "base/out.h"

void show_statement(struct out *o, const char *at, const char *end, char comment)
{
    int shown = 0;
    for (bool blank = false; at < end; at++) {
        const bool in_comment = *at == comment;
        while (in_comment && at + 1 < end && at[1] != '\n') at++;
        if (in_comment || *at == ' ' || *at == '\t' || *at == '\r' || *at == '\n') {
            blank = true;
            continue;
        }
        const bool starts = ((unsigned char)*at & 0xc0) != 0x80; /* of a character */
        if (starts && shown >= SHOWN_STATEMENT - 3) {
            out_text(o, "...");
            return;
        }
        if (blank && shown) out_char(o, ' '), shown++;
        blank = false;
        out_char(o, *at);
        shown += starts;
    }
}
