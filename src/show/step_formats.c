/* SPDX-License-Identifier: MIT */
/* step_formats.c - see step_printers.h: every format of steps, in one table. */
#include <string.h>

#include "show/step_notation.h"
#include "show/step_printers.h"
#include "show/step_words.h"

static const struct {
    const char *name;
    step_printer *print;
} formats[] = {
    {"text", print_step_text},
    {"words", print_step_words},
    {"json", print_step_json},
    {"svg", print_step_svg},
};

enum { FORMATS = sizeof formats / sizeof formats[0] };

const char *step_format_name(int index)
{
    return index >= 0 && index < FORMATS ? formats[index].name : NULL;
}

bool show_step(const sudoku_logic *logic, const sudoku_step *step, const char *format,
               sudoku_language language, sudoku_sink sink)
{
    for (int i = 0; i < FORMATS; i++) {
        if (strcmp(formats[i].name, format)) continue;
        char buffer[4096];
        struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
        formats[i].print(&o, logic, step, language);
        out_flush(&o);
        return true;
    }
    return false;
}

void print_step_text(struct out *o, const sudoku_logic *logic, const sudoku_step *step,
                     sudoku_language language)
{
    out_notation(o, logic->field->rules, step, language);
    out_char(o, '\n');
}

void print_step_words(struct out *o, const sudoku_logic *logic, const sudoku_step *step,
                      sudoku_language language)
{
    out_words(o, logic->field->rules, step, language);
    out_char(o, '\n');
}

void out_step_rating(struct out *o, const sudoku_logic *logic, const sudoku_step *step)
{
    if (logic->profile->habits == HABITS_HODOKU) out_format(o, "%d", step->rating);
    else out_format(o, "%d.%d", step->rating / 10, step->rating % 10);
}
