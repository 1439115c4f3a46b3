//! constmerge and generic-to-nvvm: which constants are one (GO-T21), and how variables
//! come to the global address space (PL-R10).

#![allow(clippy::unwrap_used)]

use crate::module_support;

use module_support::{Test, has_lines};
use tandem_ir::rewrite::ModuleRewrite;

fn merge(t: &Test, keep: &str, drop: &str) -> ModuleRewrite {
    ModuleRewrite::MergeConstants {
        keep: t.global(keep),
        drop: t.global(drop),
    }
}

#[test]
fn go_t21_equal_constants_without_address_become_one() {
    let t = Test::new(
        "constmerge",
        "@a = private unnamed_addr constant [3 x i8] c\"ab\\00\", align 1
@b = internal unnamed_addr constant [3 x i8] c\"ab\\00\", align 4
@c = private unnamed_addr constant [3 x i8] c\"cd\\00\"
@p = global ptr getelementptr (i8, ptr @b, i64 1)
define ptr @f() {
  ret ptr getelementptr (i8, ptr @b, i64 2)
}
!named = !{!0}
!0 = !{ptr @b}",
    );
    let text = t.accepted(&merge(&t, "a", "b"));
    has_lines(
        &text,
        &[
            "@a = private unnamed_addr constant [3 x i8] c\"ab\\00\", align 4",
            "@p = global ptr getelementptr (i8, ptr @a, i64 1)",
            "ret ptr getelementptr (i8, ptr @a, i64 2)",
            "!0 = !{ptr @a}",
        ],
    );
    t.refused(&merge(&t, "a", "c"), "GO-T21");
    t.refused(&merge(&t, "a", "a"), "GO-T21");
    t.refused(&merge(&t, "a", "p"), "GO-T21");
    assert_eq!(t.run().1, 1);
}

#[test]
fn go_t21_near_misses_stay_apart() {
    let refused = |a: &str, b: &str, more: &str| {
        let t = Test::new("constmerge", &format!("@a = {a}\n@b = {b}\n{more}"));
        t.refused(&merge(&t, "a", "b"), "GO-T21");
        assert_eq!(t.run().1, 0);
    };
    let ok = "internal unnamed_addr constant i32 7";
    refused(ok, "internal constant i32 7", "");
    refused("internal constant i32 7", ok, "");
    refused(ok, "internal local_unnamed_addr constant i32 7", "");
    let writable = "internal unnamed_addr global i32 7";
    refused(ok, writable, "");
    refused(writable, ok, "");
    refused(ok, "internal unnamed_addr addrspace(4) constant i32 7", "");
    refused(ok, "internal thread_local unnamed_addr constant i32 7", "");
    refused(ok, "internal unnamed_addr constant float 7.0", "");
    refused(
        ok,
        "internal unnamed_addr constant i32 7, section \"s\"",
        "",
    );
    refused(
        ok,
        "internal unnamed_addr externally_initialized constant i32 7",
        "",
    );
    refused("weak unnamed_addr constant i32 7", ok, "");
    refused(
        "unnamed_addr constant i32 7",
        "unnamed_addr constant i32 7",
        "",
    );
    let used = "@llvm.used = appending global [1 x ptr] [ptr @a], section \"llvm.metadata\"";
    refused(ok, ok, used);
    refused(ok, ok, &used.replace("@a", "@b"));
}

#[test]
fn go_t21_comdats_aliases_and_definitions_of_others_are_left_alone() {
    let refused = |text: &str| {
        let t = Test::new("constmerge", text);
        t.refused(&merge(&t, "a", "b"), "GO-T21");
    };
    let b = "@b = internal unnamed_addr constant i32 7";
    refused(&format!(
        "$c = comdat any\n@a = internal unnamed_addr constant i32 7, comdat($c)\n{b}"
    ));
    refused(&format!(
        "@a = internal unnamed_addr constant i32 7\n{b}\n@x = alias i32, ptr @b"
    ));
    refused(&format!("@a = external unnamed_addr constant i32\n{b}"));
    refused(&format!(
        "@a = internal unnamed_addr constant i32 7, !type !0\n{b}\n!0 = !{{i64 0, !\"t\"}}"
    ));
    refused(&format!(
        "@a = internal unnamed_addr constant i32 7\n{b}
@llvm.compiler.used = appending global [1 x ptr addrspace(1)] [ptr addrspace(1) addrspacecast (ptr @b to ptr addrspace(1))], section \"llvm.metadata\""
    ));
    let t = Test::new(
        "constmerge",
        &format!("@a = linkonce_odr unnamed_addr constant i32 7\n{b}"),
    );
    t.accepted(&merge(&t, "a", "b"));
}

