//! What each delta makes of a small program, word for word.

#![allow(clippy::unwrap_used)]

use std::ops::Range;
use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;
use tandem_reduce::delta::{by_name, measure};

/// The program after candidates `which` of a delta.
fn after(delta: &str, which: Range<usize>, text: &str) -> String {
    let m = parse(text.as_bytes(), "t.ll").unwrap();
    assert!(verify(&m).is_empty(), "{:?}", verify(&m));
    let d = by_name(delta).unwrap_or_else(|| panic!("no delta {delta}"));
    let n = d.candidates(&m);
    assert!(which.end <= n, "{delta} has only {n} candidates");
    let new = d
        .apply(&m, which)
        .unwrap_or_else(|| panic!("{delta} makes nothing"));
    assert!(d.is_escape() || measure(&new) < measure(&m));
    print(&new)
}

/// The instructions of the first function, one a line, without labels.
fn body(delta: &str, which: Range<usize>, text: &str) -> Vec<String> {
    let all = after(delta, which, text);
    let lines = all.lines().skip_while(|l| !l.starts_with("define"));
    let inside = lines.skip(1).take_while(|l| *l != "}");
    inside
        .filter(|l| l.starts_with(' '))
        .map(|l| l.trim().to_string())
        .collect()
}

/// How many candidates a delta has.
fn count(delta: &str, text: &str) -> usize {
    by_name(delta)
        .unwrap()
        .candidates(&parse(text.as_bytes(), "t.ll").unwrap())
}

const DIAMOND: &str = "
define i32 @f(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %then, label %else
then:
  %a = add nsw i32 %x, 40
  br label %join
else:
  %b = mul i32 %y, 3
  br label %join
join:
  %p = phi i32 [ %a, %then ], [ %b, %else ]
  ret i32 %p
}
";

#[test]
fn dropped_blocks_take_their_edges_along() {
    assert_eq!(
        body("blocks", 0..1, DIAMOND),
        [
            "br label %else",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ]",
            "ret i32 %p"
        ]
    );
    assert_eq!(body("blocks", 0..3, DIAMOND), ["ret i32 0"]);
}

#[test]
fn bypassed_blocks_leave_their_edges_to_others() {
    assert_eq!(
        body("bypass-blocks", 0..1, DIAMOND),
        [
            "br i1 %c, label %join, label %else",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ], [ 0, %entry ]",
            "ret i32 %p"
        ]
    );
}

#[test]
fn branches_become_unconditional() {
    let first = [
        "br label %then",
        "%a = add nsw i32 %x, 40",
        "br label %join",
        "%p = phi i32 [ %a, %then ]",
        "ret i32 %p",
    ];
    assert_eq!(body("branches-to-first", 0..1, DIAMOND), first);
    let last = [
        "br label %else",
        "%b = mul i32 %y, 3",
        "br label %join",
        "%p = phi i32 [ %b, %else ]",
        "ret i32 %p",
    ];
    assert_eq!(body("branches-to-last", 0..1, DIAMOND), last);
}

#[test]
fn a_block_can_return_early() {
    assert_eq!(body("return-early", 0..1, DIAMOND), ["ret i32 0"]);
    let lines = body("return-early", 1..2, DIAMOND);
    assert!(
        lines.contains(&"ret i32 0".to_string())
            && lines.contains(&"%p = phi i32 [ %b, %else ]".to_string())
    );
}

const SWITCH: &str = "
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 5, label %b
    i32 7, label %a
  ]
a:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %p
b:
  ret i32 2
d:
  ret i32 3
}
";

#[test]
fn switch_cases_go_one_by_one() {
    assert_eq!(count("cut-edges", SWITCH), 4);
    let text = after("cut-edges", 0..1, SWITCH);
    assert!(
        !text.contains("i32 7, label") && text.contains("phi i32 [ 1, %entry ]\n"),
        "{text}"
    );
    // The default goes: the first case takes its place.
    let text = after("cut-edges", 3..4, SWITCH);
    assert!(
        text.contains("switch i32 %x, label %a [") && !text.contains("d:"),
        "{text}"
    );
    assert_eq!(
        body("cut-edges", 0..3, SWITCH),
        ["br label %d", "ret i32 3"]
    );
    assert_eq!(body("branches-to-other", 0..1, SWITCH)[0], "br label %a");
}

