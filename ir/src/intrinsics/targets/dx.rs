//! The intrinsics of `dx` in LLVM 22. Written by `ci/intrinsic-facts --targets`.

use super::super::texts::target;

target! {
    signatures: [
    ("i1 a:0", 0), ("w0 d i:0 =:0", 0), ("f:0 =:0 =:0", 0), ("f:0 =:0", 0), ("=:0 f:0", 0), ("v i1", 0),
    ("=:0 f:0 =:0 =:0 =:0", 0), ("f f h h h h", 0), ("=:0 f:0 =:0 =:0 =:0 =:0 =:0", 0),
    ("=:0 f:0 =:0 =:0 =:0 =:0 =:0 =:0 =:0", 0), ("i32 i32 i32 i32", 0), ("e0 f:0 w0 e0", 0), ("w0 i32 i:0", 0),
    ("i32", 0), ("i32 i32", 0), ("v", 0), ("i:0 =:0 =:0 =:0", 0), ("w0 i1 f:0", 0), ("w0 f i:0", 0),
    ("=:0 f:0 =:0 =:0", 0), ("a:0 i32 i32 i32 i8 i32", 0), ("f:0 =:0 =:0 =:0", 0), ("a:0 a:1", 0), ("i32 a:0", 0),
    ("p:0 a:1 i32", 0), ("a:0 i32 i32 i32 i32 p0", 0), ("s2 a:0 a:1 a:2 i32", 0), ("s4 a:0 a:1 a:2 a:3 a:4 i32", 0),
    ("s8 a:0 a:1 a:2 a:3 a:4 a:5 a:6 a:7 a:8 i32", 0), ("s2 a:0 i1 a:1 i32 i32", 0), ("s2 a:0 i1 a:1 i32", 0),
    ("v a:0 i32 i32 a:1", 0), ("v a:0 i32 a:1", 0), ("i32 a:0 i8", 0), ("e0 i:0 w0 e0", 0), ("w0 i32 a:0", 0),
    ("s2 i:0 =:0 w0 d", 0), ("=:0 f:0 =:0", 0), ("v i32 i32 i32 i8 i32 a:0", 0), ("i32 i1", 0), ("i1 i1", 0),
    ("v4 i32 i1", 0), ("i1", 0), ("a:0 =:0 i32", 0), ("a:0 =:0", 0), ("i:0 =:0", 0),
    ],
    names: [
    ("all", 0), ("any", 0), ("asdouble", 1), ("cross", 2), ("ddx.coarse", 3), ("ddx.fine", 3), ("ddy.coarse", 3),
    ("ddy.fine", 3), ("degrees", 4), ("discard", 5), ("dot2", 6), ("dot2add", 7), ("dot3", 8), ("dot4", 9),
    ("dot4add.i8packed", 10), ("dot4add.u8packed", 10), ("fdot", 11), ("firstbitlow", 12), ("firstbitshigh", 12),
    ("firstbituhigh", 12), ("flattened.thread.id.in.group", 13), ("frac", 3), ("group.id", 14),
    ("group.memory.barrier.with.group.sync", 15), ("imad", 16), ("isinf", 17), ("isnan", 17), ("legacyf16tof32", 18),
    ("lerp", 19), ("load.input", 20), ("nclamp", 21), ("normalize", 4), ("radians", 3), ("resource.casthandle", 22),
    ("resource.getdimensions.x", 23), ("resource.getpointer", 24), ("resource.handlefrombinding", 25),
    ("resource.handlefromimplicitbinding", 25), ("resource.load.cbufferrow.2", 26), ("resource.load.cbufferrow.4", 27),
    ("resource.load.cbufferrow.8", 28), ("resource.load.rawbuffer", 29), ("resource.load.typedbuffer", 30),
    ("resource.nonuniformindex", 14), ("resource.store.rawbuffer", 31), ("resource.store.typedbuffer", 32),
    ("resource.updatecounter", 33), ("rsqrt", 3), ("saturate", 3), ("sclamp", 16), ("sdot", 34), ("sign", 35),
    ("splitdouble", 36), ("step", 37), ("store.output", 38), ("thread.id", 14), ("thread.id.in.group", 14),
    ("uclamp", 16), ("udot", 34), ("umad", 16), ("wave.active.countbits", 39), ("wave.all", 40), ("wave.any", 40),
    ("wave.ballot", 41), ("wave.get.lane.count", 13), ("wave.getlaneindex", 13), ("wave.is.first.lane", 42),
    ("wave.readlane", 43), ("wave.reduce.max", 44), ("wave.reduce.min", 44), ("wave.reduce.sum", 44),
    ("wave.reduce.umax", 45), ("wave.reduce.umin", 45), ("wave.reduce.usum", 45),
    ],
}
