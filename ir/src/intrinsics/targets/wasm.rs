//! The intrinsics of `wasm` in LLVM 22. Written by `ci/intrinsic-facts --targets`.

use super::super::texts::target;

target! {
    signatures: [
    ("i32 v:0", 0), ("v:0 =:0 =:0", 0), ("v:0 =:0 =:0 =:0", 0), ("p0 i32", 1), ("v4 i32 v8 i16 v8 i16", 0),
    ("v:0 H0", 0), ("f v8 h i32", 0), ("i32 t", 0), ("p0 t", 0), ("v t i32", 2), ("f p0", 0), ("p0", 0),
    ("i32 p0 i32", 0), ("i32 p0 i32 i64", 0), ("i32 p0 i64 i64", 0), ("i:0 i32 =:0", 0), ("i:0 i32", 0),
    ("v:0 v:1 =:1", 0), ("v8 i16 v8 i16 v8 i16", 0), ("i32", 0), ("i32 p10", 0), ("i32 p20", 0), ("v", 0), ("p10", 0),
    ("p20", 0), ("i32 p0 .", 0), ("v4 f v8 i16 v8 i16 v4 f", 0), ("v4 i32 v16 i8 v16 i8 v4 i32", 0),
    ("v8 i16 v16 i8 v16 i8", 0), ("v16 i8 v16 i8 v16 i8", 0), ("v4 i32 v4 f", 0), ("v4 i32 v2 d", 0),
    ("v8 h v8 h i32 f", 0),
    ("v16 i8 v16 i8 v16 i8 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32", 262140), ("v8 h f", 0),
    ("v f p0", 0), ("v p1 p1 i32 i32 i32", 0), ("v p1 i32 i32", 0), ("v p1 i32 p10 i32", 0), ("v p1 i32 p20 i32", 0),
    ("p1 i32", 0), ("p10 p1 i32", 0), ("p20 p1 i32", 0), ("i32 p1 i32", 0), ("i32 p1 p10 i32", 0),
    ("i32 p1 p20 i32", 0), ("v p1 i32", 0), ("v p1 i32 p10", 0), ("v p1 i32 p20", 0), ("i32 p1", 0), ("v i32 p0", 1),
    ("i:0", 0), ("i:0 f:1", 0),
    ],
    names: [
    ("alltrue", 0), ("anytrue", 0), ("avgr.unsigned", 1), ("bitmask", 0), ("bitselect", 2), ("catch", 3), ("dot", 4),
    ("extadd.pairwise.signed", 5), ("extadd.pairwise.unsigned", 5), ("extract.lane.f16x8", 6), ("get.ehselector", 7),
    ("get.exception", 8), ("landingpad.index", 9), ("loadf16.f32", 10), ("lsda", 11), ("memory.atomic.notify", 12),
    ("memory.atomic.wait32", 13), ("memory.atomic.wait64", 14), ("memory.grow", 15), ("memory.size", 16),
    ("narrow.signed", 17), ("narrow.unsigned", 17), ("pmax", 1), ("pmin", 1), ("q15mulr.sat.signed", 18),
    ("ref.is_null.exn", 19), ("ref.is_null.extern", 20), ("ref.is_null.func", 21), ("ref.null.exn", 22),
    ("ref.null.extern", 23), ("ref.null.func", 24), ("ref.test.func", 25), ("relaxed.dot.bf16x8.add.f32", 26),
    ("relaxed.dot.i8x16.i7x16.add.signed", 27), ("relaxed.dot.i8x16.i7x16.signed", 28), ("relaxed.laneselect", 2),
    ("relaxed.madd", 2), ("relaxed.max", 1), ("relaxed.min", 1), ("relaxed.nmadd", 2), ("relaxed.q15mulr.signed", 18),
    ("relaxed.swizzle", 29), ("relaxed.trunc.signed", 30), ("relaxed.trunc.signed.zero", 31),
    ("relaxed.trunc.unsigned", 30), ("relaxed.trunc.unsigned.zero", 31), ("replace.lane.f16x8", 32), ("rethrow", 22),
    ("shuffle", 33), ("splat.f16x8", 34), ("storef16.f32", 35), ("swizzle", 29), ("table.copy", 36),
    ("table.fill.exnref", 37), ("table.fill.externref", 38), ("table.fill.funcref", 39), ("table.get.exnref", 40),
    ("table.get.externref", 41), ("table.get.funcref", 42), ("table.grow.exnref", 43), ("table.grow.externref", 44),
    ("table.grow.funcref", 45), ("table.set.exnref", 46), ("table.set.externref", 47), ("table.set.funcref", 48),
    ("table.size", 49), ("throw", 50), ("tls.align", 51), ("tls.base", 11), ("tls.size", 51),
    ("trunc.saturate.signed", 52), ("trunc.saturate.unsigned", 52), ("trunc.signed", 52), ("trunc.unsigned", 52),
    ],
}
