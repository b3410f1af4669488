#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The models of examples/csp have the known numbers of solutions and the known best values: docs/CSP-GALLERY.md says why they are right.
load helper

examples=$PROJECT/examples/csp

@test "known numbers of solutions" {
    while read -r name expected; do
        run --separate-stderr "$CSP" count "$examples/$name.csp"
        same "$name $output" "$name $expected"
    done <<END
australia 18
two-colours 0
zebra 1
two 7
money 1
donald 1
queens 92
magic 8
sudoku4 1
golfers 12
knight 304
nonogram 1
crossword 1
END
}

@test "known best values" {
    while read -r name expected; do
        run --separate-stderr "$CSP" -s "$examples/$name.csp"
        same "$status" 0
        same "$name $(sed -n 's/^objective=//p' <<<"$output")" "$name $expected"
    done <<END
golomb 25
jobshop 55
END
}

@test "the USA needs four colours, because of Nevada and the ring around it" {
    run --separate-stderr "$CSP" "$examples/usa.csp"
    same "$status" 0
    same "$(grep -o '!=' "$examples/usa.csp" | wc -l)" 105
    sed 's/colours = 4/colours = 3/' "$examples/usa.csp" >three.csp
    run --separate-stderr "$CSP" why three.csp
    same "$status" 1
    same "$(grep -c NV <<<"$output")" 5
    same "$(grep -c '!=' <<<"$output")" 10
    holds "$output" "no smaller set of conditions clashes"
}

@test "every model is in these tables, and on the page" {
    for file in "$examples"/*.csp; do
        name=$(basename "$file" .csp)
        grep -qE "^$name [0-9]+\$|/$name\.csp" "$BATS_TEST_FILENAME"
        grep -qF "cat examples/csp/$name.csp" "$PROJECT/docs/CSP-GALLERY.md" || [ "$name" = two-colours ]
    done
}
