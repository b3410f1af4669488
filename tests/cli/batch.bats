#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Lists with several threads: the same answers in the same order as one by one.
load helper
load waiting

# A list of everything: unique, several solutions, none, errors, comments, other rules and sizes.
mixed_list() {
    local i
    for i in {1..40}; do
        printf '%s\n' "$classic" "$classic" "$four" "$clashing" "$six" "# $i" "$classic x" bad "$classic_solution"
        printf '%s\n' "${classic/5/.}" "$four x" "${four/1/.}" ''
    done
}

# How much was searched is not part of the answer.
without_effort() { sed 's/,"nodes":[0-9]*,"guesses":[0-9]*//' <<<"$1"; }

# Answers one by one, as always with a limit of nodes, and of batches with one or more threads.
same_answers() {
    local threads
    sudoku "$1" --node-limit 1000000000 "${@:2}" list
    local expected expected_status=$status expected_stderr=$stderr
    expected=$(without_effort "$output")
    for threads in 1 2 7; do
        sudoku "$1" --threads $threads "${@:2}" list
        same "$(without_effort "$output")" "$expected"
        same "$status" "$expected_status"
        same "$stderr" "$expected_stderr"
    done
}

@test "threads change neither answers nor their order nor what is said" {
    mixed_list >list
    same_answers solve
    same_answers check
    same_answers count
    same_answers solve --verify
    same_answers solve --format json
    same_answers solve --all
    same_answers solve --format csv
    same_answers check --format csv
    same_answers count --format csv
    same_answers check --format json
}

@test "threads change no rows of a list with columns" {
    local i
    echo "id;puzzle;solution" >list
    for i in {1..200}; do
        printf '%s\n' "$i;$classic;$classic_solution" "$i;$classic;" "$i;$clashing;" "\"$i\";$classic" "$i;${classic//5/.};$classic_solution"
        printf '%s\n' "$i;$classic;${classic_solution/1/2}" "$i;bad;" "$i;$classic_solution;"
    done >>list
    same_answers solve
    same_answers solve --keep
    same_answers count --keep
    same_answers check --keep
    same_answers solve --format csv --verify
}

@test "a list much longer than memory holds at a time" {
    local i
    for i in {1..1500}; do printf '%s\n%s\n%s\n%s\n' "$classic" "$classic_solution" "$classic" "$classic"; done >list
    sudoku --threads 3 list
    same "$status" 0
    same "$(wc -l <<<"$output")" 6000
    same "$(sort -u <<<"$output")" "$classic_solution"
    same "$("$SUDOKU" check --threads 2 list | sort | uniq -c | tr -s ' ')" " 6000 unique"
    same "$("$SUDOKU" count --threads 2 <list | sort | uniq -c | tr -s ' ')" " 6000 1"
}

# Every second answer of its batches has two digits exchanged.
@test "--verify does not believe a batch that lies" {
    [ -x "$LIAR" ] || skip "the program that lies is not built with sanitizers"
    local i command
    for i in {1..6}; do echo "$classic"; done >list
    run --separate-stderr "$LIAR" --threads 1 list
    same "$(sort <<<"$output" | uniq -c | wc -l)" 2
    for command in solve check count; do
        run --separate-stderr "$LIAR" $command --verify --threads 1 list
        local found=$output
        sudoku $command --threads 1 list
        same "$found" "$output"
        run --separate-stderr "$LIAR" $command --verify --threads 1 --format csv list
        found=$output
        sudoku $command --threads 1 --format csv list
        same "$found" "$output"
    done
}

@test "a stated solution is compared" {
    printf '%s,%s\n' puzzle solution "$classic" "$classic_solution" "$classic" "$classic_solution" >list
    sudoku list
    answers "$classic_solution
$classic_solution" 0
}

@test "what waits for more input is answered before it comes" {
    mkfifo pipe
    exec 8<>pipe
    printf '%s\n%s\n' "$classic" "$classic" >&8
    begin "$SUDOKU" --threads 2 <pipe 8>&-
    wait_until has_printed 2
    same "$(cat out)" "$classic_solution
$classic_solution"
    exec 8>&-
    wait
}

@test "--threads takes a number from 1 on" {
    for bad in 0 -1 x 2000; do
        sudoku --threads $bad
        same "$status" 2
        holds "$stderr" "--threads"
    done
}

@test "the 17-clue list: every puzzle unique, and the solutions are those they always were" {
    local list=$SUDOKU_DATA/classic/17clue.txt
    [ -r "$list" ] || skip "no $list"
    same "$("$SUDOKU" "$list" | sha256sum)" "76cb808d41d47abe64be0215607bfc357f56c618906dcd4b5d78e10f88db62f0  -"
    same "$("$SUDOKU" check "$list" | sort | uniq -c | tr -s ' ')" " 49158 unique"
}

@test "a list and then a grid: each is answered in its own form" {
    printf '%s\n' "$six" "$clashing" "${classic/5/.}" "$classic" '' >list
    fold -w 9 <<<"$classic" >>list
    same_answers solve
    same "${#lines[@]}" 13
}

@test "--limit with the engine lanes says at least" {
    printf '%s\n' "$six" "${classic/53/..}" >list
    sudoku count --limit 2 --engine lanes list
    same "${lines[0]}" "at least 2"
}

@test "Ctrl-C in a list without end: the answers so far, and one word about where they end" {
    begin "$SUDOKU" check --threads 2 < <(yes "$classic" 3>&-)
    wait_until has_printed 1
    interrupt INT
    same "$status" 130
    same "$(sort -u out)" unique
    # either everything that was read is answered, or a message says where the answers end
    [ -z "$stderr" ] || same "$stderr" "-: interrupted; puzzles from line $(($(wc -l <out) + 1)) on have no answer"
}
