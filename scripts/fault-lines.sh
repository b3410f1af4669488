# SPDX-License-Identifier: MIT
# fault-lines.sh - runs the command lines of tests/data/commands.txt with faults.  scripts/faults and scripts/io-faults source
# it, with a function run_line DIRECTORY LINE which runs one of them as the environment (FAULTS*) asks for.
# shellcheck shell=bash
bin=$PWD/build/debug/bin
[ -x "$bin/io_faults" ] || scripts/build debug >&2

# try_lines DIRECTORY SAMPLE NUMBER...: leaves a report.NUMBER for each of these lines of DIRECTORY/lines.
try_lines() {
    local directory=$1 number line
    export FAULTS=all FAULTS_SAMPLE=$2 FAULTS_REPORT FAULTS_TIMES
    mapfile -t lines <"$directory/lines"
    shift 2
    for number; do
        line=${lines[number]}
        FAULTS_REPORT=$directory/report.$number
        FAULTS_TIMES=
        [ "$line" = "${line#times: }" ] || FAULTS_TIMES=1
        run_line "$directory" "$line" </dev/null >"$directory/out.$number" 2>"$directory/err.$number" ||
            printf 'finding\t-\t-\tcannot be tried: %s\t\nfaults\t0\t1\n' "$(head -n 1 "$directory/err.$number")" >>"$FAULTS_REPORT"
    done
}

# The findings about one line, and the calls that led to them, the innermost first.
print_findings() {
    local line=$1 report=$2 program kind at count text places
    grep -q '^finding' "$report" || return 0
    echo "$line"
    program=${line#times: }
    while IFS=$'\t' read -r kind at count text places; do
        [ "$kind" = finding ] || continue
        printf '    %s (%s times): %s\n' "$at" "$count" "$text"
        # shellcheck disable=SC2086
        [ -z "$places" ] || addr2line -s -f -p -e "$bin/${program%% *}" $places |
            sed '/^_start/d; s/ (discriminator.*//; s/ at / /; s/^/        /'
    done <"$report"
}

# run_table SELF COUNTED [--at FAULT LINE | [--sample N] [PATTERN]]: what the scripts do with their arguments.  COUNTED is what
# each report counts: "allocations".
run_table() {
    local self=$1 counted=$2 number sample=0
    shift 2
    if [ "${1-}" = --lines ]; then
        shift
        try_lines "$@"
        return
    fi
    directory=$(mktemp -d)
    trap 'rm -rf "$directory"' EXIT
    scripts/command-files "$directory/made"
    if [ "${1-}" = --at ]; then
        FAULTS=$2 run_line "$directory" "$3"
        return
    fi
    if [ "${1-}" = --sample ]; then
        sample=$2
        shift 2
    fi
    grep -v -e '^#' -e '^$' tests/data/commands.txt | grep -F -e "${1-}" >"$directory/lines" ||
        { echo "no command line contains '$1'" >&2; exit 2; }
    mapfile -t lines <"$directory/lines"
    seq 0 $((${#lines[@]} - 1)) | xargs -n 4 -P "$(nproc)" "$self" --lines "$directory" "$sample"
    for number in "${!lines[@]}"; do print_findings "${lines[number]}" "$directory/report.$number"; done
    awk -F '\t' -v counted="$counted" '$1 == counted { lines++; all += $2 } $1 == "faults" { tried += $2; found += $3 }
        END { printf "%d command lines, %d %s, %d faults tried, %d findings\n", lines, all, counted, tried, found
              exit found > 0 }' "$directory"/report.*
}
