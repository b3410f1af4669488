#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# csp: solve, count, ac, check, gen.
# Sources: cli/common/load.c, cli/common/memory_limit.c, cli/csp/
load helper
load waiting

csp() { run --separate-stderr "$CSP" "$@"; }
csp_from() {
    local text=$1
    shift
    run --separate-stderr "$CSP" "$@" < <(printf '%s' "$text")
}
examples=$PROJECT/examples/csp

# count NUMBER FAMILY... : the family has that many solutions
counts() {
    local expected=$1
    shift
    "$CSP" gen "$@" >model
    csp count model
    same "$output" "$expected"
}

@test "known numbers of solutions" {
    counts 2 queens 4
    counts 10 queens 5
    counts 4 queens 6
    counts 40 queens 7
    counts 92 queens 8
    counts 352 queens 9
    counts 724 queens 10
    counts 2680 queens 11
    counts 296 interval 10
    counts 10 langford 3 10
    counts 8 magic 3
    counts 1 zebra
    counts 0 pigeons 8 7
    counts 5040 pigeons 7 7
    counts 576 latin 4 16
    counts 116 costas 6
}

@test "larger ones" {
    counts 14200 queens 12
    counts 7040 magic 4
    counts 2160 costas 10
}

@test "chromatic numbers" {
    while read -r expected graph; do
        "$CSP" gen $graph >graph.col
        csp --chromatic graph.col
        answers "$expected" 0
    done <<END
4 myciel 3
5 myciel 4
6 myciel 5
5 queengraph 5
7 queengraph 6
7 queengraph 7
END
}

@test "the shortest Golomb rulers" {
    for pair in "4 6" "5 11" "6 17" "7 25"; do
        "$CSP" gen golomb "${pair% *}" >model
        csp model
        holds "$output" " ${pair#* }]"
        same "$status" 0
    done
}

@test "a solution, and a model without one" {
    csp "$examples/money.csp"
    same "$(grep -v -- - <<<"$output" | tr -d '\n ')" "S=9E=5N=6D=7M=1O=0R=8Y=2"
    csp_from $'var x : 1..3\nx > 3' -
    answers "no solution" 1
}

@test "all solutions, and some" {
    csp -a "$examples/australia.csp"
    same "$(grep -c -- ---------- <<<"$output")" 18
    csp -n 5 "$examples/australia.csp"
    same "$(grep -c -- ---------- <<<"$output")" 5
    csp count -n 5 "$examples/australia.csp"
    answers "at least 5" 0
}

@test "what is known while reading decides from left to right" {
    for condition in "i < 4 -> q[i] < q[i+1]" "i = 4 or q[i] < q[i+1]" "i < 4 and q[i] < q[i+1] or i = 4" \
        "not (i < 4 and q[i] >= q[i+1])"; do
        csp_from "var q[4] : 1..4; forall i in 1..4: $condition" count -
        answers 1 0
    done
    csp_from $'\xef\xbb\xbfvar x : 1..3' count -
    answers 3 0
}

@test "better and better solutions" {
    csp_from $'var x, y : 0..9\nx + y <= 7\nmaximise 2*x + y' -a -
    goal=$(paste -sd' ' <<<"$output" | tr -s '-' '\n' | awk '{ print 2 * $3 + $6 }' | grep -v '^0$')
    same "$goal" "$(sort -n -u <<<"$goal")"
    same "$(grep '^x' <<<"$output" | tail -n 1)" "x = 7"
    csp_from $'var x, y : 0..9\nx + y <= 7\nmaximise 2*x + y' -
    same "$(grep -c '^x' <<<"$output")" 1
    holds "$output" "x = 7"
}

@test "FlatZinc says what MiniZinc expects" {
    csp_from $'var 1..3: x :: output_var;\nconstraint int_le(2, x);\nsolve satisfy;' -a -
    answers $'x = 2;\n----------\nx = 3;\n----------\n==========' 0
    csp_from $'var 1..3: x :: output_var;\nconstraint int_le(4, x);\nsolve satisfy;' -
    answers "=====UNSATISFIABLE=====" 0
    csp_from $'var 1..3: x :: output_var;\nsolve maximize x;' -s -
    holds "$output" $'x = 3;\n----------\n==========\n%%%mzn-stat: '
    holds "$output" "%%%mzn-stat-end"
}

@test "limits and Ctrl-C keep what was found" {
    "$CSP" gen queens 30 >model
    csp count --node-limit 1000 model
    holds "$output" "at least "
    same "$status" 3
    same "$stderr" "csp: stopped by a limit"
    csp count --time-limit 0.2 model
    holds "$output" "at least "
    same "$status" 3
    begin "$CSP" count model
    wait_until has_worked 20
    interrupt INT
    holds "$output" "at least "
    same "$status" 130
    "$CSP" gen --flatzinc queens 30 >model.fzn
    csp -a --node-limit 1000 model.fzn
    same "$status" 0
    holds "$output" "----------"
    [[ $output != *==========* ]]
    csp -a -t 200 model.fzn
    same "$status" 0
    [[ $output != *==========* ]]
}

