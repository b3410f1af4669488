# SPDX-License-Identifier: MIT
# Shared by the transcripts.  SUDOKU is the program under test, PROJECT the root of the repository.
bats_require_minimum_version 1.5.0

export LC_ALL=C.UTF-8 TERM=dumb
unset NO_COLOR POSIXLY_CORRECT

# A puzzle with one solution, and the solution.
classic=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
classic_solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
# A 4x4 with one solution.
four=1.3..4.22..3.32.
four_solution=1234341221434321
# A 4x4 with six solutions (which one comes first depends on the engine: plain finds the smallest); two
# givens that clash; every cell of a 9x9 empty.
six=12....12.1.....1
clashing=55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
nothing=$(printf '.%.0s' {1..81})

setup() {
    cd "$BATS_TEST_TMPDIR" || return
}

# Runs sudoku with stdout in $output, stderr in $stderr, and the exit status in $status.
sudoku() {
    run --separate-stderr "$SUDOKU" "$@"
}

# The same with a text on standard input.
sudoku_from() {
    local text=$1
    shift
    run --separate-stderr "$SUDOKU" "$@" < <(printf '%s' "$text")
}

# The same for waltz, with a time limit of a minute.
waltz() { run --separate-stderr "$WALTZ" "$@"; }
waltz_from() {
    local text=$1
    shift
    run --separate-stderr "$WALTZ" "$@" < <(printf '%s' "$text")
}

# same ACTUAL EXPECTED
same() {
    [ "$1" = "$2" ] || {
        printf 'expected: %s\nactual:   %s\nstatus:   %s\nstderr:   %s\n' "$2" "$1" "$status" "$stderr"
        return 1
    }
}

# holds TEXT PART
holds() {
    [[ $1 == *"$2"* ]] || {
        printf 'expected in it: %s\nactual:         %s\nstderr:         %s\n' "$2" "$1" "$stderr"
        return 1
    }
}

# Are output, status and stderr these?
answers() {
    same "$output" "$1"
    same "$status" "$2"
    same "$stderr" "${3-}"
}

# csv NAME: the values of a column of the CSV on stdin, a line each.  Fails unless every record has as many fields as the
# line of headings, and quotes follow RFC 4180.
csv() {
    LC_ALL=C awk -v name="$1" '
        function finish_field() { field[++fields] = text; text = ""; quoted = 0 }
        function finish_record(   i) {
            finish_field()
            if (++records == 1) {
                wanted = fields
                for (i = 1; i <= fields; i++) if (field[i] == name) column = i
                if (!column) { print "no column " name; bad = 1; exit }
            } else if (fields != wanted) { print "record " records " has " fields " fields"; bad = 1; exit
            } else print field[column]
            fields = 0
        }
        { all = all $0 "\n" }
        END {
            if (bad) exit 1
            n = length(all)
            for (i = 1; i <= n && !bad; i++) {
                c = substr(all, i, 1)
                if (inside) {
                    if (c != "\"") text = text c
                    else if (substr(all, i + 1, 1) == "\"") { text = text c; i++ }
                    else { inside = 0; quoted = 1 }
                } else if (c == ",") finish_field()
                else if (c == "\n") finish_record()
                else if (c == "\"" && text == "" && !quoted) inside = 1
                else if (c == "\"" || quoted) { print "a stray quote in record " records + 1; bad = 1 }
                else text = text c
            }
            exit bad || inside
        }'
}

# json FILTER: the output of jq for the objects in $output, which must be entirely JSON.
json() {
    jq -c -s "$1" <<<"$output"
}
