#!/bin/sh
# Compiles the form engine to one wasm module.
#
#   build.sh SWIFTC CLANG WASM_LD TABLES OUTPUT SOURCE...
#
# SOURCE are the Swift files of the targets that FormworkBrowser depends on, and of this folder; TABLES is the
# toolchain's libswiftUnicodeDataTables.a for wasm; what lies between goes into OUTPUT's folder.
# `Plugins/BuildBrowserEngine` calls this during `swift build`, because everything that a build
# command of a plugin declares as its output ends up in the resource bundle: so one command makes it all.
set -eu

swiftc=$1 clang=$2 wasm_ld=$3 tables=$4 output=$5
shift 5
work=$(dirname "$output")
here=$(dirname "$0")

# All sources are one module here: the optimiser sees everything, and the parts of the standard library
# that they use are compiled once and not once per module. The module is called FormworkRuntime, so
# `import FormworkRuntime` in FormworkHTML names the module itself, which earns a warning; ordinary builds
# show the warnings worth seeing. For `import FormworkPresentation` there is a module of that name without content.
: >"$work/empty.swift"
"$swiftc" -target wasm32-unknown-none-wasm -module-name FormworkPresentation -parse-as-library \
    -enable-experimental-feature Embedded -wmo -module-cache-path "$work/ModuleCache" \
    -emit-module-path "$work/FormworkPresentation.swiftmodule" -emit-module "$work/empty.swift"

# Inlining costs more bytes than it saves here, even with -Osize, and so does most of what makes loops faster.
# Documentation/Size.md has what each of these options is worth. They are settings of the optimisers and no promise of the
# toolchain: one that does not know them builds the same engine without them, with about 31 kB more.
smaller="-Xllvm -sil-inline-overall-caller-block-limit=0 -Xllvm -sil-inline-removed-call-benefit=0 -Xllvm -inline-threshold=0
    -Xllvm -sil-disable-pass=array-specialize -Xllvm -sil-disable-pass=loop-rotate
    -Xllvm -sil-disable-pass=loop-unroll -Xllvm -sil-inline-never-functions=append
    -Xllvm -sil-inline-removed-terminator-benefit=0 -Xllvm -sil-inline-fast-path-builtin-benefit=0
    -Xfrontend -enable-lexical-lifetimes=false"
linked_smaller="-mllvm -inline-threshold=-100 -mllvm -jump-threading-threshold=0 -mllvm -disable-lsr
    -mllvm -enable-pre=false -mllvm -enable-merge-functions -mllvm -disable-licm-promotion"
# shellcheck disable=SC2086 # Each word is an option of its own.
if ! "$swiftc" $smaller -typecheck "$work/empty.swift" 2>"$work/unknown-options.txt"; then
    echo "The compiler does not know the options that make the engine small, so it will be larger." >&2
    smaller=
fi

# shellcheck disable=SC2086
"$swiftc" -target wasm32-unknown-none-wasm -module-name FormworkRuntime -package-name formwork -parse-as-library \
    -swift-version 6 -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -wmo -Osize -lto=llvm-full -enforce-exclusivity=checked -suppress-warnings \
    -Xfrontend -disable-stack-protector $smaller \
    -I "$work" -module-cache-path "$work/ModuleCache" -o "$work/engine.bc" -c "$@"

# The runtime is not part of the link-time optimisation. That would remove functions to which the optimiser itself adds
# calls later, such as those for numbers of 128 bits.
"$clang" --target=wasm32-unknown-none-wasm -std=c17 -Wall -Wextra -Werror -Os -fno-builtin -ffreestanding \
    -mbulk-memory -c "$here/runtime.c" -o "$work/runtime.o"

# The stack is below all other data, so that a stack overflow traps instead of overwriting data.
link() {
    "$wasm_ld" --no-entry --strip-all --gc-sections --compress-relocations -O2 --stack-first -z stack-size=524288 \
        --lto-O2 "$@" "$work/engine.bc" "$work/runtime.o" "$tables" -o "$output"
}
# shellcheck disable=SC2086
link $linked_smaller 2>"$work/unknown-options.txt" || {
    # If something else is wrong, the linker says so the second time.
    link
    echo "The linker does not know the options that make the engine small, so it is larger." >&2
}

# The server sends the engine compressed. These tools do that better than a server can while it starts: `zopfli` takes two seconds and saves
# 9 kB over `gzip`. Without both the file is blank, and the server compresses the engine itself.
if command -v zopfli >/dev/null; then
    zopfli -c "$output" >"$output.gz"
elif command -v gzip >/dev/null; then
    gzip -9 -n -c "$output" >"$output.gz"
else
    : >"$output.gz"
fi