@test "arc consistency" {
    csp_from $'var x, y, z : 1..3\nx < y; y < z' ac -
    answers $'x in {1}\ny in {2}\nz in {3}' 0
    csp_from $'var x, y, z : 1..2\nx < y; y < z' ac -
    answers "no solution" 1
    for algorithm in ac1 ac3 ac3rm ac2001 ac4 ac3bit sac pc2; do
        csp ac --algorithm "$algorithm" "$examples/sudoku4.csp"
        same "$status" 0
    done
    # conditions of any form on two variables are one relation
    csp_from $'var x, y : 1..9\nx * y = 12' ac -
    answers $'x in {2..4, 6}\ny in {2..4, 6}' 0
    csp_from $'var x, y : 1..9\nx*x + y*y = 25' ac -
    answers $'x in {3, 4}\ny in {3, 4}' 0
    csp_from $'var x, y : 0..9\nabs(x - y) = 3; x % 2 = 0' ac -
    answers $'x in {0, 2, 4, 6, 8}\ny in {1, 3, 5, 7, 9}' 0
    csp_from $'var x, y : 1..9\n(x = 1 and y = 2) or (x = 3 and y = 4)' ac -
    answers $'x in {1, 3}\ny in {2, 4}' 0
    csp_from $'var x, y : 1..2\nx != y; x + y != 3' ac -
    answers "no solution" 1
    csp_from $'var x, y : 1..2\nx != y; x + y != 3' ac --trace text -
    [[ $output == *"by x != y and x + y != 3"* ]]
    csp_from $'var q[4] : 1..4\nq[1] = 1\nforall i in 1..4, j in i+1..4: q[i] != q[j] and abs(q[i] - q[j]) != j - i' ac -
    answers "no solution" 1
    # three variables, two values: arc consistent, but neither singleton nor path consistent
    model=$'var x, y, z : 1..2\nx != y; y != z; x != z'
    csp_from "$model" ac --algorithm ac3 -
    same "$output" $'x in {1, 2}\ny in {1, 2}\nz in {1, 2}'
    for algorithm in sac pc2; do
        csp_from "$model" ac --algorithm "$algorithm" -
        answers "no solution" 1
    done
}

@test "a trace shows the arc, the values and the reason" {
    csp_from $'var x, y : 1..3\nx < y' ac --algorithm ac3 --trace text -
    holds "$output" "x loses {3}: no support in y = {1..3}; left: {1, 2}"
    holds "$output" "y loses {1}: no support in x = {1, 2}; left: {2, 3}"
    csp_from $'var x, y : 1..3\nx < y' ac --algorithm ac3 --queue variables --trace text -
    holds "$output" "y loses {1}: no support in x = {1..3}; left: {2, 3}"
    csp_from $'var x, y : 1..3\nx < y' ac --algorithm ac3 --trace json -
    same "$(jq -s '[.[] | select(.event == "remove") | .removed[0]] | sort' -c <<<"$output")" "[1,3]"
    csp_from $'var x, y : 1..3\nx < y' ac --trace html -
    holds "$output" "</html>"
}

@test "a solution is checked" {
    "$CSP" "$examples/zebra.csp" >right
    csp check "$examples/zebra.csp" right
    answers "right; the variables without a value can be assigned" 0
    sed 's/zebra = 5/zebra = 1/' right >wrong
    csp check "$examples/zebra.csp" wrong
    answers "wrong: no solution has these values: all_different(dog, snails, fox, horse, zebra) cannot hold" 1
    "$CSP" "$examples/money.csp" >right
    csp check "$examples/money.csp" right
    answers "yes, this is a solution" 0
    sed 's/Y = 2/Y = 3/' right >wrong
    csp check "$examples/money.csp" wrong
    same "$status" 1
    holds "$output" "does not hold"
    printf 'var x, y : 1..6\nx*y=6\n' >product.csp
    printf 'x = 1\ny = 1\n' >wrong
    csp check product.csp wrong
    answers "wrong: x * y = 6 does not hold" 1
    printf 'x = 2\ny = 3\n' >right
    csp check product.csp right
    answers "yes, this is a solution" 0
    printf 'x = 7\ny = 3\n' >wrong
    csp check product.csp wrong
    answers "wrong: x cannot be 7" 1
    echo "Q = 3" >wrong
    csp check "$examples/money.csp" wrong
    answers "" 2 "wrong:1:1: the model has no variable of that name"
    csp check "$examples/money.csp" /dev/null
    answers "" 2 "/dev/null: no variable has a value in this solution"
    csp check - -
    answers "" 2 "csp: only one of the two can come from standard input"
}

