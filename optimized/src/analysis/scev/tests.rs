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

/// A loop that goes back only where a sum did not wrap.
const CHECKED: &str = "
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
define void @f() {
entry:
  br label %loop
loop:
  %i = phi i8 [ -36, %entry ], [ %j, %loop ]
  %pair = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %i, i8 1)
  %j = extractvalue { i8, i1 } %pair, 0
  %over = extractvalue { i8, i1 } %pair, 1
  br i1 %over, label %out, label %loop
out:
  ret void
}
";

#[test]
fn a_sum_that_tells_of_its_wrap_counts_and_proves() {
    let lines = [
        "-->  {-36,+,1}<nuw><nsw><%loop> U: [-36,0) S: [-36,0)\t\tExits: -1",
        "-->  {-35,+,1}<nsw><%loop> U: [-35,1) S: [-35,1)\t\tExits: 0",
        "Loop %loop: backedge-taken count is i8 35",
    ];
    has(CHECKED, &lines);
    // By two it passes the end from -2: 17 steps from -36 to -2.
    let by_two = CHECKED.replace("%i, i8 1)", "%i, i8 2)");
    has(&by_two, &["Loop %loop: backedge-taken count is i8 17"]);
}

/// Where the branch is on something else, the wrap that it would tell of is no exit and proves nothing.
#[test]
fn a_wrap_that_nobody_asks_for_proves_nothing() {
    let text = CHECKED.replace("define void @f()", "define void @f(i1 %c)");
    let text = text.replace("br i1 %over", "br i1 %c");
    has(
        &text,
        &[
            "-->  {-36,+,1}<%loop> U: full-set S: full-set",
            "Loop %loop: Unpredictable backedge-taken count.",
        ],
    );
}

#[test]
fn a_known_half_of_a_condition_leaves_it_to_the_other() {
    let or = UP.replace(
        "br i1 %c, label %loop",
        "%d = or i1 false, %c\n  br i1 %d, label %loop",
    );
    has(
        &or,
        &["Loop %loop: backedge-taken count is (-1 + (1 smax %n))"],
    );
    let and = or.replace("or i1 false", "and i1 false");
    has(&and, &["Loop %loop: backedge-taken count is i1 false"]);
}

/// What holds at the entry bounds the count: ranges of operands, and multiples.
#[test]
fn guards_bound_counts_and_give_multiples() {
    let text = "
declare void @llvm.assume(i1)
define void @f(i32 %n) {
entry:
  %rest = urem i32 %n, 12
  %whole = icmp eq i32 %rest, 0
  call void @llvm.assume(i1 %whole)
  %g = icmp ult i32 %n, 100
  br i1 %g, label %head, label %out
head:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop, label %out
loop:
  %i = phi i32 [ 0, %head ], [ %j, %loop ]
  %j = add nuw i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
";
    has(
        text,
        &[
            "Loop %loop: backedge-taken count is (-1 + %n)",
            "Loop %loop: constant max backedge-taken count is i32 95",
            "Loop %loop: Trip multiple is 12",
        ],
    );
    let other = text.replace("%rest, 0", "%rest, 1");
    has(&other, &["Loop %loop: Trip multiple is 1"]);
    has(
        &other,
        &["Loop %loop: constant max backedge-taken count is i32 98"],
    );
}

/// `i <= n` with steps that do not wrap ends for whatever `n`: no assumption is needed.
#[test]
fn an_inclusive_bound_by_steps_of_one() {
    let text = UP.replace("mustprogress ", "").replace("slt", "ule");
    has(&text, &["Loop %loop: backedge-taken count is %n"]);
    let wraps = text.replace("nuw nsw ", "");
    has(&wraps, &["Loop %loop: Unpredictable backedge-taken count."]);
}

#[test]
fn an_address_in_each_iteration_does_not_wrap() {
    let text = UP.replace("@f(i32 %n)", "@f(ptr %p, i32 %n)").replace(
        "%j = add",
        "%q = getelementptr inbounds i32, ptr %p, i32 %i\n  store i32 0, ptr %q\n  %j = add",
    );
    has(&text, &["-->  {%p,+,4}<nuw><%loop>"]);
    let free = text.replace("inbounds ", "");
    has(&free, &["-->  {%p,+,4}<%loop>"]);
}

/// Steps of 3 that do not wrap pass 10: nothing that is defined leaves the loop, and no number is claimed of it.
#[test]
fn a_known_bound_that_steps_pass_has_no_count() {
    let by_threes = UP.replace("%i, 1", "%i, 3").replace("slt", "ne");
    let passed = by_threes.replace("%j, %n", "%j, 10");
    has(
        &passed,
        &["Loop %loop: Unpredictable backedge-taken count."],
    );
    let met = by_threes.replace("%j, %n", "%j, 12");
    has(&met, &["Loop %loop: backedge-taken count is i32 3"]);
}

/// `x - -128` is `-128 + x` in eight bits, and wraps where the sum does not: its flag says nothing of the sum.
#[test]
fn a_flag_of_a_subtraction_of_the_least_number_proves_nothing_of_the_sum() {
    let text = "
define i8 @f(i8 %x) {
  %a = sub nsw i8 %x, -128
  %b = udiv i8 7, %a
  ret i8 %b
}
";
    has(text, &["-->  (-128 + %x) U: full-set S: full-set"]);
    let sum = text.replace("sub nsw", "add nsw");
    has(&sum, &["-->  (-128 + %x)<nsw>"]);
}

/// Guards that compare the same few values in all ways lead to each other; without a memory of what was found there, ranges
/// of the operands cost a number of steps that is exponential in the depth, and this test does not end.
#[test]
fn many_guards_of_the_same_values_are_gone_through_once() {
    use std::fmt::Write as _;
    let mut text = String::from(
        "define void @f(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %n) mustprogress {\n",
    );
    let mut k = 0;
    for x in 0..5 {
        for y in (0..5).filter(|&y| y != x) {
            let _ = writeln!(
                text,
                "  %c{k} = icmp ule i32 %a{x}, %a{y}\n  br i1 %c{k}, label %g{k}, label %out\ng{k}:"
            );
            k += 1;
        }
    }
    text += "  %g = icmp ult i32 %a0, 100
  br i1 %g, label %pre, label %out
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %j, %loop ]
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %j, %a4
  br i1 %c, label %loop, label %out
out:
  ret void
}
";
    has(
        &text,
        &["Loop %loop: constant max backedge-taken count is i32 98"],
    );
}

