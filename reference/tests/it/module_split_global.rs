//! B1, a struct split into its fields (GO-R7): the field variables, where accesses
//! go, alignment, and the traps about accesses that are no field's.

#![allow(clippy::unwrap_used)]

use crate::module_support;

use module_support::{Test, has_lines};
use tandem_ir::rewrite::ModuleRewrite;

fn test(text: &str) -> Test {
    Test::new("globalopt", text)
}

fn split(t: &Test) -> ModuleRewrite {
    ModuleRewrite::SplitGlobal {
        global: t.global("s"),
    }
}

#[test]
fn go_r7_fields_keep_space_tls_and_initialiser() {
    let t = test("@s.f1 = external global i8
@s = internal addrspace(1) global { i8, i32, [2 x i16] } { i8 1, i32 2, [2 x i16] [i16 3, i16 4] }, align 8
define i32 @f(i32 %v) {
  store i32 %v, ptr addrspace(1) getelementptr inbounds ({ i8, i32, [2 x i16] }, ptr addrspace(1) @s, i64 0, i32 1)
  %p = getelementptr i8, ptr addrspace(1) @s, i64 8
  %q = getelementptr i8, ptr addrspace(1) %p, i64 2
  store i16 7, ptr addrspace(1) %q
  %c = addrspacecast ptr addrspace(1) %q to ptr
  %b = load i8, ptr %c
  %a = load atomic i8, ptr addrspace(1) @s monotonic, align 1
  %r = zext i8 %b to i32
  ret i32 %r
}");
    let text = t.accepted(&split(&t));
    has_lines(
        &text,
        &[
            "@s.f1 = external global i8",
            "@s.f0 = internal addrspace(1) global i8 1, align 8",
            "@s.f1.1 = internal addrspace(1) global i32 2, align 4",
            "@s.f2 = internal addrspace(1) global [2 x i16] [i16 3, i16 4], align 8",
            "store i32 %v, ptr addrspace(1) @s.f1.1, align 4",
            "store i16 7, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f2, i64 2), align 2",
            "%b = load i8, ptr addrspacecast (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f2, i64 2) to ptr), align 1",
            "%a = load atomic i8, ptr addrspace(1) @s.f0 monotonic, align 1",
        ],
    );
    assert!(!text.contains("@s ") && !text.contains("%p ="), "{text}");
}

#[test]
fn go_t23_thread_local_stays_thread_local_and_undef_stays_undef() {
    let t = test(
        "@s = internal thread_local constant { i32, float } { i32 undef, float 1.0 }
define float @f() {
  %v = load float, ptr getelementptr (i8, ptr @s, i64 4)
  ret float %v
}",
    );
    let text = t.accepted(&split(&t));
    has_lines(
        &text,
        &[
            "@s.f0 = internal thread_local constant i32 undef, align 4",
            "@s.f1 = internal thread_local constant float 1.000000e+00, align 4",
        ],
    );
}

#[test]
fn go_r7_an_access_of_the_whole_becomes_one_for_each_field() {
    let t = test(
        "%pair = type { i32, i64 }
@s = internal global %pair zeroinitializer, align 16
define %pair @f(%pair %v) {
  store %pair %v, ptr @s, align 16
  %r = load %pair, ptr @s, align 4
  ret %pair %r
}",
    );
    let text = t.accepted(&split(&t));
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let stores = lines.iter().filter(|l| l.starts_with("store ")).count();
    let loads = lines.iter().filter(|l| l.contains(" = load ")).count();
    assert_eq!((stores, loads), (2, 2), "{text}");
    has_lines(
        &text,
        &[
            "@s.f0 = internal global i32 0, align 16",
            "@s.f1 = internal global i64 0, align 4",
        ],
    );
}

#[test]
fn go_t7_accesses_of_padding_or_of_two_fields_are_refused() {
    let text = |access: &str| {
        format!(
            "@s = internal global {{ i8, i32 }} {{ i8 1, i32 2 }}
define void @f() {{
  {access}
  ret void
}}"
        )
    };
    for access in [
        "store i64 8589934597, ptr @s",
        "store i8 7, ptr getelementptr (i8, ptr @s, i64 2)",
        "%v = load i16, ptr @s",
        "%v = load [0 x i8], ptr @s",
        "%v = load { i32, i32 }, ptr @s",
    ] {
        let t = test(&text(access));
        t.refused(&split(&t), "GO-R7");
    }
    for access in [
        "store i16 7, ptr getelementptr (i8, ptr @s, i64 6), align 1",
        "store i8 7, ptr @s",
        "store { i8, i32 } zeroinitializer, ptr @s",
    ] {
        let t = test(&text(access));
        t.accepted(&split(&t));
    }
}

#[test]
fn go_t8_a_field_is_aligned_as_its_accesses_say() {
    let t = test(
        "@s = internal global { [4 x i32], [4 x i32] } zeroinitializer, align 16
define <4 x i32> @f() {
  %v = load <4 x i32>, ptr getelementptr (i8, ptr @s, i64 16), align 16
  ret <4 x i32> %v
}",
    );
    let text = t.accepted(&split(&t));
    has_lines(
        &text,
        &[
            "@s.f1 = internal global [4 x i32] zeroinitializer, align 16",
            "%v = load <4 x i32>, ptr @s.f1, align 16",
        ],
    );
    // Aligned in the struct, but not so far from the start of the field.
    let t = test(
        "@s = internal global { i32, [4 x i32] } zeroinitializer
define i64 @f() {
  %v = load i64, ptr getelementptr (i8, ptr @s, i64 8), align 8
  ret i64 %v
}",
    );
    let text = t.accepted(&split(&t));
    has_lines(
        &text,
        &[
            "@s.f1 = internal global [4 x i32] zeroinitializer, align 4",
            "%v = load i64, ptr getelementptr inbounds (i8, ptr @s.f1, i64 4), align 4",
        ],
    );
}

#[test]
fn go_t9_an_index_that_may_walk_out_of_its_field_is_refused() {
    let t = test(
        "@s = internal global { [2 x i32], [2 x i32] } zeroinitializer
define i32 @get(i64 %i) {
  %p = getelementptr inbounds [2 x i32], ptr @s, i64 0, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}",
    );
    t.refused(&split(&t), "GO-R3");
}

#[test]
fn go_t10_and_other_escapes_are_refused() {
    let text = |escape: &str| {
        format!(
            "@s = internal global {{ i32, i32 }} zeroinitializer
@h = internal global ptr null
declare void @take(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i64 @f(i1 %c, ptr %o) {{
  {escape}
  ret i64 0
}}"
        )
    };
    for escape in [
        "store ptr @s, ptr @h",
        "call void @take(ptr @s)",
        "%i = ptrtoint ptr @s to i64",
        "store i64 ptrtoint (ptr @s to i64), ptr %o",
        "%i = icmp eq ptr @s, %o",
        "%i = select i1 %c, ptr @s, ptr %o",
        "%i = atomicrmw add ptr @s, i32 1 monotonic",
        "%i = cmpxchg ptr @s, i32 1, i32 2 monotonic monotonic",
        "call void @llvm.memcpy.p0.p0.i64(ptr @s, ptr %o, i64 8, i1 false)",
        "call void asm sideeffect \"\", \"r\"(ptr @s)",
        "%i = load i32, ptr getelementptr (i8, ptr @s, i64 8)",
        "%i = load i32, ptr getelementptr (i8, ptr @s, i64 -1)",
    ] {
        let t = test(&text(escape));
        t.refused(&split(&t), "GO-R3");
    }
    let t = test(&text(
        "%i = load i32, ptr getelementptr (i8, ptr @s, i64 4)",
    ));
    t.accepted(&split(&t));
}

#[test]
fn go_r3_an_address_in_metadata_is_an_escape() {
    let text = |operand: &str| {
        format!(
            "@s = internal global {{ i32, i32 }} zeroinitializer
declare void @llvm.note(metadata)
define i32 @f() {{
  %p = getelementptr i8, ptr @s, i64 4
  call void @llvm.note(metadata {operand})
  %v = load i32, ptr %p
  ret i32 %v
}}"
        )
    };
    for operand in ["ptr @s", "ptr %p", "!DIArgList(ptr @s, i32 0)"] {
        let t = test(&text(operand));
        t.refused(&split(&t), "GO-R3");
    }
    let t = test(&text("i32 7"));
    t.accepted(&split(&t));
}

#[test]
fn go_r9_offsets_are_those_of_the_address_space() {
    let text = |layout: &str, index: &str| {
        format!(
            "target datalayout = \"{layout}\"
@s = internal addrspace(3) global {{ ptr addrspace(3), i32 }} undef
define i32 @f() {{
  %p = getelementptr i8, ptr addrspace(3) @s, i64 {index}
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}}"
        )
    };
    // The second field begins where the pointer ends.
    let t = test(&text("e-p3:32:32", "4"));
    let after = t.accepted(&split(&t));
    has_lines(&after, &["%v = load i32, ptr addrspace(3) @s.f1, align 4"]);
    let t = test(&text("e-p3:64:64", "4"));
    let after = t.accepted(&split(&t));
    assert!(after.contains("@s.f0, i64 4"), "{after}");
    // An index that the arithmetic of 32 bits would cut.
    let t = test(&text("e-p3:32:32", "4294967300"));
    t.refused(&split(&t), "GO-R3");
}

#[test]
fn go_r4_atomic_accesses_keep_order_and_scope() {
    let t = test(
        "@s = internal addrspace(1) global { i32, i32 } zeroinitializer
define i32 @f(i32 %v) {
  store atomic i32 %v, ptr addrspace(1) @s syncscope(\"block\") release, align 4
  %a = load atomic i32, ptr addrspace(1) @s syncscope(\"block\") acquire, align 4
  ret i32 %a
}",
    );
    let after = t.accepted(&split(&t));
    has_lines(
        &after,
        &[
            "store atomic i32 %v, ptr addrspace(1) @s.f0 syncscope(\"block\") release, align 4",
            "%a = load atomic i32, ptr addrspace(1) @s.f0 syncscope(\"block\") acquire, align 4",
        ],
    );
}

#[test]
fn go_r4_volatile_accesses_are_refused() {
    let t = test(
        "@s = internal global { i32, i32 } zeroinitializer
define i32 @f() {
  %v = load volatile i32, ptr @s
  ret i32 %v
}",
    );
    t.refused(&split(&t), "GO-R4");
}

#[test]
fn go_t20_splitting_ends() {
    let t = test(
        "@s = internal addrspace(1) global { { i32, i32 }, { i32 } } zeroinitializer
define i32 @f(i32 %v) {
  store i32 %v, ptr addrspace(1) @s
  %a = load i32, ptr addrspace(1) @s
  store i32 %a, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @s, i64 8)
  ret i32 %a
}",
    );
    let (text, n) = t.run();
    assert!(n < 12, "{n}");
    has_lines(&text, &["store i32 %v, ptr addrspace(1) @s.f0.f0, align 4"]);
    assert!(!text.contains("@s.f1"), "{text}");
}

#[test]
fn go_r2_only_private_variables_with_known_contents_are_split() {
    let text = |g: &str, more: &str| {
        format!(
            "{g}
{more}
define i32 @f() {{
  %v = load i32, ptr @s
  ret i32 %v
}}"
        )
    };
    let used = "@llvm.used = appending global [1 x ptr] [ptr @s], section \"llvm.metadata\"";
    for (g, more) in [
        ("@s = global { i32, i32 } zeroinitializer", ""),
        ("@s = weak global { i32, i32 } zeroinitializer", ""),
        ("@s = common global { i32, i32 } zeroinitializer", ""),
        ("@s = external global { i32, i32 }", ""),
        (
            "@s = internal externally_initialized global { i32, i32 } zeroinitializer",
            "",
        ),
        (
            "@s = internal global { i32, i32 } zeroinitializer, section \"x\"",
            "",
        ),
        (
            "@s = internal global { i32, i32 } zeroinitializer, !associated !0",
            "!0 = !{ptr @f}",
        ),
        ("@s = internal global { i32, i32 } zeroinitializer", used),
        (
            "@s = internal global { i32, i32 } zeroinitializer",
            "@a = alias i32, ptr @s",
        ),
    ] {
        let t = test(&text(g, more));
        t.refused(&split(&t), "GO-R2");
    }
    let mut t = test(&text(
        "@s = private global { i32, i32 } zeroinitializer",
        "",
    ));
    t.accepted(&split(&t));
    // GO-T15: the other user of the variable is in another shard.
    t.world.is_shard = true;
    t.refused(&split(&t), "GO-R2");
}

#[test]
fn go_r15_access_metadata_stays_and_type_metadata_goes() {
    let t = test(
        "@s = internal global { i32, i32 } zeroinitializer, !type !0
define i32 @f() {
  %v = load i32, ptr @s, !range !1
  ret i32 %v
}
!0 = !{i64 0, !\"t\"}
!1 = !{i32 0, i32 7}",
    );
    let text = t.accepted(&split(&t));
    has_lines(&text, &["@s.f0 = internal global i32 0, align 4"]);
    assert!(text.contains("@s.f0, align 4, !range"), "{text}");
}