#[test]
fn go_t21_the_visible_one_or_else_the_first_stays() {
    let t = Test::new(
        "constmerge",
        "@a = internal unnamed_addr constant i32 7
@b = internal unnamed_addr constant i32 7
@c = unnamed_addr constant i32 7
@x = internal unnamed_addr constant i32 8
@y = internal unnamed_addr constant i32 8
@r = global [4 x ptr] [ptr @a, ptr @b, ptr @x, ptr @y]",
    );
    t.accepted(&merge(&t, "c", "a"));
    t.accepted(&merge(&t, "x", "y"));
    let (text, n) = t.run();
    assert_eq!(n, 3);
    has_lines(
        &text,
        &["@r = global [4 x ptr] [ptr @c, ptr @c, ptr @x, ptr @x]"],
    );
}

fn moves(t: &Test, name: &str) -> ModuleRewrite {
    ModuleRewrite::MoveToGlobalSpace {
        global: t.global(name),
    }
}

#[test]
fn pl_r10_every_use_goes_through_a_cast() {
    let t = Test::new(
        "generic-to-nvvm",
        "@g = hidden global [2 x i32] [i32 1, i32 2], align 8
@self = internal global ptr @self
@d = external global i32
@al = alias i32, ptr @g
@table = global { ptr, [1 x ptr] } { ptr @g, [1 x ptr] [ptr getelementptr (i8, ptr @g, i64 4)] }
@llvm.used = appending global [1 x ptr] [ptr @g], section \"llvm.metadata\"
define i32 @f() {
  %a = load i32, ptr @g
  %b = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  %c = insertvalue [1 x ptr] [ptr @g], ptr @d, 0
  %r = add i32 %a, %b
  ret i32 %r
}",
    );
    let cast = "ptr addrspacecast (ptr addrspace(1) @g to ptr)";
    let text = t.accepted(&moves(&t, "g"));
    has_lines(
        &text,
        &["@g = hidden addrspace(1) global [2 x i32] [i32 1, i32 2], align 8"],
    );
    has_lines(
        &text,
        &["@al = alias i32, addrspacecast (ptr addrspace(1) @g to ptr)"],
    );
    has_lines(
        &text,
        &[
            &format!(
                "@table = global {{ ptr, [1 x ptr] }} {{ {cast}, [1 x ptr] [ptr getelementptr (i8, {cast}, i64 4)] }}"
            ),
            &format!("@llvm.used = appending global [1 x ptr] [{cast}], section \"llvm.metadata\""),
            &format!("%a = load i32, {cast}, align 4"),
            &format!("%b = load i32, ptr getelementptr (i8, {cast}, i64 4), align 4"),
            &format!("%c = insertvalue [1 x ptr] [{cast}], ptr @d, 0"),
        ],
    );
    let text = t.accepted(&moves(&t, "self"));
    has_lines(
        &text,
        &["@self = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @self to ptr)"],
    );
    let (text, n) = t.run();
    assert_eq!(n, 4);
    has_lines(&text, &["@d = external addrspace(1) global i32"]);
}

#[test]
fn pl_r10_other_spaces_handles_and_functions_stay() {
    let t = Test::new(
        "generic-to-nvvm",
        "@one = addrspace(1) global i32 0
@shared = internal addrspace(3) global i32 undef
@tex = global i64 0
@tls = thread_local global i32 0
@llvm.compiler.used = appending global [1 x ptr] [ptr @tex], section \"llvm.metadata\"
define void @f() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @tex, !\"texture\", i32 1}",
    );
    for name in ["one", "shared", "tex", "tls", "llvm.compiler.used", "f"] {
        t.refused(&moves(&t, name), "PL-R10");
    }
    assert_eq!(t.run().1, 0);
}
