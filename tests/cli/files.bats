#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Standard files that are closed, and readers that do not read.  scripts/io-faults tries the rest.
# Sources: cli/common/output.c
load helper
load waiting

@test "a file does not get the place of a standard file" {
    echo "$four" >puzzle
    run --separate-stderr bash -c '"$SUDOKU" puzzle - <&-'
    answers "$four_solution" 2 "-: cannot read: Bad file descriptor"
    run --separate-stderr bash -c '"$SUDOKU" puzzle >&-'
    answers "" 2 "sudoku: cannot write: Bad file descriptor"
    run --separate-stderr bash -c '"$SUDOKU" --help >&-'
    answers "" 2 "sudoku: cannot write: Bad file descriptor"
    run --separate-stderr bash -c '"$SUDOKU" puzzle no-such-file 2>&-'
    answers "$four_solution" 2
}

@test "a signal ends a program that waits for the reader of its output" {
    mkfifo out_pipe
    exec 8<>out_pipe
    for signal in INT TERM HUP; do
        env --default-signal=INT,TERM,HUP "$SUDOKU" generate --threads 1 --seed 1 --size 4 --count 100000000 >out_pipe 2>err 3>&- 8>&- &
        process=$!
        wait_until is_waiting
        : >out
        interrupt $signal
        same "$status" 130
    done
    exec 8>&-
}

@test "a signal ends a program that waits for the writer of its input" {
    mkfifo in_pipe
    for program in "$SUDOKU" "$CSP" "$WALTZ"; do
        begin "$program" in_pipe
        wait_until is_waiting
        interrupt TERM
        same "$status" 130
        [[ $stderr != *cannot* ]]
    done
}
