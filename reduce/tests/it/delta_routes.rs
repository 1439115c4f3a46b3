//! What the deltas that lead control elsewhere, join functions and speak through results make, word for word.

#![allow(clippy::unwrap_used)]

use tandem_ir::text::{parse, print};
use tandem_ir::verify::verify;
use tandem_reduce::delta::{by_name, measure};

/// The program after one candidate of a delta, without empty lines; `None` if the candidate makes nothing.
fn after(delta: &str, n: usize, text: &str) -> Option<Vec<String>> {
    let m = parse(text.as_bytes(), "t.ll").unwrap();
    assert!(verify(&m).is_empty(), "{:?}", verify(&m));
    let d = by_name(delta).unwrap_or_else(|| panic!("no delta {delta}"));
    assert!(n < d.candidates(&m), "{delta} has no candidate {n}");
    let new = d.apply(&m, n..n + 1)?;
    assert!(verify(&new).is_empty() && measure(&new) < measure(&m));
    let lines = print(&new);
    let lines = lines
        .lines()
        .map(str::trim)
        .filter(|l| !l.is_empty() && !l.starts_with(';'));
    Some(lines.map(str::to_owned).collect())
}

fn count(delta: &str, text: &str) -> usize {
    let m = parse(text.as_bytes(), "t.ll").unwrap();
    by_name(delta).unwrap().candidates(&m)
}

const TWO_RETURNS: &str = "
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
";

#[test]
fn two_returns_become_one() {
    let one = after("blocks-to-blocks", 0, TWO_RETURNS).unwrap();
    let expected = [
        "define void @f(i1 %c) {",
        "entry:",
        "br i1 %c, label %b, label %b",
        "b:",
        "ret void",
        "}",
    ];
    assert_eq!(one, expected);
}

const WAY_OUT: &str = "
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  %n = phi i8 [ 0, %entry ], [ %m, %loop ]
  %m = add i8 %n, 1
  br i1 %c, label %loop, label %out
out:
  ret void
}
";

#[test]
fn a_way_out_becomes_a_way_round_that_the_phis_know() {
    let lines = after("blocks-to-blocks", 0, WAY_OUT).unwrap();
    assert!(lines.contains(&"br i1 %c, label %loop, label %loop".into()));
    let phi = "%n = phi i8 [ 0, %entry ], [ %m, %loop ], [ %m, %loop ]";
    assert!(lines.contains(&phi.into()), "{lines:?}");
    assert!(!lines.contains(&"ret void".into()));
}

#[test]
fn what_a_passed_block_made_is_zero_elsewhere() {
    let text = "
define i8 @f(i1 %c, i8 %x) {
entry:
  br i1 %c, label %a, label %d
a:
  %v = add i8 %x, 3
  br label %b
b:
  br i1 %c, label %e, label %d
e:
  ret i8 %v
d:
  ret i8 1
}
";
    let new = (0..count("blocks-to-blocks", text)).filter_map(|n| {
        let lines = after("blocks-to-blocks", n, text)?;
        (!lines.iter().any(|l| l.starts_with("%v"))).then_some(lines)
    });
    let all: Vec<_> = new.collect();
    assert!(!all.is_empty());
    for lines in all {
        assert!(!lines.join("\n").contains("poison"), "{lines:?}");
    }
}

#[test]
fn an_effect_becomes_a_result() {
    let text = "
define void @f(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  store i8 1, ptr %p, align 1
  ret void
b:
  ret void
}
";
    let lines = after("effects-to-results", 0, text).unwrap();
    assert_eq!(lines[0], "define i1 @f(i1 %c, ptr %p) {");
    assert_eq!(lines[4], "ret i1 true");
    assert_eq!(lines[6], "ret i1 false");
}

#[test]
fn what_an_instruction_uses_becomes_the_result() {
    let text = "
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  %n = phi i8 [ 0, %entry ], [ 1, %loop ]
  br i1 %c, label %loop, label %out
out:
  %m = mul i8 %n, 3
  ret void
}
";
    let lines = after("uses-to-results", 0, text).unwrap();
    assert_eq!(lines.last().unwrap(), "}");
    assert_eq!(lines[lines.len() - 2], "ret i8 %n");
    assert_eq!(lines[0], "define i8 @f(i1 %c) {");
}

#[test]
fn functions_are_joined() {
    let text = "
define void @f(i1 %c) {
entry:
  %a = shl i1 %c, false
  ret void
}
define void @g(i1 %d, ptr %p) {
entry:
  %b = lshr i1 %d, false
  ret void
}
";
    let lines = after("join-functions", 0, text).unwrap();
    let expected = [
        "define void @f(i1 %c) {",
        "entry:",
        "%a = shl i1 %c, false",
        "%0 = lshr i1 %c, false",
        "ret void",
        "}",
        "declare void @g(i1, ptr)",
    ];
    assert_eq!(lines, expected);
    assert_eq!(count("join-functions", TWO_RETURNS), 0);
}

#[test]
fn calls_lose_the_function_that_they_call() {
    let text = "
declare void @g(i8)
define void @f(i8 %x) {
  call void @g(i8 %x)
  ret void
}
";
    let lines = after("callees-to-null", 0, text).unwrap();
    assert!(lines.contains(&"call void null(i8 %x)".into()), "{lines:?}");
}

#[test]
fn parameters_that_nobody_uses_go_together() {
    let text = "define void @f(i8 %x, i8 %y, i8 %z) {\n %a = add i8 %y, 1\n ret void\n}\n";
    assert_eq!(count("unused-parameters", text), 2);
    let lines = after("unused-parameters", 0, text).unwrap();
    assert_eq!(lines[0], "define void @f(i8 %y, i8 %z) {");
}
