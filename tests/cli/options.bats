#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Options: help, version, bad ones.
# Sources: cli/*/main.c, cli/*/table.c, cli/*option*.c, cli/common/help.c, cli/common/values.c, cli/common/program.c
load helper

@test "--version" {
    sudoku --version
    answers "sudoku $(cat "$PROJECT/VERSION")" 0
}

@test "--help of the program and of each command" {
    sudoku --help
    same "$status" 0
    same "$stderr" ""
    for word in Usage: Commands: Examples: "Exit status:" --time-limit solve count check candidates convert; do
        holds "$output" "$word"
    done
    for command in solve count check candidates show convert engines formats rules help; do
        sudoku $command --help
        same "$status" 0
        same "${lines[0]%% -*}" "sudoku $command"
        holds "$output" "Usage: sudoku"
        help=$output
        sudoku $command -h
        same "$output" "$help"
        sudoku help $command
        same "$output" "$help"
        same "$(awk 'length > 79' <<<"$help")" ""
    done
    sudoku check --help
    holds "$output" --minimal
    [[ $output != *--first* ]]
}

@test "unknown and misplaced options" {
    sudoku --foo
    answers "" 2 "sudoku: unknown option --foo; 'sudoku solve --help' lists them"
    sudoku check --foo=3 file
    answers "" 2 "sudoku: unknown option --foo; 'sudoku check --help' lists them"
    sudoku -x
    answers "" 2 "sudoku: unknown option -x; 'sudoku solve --help' lists them"
    sudoku -qx
    answers "" 2 "sudoku: unknown option -x; 'sudoku solve --help' lists them"
    sudoku --minimal
    answers "" 2 "sudoku: option --minimal is for check and generate; 'sudoku solve --help' lists those of 'solve'"
    sudoku --fo=line
    same "$stderr" "-: no puzzle found"
    sudoku --f
    answers "" 2 "sudoku: ambiguous option --f; 'sudoku solve --help' lists them"
    sudoku help solving
    answers "" 2 "sudoku: unknown command 'solving'; 'sudoku --help' lists them"
}

@test "arguments that are missing, too many or bad" {
    sudoku --format
    answers "" 2 "sudoku: option --format needs an argument: --format FORMAT"
    sudoku --quiet=3
    answers "" 2 "sudoku: option --quiet takes no argument"
    bad() {
        sudoku "$1" "$2"
        answers "" 2 "sudoku: $1 '$2': expected $3"
    }
    bad --limit 0 "a whole number from 1 on"
    bad --limit -5 "a whole number from 1 on"
    bad --limit 99999999999999999999 "a whole number from 1 on"
    bad --node-limit 3x "a whole number from 1 on"
    bad --time-limit -1 "a number of seconds above 0, such as 0.5"
    bad --time-limit nan "a number of seconds above 0, such as 0.5"
    bad --time-limit 2s "a number of seconds above 0, such as 0.5"
    bad --color maybe "one of auto, always, never"
    bad --empty ab "one of . 0 _ *"
    bad --empty 3 "one of . 0 _ *"
    bad --engine steam "one of $("$SUDOKU" engines | cut -d' ' -f1 | paste -sd, | sed 's/,/, /g')"
    sudoku --format tokens
    answers "" 2 "sudoku: --format 'tokens': 'sudoku solve' prints $("$SUDOKU" formats | awk '/prints/{print $1}' | paste -sd, | sed 's/,/, /g')"
    bad --from svg "a format to read: $("$SUDOKU" formats | awk '/ reads /{print $1}' | paste -sd, | sed 's/,/, /g')"
}

@test "options that the reader refuses are told before any file is read" {
    for option in --rules=ncr --box=big; do
        sudoku $option nowhere
        same "$status" 2
        same "$output" ""
        [[ $stderr == "sudoku: "* ]]
    done
}

@test "options that cannot be combined" {
    sudoku --all --first
    answers "" 2 "sudoku: --first, --limit and --all cannot be combined"
}

@test "bundled letters, --option=value, options after files, --" {
    echo "$four" >p
    sudoku p -q --format=grid
    answers $'1234\n3412\n2143\n4321' 0
    POSIXLY_CORRECT=1 sudoku p -q --format=grid
    answers $'1234\n3412\n2143\n4321' 0
    cp p ./-q
    sudoku -q -- -q
    answers "$four_solution" 0
}
