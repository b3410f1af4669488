# SPDX-License-Identifier: MIT
# complete.zsh FILE WORDS... - what zsh offers for a command line with these words, one match a line; FILE is the completion.
#
# A shell without a terminal does not complete, so that another zsh runs in a pseudo-terminal.  There `compadd`, which receives
# the matches, prints them, and the end of the completion is said, so that nothing waits for a time.
zmodload zsh/zpty
file=${1:A}
shift
setup='
autoload -Uz compinit && compinit -u -D
source '${(q)file}'
compadd() {
    local -a matches
    if [[ ${@[1,(i)(-|--)]} == *-[OAD][[:space:]]* ]]; then builtin compadd "$@"; return; fi
    builtin compadd -A matches "$@"
    (( ${#matches} )) && print -rl -- "<match>"$^matches"</match>"
    builtin compadd "$@"
}
finish() { print -r -- "<end>"; exit }
comppostfuncs=(finish)
bindkey "^I" complete-word
PS1="<ready>"
'
zpty shell zsh -f -i
zpty -w shell "stty -echo"
zpty -w shell "$setup"
zpty -r shell answer '*<ready>*<ready>*' >/dev/null 2>&1 || true
zpty -w -n shell "$*"$'\t'
seen=
while zpty -r shell line; do
    seen+=$line
    [[ $line == *'<end>'* ]] && break
done
zpty -d shell
print -r -- "$seen" | tr -d '\r' | grep -o '<match>[^<]*</match>' | sed 's/<[^>]*>//g' | sort -u
