#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku show and convert.
load helper

@test "show draws" {
    sudoku_from "$six" show
    answers "+-----+-----+
| 1 2 | . . |
| . . | 1 2 |
+-----+-----+
| . 1 | . . |
| . . | . 1 |
+-----+-----+" 0
    sudoku_from "$six" show --unicode
    holds "$output" "┃ 1 2 ┃ . . ┃"
    sudoku_from "$six" show --unicode --ascii --empty 0
    holds "$output" "| 1 2 | 0 0 |"
}

@test "colours only where they are wanted" {
    sudoku_from "$classic" solve --format pretty --color always
    with=$output
    sudoku_from "$classic" solve --format pretty
    without=$output
    sudoku_from "$classic" solve --format pretty --color never
    same "$output" "$without"
    same "$(sed $'s/\e\\[[0-9;]*m//g' <<<"$with")" "$without"
}

@test "convert prints lines with their rules" {
    printf '%s\n' "$six x" "$classic" >list
    sudoku convert list
    answers "$six x
$classic" 0
    sudoku convert --empty 0 list
    answers "$(tr . 0 <list)" 0
    sudoku convert --format grid list
    same "${lines[0]}" "rules: x"
    sudoku_from "$output" convert
    answers "$six x
$classic" 0
}

@test "svg shows only one puzzle; the others are skipped" {
    printf '%s\n' "$six" "$six" >list
    sudoku_from "$six" show --format svg
    same "$status" 0
    holds "$output" "<svg"
    sudoku show --format svg list
    same "$status" 2
    same "$stderr" "list: svg shows only one puzzle; the others are skipped"
    same "$(grep -c '</svg>' <<<"$output")" 1
}
