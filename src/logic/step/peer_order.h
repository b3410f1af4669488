/* SPDX-License-Identifier: MIT */
/* peer_order.h - the cells that a cell sees, in the order in which a search meets them. */
#ifndef LOGIC_PEER_ORDER_H
#define LOGIC_PEER_ORDER_H

#include "logic/step/finder.h"

/* Fills the list, which has room for LOGIC_CELLS, and returns how many there are.  Sudoku Explainer goes through
   the cell's houses, box first; all others count from the top left.  */
int peers_in_order(const struct finder *, int cell, uint16_t *list);

#endif
