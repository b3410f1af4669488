#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# csp: methods of the textbook, one at a time and compared.
# Sources: cli/csp/cmd_race.c, cli/csp/race_picture.c, cli/csp/method.c, cli/csp/textbook_run.c
load helper
load waiting

csp() { run --separate-stderr "$CSP" "$@"; }
csp_from() {
    local text=$1
    shift
    run --separate-stderr "$CSP" "$@" < <(printf '%s' "$text")
}
examples=$PROJECT/examples/csp
triangle=$'var x, y, z : 1..2\nx != y; y != z; x != z'

# field METHOD COLUMN: of the table in $output
field() { awk -v method="$1" -v column="$2" '$1 == method { print $column }' <<<"$output"; }

@test "every method finds the same solutions" {
    for method in backtracking backjumping cutset; do
        csp count --method "$method" "$examples/australia.csp"
        answers 18 0
    done
    for choices in "none input lowest" "fc smallest least" "mac degree least"; do
        read -r inference order values <<<"$choices"
        csp count --inference "$inference" --order "$order" --values "$values" "$examples/queens.csp"
        answers 92 0
    done
    csp_from $'var x, y, z : 1..3\nx < y; y < z' count --method tree -
    answers 1 0
    csp_from "$triangle" count --inference mac -
    answers 0 1
}

@test "solutions are printed as those of the engine" {
    for method in backtracking backjumping min-conflicts cutset; do
        csp --method "$method" --node-limit 100000 "$examples/australia.csp"
        same "$status" 0
        printf '%s\n' "$output" >solution
        csp check "$examples/australia.csp" solution
        answers "yes, this is a solution" 0
    done
    csp -a --method cutset "$examples/australia.csp"
    same "$(grep -c -- ---------- <<<"$output")" 18
    csp -n 5 --inference fc "$examples/australia.csp"
    same "$(grep -c -- ---------- <<<"$output")" 5
    csp_from "$triangle" --method backjumping -
    answers "no solution" 1
    csp_from $'var 1..3: x :: output_var;\nconstraint int_le(2, x);\nsolve satisfy;' -a --inference fc -
    answers $'x = 2;\n----------\nx = 3;\n----------\n==========' 0
    csp_from $'var 1..3: x :: output_var;\nconstraint int_le(4, x);\nsolve satisfy;' --inference fc -s -
    holds "$output" "=====UNSATISFIABLE====="
    holds "$output" "%%%mzn-stat: nodes=0"
    holds "$output" "%%%mzn-stat-end"
}

@test "limits are said" {
    csp_from "$triangle" --method min-conflicts -
    answers stopped 3 "csp: stopped by a limit"
    csp count --method backtracking --node-limit 100 "$examples/queens.csp"
    answers "at least 0" 3 "csp: stopped by a limit"
    csp --method min-conflicts --seed 3 -s --node-limit 100000 "$examples/queens.csp"
    holds "$output" $'\nsolutions=1\n'
}

@test "what makes no sense is refused" {
    local queens=$examples/queens.csp
    csp --method engine --inference fc "$queens"
    answers "" 2 "csp: --inference is for --method backtracking and backjumping"
    csp --order degree "$queens"
    answers "" 2 "csp: --order degree is for methods of the textbook, such as --method backtracking"
    csp --values least "$queens"
    answers "" 2 "csp: --values least is for methods of the textbook, such as --method backtracking"
    csp --inference fc --order domwdeg "$queens"
    answers "" 2 "csp: with a method of the textbook, --order is input, smallest or degree"
    csp --inference fc --values random "$queens"
    answers "" 2 "csp: with a method of the textbook, --values is lowest or least"
    for option in "--trace text" "--tree svg" "--profiler nodes" "--algorithm ac3" "--queue arcs" "--restarts always" --free; do
        # shellcheck disable=SC2086
        csp --method cutset $option "$queens"
        answers "" 2 "csp: --trace, --tree, --profiler, --algorithm, --queue, --restarts and --free are for the engine, not for a method of the textbook"
    done
    csp --method backjumping --inference mac "$queens"
    answers "" 2 "csp: backjumping works without inference or with forward checking, but not with mac"
    csp count --method tree --order smallest "$queens"
    answers "" 2 "csp: tree has no inference, and no order of variables or values"
    csp --method tree "$examples/australia.csp"
    answers "" 2 "csp: the constraint graph has a cycle, which NT != SA closes"
    csp count --method min-conflicts "$queens"
    answers "" 2 "csp: min-conflicts finds one solution, and cannot look for others"
    csp -a --method min-conflicts "$queens"
    answers "" 2 "csp: min-conflicts finds one solution, and cannot look for others"
    csp_from $'var x : 1..3; maximise x' --method backtracking -
    answers "" 2 "csp: the methods of the textbook look for any solution, not for the best one"
    "$CSP" gen myciel 3 >graph.col
    csp --chromatic --method backtracking graph.col
    answers "" 2 "csp: --chromatic is for the engine, not for a method of the textbook"
}

