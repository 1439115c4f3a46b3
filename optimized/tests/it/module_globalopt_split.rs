//! GlobalOpt's B1: structs split into their fields (GO-R7), and near misses.
#![allow(clippy::unwrap_used)]

use crate::module_support;
use module_support::*;

#[test]
fn go_r7_fields_become_variables_with_name_type_and_space() {
    for space in [0, 1, 3, 4, 5] {
        let (a, init) = match space {
            0 => (String::new(), "{ i32 7, float 1.0 }"),
            3 | 5 => (format!("addrspace({space}) "), "undef"),
            _ => (format!("addrspace({space}) "), "{ i32 7, float 1.0 }"),
        };
        let r = globalopt(&format!(
            "@s = internal {a}global {{ i32, float }} {init}, align 8
define void @f(i32 %x, ptr %o) {{
  %v = load i32, ptr {a}@s
  store i32 %v, ptr %o
  store i32 %x, ptr {a}@s
  %p = getelementptr inbounds {{ i32, float }}, ptr {a}@s, i64 0, i32 1
  %w = load float, ptr {a}%p
  store float %w, ptr %o
  store float 2.0, ptr {a}%p
  ret void
}}"
        ));
        assert_eq!(r.kinds(), ["split-global"], "{space}");
        let (i, f) = if space == 3 || space == 5 {
            ("undef", "undef")
        } else {
            ("7", "1.000000e+00")
        };
        r.has(&[
            &format!("@s.f0 = internal {a}global i32 {i}, align 8"),
            &format!("@s.f1 = internal {a}global float {f}, align 4"),
            &format!("store float 2.000000e+00, ptr {a}@s.f1"),
        ]);
        r.has_not(&["getelementptr", "@s,"]);
    }
}

#[test]
fn go_r7_tls_and_constant_are_kept_go_t23() {
    let r = globalopt(
        "@s = internal thread_local(localexec) global { i32, i32 } zeroinitializer
@c = internal constant { [200 x i32], i32 } zeroinitializer
define i32 @f(i32 %x, i64 %n) {
  store i32 %x, ptr @s
  %v = load i32, ptr @s
  %p = getelementptr i8, ptr @c, i64 4
  %w = load i32, ptr %p
  %s = add i32 %v, %w
  ret i32 %s
}",
    );
    r.has(&[
        "@s.f0 = internal thread_local(localexec) global i32 0",
        "@c.f0 = internal constant [200 x i32] zeroinitializer",
        "load i32, ptr getelementptr inbounds (i8, ptr @c.f0, i64 4)",
    ]);
    // Unused fields are folded away.
    r.has_not(&["@s.f1", "@c.f1"]);
}

#[test]
fn go_r7_casts_are_repeated_around_the_field() {
    let r = globalopt(
        "@s = internal addrspace(1) global { i32, i32 } zeroinitializer
define i32 @f(i32 %x) {
  %g = addrspacecast ptr addrspace(1) @s to ptr
  %p = getelementptr i8, ptr %g, i64 4
  store i32 %x, ptr %p
  store i16 1, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @s to ptr), i64 6)
  %v = load i32, ptr %p
  ret i32 %v
}",
    );
    r.has(&[
        "store i32 %x, ptr addrspacecast (ptr addrspace(1) @s.f1 to ptr)",
        "store i16 1, ptr addrspacecast (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f1, i64 2) to ptr), align 2",
    ]);
}

#[test]
fn go_r7_go_t7_go_t9_accesses_of_two_fields_or_padding_are_refused() {
    for access in [
        "store i64 1, ptr @s",
        "store i8 1, ptr getelementptr (i8, ptr @s, i64 1)",
        "store i16 1, ptr getelementptr (i8, ptr @s, i64 3)",
        "store [2 x i32] zeroinitializer, ptr @s",
        "store i8 1, ptr getelementptr ({ i8, i32 }, ptr @s, i64 0, i32 0, i64 %n)",
    ] {
        let access = if access.contains("%n") {
            "%p = getelementptr i8, ptr @s, i64 %n\n  store i8 1, ptr %p".to_owned()
        } else {
            access.to_owned()
        };
        globalopt_refuses(&format!(
            "@s = internal global {{ i8, i32 }} zeroinitializer
define i8 @f(i64 %n) {{
  {access}
  %v = load i8, ptr @s
  ret i8 %v
}}"
        ));
    }
}

