# Rewrites the engine in LLVM's text form before it is optimised as a whole; reads the same file twice.
#
# Every function of Swift's calling convention has two hidden parameters in wasm, for the context of closures and for
# errors, so that it can be called through a pointer. Functions whose address is never taken do without: a name
# that stands anywhere but before an opening parenthesis is an address.
#
# Strings of other runtimes ("foreign" ones) do not exist in Embedded Swift, and neither do the UTF-16 indices that
# come from them: what handles them traps instead.

# The name at or after `start`, and in NAME_END what follows it; "" if there is none.
function name_from(start) {
    if (!match(substr($0, start), /@("[^"]*"|[-A-Za-z0-9_$.]+)/)) return ""
    NAME_START = start + RSTART - 1
    NAME_END = NAME_START + RLENGTH
    return substr($0, NAME_START, RLENGTH)
}

FNR == NR {
    if (/^define /) defined[name_from(1)] = 1
    if (index($0, "@") == 0) next
    for (position = 1; (name = name_from(position)) != ""; position = NAME_END)
        if (substr($0, NAME_END, 1) != "(") taken[name] = 1
    next
}

skipping { if ($0 == "}") skipping = 0; next }

{
    convention = index($0, "swiftcc ")
    if (convention > 0) {
        name = name_from(convention)
        if (name in defined && !(name in taken) && substr($0, NAME_END, 1) == "(")
            $0 = substr($0, 1, convention - 1) substr($0, convention + 8)
    }
    print
    if (/^define / && name_from(1) ~ /[fF]oreign|_slowEnsureMatchingEncoding/) {
        print "  call void @llvm.trap()\n  unreachable\n}"
        skipping = 1
    }
}
