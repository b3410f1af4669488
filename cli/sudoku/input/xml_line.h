/* SPDX-License-Identifier: MIT */
/* xml_line.h - a game as a line of our own format. */
#ifndef SUDOKU_XML_LINE_H
#define SUDOKU_XML_LINE_H

#include "sudoku/input/xml_game.h"

/* Replaces the line, whose `failed` says that memory was short. */
void write_game_line(struct game *, struct text *line);

#endif
