#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# INT, TERM and HUP end every long command: status 130, whole lines, and what was found is printed.
# Sources: cli/common/interrupt.c, cli/common/clock.c
load helper
load waiting

# ends CONDITION PROGRAM ARGUMENTS...: a signal, sent when the condition holds, ends the program.
ends() {
    local condition=$1 signal
    shift
    for signal in INT TERM HUP; do
        begin "$@"
        # shellcheck disable=SC2086 # a condition is words
        wait_until $condition
        interrupt $signal
        same "$status" 130 || { echo "$signal: $*"; return 1; }
        [ ! -s out ] || [ -z "$(tail -c 1 out)" ] || { echo "a cut line: $*"; return 1; }
        [ "$(wc -l <err)" -le 2 ] || { cat err; return 1; }
    done
}

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    echo "$nothing" >empty
    yes "$classic" | head -n 20000 >many
    mkfifo pipe
    exec 8<>pipe # held open: readers of the pipe wait
}

@test "sudoku while it searches" {
    ends "has_worked 20" "$SUDOKU" count empty
    ends "has_printed 100" "$SUDOKU" generate --seed 1 --size 12 --count 100000000
    ends "has_worked 20" "$SUDOKU" generate --seed 1 --rating 11.9..
    ends "has_worked 20" "$SUDOKU" generate --seed 1 --rules x --clues ..10 --tries 100000000
    ends "has_printed 1" "$SUDOKU" layouts --count 100000
    ends "has_printed 100" "$SUDOKU" rate many
    ends "has_worked 30" "$SUDOKU" explain many
}

@test "sudoku while it waits for input" {
    for command in solve count check show rate hint steps explain candidates ac3 race "layouts check" "why-not A1=1"; do
        # shellcheck disable=SC2086 # a command is words
        ends is_waiting "$SUDOKU" $command pipe 8>&-
    done
    ends is_waiting "$SUDOKU" generate --pattern pipe 8>&-
    ends is_waiting "$SUDOKU" generate --start pipe 8>&-
    ends is_waiting "$SUDOKU" --regions pipe 8>&-
    ends is_waiting "$SUDOKU" layouts check --format csv pipe 8>&-
    same "${#lines[@]}" 1 # an interruption is not an error of the file
}

@test "csp" {
    "$CSP" gen queens 40 >queens
    ends "has_printed 100" "$CSP" gen random 2000 5 1 0.5
    ends "has_printed 1000" "$CSP" gen queens 1000 --flatzinc
    [[ $output != *solve* ]] # a part of a model does not look like a model
    ends "has_worked 20" "$CSP" count queens
    for command in solve count ac; do ends is_waiting "$CSP" $command pipe 8>&-; done
    ends is_waiting "$CSP" check queens pipe 8>&-
    ends is_waiting "$CSP" - <pipe 8>&-
}

@test "csp while it reads a model: no search begins" {
    { echo 'var x, y : 1..3' && yes '(x, y) in {(1, 1), (2, 2), (3, 3)}' | head -n 300000; } >long
    ends "has_worked 10" "$CSP" long
    same "$output" ""
}

@test "waltz" {
    for command in label ac check draw; do ends is_waiting "$WALTZ" $command pipe 8>&-; done
    ends "has_printed 1000" "$WALTZ" gen random --count 1000000 --seed 1
}