#[test]
fn unreachable_blocks_go_and_straight_ones_merge() {
    let text = "define i32 @f(i32 %x) {\n  br label %m\nm:\n  %p = phi i32 [ %x, %0 ]\n  %q = add i32 %p, 1\n  ret i32 %q\ndead:\n  br label %m2\nm2:\n  ret i32 9\n}";
    assert_eq!(
        body("unreachable-blocks", 0..2, text),
        [
            "br label %m",
            "%p = phi i32 [ %x, %0 ]",
            "%q = add i32 %p, 1",
            "ret i32 %q"
        ]
    );
    assert_eq!(
        body("merge-blocks", 0..1, text)[..2],
        ["%q = add i32 %x, 1", "ret i32 %q"]
    );
}

const STRAIGHT: &str = "
define i32 @f(i32 %x, i32 %y) {
  %a = add nsw i32 %x, %y
  %b = shl i32 %a, 20
  %c = sub i32 %b, %a
  ret i32 %c
}
";

#[test]
fn instructions_go() {
    assert_eq!(
        body("instructions", 0..1, STRAIGHT),
        ["%b = shl i32 0, 20", "%c = sub i32 %b, 0", "ret i32 %c"]
    );
    assert_eq!(body("instructions", 0..3, STRAIGHT), ["ret i32 0"]);
    assert_eq!(
        body("instructions-to-operands", 1..3, STRAIGHT),
        ["%a = add nsw i32 %x, %y", "ret i32 %a"]
    );
    assert_eq!(
        body("instructions-to-other-operands", 0..1, STRAIGHT)[0],
        "%b = shl i32 %y, 20"
    );
}

#[test]
fn select_freeze_and_phi_become_one_of_their_values() {
    let text = "define i32 @f(i1 %c, i32 %x, i32 %y) {\n  %s = select i1 %c, i32 %x, i32 %y\n  %t = freeze i32 %s\n  ret i32 %t\n}";
    assert_eq!(body("instructions-to-operands", 0..2, text), ["ret i32 %x"]);
    assert_eq!(
        body("instructions-to-other-operands", 0..1, text),
        ["%t = freeze i32 %y", "ret i32 %t"]
    );
    // Neither value of the phi is known where the phi is.
    assert_eq!(count("instructions-to-operands", DIAMOND), 2);
}

#[test]
fn constants_fold() {
    let text = "define i32 @f() {\n  %a = add i32 40, 2\n  %b = sdiv i32 -2147483648, -1\n  %c = icmp ult i32 5, 3\n  %s = select i1 true, i32 %a, i32 7\n  %d = zext i1 %c to i32\n  %e = xor i32 %d, %s\n  %g = or i32 %e, %b\n  ret i32 %g\n}";
    assert_eq!(
        body("fold-constants", 0..count("fold-constants", text), text),
        [
            "%b = sdiv i32 -2147483648, -1",
            "%d = zext i1 false to i32",
            "%e = xor i32 %d, 42",
            "%g = or i32 %e, %b",
            "ret i32 %g"
        ]
    );
}

#[test]
fn operands_become_simpler() {
    assert_eq!(
        body("operands-to-zero", 0..2, STRAIGHT)[0],
        "%a = add nsw i32 0, 0"
    );
    assert_eq!(
        body("operands-to-one", 1..2, STRAIGHT)[0],
        "%a = add nsw i32 %x, 1"
    );
    assert_eq!(
        body("constants-to-zero", 0..1, STRAIGHT)[1],
        "%b = shl i32 %a, 0"
    );
    assert_eq!(
        body("constants-to-one", 0..1, STRAIGHT)[1],
        "%b = shl i32 %a, 1"
    );
    assert_eq!(
        body("halve-constants", 0..1, STRAIGHT)[1],
        "%b = shl i32 %a, 10"
    );
    assert_eq!(
        body("step-constants", 0..1, STRAIGHT)[1],
        "%b = shl i32 %a, 19"
    );
    assert_eq!(
        body("operands-to-arguments", 1..2, STRAIGHT)[1],
        "%b = shl i32 %x, 20"
    );
    assert_eq!(
        body("operands-skip", 1..2, STRAIGHT)[2],
        "%c = sub i32 %a, %a"
    );
    assert_eq!(
        body("operands-to-earlier", 0..1, STRAIGHT)[2],
        "%c = sub i32 %a, %a"
    );
}

