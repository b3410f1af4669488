/* SPDX-License-Identifier: MIT */
/* profiler_message.c - see profiler_message.h */
#include "csp/trace/profiler_message.h"

#include <string.h>

enum message_type { NODE, DONE, START, RESTART };
enum field { LABEL, NOGOOD, INFO };

static void out_highest_first(struct out *o, uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8) out_char(o, (char)(number >> shift & 0xff));
}

static void out_lowest_first(struct out *o, uint32_t number)
{
    for (int shift = 0; shift < 32; shift += 8) out_char(o, (char)(number >> shift & 0xff));
}

static uint32_t size_of_field(const char *text) { return text ? 5 + (uint32_t)strlen(text) : 0; }

static void out_field(struct out *o, enum field field, const char *text)
{
    if (!text) return;
    out_char(o, (char)field);
    out_highest_first(o, (uint32_t)strlen(text));
    out_text(o, text);
}

static void out_id(struct out *o, struct profiler_id id)
{
    out_highest_first(o, (uint32_t)id.node);
    out_highest_first(o, (uint32_t)id.restart);
    out_highest_first(o, (uint32_t)id.thread);
}

static void out_about(struct out *o, enum message_type type, const char *info)
{
    out_lowest_first(o, 1 + size_of_field(info));
    out_char(o, (char)type);
    out_field(o, INFO, info);
}

void profiler_out_start(struct out *o, const char *info) { out_about(o, START, info); }
void profiler_out_restart(struct out *o, const char *info) { out_about(o, RESTART, info); }
void profiler_out_done(struct out *o) { out_about(o, DONE, NULL); }

void profiler_out_node(struct out *o, const struct profiler_node *n)
{
    enum { FIXED = 34 }; /* bytes before the fields */
    out_lowest_first(o, FIXED + size_of_field(n->label) + size_of_field(n->info));
    out_char(o, NODE);
    out_id(o, n->id);
    out_id(o, n->parent);
    out_highest_first(o, (uint32_t)n->alternative);
    out_highest_first(o, (uint32_t)n->children);
    out_char(o, (char)n->status);
    out_field(o, LABEL, n->label);
    out_field(o, INFO, n->info);
}
