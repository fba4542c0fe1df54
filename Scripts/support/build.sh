# How the scripts build. Sourced by them.

# An index of the sources serves editors and costs about a tenth of the compiler's time. A folder that has one keeps it, because another
# flag would build everything in that folder again.
index_flag() {
    [ -d "$1/debug/index/store" ] || printf '%s' --disable-index-store
}