#[test]
fn an_undefined_value_becomes_a_defined_one() {
    let text = "define i32 @f() {\n  %a = add i32 undef, poison\n  ret i32 %a\n}";
    assert_eq!(
        body("constants-to-zero", 0..2, text)[0],
        "%a = add i32 0, 0"
    );
}

#[test]
fn fixed_operands_stay() {
    let text = "%s = type { i32, i32 }
define ptr @f(ptr %p, i64 %n) {
  %q = getelementptr %s, ptr %p, i64 2, i32 1
  %a = alloca i32, i32 1
  call void @llvm.memset.p0.i64(ptr %q, i8 7, i64 8, i1 false)
  ret ptr %q
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)";
    // 2, 7 and 8 are numbers; the field, the slot's count and the immediate are not.
    assert_eq!(count("constants-to-zero", text), 3);
}

#[test]
fn operations_become_simpler() {
    let text = "define i1 @f(i32 %x, i32 %y) {\n  %a = sdiv exact i32 %x, %y\n  %c = icmp sgt i32 %a, 3\n  ret i1 %c\n}";
    let n = count("operations", text);
    assert_eq!(
        body("operations", 0..n, text),
        ["%a = add i32 %x, %y", "%c = icmp eq i32 %a, 3", "ret i1 %c"]
    );
    let text = "define i64 @f(i32 %x) {\n  %a = sext i32 %x to i64\n  ret i64 %a\n}";
    assert_eq!(body("operations", 0..1, text)[0], "%a = zext i32 %x to i64");
}

#[test]
fn memory_operations_become_plain_accesses() {
    let text = "define i32 @f(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %q, i64 16, i1 false)
  %v = atomicrmw add ptr %p, i32 1 seq_cst, align 4
  ret i32 %v
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)";
    assert_eq!(
        body("memory-operations", 0..2, text),
        [
            "store i8 0, ptr %p, align 1",
            "%v = load i32, ptr %p, align 4",
            "ret i32 %v"
        ]
    );
}

#[test]
fn addresses_become_simpler() {
    let text = "define ptr @f(ptr %p, i64 %n) {\n  %q = getelementptr inbounds [4 x i32], ptr %p, i64 %n, i64 2\n  ret ptr %q\n}";
    assert_eq!(
        body("addresses", 0..1, text)[0],
        "%q = getelementptr inbounds [4 x i32], ptr %p, i64 %n"
    );
    let text = "define ptr @f(ptr %p, i64 %n) {\n  %q = getelementptr i32, ptr %p, i64 %n\n  ret ptr %q\n}";
    assert_eq!(
        body("addresses", 0..1, text)[0],
        "%q = getelementptr i8, ptr %p, i64 %n"
    );
}

#[test]
fn flags_and_access_properties_go() {
    let text = "define i32 @f(ptr %p, i32 %x) {\n  %a = add nuw nsw i32 %x, 1\n  %v = load atomic volatile i32, ptr %p syncscope(\"agent\") acquire, align 4\n  ret i32 %v\n}";
    assert_eq!(body("flags", 0..2, text)[0], "%a = add i32 %x, 1");
    let n = count("accesses", text);
    assert_eq!(
        body("accesses", 0..n, text)[1],
        "%v = load i32, ptr %p, align 4"
    );
    assert_eq!(
        body("accesses", 0..1, text)[1],
        "%v = load atomic i32, ptr %p syncscope(\"agent\") acquire, align 4"
    );
}

#[test]
fn calls_lose_what_decorates_them() {
    let text = "define void @f(ptr %p) {\n  tail call void @g(ptr noundef %p) #0 [ \"deopt\"(i32 1), \"x\"(ptr %p) ]\n  call void asm sideeffect \"nop\", \"~{memory}\"()\n  ret void\n}\ndeclare void @g(ptr)\nattributes #0 = { nounwind }";
    let n = count("calls", text);
    assert_eq!(
        body("calls", 0..n, text),
        [
            "call void @g(ptr %p)",
            "call void asm sideeffect \"\", \"~{memory}\"()",
            "ret void"
        ]
    );
}