@test "a race of all methods" {
    csp race --count "$examples/australia.csp"
    same "$status" 0
    same "$stderr" ""
    same "$(grep -c ' all found ' <<<"$output")" 13
    same "$(field cutset 4)" 18
    same "$(field min-conflicts 3)" 1
    holds "$output" "tree                  refused     the constraint graph has a cycle, which NT != SA closes"
    [[ $output != *seconds* ]]
    csp race --timing --methods fc "$examples/australia.csp"
    holds "$output" " seconds"
    # 28 pairs; 113 values are given before eight queens stand, as has been known since Wirth
    csp race --methods backtracking,backjumping,fc,mac "$examples/queens.csp"
    same "$(field backtracking 4)" 113
    csp_from "$triangle" race --node-limit 1000 -
    same "$status" 1
    same "$(grep -c ' no solution ' <<<"$output")" 13
    csp_from "$triangle" race --node-limit 1000 --methods min-conflicts -
    same "$status" 3
    csp_from $'var x, y : 1..3; maximise x + y' race -
    same "$(field fc 2)" solved
}

@test "a race as data" {
    csp race --format json --methods fc,tree,engine "$examples/australia.csp"
    same "$(json 'map([.method, .answer, .nodes])')" '[["fc","solved",7],["tree","refused",null],["engine","solved",4]]'
    same "$(json '.[1].reason')" '"the constraint graph has a cycle, which NT != SA closes"'
    csp race --format csv --timing --methods fc,tree "$examples/australia.csp"
    same "$(csv nodes <<<"$output")" 7
    same "$(csv answer <<<"$output")" $'solved\nrefused'
    same "$(csv seconds <<<"$output" | grep -c '^[0-9.]*$')" 2
    csp race --format svg --methods fc,tree,min-conflicts,engine --node-limit 100 "$examples/zebra.csp"
    xmllint --noout - <<<"$output"
    same "$(grep -c '<rect class' <<<"$output")" 2
    holds "$output" "cannot be used for this model"
    holds "$output" '<rect class="stopped"'
}

@test "methods of a race are words" {
    for name in fc+fc fc+ +fc "" engine+fc fc+tree+cutset quick backtracking+none+smallest+lowest+least; do
        csp race --methods "mac,$name" "$examples/australia.csp"
        same "$status" 2
        holds "$stderr" "csp: --methods: unknown method '$name'; "
    done
    long=$(printf 'x%.0s' {1..1000})
    csp race --methods "$long" "$examples/australia.csp"
    holds "$stderr" "unknown method '${long:0:64}'; "
    many=$(printf 'fc,%.0s' {1..64})
    csp race --methods "${many%,}" "$examples/australia.csp"
    same "$(grep -c ' solved ' <<<"$output")" 64
    csp race --methods "${many}fc" "$examples/australia.csp"
    answers "" 2 "csp: --methods takes at most 64 methods"
    csp race --methods backjumping+smallest+least+none "$examples/australia.csp"
    same "$status" 0
}

@test "Ctrl-C ends a race, and keeps the rows before it" {
    "$CSP" gen pigeons 12 11 | sed 's/ *#.*//' >model
    begin "$CSP" race --time-limit 100000 --methods tree,backtracking,fc model
    wait_until has_worked 20
    interrupt INT
    same "$status" 130
    holds "$output" "tree "
    [[ $output != *backtracking* ]]
    same "$stderr" "csp: interrupted"
}
