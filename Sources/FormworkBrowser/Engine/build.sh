#!/bin/sh
# Compiles the form engine to one wasm module.
#
#   build.sh SWIFTC CLANG WASM_LD TABLES OUTPUT SOURCE...
#
# SOURCE are the Swift files of FormworkCore, of FormworkHTML and of this folder; TABLES is the
# toolchain's libswiftUnicodeDataTables.a for wasm; what lies between goes into OUTPUT's folder.
# `Plugins/BuildBrowserEngine` calls this during `swift build`, because everything that a build
# command of a plugin declares as its output ends up in the resource bundle: so one command makes it all.
set -eu

swiftc=$1 clang=$2 wasm_ld=$3 tables=$4 output=$5
shift 5
work=$(dirname "$output")
here=$(dirname "$0")

# All sources are one module here: the optimiser sees everything, and the parts of the standard library
# that they use are compiled once and not once per module. The module is called FormworkCore, so
# `import FormworkCore` in FormworkHTML names the module itself, which earns a warning; ordinary builds
# show the warnings worth seeing.
#
# Inlining costs more bytes than it saves here, even with -Osize, and so does most of what makes loops faster: hence
# the options that begin with -Xllvm, and most of those of the linker. Documentation/Size.md has what each is worth.
"$swiftc" -target wasm32-unknown-none-wasm -module-name FormworkCore -parse-as-library \
    -swift-version 6 -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -wmo -Osize -lto=llvm-full -enforce-exclusivity=unchecked -suppress-warnings \
    -Xfrontend -disable-stack-protector -Xfrontend -enable-lexical-lifetimes=false \
    -Xllvm -sil-inline-overall-caller-block-limit=0 -Xllvm -sil-inline-removed-call-benefit=0 -Xllvm -inline-threshold=0 \
    -Xllvm -sil-disable-pass=array-specialize -Xllvm -sil-disable-pass=loop-rotate \
    -Xllvm -sil-disable-pass=loop-unroll -Xllvm -sil-inline-never-functions=append \
    -Xllvm -sil-inline-removed-terminator-benefit=0 -Xllvm -sil-inline-fast-path-builtin-benefit=0 \
    -module-cache-path "$work/ModuleCache" -o "$work/engine.bc" -c "$@"

# LLVM's own files from here on: as text they can be rewritten, see the two scripts.
llvm() {
    "$clang" --target=wasm32-unknown-none-wasm -O2 -Xclang -disable-llvm-passes -x ir "$@"
}

# Functions that are never called through a pointer lose two parameters each.
llvm -S -emit-llvm "$work/engine.bc" -o "$work/engine.ll"
awk -f "$here/plain-calls.awk" "$work/engine.ll" "$work/engine.ll" >"$work/plain.ll"
llvm -c -emit-llvm "$work/plain.ll" -o "$work/plain.bc"

# The runtime is not part of the link-time optimisation, which would drop the functions that the
# optimiser itself comes to need, such as those for numbers of 128 bits. Like the rest it returns several
# values at once (a string is three), which every browser of the last years can.
"$clang" --target=wasm32-unknown-none-wasm -std=c17 -Wall -Wextra -Werror -Os -fno-builtin -ffreestanding \
    -mbulk-memory -mmultivalue -Xclang -target-abi -Xclang experimental-mv -c "$here/runtime.c" -o "$work/runtime.o"

# The stack lies below everything else, so that running out of it traps instead of overwriting data.
link() {
    object=$1 result=$2
    shift 2
    "$wasm_ld" --no-entry --strip-all --gc-sections --compress-relocations -O2 --stack-first -z stack-size=524288 \
        "$@" "$object" "$work/runtime.o" "$tables" -o "$result"
}

# The first link optimises and leaves what it made in LLVM's form; the second takes it in another order.
link "$work/plain.bc" "$work/optimised" --save-temps --lto-O2 \
    -mllvm -target-abi=experimental-mv -mllvm -inline-threshold=-100 -mllvm -jump-threading-threshold=0 \
    -mllvm -disable-lsr -mllvm -enable-pre=false -mllvm -enable-merge-functions -mllvm -disable-licm-promotion
llvm -S -emit-llvm "$work/optimised.0.5.precodegen.bc" -o "$work/optimised.ll"
awk -f "$here/order-functions.awk" -v rest="$work/ordered.ll" "$work/optimised.ll" | LC_ALL=C sort |
    awk -f "$here/order-functions.awk" -v back=1 >"$work/functions.ll"
cat "$work/functions.ll" >>"$work/ordered.ll"
llvm -c -ffunction-sections -fdata-sections "$work/ordered.ll" -o "$work/ordered.o" \
    -Xclang -target-abi -Xclang experimental-mv \
    -mllvm -disable-lsr -mllvm -disable-machine-cse -mllvm -disable-machine-licm
link "$work/ordered.o" "$output"
