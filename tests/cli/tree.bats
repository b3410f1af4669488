#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# csp --tree and --profiler: the tree of a search, in every format, and its nodes for CP Profiler.
# Sources: cli/csp/profile_file.c, cli/csp/watchers.c
load helper
load waiting

examples=$PROJECT/examples/csp
receiver=$(dirname "$CSP")/profile_receiver
csp() { run --separate-stderr "$CSP" "$@"; }

# counted ARGUMENT...: nodes, failures, solutions and restarts, as csp -s counts them
counted() {
    "$CSP" -s "$@" | awk -F= '{ count[$1] = $2 }
        END { print count["nodes"], count["failures"], count["solutions"], count["restarts"] }'
}

# of_tree ARGUMENT...: the same by the tree, which must have as many objects as it says
of_tree() {
    "$CSP" --tree json "$@" | jq -sr '.[0] as $search | .[1:] as $nodes
        | if ($nodes | length) != $search.kept then error("nodes are missing") else . end
        | "\($search.nodes) \($search.failures) \($search.solutions) \($search.restarts)"'
}

@test "the tree has the nodes that the search counts" {
    "$CSP" gen pigeons 8 7 >pigeons.csp
    "$CSP" gen golomb 5 >golomb.csp
    for arguments in "$examples/queens.csp" "-a $examples/australia.csp" "$examples/zebra.csp" \
        "-a --restarts always pigeons.csp" golomb.csp "-n 20 $examples/queens.csp"; do
        # shellcheck disable=SC2086 # arguments are words
        wanted=$(counted $arguments)
        for limit in 16 4000; do
            # shellcheck disable=SC2086 # arguments are words
            same "$(of_tree --tree-nodes $limit $arguments)" "$wanted"
        done
    done
    same "$("$CSP" -a --restarts always --tree json --tree-nodes 30 pigeons.csp | wc -l | awk '{ print $1 <= 31 }')" 1
}

@test "a node of the tree as JSON" {
    run --separate-stderr "$CSP" -a --order input --tree json - < <(printf 'var x, y : 1..3\nx < y')
    same "$(json '.[0] | [.nodes, .failures, .solutions, .kept, .variables, .over_time[0]]')" \
        '[5,0,3,5,["x","y"],[4,4,2,2]]'
    same "$(json '.[1] | [.node, .parent, .decision, .status, .depth, .nodes, .sizes, .removed]')" \
        '[1,null,null,"branch",0,5,[2,2],[["y",1],["x",3]]]'
    same "$(json '.[2] | [.node, .parent, .decision, .status, .depth, .sizes, .values, .log2]')" \
        '[2,1,"x = 1","branch",1,[1,2],3,1]'
    same "$(json '[.[1:][] | [.node, .parent, .decision, .status]] | .[4]')" '[5,1,"x != 1","solution"]'
}

@test "nothing else is printed" {
    for format in svg html json latex; do
        csp -s --tree $format "$examples/australia.csp"
        same "$status" 0
        [[ $output != *propagators=* && $output != *----------* ]]
    done
    csp --tree svg - < <(printf 'var x, y : 1..2\nx != y; x + y != 3')
    same "$status" 1
    [[ $output == "<svg "*"</svg>" ]]
    csp --trace text --tree svg "$examples/queens.csp"
    answers "" 2 "csp: --trace and --tree cannot be combined, since each prints nothing but itself"
    "$CSP" gen myciel 3 >graph.col
    csp --chromatic --tree svg graph.col
    answers "" 2 "csp: --chromatic runs several searches and cannot be traced"
}

@test "a search that is stopped has its tree" {
    "$CSP" gen queens 30 >model
    csp -a --tree json --node-limit 500 model
    same "$status" 3
    same "$(json '.[0].nodes')" 500
    begin "$CSP" -a --tree svg model
    wait_until has_worked 20
    interrupt INT
    same "$status" 130
    [[ $output == "<svg "*"</svg>" ]]
}

