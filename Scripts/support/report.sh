# Steps with their times, and the lines of the test runners once more at the end. Sourced.

mkdir -p .build
STEPS=()
LOG=.build/last-$(basename "$0").log
: >"$LOG"

fail() {
    printf '\n%s\n' "$*" >&2
    exit 1
}

# step TITLE COMMAND…: runs the command, keeps its output for the summary, stops at the first failure.
step() {
    local title=$1 began=$SECONDS
    shift
    printf '\n== %s\n' "$title"
    if "$@" 2>&1 | tee -a "$LOG"; then
        STEPS+=("$(printf '%4d s  %s' $((SECONDS - began)) "$title")")
    else
        fail "Failed: $title (the output is above, and in $LOG)"
    fi
}

summary() {
    printf '\n== Summary\n'
    printf '%s\n' "${STEPS[@]}"
    grep -E 'Test run with [0-9]+ test|^[0-9]+ passed|^Total ' "$LOG" | tail -n 12 || true
    printf 'Everything passed in %d s.\n' "$SECONDS"
}