#[test]
fn functions_go_with_their_calls() {
    let text = "define i32 @f(i32 %x) {\n  %r = call i32 @g(i32 %x)\n  store ptr @g, ptr @v\n  ret i32 %r\n}\ndefine i32 @g(i32 %x) {\n  ret i32 %x\n}\n@v = global ptr null";
    assert_eq!(
        body("functions", 1..2, text),
        ["store ptr null, ptr @v, align 8", "ret i32 0"]
    );
    let declared = after("function-bodies", 1..2, text);
    assert!(
        declared.contains("declare i32 @g(i32)") && declared.contains("call i32 @g"),
        "{declared}"
    );
    assert_eq!(body("empty-bodies", 0..1, text), ["ret i32 0"]);
    assert_eq!(
        body("global-variables", 0..1, text)[1],
        "store ptr @g, ptr null, align 8"
    );
}

#[test]
fn an_invoke_of_what_goes_becomes_a_branch() {
    let text = "define void @f() personality ptr @p {\n  invoke void @g() to label %a unwind label %b\na:\n  ret void\nb:\n  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\ndeclare void @g()\ndeclare i32 @p(...)";
    let at = (0..3)
        .find(|&n| !after("functions", n..n + 1, text).contains("@g"))
        .unwrap();
    assert_eq!(body("functions", at..at + 1, text)[0], "br label %a");
    assert_eq!(
        body("branches-to-first", 0..1, text)[..2],
        ["call void @g()", "br label %a"]
    );
}

#[test]
fn aliases_become_what_they_stand_for() {
    let text = "define void @f() {\n  call void @a()\n  ret void\n}\n@a = alias void (), ptr @f";
    let text = after("aliases", 0..1, text);
    assert!(
        text.contains("call void @f()") && !text.contains("alias"),
        "{text}"
    );
}

#[test]
fn parameters_and_results_go_everywhere() {
    let text = "define i32 @f(i32 %x, i32 %y) {\n  %r = call i32 @f(i32 %y, i32 %x)\n  %s = add i32 %r, %y\n  ret i32 %s\n}";
    let without = after("parameters", 0..1, text);
    assert!(
        without.contains("define i32 @f(i32 %y) {\n  %r = call i32 @f(i32 0)\n"),
        "{without}"
    );
    let void = after("results", 0..1, text);
    assert!(
        void.contains("define void @f(")
            && void.contains("  call void @f(i32 %y, i32 %x)\n  %s = add i32 0, %y\n  ret void"),
        "{void}"
    );
}

#[test]
fn a_result_becomes_an_argument_and_callers_pass_zero() {
    let text = "define i32 @f(i32 %x) {\n  %a = mul i32 %x, 77\n  %b = add i32 %a, 1\n  ret i32 %b\n}\ndefine i32 @g() {\n  %r = call i32 @f(i32 3)\n  ret i32 %r\n}";
    let text = after("instructions-to-arguments", 0..1, text);
    assert!(
        text.contains("define i32 @f(i32 %x, i32 %0) {\n  %b = add i32 %0, 1\n"),
        "{text}"
    );
    assert!(text.contains("call i32 @f(i32 3, i32 0)"), "{text}");
}

#[test]
fn a_computed_value_becomes_the_result() {
    let text = "define void @f(i64 %x, ptr %p) {\n  %a = mul i64 %x, 77\n  store i64 %a, ptr %p\n  ret void\n}\ndefine void @g(ptr %p) {\n  call void @f(i64 3, ptr %p)\n  ret void\n}";
    let text = after("instructions-to-results", 0..1, text);
    assert!(
        text.contains("define i64 @f(i64 %x, ptr %p) {\n  %a = mul i64 %x, 77\n  ret i64 %a\n}"),
        "{text}"
    );
    assert!(text.contains(" = call i64 @f(i64 3, ptr %p)"), "{text}");
}

#[test]
fn target_features_and_distinct_nodes_go_one_by_one() {
    let text = "define void @f() \"target-features\"=\"+a,+b,-c\" {\n  ret void, !x !0\n}\n!0 = distinct !{i32 1}\n";
    assert!(after("target-features", 1..2, text).contains("=\"+a,-c\""));
    assert!(after("target-features", 0..2, text).contains("=\"+a\""));
    assert!(after("distinct-metadata", 0..1, text).contains("!0 = !{i32 1}"));
}

