#!/usr/bin/env bash
# Builds every libFuzzer target into $OUT, as ClusterFuzzLite and OSS-Fuzz want it: the program, its seeds, its
# options, and libz3 beside it (the machine that runs the targets has none).
#
# The image sets SRC, OUT and SANITIZER; `.clusterfuzzlite/dry-run` sets them where there is no docker.
set -euo pipefail
cd "$SRC/tandem"

# cargo-fuzz needs a nightly compiler, and one that knows the language of rust-version in Cargo.toml, which the
# image's own may not. RUSTUP_TOOLCHAIN goes before rust-toolchain.toml.
NIGHTLY=${TANDEM_NIGHTLY:-nightly-2026-05-20}
if ! rustup run "$NIGHTLY" rustc --version >/dev/null 2>&1; then
  rustup toolchain install "$NIGHTLY" --profile minimal --component rust-src
fi
export RUSTUP_TOOLCHAIN=$NIGHTLY

ci/setup
cargo fuzz build --fuzz-dir fuzz/libfuzzer -O --debug-assertions --sanitizer "${SANITIZER:-address}"

built=${CARGO_TARGET_DIR:-fuzz/libfuzzer/target}/x86_64-unknown-linux-gnu/release
mkdir -p "$OUT/lib"
if [ -d .deps/z3/lib ]; then
  cp -L .deps/z3/lib/libz3.so* "$OUT/lib/"
fi

# Seeds: the kernels that are small enough to be changed thousands of times a second, under names of their own.
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
for file in corpus/kernels/*/*.ll; do
  if [ "$(wc -c <"$file")" -le 20000 ]; then
    cp "$file" "$seeds/$(basename "$(dirname "$file")").$(basename "$file")"
  fi
done

for source in fuzz/libfuzzer/fuzz_targets/*.rs; do
  target=$(basename "$source" .rs)
  cp "$built/$target" "$OUT/$target"
  (cd "$seeds" && zip -q -9 "$OUT/${target}_seed_corpus.zip" ./*.ll)
  cp fuzz/libfuzzer/target.options "$OUT/$target.options"
done