@test "mistakes have a place" {
    printf 'var x : 1..3\nx != u\n' >model.csp
    csp model.csp
    same "$status" 2
    holds "$stderr" "model.csp:2:6: "
    printf 'var 1..3: x;\nconstraint float_plus(x, x, x);\nsolve satisfy;\n' >model.fzn
    csp model.fzn
    same "$status" 2
    holds "$stderr" "model.fzn:2:12: "
    csp nowhere
    answers "" 2 "nowhere: cannot open: No such file or directory"
    csp
    same "$status" 2
    csp gen queens
    answers "" 2 "csp: queens takes 1 number; 'csp gen' lists them"
    csp gen queens many
    answers "" 2 "csp: queens: N 'many': expected a whole number from 1 to 1000"
    csp --algorithm sac "$examples/zebra.csp"
    answers "" 2 "csp: --algorithm sac and pc2 are for 'csp ac'"
}

@test "help for the program and each command" {
    csp --help
    same "$status" 0
    for command in solve count ac race check why gen help; do holds "$output" "  $command"; done
    for command in solve count ac race check why gen help; do
        csp help "$command"
        holds "$output" "csp $command - "
    done
    csp --version
    holds "$output" "csp "
}

@test "the same seed, the same model" {
    "$CSP" gen -r 7 random 10 5 0.5 0.3 >a
    "$CSP" gen -r 7 random 10 5 0.5 0.3 >b
    cmp a b
    "$CSP" gen -r 7 --flatzinc random 10 5 0.5 0.3 >b.fzn
    same "$("$CSP" count a)" "$("$CSP" count b.fzn)"
}

# A path of 100,000 vertices: comparing all open variables at each decision took minutes.
@test "very many variables" {
    awk 'BEGIN { print "p edge 100000 99999"; for (i = 1; i < 100000; i++) print "e", i, i + 1 }' >path.col
    "$CSP" --colours 3 path.col >solution
    "$CSP" check --colours 3 path.col solution
}

@test "a limit of memory has a name" {
    ! ldd "$CSP" | grep -qE 'lib[at]san' || skip "sanitizers reserve memory"
    echo 'var x[1000, 100] : 0..9999' >large.csp
    csp --memory-limit 60 large.csp
    answers "" 2 "large.csp:1:5: out of memory (the limit is 60 MB: --memory-limit)"
    csp --memory-limit none large.csp
    same "$status" 2
}

# A free variable comes first, and behind it a problem without a solution: a bad order.
badly_ordered() {
    for i in 1 2 3 4 5 6 7 8 9; do echo "var 0..9: x$i;"; done
    for i in 1 2 3 4 5 6; do echo "var 1..5: p$i;"; done
    echo 'constraint all_different_int([p1, p2, p3, p4, p5, p6]) :: value;'
    echo 'solve :: int_search([x1, x2, x3, x4, x5, x6, x7, x8, x9], input_order, indomain_min, complete) satisfy;'
}

@test "a bad order: -v says that -f is worth a try, and with -f it costs little" {
    badly_ordered >"$BATS_TEST_TMPDIR/bad.fzn"
    run "$CSP" -v --node-limit 20000 "$BATS_TEST_TMPDIR/bad.fzn"
    holds "$output" "the order that the model prescribes; restarts: no"
    holds "$output" "in the order that the model prescribes: -f might be faster"
    holds "$output" "=====UNKNOWN====="
    run "$CSP" -v --restarts always --node-limit 20000 "$BATS_TEST_TMPDIR/bad.fzn"
    holds "$output" "the limit of failures was reached; now in the model's order"
    run "$CSP" -f -v --node-limit 20000 "$BATS_TEST_TMPDIR/bad.fzn"
    holds "$output" "the limit of failures was reached; now by dom/wdeg"
    holds "$output" "=====UNSATISFIABLE====="
}

@test "intermediate solutions, and statistics of a goal" {
    printf 'var x : 1..9; var y : 1..9; x + y < 9; maximise 3 * x + y\n' >"$BATS_TEST_TMPDIR/goal.csp"
    best=$("$CSP" "$BATS_TEST_TMPDIR/goal.csp")
    every=$("$CSP" -i -s "$BATS_TEST_TMPDIR/goal.csp")
    same "$(grep -c -- ---------- <<<"$best")" 1
    [ "$(grep -c -- ---------- <<<"$every")" -ge 2 ]
    holds "$every" "objective=22"
    holds "$every" "objectiveBound=22"
    stopped=$("$CSP" -i -s --node-limit 1 "$BATS_TEST_TMPDIR/goal.csp" 2>&1) || true
    holds "$stopped" "objectiveBound="
    for name in nodes failures restarts variables propagators propagations solutions peakDepth nogoods initTime solveTime; do
        holds "$every" "$name="
    done
}
