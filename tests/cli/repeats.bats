#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Errors that many lines of a file have are reported ten times, and counted; on stdout, every puzzle has its row.
load helper

short=${classic%?}
fits_no_size="80 characters fit no size (8x8 has 64, 9x9 has 81)"

# lines TEXT COUNT
lines() { for ((i = 0; i < $2; i++)); do printf '%s\n' "$1"; done; }

@test "ten errors of a kind, then their number" {
    { lines "$classic" 1 && lines "$short" 10 && lines "$short!" 13 && lines "$short" 1; } >list
    sudoku list
    same "$status" 2
    same "$(sort <<<"$output" | uniq -c | tr -s ' ')" " 1 $classic_solution"$'\n'" 24 error"
    mapfile -t lines <<<"$stderr"
    same "${#lines[@]}" 22
    same "${lines[9]}" "list:11:1: $fits_no_size"
    same "${lines[10]}" "list:12:81: expected 1-9 or '.' for an empty cell, not '!'"
    same "${lines[20]}" "list: 1 more error like this: $fits_no_size"
    same "${lines[21]}" "list: 3 more errors like this: expected 1-9 or '.' for an empty cell, not '!'"
}

@test "each file begins anew" {
    lines "$short" 11 >one
    lines "$short" 10 >other
    sudoku one other one
    same "$(grep -c "$fits_no_size" <<<"$stderr")" 32
    same "$(grep -c "more error" <<<"$stderr")" 2
    same "$(tail -n 1 <<<"$stderr")" "one: 1 more error like this: $fits_no_size"
}

@test "rows on stdout are complete" {
    lines "$short" 30 >list
    sudoku solve --keep list
    same "$(grep -c "list:.*$fits_no_size" <<<"$output")" 30
    sudoku solve --format json list
    same "$(json 'map(.error) | [length, (unique | length)]')" '[30,1]'
    same "$(wc -l <<<"$stderr")" 11
}

@test "errors of puzzles that were read" {
    for i in {1..15}; do printf '{"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"chaos":[%s]}\n' \
        "$(lines '{"cells":["R1C1"],"value":"3"},' $((i % 3)))"'{"cells":["R2C2"],"value":"3"}'; done >list
    sudoku list
    same "$(wc -l <<<"$stderr")" 11
    same "$(sed -n 2p <<<"$stderr")" "list:2: the text states what is not applied (chaos: 3): the answer would be to another puzzle; to answer without it, use --ignore-unknown"
    holds "$(tail -n 1 <<<"$stderr")" "list: 5 more errors like this: the text states what is not applied (chaos: 2)"
    sudoku convert --format sumocue <(lines "$classic nrc" 12)
    same "$(wc -l <<<"$stderr")" 11
}

@test "what a text looks like is said once" {
    { lines 3x3:a5b_7 2 && lines "$classic" 1 && lines 3x3:a5b_7 1; } >list
    sudoku list list
    same "$stderr" "list:1:10: this looks like a game ID of Solo (Simon Tatham's puzzles), but there are 5 cells instead of 81
list:2:10: there are 5 cells instead of 81
list:4:10: there are 5 cells instead of 81
list:1:10: this looks like a game ID of Solo (Simon Tatham's puzzles), but there are 5 cells instead of 81
list:2:10: there are 5 cells instead of 81
list:4:10: there are 5 cells instead of 81"
    sudoku --format json list
    same "$(json 'map(.error // empty) | unique | length')" 1
}
