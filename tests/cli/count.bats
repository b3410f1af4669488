#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku count: exact numbers, limits, Ctrl-C.
load helper
load waiting

@test "the exact number, one line per puzzle" {
    printf '%s\n' "$classic" "$six" 53..x "$clashing" ................ >list
    sudoku count list
    same "$output" $'1\n6\nerror\n0\n288'
    same "$status" 2
    sudoku_from "$clashing" count
    answers 0 1
    sudoku_from "$six" count --engine plain --verify
    answers 6 0
}

@test "--limit says at least" {
    sudoku_from "$nothing" count --limit 10
    answers "at least 10" 0
    sudoku_from "$six" count --limit 7
    answers 6 0
}

# X+NRC with the falling diagonal fixed: whoever counts must be the engine for it.
@test "the default engine counts as few positions as lanes" {
    local diagonal=1.........2.........3.........4.........5.........6.........7.........8.........9
    sudoku_from "$diagonal" count --rules x,nrc --limit 20000 --format json
    same "$status" 0
    local chosen=$output
    sudoku_from "$diagonal" count --rules x,nrc --limit 20000 --format json --engine lanes
    same "$output" "$chosen"
}

@test "a time or node limit says at least, with status 3" {
    sudoku_from "$nothing" count --time-limit 0.2
    same "$status" 3
    [[ $output =~ ^at\ least\ [0-9]+$ ]]
    sudoku_from "$nothing" count --node-limit 1000
    same "$status" 3
    [[ $output =~ ^at\ least\ [0-9]+$ ]]
}

@test "--format json" {
    sudoku_from "$six" count --format json --timing
    same "$status" 0
    holds "$output" '"answer":"several solutions","count":6,"complete":true'
    holds "$output" '"seconds":'
    sudoku_from "$six" count --format grid
    answers "" 2 "sudoku: --format 'grid': 'sudoku count' prints text, csv, json"
}

@test "Ctrl-C prints what is known and gives status 130" {
    echo "$nothing" >empty
    for signal in INT TERM; do
        begin "$SUDOKU" count empty
        wait_until has_worked 20
        interrupt $signal
        same "$status" 130
        [[ $output =~ ^at\ least\ [0-9]+$ ]]
    done
}

@test "Ctrl-C ends a list after the puzzle at hand" {
    printf '%s\n' "$six" "$nothing" "$six" >list
    begin "$SUDOKU" count list
    wait_until has_worked 30
    interrupt INT
    same "$status" 130
    same "${#lines[@]}" 2
    same "${lines[0]}" 6
}

@test "Ctrl-C while waiting for input" {
    mkfifo pipe
    exec 8<>pipe
    printf '%s\n%s\n' "$classic" "$classic" >&8
    begin "$SUDOKU" <pipe 8>&-
    wait_until has_printed 2
    wait_until is_waiting
    interrupt INT
    exec 8>&-
    same "$status" 130
    same "${lines[0]}" "$classic_solution"
    same "$stderr" ""
}

@test "Ctrl-C during --all keeps the solutions printed so far" {
    echo "$nothing" >empty
    begin "$SUDOKU" --all --format grid empty
    wait_until has_printed 1
    interrupt INT
    same "$status" 130
    same "$stderr" "empty:1: stopped: there may be more solutions"
    same "${lines[0]}" "$("$SUDOKU" --limit 1 --format grid empty | head -n 1)"
}