@test "pictures are XML" {
    command -v xmllint >/dev/null || skip "no xmllint"
    "$CSP" gen pigeons 7 6 >pigeons.csp
    for arguments in "$examples/queens.csp" "-a $examples/australia.csp" "--restarts always pigeons.csp"; do
        # shellcheck disable=SC2086 # arguments are words
        "$CSP" --tree svg $arguments >tree.svg || [ $? = 1 ]
        xmllint --noout tree.svg
    done
    same "$(xmllint --xpath 'count(//*[local-name()="line"][@class="again"]) > 1' tree.svg)" true
}

@test "tables are LaTeX" {
    command -v pdflatex >/dev/null || skip "no pdflatex"
    for arguments in "--tree latex $examples/queens.csp" "-a --tree latex $examples/australia.csp" \
        "--trace latex $examples/sudoku4.csp" "ac --algorithm ac3 --trace latex $examples/australia.csp"; do
        {
            echo '\documentclass{article}\usepackage{longtable,array}\usepackage[T1]{fontenc}\begin{document}'
            # shellcheck disable=SC2086 # arguments are words
            "$CSP" $arguments
            echo '\end{document}'
        } >table.tex
        pdflatex -interaction=nonstopmode -halt-on-error table.tex
    done
}

# received ARGUMENT...: nodes, failures, solutions and restarts of the lines in the file `messages`
received() {
    awk '$1 == "start" { starts++ } $1 == "restart" { restarts++ } $1 == "done" { ends++ }
        $1 == "node" { nodes++; count[$7]++ }
        END { if (starts != 1 || ends != 1) print "not one search"
              print nodes, count["failed"] + 0, count["solved"] + 0, restarts + 0 }' messages
}

@test "CP Profiler gets the nodes that the search counts" {
    "$CSP" gen pigeons 7 6 >pigeons.csp
    for arguments in "$examples/queens.csp" "-a $examples/australia.csp" "--restarts always pigeons.csp"; do
        rm -f port
        "$receiver" port >messages 3>&- &
        process=$!
        wait_until test -s port
        # shellcheck disable=SC2086 # arguments are words
        csp --profiler "$(cat port)" $arguments
        wait $process
        # shellcheck disable=SC2086 # arguments are words
        same "$(received)" "$(counted $arguments)"
        # shellcheck disable=SC2086 # arguments are words
        same "$output" "$("$CSP" $arguments)"
    done
    holds "$(head -n 1 messages)" 'start {"has_restarts":true,"name":"pigeons.csp"}'
}

@test "a profile in a file, with a count and a trace" {
    csp count --profiler profile "$examples/australia.csp"
    answers 18 0
    "$receiver" - <profile >messages
    same "$(received)" "$(counted -a "$examples/australia.csp")"
    holds "$(cat messages)" "node 0 1 0 0 2 branch SA = red"
    csp --tree json --profiler profile "$examples/queens.csp"
    "$receiver" - <profile >messages
    same "$(received)" "$(json '.[0] | "\(.nodes) \(.failures) \(.solutions) \(.restarts)"' | tr -d '"')"
    csp --profiler . "$examples/queens.csp"
    answers "" 2 ".: cannot write: Is a directory"
    csp --profiler /dev/full "$examples/queens.csp"
    same "$status" 2
    same "$stderr" "/dev/full: cannot write: No space left on device"
}

@test "nobody listens, or not to the end" {
    "$receiver" port 0 >messages 3>&- & # a port that was free a moment ago
    process=$!
    wait_until test -s port
    kill $process
    wait $process || true
    csp --profiler "$(cat port)" "$examples/queens.csp"
    answers "" 2 "csp: nothing listens at port $(cat port) of this machine; start CP Profiler first"
    for port in 0 65536 123456; do
        csp --profiler $port "$examples/queens.csp"
        same "$status" 2
        holds "$stderr" "a port from 1 to 65535"
    done
    "$CSP" gen queens 30 >model
    rm port
    "$receiver" port 5 >messages 3>&- &
    process=$!
    wait_until test -s port
    csp count --profiler "$(cat port)" model
    same "$status" 2
    same "$stderr" "csp: CP Profiler at port $(cat port) has closed the connection"
}
