#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# csp as a MiniZinc solver: installed, found by MiniZinc, with the same answers as Gecode.
load helper

setup() {
    command -v minizinc >/dev/null || skip "minizinc is not installed"
    prefix=$BATS_FILE_TMPDIR/prefix
    [ -d "$prefix" ] || cmake --install "$RELEASE" --prefix "$prefix" >/dev/null
    export MZN_SOLVER_PATH=$prefix/share/minizinc/solvers
}

# The output of a solver, without MiniZinc's own warnings.
mzn() { minizinc --solver "$@" 2>/dev/null; }

@test "all-different and tables are handed over whole" {
    mzn csp -c "$PROJECT/tests/minizinc/queens.mzn" --fzn "$BATS_TEST_TMPDIR/queens.fzn"
    same "$(grep -c 'constraint csp_all_different_int' "$BATS_TEST_TMPDIR/queens.fzn")" 3
    mzn csp -c "$PROJECT/tests/minizinc/shifts.mzn" --fzn "$BATS_TEST_TMPDIR/shifts.fzn"
    same "$(grep -c 'constraint csp_table_int' "$BATS_TEST_TMPDIR/shifts.fzn")" 5
}

@test "the same solutions as Gecode" {
    for model in queens shifts arithmetic sets detours; do
        ours=$(mzn csp -a "$PROJECT/tests/minizinc/$model.mzn" | sort)
        same "$ours" "$(mzn gecode -a "$PROJECT/tests/minizinc/$model.mzn" | sort)"
        holds "$ours" "=========="
    done
}

@test "the same best values as Gecode" {
    for model in load jobs golomb; do
        ours=$(mzn csp "$PROJECT/tests/minizinc/$model.mzn")
        same "$(head -n 1 <<<"$ours")" "$(mzn gecode "$PROJECT/tests/minizinc/$model.mzn" | head -n 1)"
        same "$(tail -n 2 <<<"$ours")" "$(printf -- '----------\n==========')"
    done
}

@test "an output without variables" {
    echo 'var 1..3: x; constraint x > 1; solve satisfy; output ["fine\n"];' >"$BATS_TEST_TMPDIR/fine.mzn"
    run minizinc --solver csp "$BATS_TEST_TMPDIR/fine.mzn"
    same "$output" "$(printf 'fine\n----------')"
    same "$status" 0
}

@test "no solution is an answer" {
    run mzn csp "$PROJECT/tests/minizinc/impossible.mzn"
    same "$output" "=====UNSATISFIABLE====="
    same "$status" 0
}

@test "MiniZinc's flags reach the solver: threads, log, intermediate solutions, statistics" {
    run minizinc --solver csp -p 2 -v -i -s "$PROJECT/tests/minizinc/load.mzn"
    same "$status" 0
    holds "$output" "the search uses one thread, whatever -p says"
    holds "$output" "order: the model prescribes no order; restarts: yes"
    holds "$output" "csp: solution 1 after"
    holds "$output" "mzn-stat: objectiveBound="
    holds "$output" "mzn-stat: initTime="
    holds "$output" "=========="
    [ "$(grep -c -- ---------- <<<"$output")" -ge 2 ]
}

@test "free search has the same best values" {
    for model in load jobs golomb; do
        same "$(mzn csp -f "$PROJECT/tests/minizinc/$model.mzn" | head -n 1)" "$(mzn csp "$PROJECT/tests/minizinc/$model.mzn" | head -n 1)"
    done
}
