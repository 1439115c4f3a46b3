//! Instructions, their operands and what decorates them.

use super::blocks::DIAMOND;
use super::{body, count};

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
fn a_number_changes_wherever_it_stands() {
    let text = "
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i8 [ 7, %entry ], [ 5, %a ]
  switch i8 %p, label %x [
    i8 7, label %y
    i8 9, label %x
  ]
x:
  ret void
y:
  ret void
}";
    // Of 7, 5 and 9 only 7 stands in two places.
    assert_eq!(count("constants-in-concert", text), 3);
    assert_eq!(
        body("constants-in-concert", 1..2, text)[2..5],
        [
            "%p = phi i8 [ 1, %entry ], [ 5, %a ]",
            "switch i8 %p, label %x [",
            "i8 1, label %y"
        ]
    );
}

#[test]
fn what_nobody_uses_becomes_a_call() {
    let text = "define void @f(i32 %x) {\n  %a = add i32 %x, 1\n  ret void\n}";
    assert_eq!(
        body("instructions-to-calls", 0..1, text),
        ["call void null()", "ret void"]
    );
    assert_eq!(count("instructions-to-calls", STRAIGHT), 0);
}
