//! The intrinsics of `bpf` in LLVM 22. Written by `ci/intrinsic-facts --targets`.

use super::super::texts::target;

target! {
    signatures: [
    ("i64 i32 i64", 0), ("i1 i32 i:0 i:1", 0), ("a:0 p0 i1 i8 i8 i8 i1 .", 62), ("v a:0 p0 i1 i8 i8 i8 i1 .", 124),
    ("i64 p0 i64", 0), ("a:0 i32 a:1", 0), ("i64 i32 p0 i64", 0), ("i32 p:0 i64", 2), ("i32 i32 i64", 0),
    ("i64 i64 i64", 0),
    ],
    names: [
    ("btf.type.id", 0), ("compare", 1), ("getelementptr.and.load", 2), ("getelementptr.and.store", 3),
    ("load.byte", 4), ("load.half", 4), ("load.word", 4), ("passthrough", 5), ("preserve.enum.value", 6),
    ("preserve.field.info", 7), ("preserve.type.info", 8), ("pseudo", 9),
    ],
}
