/* SPDX-License-Identifier: MIT */
/* peers.h - the cells that share a house with a cell, those that implied houses add included. */
#ifndef ENGINE_PEERS_H
#define ENGINE_PEERS_H

#include "board/rules.h"

/* How many each cell has, summed up. */
size_t count_peers(const sudoku_rules *);
/* Writes those of cell c to peer[first[c]] up to peer[first[c + 1] - 1], in row order. */
void list_peers(const sudoku_rules *, uint32_t *first, uint16_t *peer);

#endif
