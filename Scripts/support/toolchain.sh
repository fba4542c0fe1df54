# Where the Swift toolchain is, and the form engine compiled by it. Sourced.

TOOLCHAIN=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")

# compile_engine OUTPUT [SOURCE…]: compiles the browser's engine, with further sources, as the build does.
compile_engine() {
    local output=$1
    shift
    mkdir -p "$(dirname "$output")"
    find Sources/FormworkRuntime Sources/FormworkPresentation Sources/FormworkBrowser/Engine -name '*.swift' -print0 | sort -z |
        xargs -0 sh -c 'tool=$0; out=$1; extra=$2; shift 2
            exec sh Sources/FormworkBrowser/Engine/build.sh "$tool/bin/swiftc" "$tool/bin/clang" "$tool/bin/wasm-ld" \
                "$tool/lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" "$out" "$@" $extra' \
            "$TOOLCHAIN" "$output" "$*"
}