#[test]
fn initializers_become_zero_and_then_none() {
    let text = "@a = internal constant [2 x i32] [i32 1, i32 2]\ndefine void @f() {\n  ret void\n}";
    assert!(
        after("initializers", 0..1, text)
            .contains("@a = internal constant [2 x i32] zeroinitializer")
    );
    assert!(after("initializers", 1..2, text).contains("@a = external constant [2 x i32]"));
}

#[test]
fn integers_become_narrower() {
    let text = "define i32 @f(i64 %x, ptr %p) {
  %t = trunc i64 %x to i32
  %a = add i64 %x, 5000000001
  %s = zext i32 %t to i64
  %m = call i64 @llvm.umin.i64(i64 %a, i64 %s)
  store i64 %m, ptr %p, align 8
  ret i32 %t
}
declare i64 @llvm.umin.i64(i64, i64)";
    assert_eq!(count("integer-widths", text), 2);
    assert_eq!(
        body("integer-widths", 0..1, text),
        [
            "%a = add i32 %x, 705032705",
            "%m = call i32 @llvm.umin.i32(i32 %a, i32 %x)",
            "store i32 %m, ptr %p, align 8",
            "ret i32 %x"
        ]
    );
    let both = body("integer-widths", 0..2, text);
    assert_eq!(both[0], "%t = trunc i32 %x to i16");
    let odd = "define i33 @f(i33 %x) {\n  %a = add i33 %x, 7\n  ret i33 %a\n}";
    assert_eq!(body("integer-widths", 0..1, odd)[0], "%a = add i32 %x, 7");
}

#[test]
fn narrower_switches_lose_equal_cases_with_their_phi_entries() {
    let text = "define i64 @f(i64 %x) {
entry:
  switch i64 %x, label %d [
    i64 1, label %a
    i64 4294967297, label %a
    i64 2, label %d
  ]
a:
  %p = phi i64 [ 3, %entry ], [ 3, %entry ]
  ret i64 %p
d:
  ret i64 0
}";
    let text = after("integer-widths", 0..1, text);
    assert_eq!(text.matches("label %a").count(), 1, "{text}");
    assert!(text.contains("%p = phi i32 [ 3, %entry ]\n"), "{text}");
}

#[test]
fn struct_indices_stay_i32_when_integers_become_narrower() {
    let text = "define ptr @f(ptr %p, i32 %n) {\n  %q = getelementptr { i32, [8 x i32] }, ptr %p, i32 0, i32 1, i32 %n\n  ret ptr %q\n}";
    assert_eq!(
        body("integer-widths", 0..1, text)[0],
        "%q = getelementptr { i16, [8 x i16] }, ptr %p, i16 0, i32 1, i16 %n"
    );
}

#[test]
fn an_intrinsic_of_fixed_type_goes_when_its_type_does() {
    let text = "define i32 @f() {\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  ret i32 %t\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()";
    assert_eq!(body("integer-widths", 0..1, text), ["ret i16 0"]);
}

#[test]
fn floats_become_narrower() {
    let text = "define double @f(float %x) {\n  %e = fpext float %x to double\n  %a = fmul fast double %e, 1.500000e+00\n  ret double %a\n}";
    assert_eq!(
        body("float-formats", 0..1, text),
        ["%a = fmul fast float %x, 1.500000e+00", "ret float %a"]
    );
}

#[test]
fn vectors_lose_lanes() {
    let text = "define i32 @f(<4 x i32> %v) {
  %s = shufflevector <4 x i32> %v, <4 x i32> zeroinitializer, <4 x i32> <i32 3, i32 2, i32 5, i32 0>
  %i = insertelement <4 x i32> %s, i32 9, i32 3
  %a = add <4 x i32> %i, <i32 1, i32 2, i32 3, i32 4>
  %e = extractelement <4 x i32> %a, i32 2
  ret i32 %e
}";
    assert_eq!(
        body("vector-lanes", 0..1, text),
        [
            "%s = shufflevector <2 x i32> %v, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 1>",
            "%i = insertelement <2 x i32> %s, i32 9, i32 1",
            "%a = add <2 x i32> %i, <i32 1, i32 2>",
            "%e = extractelement <2 x i32> %a, i32 1",
            "ret i32 %e"
        ]
    );
    let two = "define float @f(<2 x float> %v, float %x) {\n  %i = insertelement <2 x float> %v, float %x, i32 1\n  %a = fadd <2 x float> %i, %v\n  %e = extractelement <2 x float> %a, i32 0\n  ret float %e\n}";
    assert_eq!(
        body("vector-lanes", 0..1, two),
        ["%a = fadd float %x, %v", "ret float %a"]
    );
}