#[test]
fn go_r7_a_negative_way_round_stays_inside() {
    // The offset is what counts, not the way to it (32-bit addresses wrap).
    let r = globalopt(
        "target datalayout = \"e-p3:32:32:32-i64:64-n32:64\"
@s = internal addrspace(3) global { i32, i32 } undef
define i32 @f(i32 %x) {
  %p = getelementptr i8, ptr addrspace(3) @s, i32 8
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4294967292
  store i32 %x, ptr addrspace(3) %q
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}",
    );
    r.has(&["store i32 %x, ptr addrspace(3) @s.f1"]);
}

#[test]
fn go_r9_offsets_follow_the_pointer_size_of_the_space() {
    let text = |layout: &str| {
        format!(
            "target datalayout = \"{layout}\"
@s = internal addrspace(1) global {{ ptr addrspace(3), i32 }} zeroinitializer
define i32 @f(i32 %x) {{
  %p = getelementptr i8, ptr addrspace(1) @s, i64 4
  store i32 %x, ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}}"
        )
    };
    // With 32-bit shared pointers byte 4 is the integer, otherwise the upper half of the pointer.
    globalopt(&text("e-p3:32:32:32")).has(&["ptr addrspace(1) @s.f1"]);
    let r = globalopt(&text("e"));
    r.has(&["getelementptr inbounds (i8, ptr addrspace(1) @s.f0, i64 4)"]);
}

#[test]
fn go_r7_go_t8_alignment_is_given_or_no_longer_stated() {
    let r = globalopt(
        "@s = internal global { [4 x i32], [4 x i32], i32 } zeroinitializer, align 4
define void @f(<4 x i32> %x, ptr %o, i32 %y) {
  store <4 x i32> %x, ptr @s, align 16
  %a = load <4 x i32>, ptr @s, align 16
  store <4 x i32> %a, ptr %o
  %p = getelementptr i8, ptr @s, i64 20
  store i32 %y, ptr %p, align 8
  %b = load i32, ptr %p, align 4
  store i32 %b, ptr %o
  ret void
}",
    );
    r.has(&[
        "@s.f0 = internal global [4 x i32] zeroinitializer, align 16",
        "store <4 x i32> %x, ptr @s.f0, align 16",
        "store i32 %y, ptr getelementptr inbounds (i8, ptr @s.f1, i64 4), align 4",
    ]);
}

