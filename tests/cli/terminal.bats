#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What a user at a terminal sees; script(1) simulates the terminal.
# Sources: cli/common/progress.c
load helper
load waiting

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
    begin_at_terminal "$SUDOKU count empty"
    wait_until shows " solutions so far, "
    interrupt_at_terminal
    same "$status" 130
    [[ $output == *$'\r\e[Kat least '* ]]
    begin_at_terminal "$SUDOKU count --quiet empty"
    wait_until has_worked 70 # progress is shown five times a second
    interrupt_at_terminal
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
    local hint="reading a puzzle from the terminal; end it with Ctrl-D; for help: 'sudoku --help'"
    mkfifo keys
    exec 8<>keys
    script -qec "$SUDOKU" /dev/null <keys >out 3>&- 8>&- &
    process=$!
    wait_until shows "$hint"
    printf '%s\n\004' "$classic" >&8
    wait_until shows "$classic_solution"
    wait $process
    exec 8>&-
}
