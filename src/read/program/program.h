/* SPDX-License-Identifier: MIT */
/* program.h - forms that other programs write, each known by a sign that no other text has.

   A sign looks at the first line only, and says no quickly: it is asked for every line of a list.  A reader that finds the text
   wrong says which form it took it for.  */
#ifndef READ_PROGRAM_PROGRAM_H
#define READ_PROGRAM_PROGRAM_H

#include "read/reader.h"

/* Fails with "this looks like {what}, but {why}". */
bool fail_as(struct sudoku_reader *, enum message_code what, struct place, struct message why);
/* The place of a character of the line. */
struct place place_in(const struct line *, const char *at);
/* Is the rest of the line, from there on, nothing but blanks and perhaps a comment? */
bool is_rest_empty(const struct line *, const char *at);

typedef bool line_sign(const struct line *);

line_sign is_sgt; /* Simon Tatham's Solo: 3x3:a5b_... and SAVEFILE:... */
form_reader read_sgt;

line_sign is_sumocue; /* SumoCueV1=0J0=5J0... */
form_reader read_sumocue;

line_sign is_hodoku; /* :0000:x:+37..2...: */
form_reader read_hodoku;

line_sign is_progress; /* SudoCue's .sdx: u2 8 157 ... */
bool has_player_digits(struct sudoku_reader *, const struct line *first);
form_reader read_progress;

line_sign is_janko; /* the size twice, rows of clues, rows of regions */
form_reader read_janko;

line_sign is_bank_line; /* twelve figures of a hash, digits, a rating */
form_reader read_bank_line;

line_sign is_labelled; /* Puzzle: 53..7... */
form_reader read_labelled;
/* Where the puzzle of such a line begins, or NULL. */
const char *after_label(const struct line *);

line_sign is_killer_fields, is_killer_pointers; /* 3x3::k:3841:... and A<5v...: cages in one line */
form_reader read_killer_fields, read_killer_pointers;

/* What is named, and never read. */
line_sign is_xml, is_penpa, is_lost_number, is_rtf;
form_reader refuse_xml, refuse_penpa, refuse_lost_number, refuse_rtf;

#endif