#[test]
fn arrays_and_structs_shrink() {
    let text = "@t = global [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]\ndefine ptr @f() {\n  %a = alloca [8 x i32]\n  ret ptr %a\n}";
    let half = after("array-lengths", 0..1, text);
    assert!(
        half.contains("[4 x i32] [i32 1, i32 2, i32 3, i32 4]")
            && half.contains("alloca [4 x i32]"),
        "{half}"
    );
    assert!(after("array-lengths", 1..2, text).contains("@t = global [1 x i32] [i32 1]"));
    let text = "%s = type { i32, i8, i32 }
@g = global %s { i32 1, i8 2, i32 3 }
define i32 @f(ptr %p, %s %v) {
  %a = getelementptr %s, ptr %p, i64 1, i32 2
  %b = getelementptr %s, ptr %p, i64 1, i32 1
  %x = extractvalue %s %v, 2
  %y = insertvalue %s %v, i8 5, 1
  store %s %y, ptr %b
  store i32 %x, ptr %a
  ret i32 %x
}";
    let text = after("struct-fields", 1..2, text);
    assert!(
        text.contains("%s = type { i32, i32 }") && text.contains("@g = global %s { i32 1, i32 3 }"),
        "{text}"
    );
    assert!(
        text.contains("%a = getelementptr %s, ptr %p, i64 1, i32 1\n")
            && text.contains("%x = extractvalue %s %v, 1\n"),
        "{text}"
    );
    assert!(
        text.contains("store %s %v, ptr %p") && !text.contains("%b"),
        "{text}"
    );
}

#[test]
fn address_spaces_become_generic() {
    let text = "@s = addrspace(3) global i32 undef
define i32 @f() {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %v = load i32, ptr %p
  call void @llvm.memcpy.p0.p3.i64(ptr %p, ptr addrspace(3) @s, i64 4, i1 false)
  ret i32 %v
}
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)";
    let text = after("address-spaces", 0..1, text);
    assert!(
        text.contains("@s = global i32 undef") && text.contains("load i32, ptr @s"),
        "{text}"
    );
    assert!(
        text.contains("@llvm.memcpy.p0.p0.i64(ptr @s, ptr @s,") && !text.contains("addrspace"),
        "{text}"
    );
}

