//! globaldce and internalize: which names are roots, which go or become internal.

#![allow(clippy::unwrap_used)]

use crate::module_support;

use module_support::{Test, has_lines};
use tandem_ir::rewrite::ModuleRewrite;

fn dce(text: &str) -> Test {
    Test::new("globaldce", text)
}

fn erase(t: &Test, names: &[&str]) -> ModuleRewrite {
    ModuleRewrite::EraseGlobals {
        globals: t.globals(names),
    }
}

#[test]
fn x2_dead_cycles_declarations_and_discardable_definitions_go() {
    let t = dce("@dead = internal global ptr @loop
@kept = global ptr @used
@used = internal global i32 0
@away = external global i32
define internal void @loop() {
  call void @back()
  store i32 1, ptr @away
  ret void
}
define internal void @back() {
  call void @loop()
  store ptr null, ptr @dead
  ret void
}
define linkonce_odr void @once() {
  ret void
}
define available_externally void @copy() {
  ret void
}
declare void @nobody()
define void @main() {
  ret void
}");
    let all = ["dead", "away", "loop", "back", "once", "copy", "nobody"];
    let text = t.accepted(&erase(&t, &all));
    has_lines(
        &text,
        &["@kept = global ptr @used", "@used = internal global i32 0"],
    );
    for name in all {
        assert!(!text.contains(&format!("@{name}")), "{name}: {text}");
    }
    assert_eq!(t.run().1, 1);
    // Together or not at all: what stays would mention what goes.
    t.refused(&erase(&t, &["loop"]), "X-2");
    t.refused(&erase(&t, &["used"]), "X-2");
    t.refused(&erase(&t, &["main"]), "X-2");
    t.refused(&erase(&t, &["back", "loop"][..1]), "X-2");
}

#[test]
fn x2_roots_stay_without_uses() {
    let t = dce("@u = internal global i32 0
@cu = internal global i32 0
@host = internal addrspace(4) externally_initialized constant i32 0
@llvm.used = appending global [1 x ptr] [ptr @u], section \"llvm.metadata\"
@llvm.compiler.used = appending global [1 x ptr] [ptr @cu], section \"llvm.metadata\"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr null }]
define internal void @init() {
  ret void
}
define internal ptx_kernel void @k() {
  ret void
}
define internal void @k2() {
  ret void
}
@near = internal global i32 0
@managed = internal addrspace(1) global i32 0
@picture = internal addrspace(1) global i64 0
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @k2, !\"kernel\", i32 1}
!1 = !{ptr addrspace(1) @managed, !\"managed\", i32 1}
!2 = !{ptr addrspace(1) @picture, !\"texture\", i32 1}");
    for root in ["u", "cu", "host", "init", "k", "k2", "managed", "picture"] {
        t.refused(&erase(&t, &[root]), "X-2");
    }
    let (text, n) = t.run();
    assert_eq!(n, 1);
    assert!(!text.contains("@near"), "{text}");
    assert!(text.contains("@host") && text.contains("@init"), "{text}");
}

#[test]
fn x2_comdats_aliases_and_block_addresses_keep_what_belongs_to_them() {
    let t = dce("$c = comdat any
$d = comdat any
@one = linkonce_odr global i32 0, comdat($c)
@two = internal global i32 1, comdat($c)
@three = linkonce_odr global i32 2, comdat($d)
@target = internal global i32 3
@a = alias i32, ptr @target
@inner = internal alias i32, ptr @gone
@gone = internal global i32 4
@where = global ptr blockaddress(@f, %b)
define internal void @f() {
entry:
  br label %b
b:
  ret void
}
define ptr @main() {
  ret ptr @two
}");
    let (text, _) = t.run();
    for name in ["@one", "@two", "@target", "@a", "@where", "@f"] {
        assert!(text.contains(name), "{name}: {text}");
    }
    for name in ["@three", "@inner", "@gone"] {
        assert!(!text.contains(name), "{name}: {text}");
    }
    t.refused(&erase(&t, &["one"]), "X-2");
    t.refused(&erase(&t, &["f"]), "X-2");
}

#[test]
fn pl_r4_another_shard_may_use_a_visible_definition() {
    let mut t = dce("define linkonce_odr void @once() {
  ret void
}
define internal void @mine() {
  ret void
}");
    t.accepted(&erase(&t, &["once", "mine"]));
    t.world.is_shard = true;
    t.refused(&erase(&t, &["once", "mine"]), "PL-R4");
    assert_eq!(
        t.judge(&erase(&t, &["mine"])),
        tandem_ir::rewrite::Judgement::Legal
    );
}

#[test]
fn metadata_forgets_a_name_that_goes() {
    let t = dce("@dead = internal global i32 0, !seen !1
define void @main() {
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!named = !{!0}
!0 = !{ptr @dead}
!1 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}");
    let text = t.accepted(&erase(&t, &["dead"]));
    has_lines(&text, &["!0 = !{null}"]);
}

#[test]
fn rewrites_that_make_no_sense_are_errors() {
    let t = dce("@g = internal global i32 0
define void @f() {
  ret void
}");
    let far = tandem_ir::Global::from_u32(77);
    for globals in [
        vec![],
        vec![far],
        t.globals(&["g", "g"]),
        t.globals(&["f", "g"]),
    ] {
        let rw = ModuleRewrite::EraseGlobals { globals };
        assert!((t.pass.apply)(&t.world, &mut t.m.clone(), &rw).is_err());
        assert!(matches!(
            t.judge(&rw),
            tandem_ir::rewrite::Judgement::Illegal { .. }
        ));
    }
    let other = ModuleRewrite::FoldGlobal {
        global: t.global("g"),
    };
    t.refused(&other, "structure");
}

fn hide(t: &Test, names: &[&str]) -> ModuleRewrite {
    ModuleRewrite::MakeInternal {
        globals: t.globals(names),
    }
}

#[test]
fn x2_internalize_leaves_roots_and_kept_names_visible() {
    let mut t = Test::new(
        "internalize",
        "@v = hidden global i32 0
@w = weak global i32 0
@host = externally_initialized global i32 0
@managed = global i32 0
@u = global i32 0
@decl = external global i32
@out = dllexport global i32 0
@kept_by_name = global i32 0
@al = alias i32, ptr @v
@llvm.used = appending global [1 x ptr] [ptr @u], section \"llvm.metadata\"
define ptx_kernel void @k() {
  ret void
}
define available_externally void @copy() {
  ret void
}
define void @f() {
  call void @g()
  ret void
}
declare void @g()
define void @exact() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @managed, !\"managed\", i32 1}",
    );
    t.world.keep = vec!["kept*".into(), "exact".into()];
    let text = t.accepted(&hide(&t, &["v", "w", "al", "f"]));
    has_lines(
        &text,
        &[
            "@v = internal global i32 0",
            "@w = internal global i32 0",
            "@host = externally_initialized global i32 0",
            "@al = internal alias i32, ptr @v",
            "define ptx_kernel void @k() {",
            "define internal void @f() {",
        ],
    );
    for name in [
        "host",
        "managed",
        "u",
        "decl",
        "out",
        "kept_by_name",
        "llvm.used",
        "k",
        "copy",
        "g",
        "exact",
    ] {
        t.refused(&hide(&t, &[name]), "X-2");
    }
    assert_eq!(t.run().1, 1);
    t.world.is_shard = true;
    t.refused(&hide(&t, &["v"]), "PL-R4");
}

#[test]
fn x2_a_comdat_is_internal_as_a_whole_and_then_dissolved() {
    let text = "$c = comdat any
$k = comdat any
@a = linkonce_odr global i32 0, comdat($c)
@b = linkonce_odr global i32 1, comdat($c)
@d = linkonce_odr global i32 2, comdat($k)
define ptx_kernel void @kernel() comdat($k) {
  ret void
}";
    let t = Test::new("internalize", text);
    let after = t.accepted(&hide(&t, &["a", "b"]));
    has_lines(
        &after,
        &["@a = internal global i32 0", "@b = internal global i32 1"],
    );
    t.refused(&hide(&t, &["a"]), "X-2");
    t.refused(&hide(&t, &["d"]), "X-2");
}

#[test]
fn x2_a_visible_alias_keeps_the_comdat_of_what_it_leads_to() {
    let text = |alias: &str| {
        format!(
            "$c = comdat any
@a = linkonce_odr global i32 0, comdat($c)
@x = {alias}alias i32, ptr @a"
        )
    };
    let mut t = Test::new("internalize", &text(""));
    t.world.keep = vec!["x".into()];
    t.refused(&hide(&t, &["a"]), "X-2");
    t.world.keep.clear();
    t.accepted(&hide(&t, &["a", "x"]));
    let t = Test::new("internalize", &text("internal "));
    let after = t.accepted(&hide(&t, &["a"]));
    has_lines(&after, &["@a = internal global i32 0"]);
}
