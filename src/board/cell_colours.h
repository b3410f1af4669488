/* SPDX-License-Identifier: MIT */
/* cell_colours.h - the nine colours of cells, as numbers from 1, and as other programs write them. */
#ifndef BOARD_CELL_COLOURS_H
#define BOARD_CELL_COLOURS_H

#include <stdint.h>

enum { COLOURS = 9 };

/* Colour 1 to 9, such as "#A8A8A8". */
const char *colour_text(int number);
/* The colour that comes nearest to "#RRGGBB", "#RRGGBBAA", "RRGGBB" or "#RGB"; 0: the text is none of these.  */
int nearest_colour(const char *text);

#endif
