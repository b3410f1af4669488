/* SPDX-License-Identifier: MIT */
/* recognition.c - what was recognised, for callers. */
#include "read/recognition.h"

#include "read/open.h"
#include "read/reader.h"

void reader_recognition(const sudoku_reader *r, sudoku_recognition *recognition)
{
    const struct draft *d = &reader_within(r)->draft;
    *recognition = (sudoku_recognition){.empty = d->seen.empty,
                                        .wrapping = wrapping_of(r),
                                        .lines_passed = d->seen.lines_passed,
                                        .comments = d->seen.comments,
                                        .text_before = d->seen.text_before,
                                        .text_behind = d->seen.text_behind};
}
