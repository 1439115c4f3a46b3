//! ConstantMerge and GenericToNVVM.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::*;

fn merge(a: &str, b: &str) -> Ran {
    run(
        "constmerge",
        &format!(
            "@a = {a}
@b = {b}
define void @f(ptr %o) {{
  store ptr getelementptr (i8, ptr @b, i64 1), ptr %o
  store ptr @a, ptr %o
  ret void
}}"
        ),
    )
}

#[test]
fn go_t21_equal_unnamed_constants_become_one() {
    let c = "private unnamed_addr constant [2 x i8] c\"ab\"";
    let r = merge(c, &format!("{c}, align 8"));
    assert_eq!(r.kinds(), ["merge-constants"]);
    r.has(&[
        "@a = private unnamed_addr constant [2 x i8] c\"ab\", align 8",
        "store ptr getelementptr (i8, ptr @a, i64 1)",
    ]);
    r.has_not(&["@b"]);
    // An unstated alignment is what accesses may rely on, the preferred one: 8 for a struct of two `i32`, 16 for what
    // is larger than that, as with `opt`. Where neither is stated, none is.
    let c8 = "private unnamed_addr constant { i32, i32 } { i32 1, i32 2 }";
    merge(c8, &format!("{c8}, align 4")).has(&["{ i32 1, i32 2 }, align 8"]);
    merge(&format!("{c8}, align 4"), c8).has(&["{ i32 1, i32 2 }, align 8"]);
    merge(&format!("{c8}, align 4"), &format!("{c8}, align 2")).has(&["{ i32 1, i32 2 }, align 4"]);
    merge(c8, c8).has_not(&["i32 2 }, align"]);
    let c16 = "private unnamed_addr constant [40 x i32] zeroinitializer";
    merge(c16, &format!("{c16}, align 4")).has(&["[40 x i32] zeroinitializer, align 16"]);
    // The visible one stays.
    let r = merge(c, &c.replace("private ", ""));
    r.has(&["@b = unnamed_addr", "store ptr @b, ptr %o"])
        .has_not(&["@a"]);
    // Another spelling of the same contents.
    merge(c, "private unnamed_addr constant [2 x i8] [i8 97, i8 98]").has_not(&["@b"]);
}

#[test]
fn go_t21_near_misses_stay_apart() {
    let c = "private unnamed_addr constant i32 1";
    for other in [
        "private constant i32 1",
        "private local_unnamed_addr constant i32 1",
        "private unnamed_addr global i32 1",
        "private unnamed_addr constant i32 2",
        "private unnamed_addr constant float 0x36A0000000000000",
        "private unnamed_addr constant i32 1, section \"s\"",
        "private thread_local unnamed_addr constant i32 1",
        "private unnamed_addr externally_initialized constant i32 1",
        "weak unnamed_addr constant i32 1",
        "private unnamed_addr constant i32 1\n@llvm.used = appending global [1 x ptr] [ptr @b], section \"llvm.metadata\"",
        "private unnamed_addr constant i32 1\n@alias = alias i32, ptr @b",
    ] {
        let r = merge(c, other);
        assert!(!r.changed, "{}", r.text);
    }
    // Another address space; two visible ones.
    let spaces = "@a = private unnamed_addr constant i32 1\n@b = private unnamed_addr addrspace(4) constant i32 1";
    assert!(!run("constmerge", spaces).changed);
    let v = "unnamed_addr constant i32 1";
    assert!(!merge(v, v).changed);
}

#[test]
fn merging_makes_others_equal() {
    let r = run(
        "constmerge",
        "@a = private unnamed_addr constant i32 1
@b = private unnamed_addr constant i32 1
@pa = private unnamed_addr constant [2 x ptr] [ptr @a, ptr @b]
@pb = private unnamed_addr constant [2 x ptr] [ptr @b, ptr @a]
@q = global ptr @pb
define ptr @f() {
  ret ptr @pa
}",
    );
    assert_eq!(r.kinds(), ["merge-constants", "merge-constants"]);
    r.has(&["[ptr @a, ptr @a]", "@q = global ptr @pa"])
        .has_not(&["@b ", "@pb "]);
}

#[test]
fn pl_r10_variables_move_and_uses_are_cast() {
    let r = run(
        "generic-to-nvvm",
        "target triple = \"nvptx64-nvidia-cuda\"
@g = internal unnamed_addr global [4 x i32] zeroinitializer, align 16
@p = global ptr getelementptr (i8, ptr @g, i64 4)
@s = internal addrspace(3) global i32 undef
@t = external thread_local global i32
@tex = global i64 0
@0 = internal global ptr @0
@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\"
@al = alias [4 x i32], ptr @g
define i32 @f(ptr %o) {
  store ptr @p, ptr %o
  %v = load i32, ptr getelementptr inbounds (i8, ptr @g, i64 8)
  %w = load i32, ptr @t
  %x = load i64, ptr @tex
  ret i32 %v
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @g, !\"managed\", i32 1}
!1 = !{ptr @tex, !\"texture\", i32 1}",
    );
    assert_eq!(r.kinds(), ["move-to-global-space"; 3]);
    r.has(&[
        "@g = internal unnamed_addr addrspace(1) global [4 x i32] zeroinitializer, align 16",
        "@p = addrspace(1) global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 4)",
        "@t = external thread_local global i32",
        "@tex = global i64 0",
        "@0 = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @0 to ptr)",
        "getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 8)",
        "!{ptr addrspacecast (ptr addrspace(1) @g to ptr), !\"managed\", i32 1}",
        "@al = alias [4 x i32], addrspacecast",
    ]);
}

#[test]
fn pl_r10_what_an_intrinsic_takes_by_name_stays() {
    let text = "@t = internal thread_local global i32 0
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
define ptr @f() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret ptr %p
}";
    assert!(!run("generic-to-nvvm", text).changed);
}

#[test]
fn pl_r10_globalopt_looks_through_the_casts() {
    let text = "@g = internal global { i32, i32 } zeroinitializer
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  %v = load i32, ptr @g
  ret i32 %v
}";
    let moved = run("generic-to-nvvm", text);
    globalopt(&moved.text).has(&["ptr addrspacecast (ptr addrspace(1) @g.f0 to ptr)"]);
}
