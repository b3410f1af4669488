#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku engines, formats and rules.
load helper

@test "the lists of engines, formats and rules" {
    sudoku engines
    same "$status" 0
    holds "$output" "bits "
    holds "$output" "plain "
    sudoku formats
    same "$status" 0
    for name in line grid pretty jigsaw marks json svg candidates tokens list nonomino file; do
        grep -q "^$name " <<<"$output"
    done
    sudoku rules
    same "$status" 0
    for name in x nrc box regions house; do grep -q "^$name " <<<"$output"; done
    sudoku engines more
    answers "" 2 "sudoku: 'engines': unexpected argument 'more'"
}
