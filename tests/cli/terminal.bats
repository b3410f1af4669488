#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What a person at a terminal sees; script(1) plays the terminal.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    command -v script >/dev/null || skip "script(1) is missing"
    echo "$nothing" >empty
    echo "$classic" >puzzle
}

at_terminal() {
    run script -qec "$*" /dev/null </dev/null
}

@test "count shows its progress and takes it away again" {
    at_terminal "$SUDOKU count --time-limit 0.7 empty"
    same "$status" 3
    holds "$output" " solutions so far, "
    [[ $output == *$'\r\e[Kat least '* ]]
    at_terminal "$SUDOKU count --quiet --time-limit 0.7 empty"
    [[ $output =~ ^at\ least\ [0-9]+ ]]
}

@test "drawings use line characters where the locale has them" {
    at_terminal "$SUDOKU show puzzle"
    holds "$output" "┃"
    LC_ALL=C at_terminal "$SUDOKU show puzzle"
    holds "$output" "+-------+"
}

@test "colours where the terminal has them" {
    TERM=xterm at_terminal "$SUDOKU --format pretty puzzle"
    holds "$output" $'\e['
    NO_COLOR=1 TERM=xterm at_terminal "$SUDOKU --format pretty puzzle"
    [[ $output != *$'\e['* ]]
    TERM=dumb at_terminal "$SUDOKU --format pretty puzzle"
    [[ $output != *$'\e['* ]]
}

@test "a hint when the puzzle is to be typed in" {
    run script -qec "$SUDOKU" /dev/null < <(printf '%s\n\004' "$classic"; sleep 1)
    holds "$output" "reading a puzzle from the terminal; end with Ctrl-D; 'sudoku --help' tells more"
    holds "$output" "$classic_solution"
}
