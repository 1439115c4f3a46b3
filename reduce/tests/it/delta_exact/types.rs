//! Types become smaller.

use super::{after, body, count};

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
