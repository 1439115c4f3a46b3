//! The intrinsics of `r600` in LLVM 22. Written by `ci/intrinsic-facts --targets`.

use super::super::texts::target;

target! {
    signatures: [
    ("v4 f v4 f", 0), ("v4 f v4 f i32 i32 i32 i32 i32 i32 i32 i32 i32", 0), ("f v4 f v4 f", 0), ("v", 0), ("p7", 0),
    ("v f", 0), ("v v4 i32 v4 i32 i32", 0), ("i32", 0), ("f:0 =:0", 0), ("v v4 f i32 i32 i32", 0),
    ("v v4 f i32 i32", 0), ("v4 i32 v4 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32", 0),
    ],
    names: [
    ("cube", 0), ("ddx", 1), ("ddy", 1), ("dot4", 2), ("group.barrier", 3), ("implicitarg.ptr", 4), ("kill", 5),
    ("rat.store.typed", 6), ("read.global.size.x", 7), ("read.global.size.y", 7), ("read.global.size.z", 7),
    ("read.local.size.x", 7), ("read.local.size.y", 7), ("read.local.size.z", 7), ("read.ngroups.x", 7),
    ("read.ngroups.y", 7), ("read.ngroups.z", 7), ("read.tgid.x", 7), ("read.tgid.y", 7), ("read.tgid.z", 7),
    ("read.tidig.x", 7), ("read.tidig.y", 7), ("read.tidig.z", 7), ("recipsqrt.clamped", 8), ("recipsqrt.ieee", 8),
    ("store.stream.output", 9), ("store.swizzle", 10), ("tex", 1), ("texc", 1), ("txb", 1), ("txbc", 1), ("txf", 11),
    ("txl", 1), ("txlc", 1), ("txq", 11),
    ],
}
