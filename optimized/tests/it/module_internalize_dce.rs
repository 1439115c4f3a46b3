//! Internalize and GlobalDCE: roots, keep lists, comdats.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::*;
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite};
use tandem_optimized::options::Options;

const KERNELS: &str = "target triple = \"nvptx64-nvidia-cuda\"
$c = comdat any
@v = addrspace(1) global i32 1
@h = addrspace(1) externally_initialized global i32 1
@u = addrspace(1) global i32 1
@e = external addrspace(1) global i32
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @u to ptr)], section \"llvm.metadata\"
define ptx_kernel void @k() {
  ret void
}
define void @annotated() {
  ret void
}
define hidden void @lib() comdat($c) {
  ret void
}
define void @keep_me() {
  ret void
}
declare void @d()
define available_externally void @ae() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @annotated, !\"kernel\", i32 1}";

#[test]
fn x_2_internalize_leaves_roots_and_the_keep_list() {
    let world = ModuleContext {
        keep: vec!["keep_*".into()],
        ..ModuleContext::default()
    };
    let r = run_pass("internalize", KERNELS, &world, &Options::default());
    r.has(&[
        "@v = internal addrspace(1) global",
        "@h = addrspace(1) externally_initialized",
        "@u = addrspace(1) global",
        "@e = external",
        "define ptx_kernel void @k()",
        "define void @annotated()",
        "define internal void @lib()",
        "define void @keep_me()",
        "declare void @d()",
        "define available_externally void @ae()",
    ]);
    r.has_not(&["hidden", "comdat("]);
    let mut options = Options::default();
    options.apply("-internalize-public-api-list=v,li*").unwrap();
    let r = run_pass("internalize", KERNELS, &ModuleContext::default(), &options);
    r.has(&[
        "@v = addrspace(1) global",
        "define hidden void @lib()",
        "define internal void @keep_me()",
    ]);
}

#[test]
fn x_2_members_of_a_comdat_stay_visible_together() {
    let text = |kind: &str| {
        format!(
            "$c = comdat any
define {kind} @a() comdat($c) {{
  ret void
}}
define void @b() comdat($c) {{
  ret void
}}"
        )
    };
    assert!(!run("internalize", &text("ptx_kernel void")).changed);
    run("internalize", &text("void"))
        .has(&["define internal void @a()", "define internal void @b()"]);
}

#[test]
fn x_2_dllexport_and_shards_are_left_alone() {
    assert!(!run("internalize", "@v = dllexport global i32 1").changed);
    let world = ModuleContext {
        is_shard: true,
        ..ModuleContext::default()
    };
    for pass in ["internalize", "globaldce"] {
        let r = run_pass(
            pass,
            "@v = global i32 1\n@w = internal global i32 1",
            &world,
            &Options::default(),
        );
        assert!(!r.changed);
    }
}

#[test]
fn x_2_globaldce_erases_what_no_root_reaches() {
    let r = run(
        "globaldce",
        "target triple = \"nvptx64-nvidia-cuda\"
@dead = internal global ptr @dead2
@dead2 = internal global i32 1
@live = internal global ptr @behind
@behind = internal global i32 1
@once = linkonce_odr global i32 1
@host = internal addrspace(1) externally_initialized global i32 1
@used = internal global i32 1
@unused = external global i32
@llvm.compiler.used = appending global [1 x ptr] [ptr @used], section \"llvm.metadata\"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @ctor, ptr null }]
@alias = internal alias i32, ptr @dead2
define internal void @ctor() {
  ret void
}
define internal ptx_kernel void @k() {
  %p = load ptr, ptr @live
  ret void
}
define internal void @loop() {
  call void @loop()
  %p = load ptr, ptr @dead
  ret void
}
define available_externally void @ae() {
  ret void
}
declare void @never()
define void @root() {
  call void @callee(ptr getelementptr (i8, ptr @live, i64 1))
  ret void
}
define internal void @callee(ptr %p) {
  ret void
}",
    );
    assert_eq!(r.steps.len(), 1);
    let ModuleRewrite::EraseGlobals { globals } = &r.steps[0] else {
        panic!()
    };
    assert!(globals.is_sorted());
    r.has(&[
        "@live", "@behind", "@host", "@used", "@ctor", "@k()", "@root()", "@callee(",
    ]);
    r.has_not(&[
        "@dead", "@once", "@unused", "@alias", "@loop", "@ae", "@never",
    ]);
}

#[test]
fn x_2_comdat_members_live_together() {
    let r = run(
        "globaldce",
        "$c = comdat any
$d = comdat any
@a = linkonce_odr global i32 1, comdat($c)
@b = internal global i32 1, comdat($c)
@x = linkonce_odr global i32 1, comdat($d)
define i32 @f() {
  %v = load i32, ptr @a
  ret i32 %v
}",
    );
    r.has(&["@a", "@b"]).has_not(&["@x"]);
}

#[test]
fn globaldce_forgets_the_dead_in_metadata() {
    let r = run(
        "globaldce",
        "@dead = internal global i32 1
define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!named = !{!0}
!0 = !{ptr @gone, !\"maxntidx\", i32 1}
define internal void @gone() {
  ret void
}",
    );
    r.has(&["!{null, !\"maxntidx\""])
        .has_not(&["@gone", "@dead"]);
}
