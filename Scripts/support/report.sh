# Steps with their times, the slowest tests, and the closing lines of the test runners. Sourced.

mkdir -p .build
STEPS=()
LOG=.build/last-$(basename "$0").log
: >"$LOG"

fail() {
    printf '\n%s\n' "$*" >&2
    exit 1
}

# step TITLE COMMAND…: runs the command, keeps its output for the summary, stops at the first failure. A run that is stopped has
# printed by then which steps passed.
step() {
    local title=$1 began=$SECONDS
    shift
    printf '\n== %s\n' "$title"
    if "$@" 2>&1 | tee -a "$LOG"; then
        STEPS+=("$(printf '%4d s  %s' $((SECONDS - began)) "$title")")
        printf '== Passed after %d s: %s\n' $((SECONDS - began)) "$title"
    else
        fail "Failed: $title (the output is above, and in $LOG)"
    fi
}

summary() {
    printf '\n== Slowest tests\n'
    slowest_tests
    printf '\n== Steps (seed %s)\n' "${FORMWORK_SEED:-1}"
    printf '%s\n' "${STEPS[@]}"
    grep -E 'Test run with [0-9]+ test|^=+ [0-9]+ passed|^[0-9]+ passed|^Total ' "$LOG" | tail -n 12 || true
    printf 'Everything passed in %d s.\n' "$SECONDS"
}

# The twenty tests that took longest, of all runners. Swift's tests run beside each other, so one may have waited for others.
# awk reads to the end: `head` would close the pipe early, and `pipefail` would take that for a failure of the whole run.
slowest_tests() {
    {
        # ✔ Test name() with 3 test cases passed after 1.234 seconds.
        sed -nE 's/^.*Test (.+) passed after ([0-9.]+) seconds?\..*$/\2 \1/p' "$LOG" | grep -vE '^[0-9.]+ (run )?with [0-9]+ tests?' || true
        # 12.34s call     Tests/Browser/test_x.py::test_y
        sed -nE 's/^([0-9.]+)s (call|setup|teardown) +(.+)$/\1 \3 (\2)/p' "$LOG"
    } | sort -rn | awk 'NR <= 20 { seconds = $1; $1 = ""; printf "%7.1f s %s\n", seconds, $0 }'
}
