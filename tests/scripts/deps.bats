#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# scripts/deps, with packages and programs that are only played.
load ../cli/helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    mkdir played
    PATH=$PWD/played:$PATH
    play id 'echo 0'
    play sleep 'echo sleep >>calls'
    play dpkg-query 'echo query >>calls; for name; do case $name in -*) ;; librsvg2-bin | cmake) exit_status=1 ;;
        *) echo "$name install ok installed" ;; esac; done; exit ${exit_status-0}'
    play apt-get 'echo "apt-get $*" >>calls'
}

# play PROGRAM SCRIPT
play() {
    printf '#!/bin/sh\n%s\n' "$2" >"played/$1"
    chmod +x "played/$1"
}

deps() { run --separate-stderr "$PROJECT/scripts/deps" "$@"; }

@test "one question about all packages, and nothing to do if all are there" {
    play dpkg-query 'echo query >>calls; for name; do echo "$name install ok installed"; done'
    deps run
    answers "" 0
    same "$(cat calls)" query
}

@test "only what is missing is installed" {
    deps run
    answers "" 0 "installing: cmake librsvg2-bin"
    same "$(cat calls)" "query
apt-get update
apt-get install -y --no-install-recommends cmake librsvg2-bin"
}

@test "a package that was removed, but not its settings, is missing" {
    play dpkg-query 'for name; do case $name in gcc) echo "gcc deinstall ok config-files" ;;
        *) echo "$name install ok installed" ;; esac; done'
    deps run
    answers "" 0 "installing: gcc"
}

@test "waits while another program holds a lock, whichever it is" {
    play apt-get 'echo "apt-get $1" >>calls
        case $(grep -c "^apt-get" calls) in
        1) echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2; exit 100 ;;
        3) echo "E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?" >&2; exit 100 ;;
        4) echo "E: Could not get lock /var/cache/apt/archives/lock. It is held by process 8 (apt-get)" >&2; exit 100 ;;
        esac'
    deps run
    answers "" 0 "installing: cmake librsvg2-bin
waiting for another program that installs packages
waiting for another program that installs packages"
    same "$(cat calls)" "query
apt-get update
sleep
apt-get update
apt-get install
sleep
apt-get install
sleep
apt-get install"
}

@test "a lock that cannot be taken at all is not waited for" {
    play apt-get 'echo "E: Could not open lock file /var/lib/apt/lists/lock - open (30: Read-only file system)
E: Unable to lock directory /var/lib/apt/lists/" >&2; exit 100'
    deps run
    same "$status" 1
    holds "$stderr" "Read-only file system"
}

@test "what goes wrong otherwise is told at once" {
    play apt-get 'echo "apt-get $1" >>calls; [ "$1" = update ] || { echo "E: no such package" >&2; exit 100; }'
    deps run
    answers "" 1 "installing: cmake librsvg2-bin
E: no such package"
}