#[test]
fn what_surrounds_a_program_goes() {
    let text = "source_filename = \"a.cu\"
target datalayout = \"e-p:64:64-i64:64\"
target triple = \"nvptx64-nvidia-cuda\"
module asm \"x\"
define void @f() {
  ret void
}
!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!0 = !{i32 1, !\"a\", i32 1}
!1 = !{i32 1, !\"b\", i32 1}
!2 = !{!\"x\"}";
    let n = count("module-data", text);
    let bare = after("module-data", 0..n, text);
    for gone in ["source_filename", "target", "asm"] {
        assert!(!bare.contains(gone), "{gone} in {bare}");
    }
    assert!(
        after("module-data", n - 1..n, text).contains("p:32:32"),
        "pointers become narrower"
    );
    let n = count("named-metadata", text);
    assert!(!after("named-metadata", 0..n, text).contains("llvm.module.flags"));
    let one = after("named-metadata", 0..1, text);
    assert!(one.contains("!llvm.module.flags = !{!0}"), "{one}");
}

#[test]
fn properties_and_attributes_of_names_go() {
    let text = "$c = comdat any\ndefine linkonce_odr hidden fastcc void @f(ptr noalias nonnull %p) unnamed_addr nounwind \"k\"=\"v\" comdat($c) align 16 {\n  call fastcc void @f(ptr %p)\n  ret void\n}";
    let n = count("global-properties", text);
    let plain = after("global-properties", 0..n, text);
    assert!(
        plain.contains("define void @f(ptr noalias nonnull %p) #0 {\n  call void @f"),
        "{plain}"
    );
    let n = count("attributes", text);
    assert_eq!(n, 4);
    let plain = after("attributes", 0..n, text);
    assert!(plain.contains("@f(ptr %p) unnamed_addr comdat"), "{plain}");
}

#[test]
fn debug_info_goes_at_once() {
    let text = "define void @f(i32 %x) !dbg !3 {
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: \"a\", directory: \"b\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: \"x\", scope: !3)
!6 = !DILocation(line: 1, scope: !3)
";
    let text = after("debug-info", 0..1, text);
    assert!(
        !text.contains("dbg") && !text.contains("DILocation"),
        "{text}"
    );
}

#[test]
fn arms_follow_each_other() {
    assert_eq!(
        body("sequence-arms", 0..1, DIAMOND),
        [
            "br label %then",
            "%a = add nsw i32 %x, 40",
            "br label %else",
            "%b = mul i32 %y, 3",
            "br label %join",
            "%p = phi i32 [ %b, %else ]",
            "ret i32 %p"
        ]
    );
}

#[test]
fn slots_become_values_with_phis_where_they_meet() {
    let text = "define i32 @f(i32 %n) {
entry:
  %s = alloca i32
  %d = alloca i32
  store i32 1, ptr %s
  br label %h
h:
  %v = load i32, ptr %s
  %w = mul i32 %v, 3
  store i32 %w, ptr %s
  %c = icmp slt i32 %w, %n
  br i1 %c, label %h, label %x
x:
  %r = load i32, ptr %s
  %u = load i32, ptr %d
  %z = add i32 %r, %u
  ret i32 %z
}";
    assert_eq!(count("promote-slots", text), 2);
    let expected = "h:
  %slot = phi i32 [ 1, %entry ], [ %w, %h ]
  %w = mul i32 %slot, 3
  %c = icmp slt i32 %w, %n
  br i1 %c, label %h, label %x

x:
  %z = add i32 %w, 0
  ret i32 %z
";
    let text = after("promote-slots", 0..2, text);
    assert!(text.contains(expected), "{text}");
}

#[test]
fn loads_become_what_was_stored() {
    let text = "define i32 @f(ptr %p, ptr %q) {
  store i32 5, ptr %p
  store i32 6, ptr %q
  br label %n
n:
  %a = load i32, ptr %p
  ret i32 %a
}";
    assert_eq!(body("loads-to-stored-values", 0..1, text)[3], "ret i32 5");
}

#[test]
fn escapes_copy_code_and_keep_it_well_formed() {
    let text = "define i32 @f(i32 %x) {\n  %r = call i32 @g(i32 %x)\n  %s = add i32 %r, 1\n  ret i32 %s\n}\ndefine i32 @g(i32 %y) {\n  %c = icmp eq i32 %y, 0\n  br i1 %c, label %a, label %b\na:\n  ret i32 7\nb:\n  ret i32 %y\n}";
    let inlined = after("inline-calls", 0..1, text);
    assert!(
        inlined.contains("phi i32 [ 7, %") && !inlined.contains("call i32 @g"),
        "{inlined}"
    );
    let twice = "define i32 @f(i1 %c, i32 %x) {\n  br i1 %c, label %a, label %b\na:\n  br label %m\nb:\n  br label %m\nm:\n  %p = phi i32 [ 1, %a ], [ %x, %b ]\n  %q = add i32 %p, 2\n  br label %n\nn:\n  ret i32 %q\n}";
    let split = after("split-blocks", 0..1, twice);
    assert!(
        split.contains("add i32 1, 2") || split.contains("add i32 %x, 2"),
        "{split}"
    );
    let looped = "define i32 @f(i32 %n) {\nentry:\n  br label %h\nh:\n  %i = phi i32 [ 0, %entry ], [ %j, %h ]\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %h, label %x\nx:\n  ret i32 %j\n}";
    let peeled = after("peel-loops", 0..1, looped);
    assert_eq!(peeled.matches("icmp slt").count(), 2, "{peeled}");
}