/// Section 8: where each of many loops goes on where the one before came to, what a start is made of has a limit.
#[test]
fn a_chain_of_loops_grows_with_its_length() {
    use std::fmt::Write as _;
    let chain = |n: usize| {
        let mut text = String::from("define void @f() {\ne:\n  br label %h0\n");
        for k in 0..n {
            let (from, start) = match k {
                0 => ("%e".to_owned(), "0".to_owned()),
                _ => (format!("%x{}", k - 1), format!("%n{}", k - 1)),
            };
            let _ = writeln!(
                text,
                "h{k}:\n  %i{k} = phi i64 [ {start}, {from} ], [ %n{k}, %h{k} ]
  %n{k} = add nuw nsw i64 %i{k}, 1\n  %c{k} = icmp ult i64 %n{k}, {}
  br i1 %c{k}, label %h{k}, label %x{k}\nx{k}:\n  br label %h{}",
                1000 * (k + 1),
                k + 1
            );
        }
        let text = format!("{text}h{n}:\n  ret void\n}}\n");
        let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
        let se = ScalarEvolution::new(&m.header, &m.bodies[0], Limits::default());
        se.exprs.len()
    };
    let (few, many) = (chain(40), chain(80));
    assert!(many < 3 * few && many < 80 * 40, "{few}, {many}");
}

/// Of counts under predicates: the narrow variable may wrap, the odd bound is never met.
#[test]
fn counts_under_predicates() {
    has(
        "
define void @f(i64 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  store volatile i8 %i, ptr %p
  %wide = sext i8 %i to i64
  %c = icmp slt i64 %wide, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
",
        &[
            "Loop %loop: Unpredictable backedge-taken count.",
            "Loop %loop: Predicated backedge-taken count is (0 smax %n)\n Predicates:\n    {0,+,1}<%loop> Added Flags: <nssw>\n",
        ],
    );
    has(
        "
define void @f(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 4
  store volatile i32 %i, ptr %p
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
",
        &[
            "Loop %loop: Predicated backedge-taken count is ((-4 + %n) /u 4)\n Predicates:\n    Equal predicate: (zext i2 (trunc i32 %n to i2) to i32) == 0\n",
        ],
    );
}

/// Shifts, masks, remainders and shifted variables in normal form, with the ranges that are known of them.
#[test]
fn shifts_masks_and_remainders() {
    has(
        "
define void @f(i64 %a, i32 %x, i32 %n) {
entry:
  %shl = shl i64 %a, 8
  %add = add i64 %shl, 256
  %ashr = ashr i64 %add, 8
  %eight = shl i32 %x, 3
  %and = and i32 %eight, 124
  %low = and i32 %x, 255
  %xor = xor i32 %low, 255
  %rem = urem i32 %x, 5
  %all = shl i32 -1, %n
  %div = sdiv i32 %x, 16
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %j, %loop ]
  %j = lshr i32 %i, 1
  %c = icmp eq i32 %i, 0
  br i1 %c, label %out, label %loop
out:
  ret void
}
",
        &[
            "%ashr = ashr i64 %add, 8\n  -->  (sext i56 (1 + (trunc i64 %a to i56)) to i64)",
            "%and = and i32 %eight, 124\n  -->  (8 * (zext i4 (trunc i32 %x to i4) to i32))<nuw><nsw> U: [0,121)",
            "%xor = xor i32 %low, 255\n  -->  (zext i8 (-1 + (-1 * (trunc i32 %x to i8))) to i32)",
            "%rem = urem i32 %x, 5\n  -->  ((-5 * (%x /u 5)) + %x) U: [0,5) S: [0,5)",
            "%all U: [-2147483648,0) S: [-2147483648,0)",
            "%div U: [-134217728,134217728) S: [-134217728,134217728)",
            "Loop %loop: constant max backedge-taken count is i32 32",
        ],
    );
}

/// What is added to a variable without wrap in each iteration: the sum does not wrap either, from the first one on.
#[test]
fn sums_of_recurrences_that_are_flagged() {
    has(
        "
define void @f(ptr %p, i32 %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i32 %i, 1
  %sum = add nuw i32 %j, %x
  %a = getelementptr i8, ptr %p, i32 %sum
  store i8 0, ptr %a
  %c = icmp eq i32 %j, %n
  br i1 %c, label %out, label %loop
out:
  ret void
}
",
        &["-->  {(1 + %x)<nuw>,+,1}<nuw><%loop> U: [1,0) S: [1,0)"],
    );
}
