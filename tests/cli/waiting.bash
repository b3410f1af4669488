# SPDX-License-Identifier: MIT
# Programs that are interrupted.  No test depends on the time: a signal is sent when the program has reached a given point.

# Starts a program in the background, with its id in $process and its output in the files out and err.  Shells start
# background jobs with SIGINT ignored, and the programs respect that: hence env.
begin() {
    : >out # what an earlier program printed must not count, and the shell below may come to it late
    : >err
    env --default-signal=INT,TERM "$@" <&0 >out 2>err 3>&- &
    process=$!
}

# wait_until CONDITION...: fails if the program ends before.
wait_until() {
    until "$@"; do
        [ -e "/proc/$process/stat" ] || "$@" || {
            printf 'ended before: %s\nstdout: %s\nstderr: %s\n' "$*" "$(tail -n 5 out)" "$(tail -n 5 err)"
            return 1
        }
        sleep 0.02
    done
}

# Conditions: has it printed N lines, has it computed for N hundredths of a second, is it waiting and ready for Ctrl-C?
has_printed() { [ "$(wc -l <out)" -ge "$1" ]; }
has_worked() {
    local numbers
    read -ra numbers <"/proc/$process/stat" && [ $((numbers[13] + numbers[14])) -ge "$1" ]
} 2>/dev/null
is_waiting() {
    local caught
    caught=$(sed -n 's/^SigCgt:\t//p' "/proc/$process/status") && [ $((0x$caught & 2)) -ne 0 ] &&
        grep -q '^State:.S' "/proc/$process/status"
} 2>/dev/null

# Sends a signal and stores the results where `run` does.
interrupt() {
    kill -"$1" "$process"
    status=0
    wait "$process" || status=$?
    output=$(cat out) stderr=$(cat err)
    mapfile -t lines <out
}

# At a terminal, simulated by script(1): the process id is written to the file process.
begin_at_terminal() {
    rm -f process
    : >out
    script -qec "echo \$\$ >process; exec env --default-signal=INT $*" /dev/null </dev/null >out 2>err 3>&- &
    terminal=$!
    until [ -s process ]; do sleep 0.02; done
    process=$(cat process)
}

# The terminal shows both streams.
interrupt_at_terminal() {
    kill -INT "$process"
    status=0
    wait "$terminal" || status=$?
    output=$(cat out)
}

shows() { grep -qF -e "$1" out; }
