//! The intrinsics of `xcore` in LLVM 22. Written by `ci/intrinsic-facts --targets`.

use super::super::texts::target;

target! {
    signatures: [
    ("i32 i32", 0), ("p0 p0", 0), ("v p:0 i32", 0), ("v", 0), ("v p:0", 0), ("v i32", 0), ("i32 i32 i32 i32", 0),
    ("s2 i32 i32 i32 i32 i32", 0), ("i32 p:0", 0), ("i32", 0), ("p:0 i32", 0), ("p:0 p:1", 0), ("v p:0 p0", 0),
    ("i32 p:0 i32", 0), ("v p:0 p:1", 0), ("v i32 i32", 0), ("i32 i32 i32", 0), ("p0", 0),
    ],
    names: [
    ("bitrev", 0), ("checkevent", 1), ("chkct", 2), ("clre", 3), ("clrpt", 4), ("clrsr", 5), ("crc32", 6), ("crc8", 7),
    ("edu", 4), ("eeu", 4), ("endin", 8), ("freer", 4), ("geted", 9), ("getet", 9), ("getid", 9), ("getps", 0),
    ("getr", 10), ("getst", 11), ("getts", 8), ("in", 8), ("inct", 8), ("initcp", 12), ("initdp", 12), ("initlr", 12),
    ("initpc", 12), ("initsp", 12), ("inshr", 13), ("int", 8), ("mjoin", 4), ("msync", 4), ("out", 2), ("outct", 2),
    ("outshr", 13), ("outt", 2), ("peek", 8), ("setc", 2), ("setclk", 14), ("setd", 2), ("setev", 12), ("setps", 15),
    ("setpsc", 2), ("setpt", 2), ("setrdy", 14), ("setsr", 5), ("settw", 2), ("setv", 12), ("sext", 16), ("ssync", 3),
    ("syncr", 4), ("testct", 8), ("testwct", 8), ("waitevent", 17), ("zext", 16),
    ],
}
