#!/bin/sh
# Compiles the form engine to one wasm module.
#
#   build.sh SWIFTC CLANG WASM_LD TABLES OUTPUT SOURCE...
#
# SOURCE are the Swift files of FormworkRuntime, of FormworkHTML and of this folder. TABLES is the toolchain's
# libswiftUnicodeDataTables.a for wasm. Intermediate files go into the folder of OUTPUT.
# `Plugins/BuildBrowserEngine` calls this during `swift build`. It is one command, because every output of a plugin's
# build command becomes a resource, and the intermediate files must not.
set -eu

swiftc=$1 clang=$2 wasm_ld=$3 tables=$4 output=$5
shift 5
work=$(dirname "$output")
here=$(dirname "$0")

# All sources are one module here. So the optimiser sees all of them, and the parts of the standard library that they use
# are compiled once and not once for each module. The module is called FormworkRuntime, so `import FormworkRuntime` in
# FormworkHTML imports the module itself. That would be a warning; warnings are off here, and ordinary builds show them.
#
# Inlining and most optimisations of loops cost more bytes than they save here, even with -Osize. The options that begin
# with -Xllvm, and those of the linker that begin with -mllvm, switch them off. Documentation/Size.md has the bytes that
# each one saves.
"$swiftc" -target wasm32-unknown-none-wasm -module-name FormworkRuntime -package-name formwork -parse-as-library \
    -swift-version 6 -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -wmo -Osize -lto=llvm-full -enforce-exclusivity=checked -suppress-warnings \
    -Xfrontend -disable-stack-protector -Xfrontend -enable-lexical-lifetimes=false \
    -Xllvm -sil-inline-overall-caller-block-limit=0 -Xllvm -sil-inline-removed-call-benefit=0 -Xllvm -inline-threshold=0 \
    -Xllvm -sil-disable-pass=array-specialize -Xllvm -sil-disable-pass=loop-rotate \
    -Xllvm -sil-disable-pass=loop-unroll -Xllvm -sil-inline-never-functions=append \
    -Xllvm -sil-inline-removed-terminator-benefit=0 -Xllvm -sil-inline-fast-path-builtin-benefit=0 \
    -module-cache-path "$work/ModuleCache" -o "$work/engine.bc" -c "$@"

# The runtime is not part of the link-time optimisation. That would remove functions to which the optimiser itself adds
# calls later, such as those for numbers of 128 bits.
"$clang" --target=wasm32-unknown-none-wasm -std=c17 -Wall -Wextra -Werror -Os -fno-builtin -ffreestanding \
    -mbulk-memory -c "$here/runtime.c" -o "$work/runtime.o"

# The stack is below all other data, so that a stack overflow traps instead of overwriting data.
"$wasm_ld" --no-entry --strip-all --gc-sections --compress-relocations -O2 --stack-first -z stack-size=524288 \
    --lto-O2 -mllvm -inline-threshold=-100 -mllvm -jump-threading-threshold=0 \
    -mllvm -disable-lsr -mllvm -enable-pre=false -mllvm -enable-merge-functions -mllvm -disable-licm-promotion \
    "$work/engine.bc" "$work/runtime.o" "$tables" -o "$output"
