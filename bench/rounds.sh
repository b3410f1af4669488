# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154 # dir, rounds, other: see below
# rounds.sh - for bench/compare and bench/rate: processor times of two builds, in turn.  Sourced, in the folder of the project; `dir` is
# for files, `rounds` how many, `other` the folder of the other build, or empty.

# seconds FOLDER PROGRAM ARGUMENT...: of processor time; a status of 1 is an answer
seconds() {
    local folder=$1 program=$2
    shift 2
    build/bin/cpu_time 600 "$dir/time" "$folder/bin/$program" "$@" >"$dir/output" 2>"$dir/errors" || [ $? -eq 1 ] || { cat "$dir/errors" >&2; exit 1; }
    cat "$dir/time"
}

median() { sort -n "$1" | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# time_rounds PROGRAM ARGUMENT...: times of both builds in $dir/ours and $dir/others, and the rounds' ratios of the two in $dir/ratios
time_rounds() {
    local round
    : >"$dir/ours"
    : >"$dir/others"
    : >"$dir/ratios"
    for ((round = 0; round < rounds; round++)); do
        # the first of a pair may find a warmer or a colder machine: each takes its turn
        [ -z "$other" ] || [ $((round % 2)) -eq 0 ] || seconds "$other" "$@" >>"$dir/others"
        seconds build "$@" >>"$dir/ours"
        [ -z "$other" ] || [ $((round % 2)) -eq 1 ] || seconds "$other" "$@" >>"$dir/others"
        [ -z "$other" ] || paste "$dir/others" "$dir/ours" | tail -n 1 | awk '{ print $1 / $2 }' >>"$dir/ratios"
    done
}
