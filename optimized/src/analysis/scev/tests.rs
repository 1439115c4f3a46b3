//! Expressions and counts of small functions.

#![allow(clippy::unwrap_used)]

use super::{Limits, ScalarEvolution};
use tandem_ir::claims::scev::Printer;

/// What is claimed of the first function of a module.
fn printed(text: &str) -> String {
    let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let f = &m.bodies[0];
    let claims = ScalarEvolution::new(&m.header, f, Limits::default()).claims();
    Printer::new(&m.header, f, &claims).function(true)
}

#[track_caller]
fn has(text: &str, lines: &[&str]) {
    let out = printed(text);
    for line in lines {
        assert!(out.contains(line), "no {line:?} in\n{out}");
    }
}

const UP: &str = "
define void @f(i32 %n) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
";

#[test]
fn a_counted_loop_with_a_zero_trip() {
    has(
        UP,
        &[
            "-->  {0,+,1}<nuw><nsw><%loop> U: [0,2147483647) S: [0,2147483647)\t\tExits: (-1 + (1 smax %n))",
            "-->  {1,+,1}<nuw><nsw><%loop>",
            "Loop %loop: backedge-taken count is (-1 + (1 smax %n))",
            "Loop %loop: constant max backedge-taken count is i32 2147483646",
            "Loop %loop: Trip multiple is 1",
        ],
    );
}

/// SE-T1: the guard is what makes `-1 + n` right.
#[test]
fn se_t1_a_guard_drops_the_maximum() {
    let guarded = UP.replace(
        "br label %loop\nloop",
        "%g = icmp sgt i32 %n, 0\n  br i1 %g, label %loop, label %out\nloop",
    );
    has(&guarded, &["Loop %loop: backedge-taken count is (-1 + %n)"]);
}

#[test]
fn a_product_of_recurrences_and_its_exit_value() {
    has(
        "
define i32 @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = mul i32 %i, %i
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 10
  br i1 %c, label %loop, label %out
out:
  %r = phi i32 [ %s, %loop ]
  ret i32 %r
}
",
        &[
            "-->  {0,+,1,+,2}<%loop>",
            "Exits: 81",
            "Loop %loop: backedge-taken count is i32 9",
            "Loop %loop: Trip multiple is 10",
        ],
    );
}
