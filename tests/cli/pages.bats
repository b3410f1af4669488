#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What 'help' prints for other programs: manual pages and completions; and the pages of docs/man.
# Sources: cli/common/manual.c, cli/common/completion.c
load helper

programs=("$SUDOKU" "$CSP" "$WALTZ")

# Skips the test where a tool is missing.
needs() { command -v "$1" >/dev/null || skip "$1 is not installed"; }

# lint FILE: what mandoc complains about, but for pages that are not installed here.
lint() { mandoc -T lint "$1" | grep -v 'referenced manual not found' || true; }

@test "every manual page is clean" {
    needs mandoc
    for program in "${programs[@]}"; do
        "$program" help --manual >page.1
        same "$(lint page.1)" ""
    done
    for page in "$PROJECT"/docs/man/*; do same "$(lint "$page")" ""; done
}

@test "a manual page has every command, option and exit status of the help" {
    needs mandoc
    for program in "${programs[@]}"; do
        "$program" help --manual >page.1
        page=$(mandoc -T ascii page.1 | sed 's/.\x08//g')
        for command in $("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z0-9-]*\) .*/\1/p'); do
            grep -qE "^ {5}$command( |$)" <<<"$page" || same "$command" "a command in the page"
            for option in $("$program" "$command" --help | grep -oE '^  (-.,|   ) --[a-z0-9-]*' | grep -oE -e '--.*'); do
                grep -qE -e "^ {5}(-., )?$option( |$)" <<<"$page" || same "$option" "an option in the page"
            done
        done
        holds "$page" "130     Interrupted."
        same "$(grep -E '^\.(Ss|Sh) ' page.1 | sort | uniq -d)" ""
    done
}

@test "a value at the beginning of a help keeps its letters" {
    run "$CSP" help --manual
    holds "$output" $'\ntext, flatzinc or dimacs, instead'
    holds "$output" $'\nStop after N solutions.'
}

@test "the page about formats names every format, and no other" {
    "$SUDOKU" formats | sed 's/ .*//' | sort >known
    sed -n 's/^\.It Li //p' "$PROJECT/docs/man/sudoku-formats.5" | sed 's/ , /\n/g' | sort >named
    same "$(comm -3 known named)" ""
}

@test "the page about the library names functions that exist" {
    grep -oE '\b(sudoku|csp|waltz)_[a-z_]+' "$PROJECT/docs/man/libsudoku.3" | grep -v sudoku_static | sort -u >named
    [ -s named ]
    while read -r name; do
        grep -qw "$name" "$PROJECT"/include/*.h || same "$name" "a name in the headers"
    done <named
}

@test "what help cannot print is refused" {
    sudoku help --manual --completion zsh
    answers "" 2 "sudoku: help: a command, --manual and --completion cannot be combined"
    sudoku help --completion tcsh
    answers "" 2 "sudoku: --completion 'tcsh': expected one of bash, zsh, fish"
    sudoku solve --manual
    answers "" 2 "sudoku: option --manual is for help; 'sudoku solve --help' lists those of 'solve'"
}

# offers SHELL WORDS... - what the shell offers for this command line, one word a line.
bash_offers() {
    bash --norc -c '
        source <("$1" help --completion bash)
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        _"$1"_complete
        [ ${#COMPREPLY[@]} = 0 ] || printf "%s\n" "${COMPREPLY[@]}"' bash "$(program_of "$1")" "$@"
}
zsh_offers() {
    "$(program_of "$1")" help --completion zsh >.completion
    zsh -f "$BATS_TEST_DIRNAME/complete.zsh" .completion "$@"
}
fish_offers() {
    "$(program_of "$1")" help --completion fish >.completion
    # shellcheck disable=SC2016 # for fish
    fish --no-config -c 'source .completion; complete -C "$argv[1]"' "${*//=/ }" | cut -f 1
}
program_of() {
    case $1 in
    sudoku) echo "$SUDOKU" ;;
    csp) echo "$CSP" ;;
    waltz) echo "$WALTZ" ;;
    esac
}
# Commands, options, their values, values of options with two meanings, and files.
completes_in() {
    local shell=$1
    needs "$shell"
    touch a-model.csp
    offer() { "${shell}_offers" "$@" | sort | tr '\n' ' '; }
    same "$(offer sudoku co)" "convert count "
    same "$(offer sudoku count --ti)" "--time-limit --timing "
    same "$(offer sudoku --fir)" "--first "
    same "$(offer sudoku count --fir)" ""
    same "$(offer sudoku count --format '')" "csv json text "
    same "$(offer sudoku --format cs)" "csp csv "
    same "$(offer sudoku explain --format '')" "csv html json svg text "
    same "$(offer sudoku generate --profile s)" "se121 sukaku118 sukaku2023 "
    same "$(offer sudoku --rules disj)" "disjoint "
    same "$(offer csp ac --algorithm ac3)" "ac3 ac3bit ac3rm "
    same "$(offer csp ac a-m)" "a-model.csp "
    same "$(offer waltz draw --format p)" "pdf png "
    same "$(offer csp help rac)" "race "
}

@test "bash completes commands, options and values" {
    completes_in bash
    same "$(bash_offers sudoku count --format = j)" "json"
    same "$(bash_offers csp --tree = h)" "html"
    needs shellcheck
    for program in "${programs[@]}"; do "$program" help --completion bash | shellcheck -s bash -; done
}

@test "zsh completes commands, options and values" { completes_in zsh; }

@test "fish completes commands, options and values" { completes_in fish; }