#[test]
fn go_r7_the_struct_as_one_value_becomes_its_fields() {
    let r = globalopt(
        "@s = internal global { i32, i64 } zeroinitializer, align 16
define { i32, i64 } @f({ i32, i64 } %x) {
  store { i32, i64 } %x, ptr @s, align 16
  %v = load { i32, i64 }, ptr @s, align 8, !tbaa !0
  ret { i32, i64 } %v
}
!0 = !{!1, !1, i64 0}
!1 = !{!\"int\", !2}
!2 = !{!\"root\"}",
    );
    assert_eq!(r.kinds(), ["split-global"]);
    r.has(&[
        "extractvalue { i32, i64 } %x, 0",
        "extractvalue { i32, i64 } %x, 1",
        "ptr @s.f0, align 16",
        "load i64, ptr @s.f1, align 4, !tbaa",
        "insertvalue { i32, i64 } poison, i32",
    ]);
}

#[test]
fn go_r4_atomics_inside_a_field_are_copied_unchanged() {
    let r = globalopt(
        "@s = internal addrspace(1) global { i32, i32 } zeroinitializer
define i32 @f(i32 %x) {
  store atomic i32 %x, ptr addrspace(1) @s syncscope(\"block\") release, align 4
  %v = load atomic i32, ptr addrspace(1) @s syncscope(\"block\") acquire, align 4
  ret i32 %v
}",
    );
    r.has(&["store atomic i32 %x, ptr addrspace(1) @s.f0 syncscope(\"block\") release, align 4"]);
    globalopt_refuses(
        "@s = internal global { i32, i32 } zeroinitializer
define i32 @f(i32 %x) {
  store volatile i32 %x, ptr @s
  %v = load i32, ptr @s
  ret i32 %v
}",
    );
}

#[test]
fn go_p3_one_to_sixteen_fields() {
    let text = |n: usize| {
        let fields = vec!["i32"; n].join(", ");
        format!(
            "@s = internal global {{ {fields} }} zeroinitializer
define i32 @f(i32 %x) {{
  store i32 %x, ptr @s
  %v = load i32, ptr @s
  ret i32 %v
}}"
        )
    };
    for n in [1, 2, 16] {
        globalopt(&text(n)).has(&["@s.f0"]);
    }
    globalopt_refuses(&text(17));
}

#[test]
fn go_p6_no_split_without_benefit() {
    let text = |last: &str| {
        format!(
            "@s = internal global {{ [2 x i32], [2 x i32] }} zeroinitializer
define i32 @f(i32 %x) {{
  store i32 %x, ptr @s
  %v = load i32, ptr @s
  store i32 %x, ptr getelementptr (i8, ptr @s, i64 8)
  {last}
  ret i32 %v
}}"
        )
    };
    globalopt_refuses(&text(
        "%w = load i32, ptr getelementptr (i8, ptr @s, i64 12)",
    ));
    assert!(globalopt(&text("")).changed);
}

#[test]
fn go_r11_nested_structs_are_split_to_the_bottom() {
    let r = globalopt(
        "%T = type { i32, { i32, i32 } }
@s = internal global %T { i32 1, { i32, i32 } { i32 2, i32 3 } }
define i32 @f(i32 %x) {
  %p = getelementptr %T, ptr @s, i64 0, i32 1, i32 1
  store i32 %x, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}",
    );
    r.has(&["@s.f1.f1 = internal global i32 3"]);
    r.has_not(&["@s.f0", "@s.f1.f0"]);
}

#[test]
fn go_r7_names_that_are_taken_get_a_number() {
    let r = globalopt(
        "@s.f0 = global i32 9
@s = internal global { i32 } zeroinitializer
define i32 @f(i32 %x) {
  store i32 %x, ptr @s
  %v = load i32, ptr @s
  ret i32 %v
}",
    );
    r.has(&[
        "@s.f0.1 = internal global i32 0",
        "store i32 %x, ptr @s.f0.1",
    ]);
}

#[test]
fn go_r15_dbg_is_copied_and_type_dropped() {
    let r = globalopt(
        "@s = internal global { i32, i32 } zeroinitializer, !type !0
define i32 @f(i32 %x) {
  store i32 %x, ptr @s
  %v = load i32, ptr @s, !range !1
  ret i32 %v
}
!0 = !{i64 0, !\"t\"}
!1 = !{i32 0, i32 9}",
    );
    r.has(&["load i32, ptr @s.f0, align 4, !range"])
        .has_not(&["!type"]);
}

#[test]
fn go_r7_debug_records_forget_the_struct() {
    let r = globalopt(
        "@s = internal global { i32, i32 } zeroinitializer
define i32 @f(i32 %x) !dbg !4 {
    #dbg_value(ptr @s, !8, !DIExpression(), !9)
  store i32 %x, ptr @s, !dbg !9
  %v = load i32, ptr @s, !dbg !9
  ret i32 %v, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !DISubroutineType(types: !7)
!3 = !{i32 2, !\"Debug Info Version\", i32 3}
!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !2, spFlags: DISPFlagDefinition, unit: !0)
!7 = !{null}
!8 = !DILocalVariable(name: \"p\", scope: !4, file: !1, line: 1, type: !10)
!9 = !DILocation(line: 1, scope: !4)
!10 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)",
    );
    r.has(&["#dbg_value(ptr poison"]);
}

#[test]
fn x_7_the_same_text_twice() {
    let text = "@s = internal global { i32, i32 } zeroinitializer
@t = internal global { i32, i32 } zeroinitializer
define i32 @f(i32 %x) {
  store i32 %x, ptr @s
  store i32 %x, ptr @t
  %v = load i32, ptr @s
  %w = load i32, ptr @t
  %r = add i32 %v, %w
  ret i32 %r
}";
    assert_eq!(globalopt(text).text, globalopt(text).text);
}
