/* SPDX-License-Identifier: MIT */
/* house_kinds.c - see house_kinds.h */
#include "board/house_kinds.h"

#define KIND(id, ...) [HOUSE_##id] = {__VA_ARGS__},
const struct house_kind house_kinds[HOUSE_KIND_COUNT] = {
#include "board/house_kind_rows.h"
};
