#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# csp why: answers, formats, limits and statuses.  tests/csp/test_why.c has what they say.
load helper
load waiting

why() { run --separate-stderr "$CSP" why "$@"; }
why_of() {
    local text=$1
    shift
    run --separate-stderr "$CSP" why "$@" - < <(printf '%s' "$text")
}

@test "a smallest set, with places" {
    why "$PROJECT/examples/csp/two-colours.csp"
    same "$status" 1
    same "$(sed 's/.*csp:/at /' <<<"$output")" "no solution: these 3 conditions clash
at 5:1: WA != NT
at 5:12: WA != SA
at 6:1: NT != SA
no smaller set of conditions clashes"
    why_of $'var x : 1..3\nx > 0; x + 1 > 4'
    answers $'no solution: this condition cannot hold\n-:2:8: x + 1 > 4' 1
}

@test "a model with a solution" {
    why "$PROJECT/examples/csp/zebra.csp"
    answers "the model has a solution" 0
    why_of $'var x : 1..3\nmaximise x' --format json
    answers '{"answer":"solution"}' 0
}

@test "FlatZinc and graphs" {
    why_of $'var 1..3: x;\nconstraint int_le(x, 2);\nconstraint int_eq(x, 3);\nsolve satisfy;\n'
    answers $'no solution: these 2 conditions clash\n-:2:12: int_le(x, 2)\n-:3:12: int_eq(x, 3)\nno smaller set of conditions clashes' 1
    why_of $'var 3..1: x;\nconstraint int_le(x, 2);\nsolve satisfy;\n'
    answers "no solution: the declarations alone exclude one" 1
    why_of $'p edge 4 4\ne 1 2\ne 2 3\ne 3 4\ne 3 1\n' --colours 2 --format json
    answers '{"answer":"no solution","proved":"smallest","at_least":3,"conditions":[{"line":2,"column":1,"text":"v1 != v2"},{"line":3,"column":1,"text":"v2 != v3"},{"line":5,"column":1,"text":"v3 != v1"}]}' 1
}

@test "statistics" {
    why_of $'var x : 1..3\nx > 3' -s
    holds "$output" $'\nconditions=1\nsets='
    why_of $'var x : 1..3\nx > 3' -s --format json
    same "$(wc -l <<<"$output")" 1
}

@test "limits say what is proved" {
    "$CSP" gen pigeons 7 6 >model
    why --node-limit 5 model
    answers unknown 3 "csp: stopped by a limit"
    why --node-limit 3000 -q model
    same "$status" 3
    holds "$output" "no solution: these "
    why_of $'var x, y : 0..3; x <= 1; x -> y = 2; x = 1; y < 2'
    same "$status" 3
    same "$stderr" "csp: some sets of conditions cannot be decided"
    holds "$output" "perhaps some of them can be left out"
}

@test "Ctrl-C keeps the smallest set so far" {
    "$CSP" gen pigeons 13 12 >model # read at once, and searched for long
    begin "$CSP" why model
    wait_until has_worked 20
    interrupt INT
    same "$status" 130
    [[ $output == unknown || $output == "no solution: these "* ]]
}

@test "bad input" {
    why_of "var x : 1..3; x <"
    same "$status" 2
    holds "$stderr" "-:1:18: "
    why
    answers "" 2 "csp: expected exactly one model"
    why_of "var x : 1..3" --format xml
    same "$status" 2
}
