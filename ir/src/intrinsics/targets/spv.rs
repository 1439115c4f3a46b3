//! The intrinsics of `spv` in LLVM 22. Written by `ci/intrinsic-facts --targets`.

use super::Table;

#[rustfmt::skip]
pub(super) static TABLE: Table = Table {
    signatures: &[
    ("i1 a:0", 0), ("a:0 i8", 1), ("a:0 i:1 i8", 2), ("v a:0 i32 m", 2), ("v a:0 m", 0), ("v a:0 m i32", 4),
    ("v i1", 0), ("a:0 a:1", 0), ("i32 a:0 .", 0), ("a:0 .", 0), ("f:0 =:0 =:0", 0), ("f:0 =:0", 0), ("=:0 f:0", 0),
    ("v", 0), ("e0 f:0 =:0", 0), ("i32 i32 i32 i32", 0), ("i:0 =:0 =:0", 0), ("a:0 a:1 i:2", 0), ("a:0 i32 .", 0),
    ("=:0 f:0 =:0 =:0", 0), ("e0 f:0 w0 e0", 0), ("w0 i32 i:0", 0), ("i32", 0), ("p:0 p4", 0), ("p:0 i1 a:1 .", 1),
    ("i:0 i32", 0), ("v a:0 a:1", 0), ("v m m .", 0), ("a:0 a:1 a:2 i:3", 0), ("i32 i32 a:0 .", 0), ("w0 i1 f:0", 0),
    ("e0 f:0", 0), ("v i64 p:0", 1), ("i32 p:0 i16 i8", 6), ("v .", 0), ("f:0 =:0 =:0 =:0", 0), ("a:0 a:1 m i32", 4),
    ("p:0 a:1", 0), ("=:0 f:0 =:0", 0), ("=:0 f:0 =:0 f:1", 0), ("a:0 a:1 i32 i32", 0), ("i32 a:0", 0),
    ("p:0 a:1 i32", 0), ("a:0 i32 i32 i32 i32 p0", 0), ("a:0 a:1 i32", 0), ("i32 i32", 0), ("v a:0 i32 v:1", 0),
    ("i32 a:0 i8", 0), ("i:0 =:0 =:0 =:0", 0), ("e0 i:0 w0 e0", 0), ("v a:0 i32", 2), ("w0 i32 a:0", 0),
    ("=:0 =:0 f:0", 0), ("v a:0 p:1 i16 i8", 12), ("v a:0 .", 0), ("a:0 a:1 m", 0), ("f:0 i32", 0), ("v a:0", 0),
    ("v m", 0), ("i32 i1", 0), ("i1 i1", 0), ("v4 i32 i1", 0), ("i1", 0), ("a:0 =:0 i32", 0), ("a:0 =:0", 0),
    ],
    names: &[
    ("all", 0), ("alloca", 1), ("alloca.array", 2), ("any", 0), ("assign.aliasing.decoration", 3),
    ("assign.decoration", 4), ("assign.fpmaxerror.decoration", 4), ("assign.name", 4), ("assign.ptr.type", 5),
    ("assign.type", 4), ("assume", 6), ("bitcast", 7), ("cmpxchg", 8), ("const.composite", 9), ("cross", 10),
    ("ddx", 11), ("ddx.coarse", 11), ("ddx.fine", 11), ("ddy", 11), ("ddy.coarse", 11), ("ddy.fine", 11),
    ("degrees", 12), ("discard", 13), ("distance", 14), ("dot4add.i8packed", 15), ("dot4add.u8packed", 15),
    ("expect", 16), ("extractelt", 17), ("extractv", 18), ("faceforward", 19), ("fdot", 20), ("firstbitlow", 21),
    ("firstbitshigh", 21), ("firstbituhigh", 21), ("flattened.thread.id.in.group", 22), ("frac", 12), ("fwidth", 11),
    ("generic.cast.to.ptr.explicit", 23), ("gep", 24), ("global.offset", 25), ("global.size", 25), ("group.id", 25),
    ("group.memory.barrier.with.group.sync", 13), ("init.global", 26), ("inline.asm", 27), ("insertelt", 28),
    ("insertv", 29), ("isinf", 30), ("isnan", 30), ("length", 31), ("lerp", 19), ("lifetime.end", 32),
    ("lifetime.start", 32), ("load", 33), ("loop.merge", 34), ("nclamp", 35), ("normalize", 12), ("num.subgroups", 22),
    ("num.workgroups", 25), ("ptrcast", 36), ("pushconstant.getpointer", 37), ("radians", 12), ("reflect", 38),
    ("refract", 39), ("resource.counterhandlefrombinding", 40), ("resource.counterhandlefromimplicitbinding", 40),
    ("resource.getdimensions.x", 41), ("resource.getpointer", 42), ("resource.handlefrombinding", 43),
    ("resource.handlefromimplicitbinding", 43), ("resource.load.typedbuffer", 44), ("resource.nonuniformindex", 45),
    ("resource.store.typedbuffer", 46), ("resource.updatecounter", 47), ("rsqrt", 12), ("saturate", 11),
    ("sclamp", 48), ("sdot", 49), ("selection.merge", 50), ("sign", 51), ("smoothstep", 19), ("step", 52),
    ("store", 53), ("subgroup.id", 22), ("subgroup.local.invocation.id", 22), ("subgroup.max.size", 22),
    ("subgroup.size", 22), ("switch", 54), ("thread.id", 25), ("thread.id.in.group", 25), ("track.constant", 55),
    ("uclamp", 48), ("udot", 49), ("undef", 22), ("unpackhalf2x16", 56), ("unreachable", 13), ("unref.global", 57),
    ("value.md", 58), ("wave.active.countbits", 59), ("wave.all", 60), ("wave.any", 60), ("wave.ballot", 61),
    ("wave.get.lane.count", 22), ("wave.is.first.lane", 62), ("wave.readlane", 63), ("wave.reduce.max", 64),
    ("wave.reduce.min", 64), ("wave.reduce.sum", 64), ("wave.reduce.umax", 64), ("wave.reduce.umin", 64),
    ("workgroup.size", 25),
    ],
};
