/* SPDX-License-Identifier: MIT */
/* fpuzzles_fields.h - which field of a puzzle of f-puzzles states which kind of clue, and in which form.

   src/read/link/fpuzzles_clues.c reads by this table, src/show/link/say_fpuzzles.c writes by it.  Values are texts or numbers.  A kind
   whose number may lack has it without a value, too; one whose number may not says nothing then.  */
#ifndef CLUE_FORMAT_FPUZZLES_FIELDS_H
#define CLUE_FORMAT_FPUZZLES_FIELDS_H

#include "clue/clue.h"

/* What each item of the field's list is. */
enum fpuzzles_form {
    FIELD_LINES,    /* {"lines":[["R1C1",...],...],"value":"5"}: a clue for each line */
    FIELD_CELLS,    /* {"cells":["R1C1",...],"value":"5"} */
    FIELD_CELL,     /* {"cell":"R1C1"} */
    FIELD_EDGE,     /* {"cell":"R0C4","value":"15"}: outside, beside a row or column */
    FIELD_DIAGONAL, /* {"cell":"R0C4","direction":"DR","value":"15"}: outside, before the first cell */
    FIELD_ARROW, /* {"cells":["R1C1"],"lines":[["R1C1",...],...]}: a clue for each line, whose first cell is of the bulb */
    FIELD_CLONE, /* {"cells":[...],"cloneCells":[...]} */
    FIELD_QUAD,  /* {"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]} */
    FIELD_RULE   /* the field is no list, but true */
};

struct fpuzzles_field {
    const char *key;
    enum fpuzzles_form form;
    const struct clue_kind *kind;
    const char *mark; /* NULL, or the value that says that it is this kind */
};

/* Row by row; NULL past the last. */
const struct fpuzzles_field *fpuzzles_field_at(int index);

/* A direction of FIELD_DIAGONAL: "DR" goes down and right. */
struct fpuzzles_direction {
    const char *name;
    int down, right; /* 1 or -1 */
};
enum { FPUZZLES_DIRECTIONS = 4 };
extern const struct fpuzzles_direction fpuzzles_directions[FPUZZLES_DIRECTIONS];

/* The fields of marks that all are drawn: "nonconsecutive" is true, "negative" is a list of the other two. */
#define FPUZZLES_ALL_WHITE "nonconsecutive"
#define FPUZZLES_NEGATIVE  "negative"
#define FPUZZLES_ALL_BLACK "ratio"
#define FPUZZLES_ALL_XV    "xv"

#endif
