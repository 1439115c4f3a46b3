//! Loops: what is proved for every iteration, and what must not be.
//!
//! The wrong pairs here agree for many iterations, so that a bounded proof finds
//! nothing; the simulation must not either claim what it has not shown.

#![allow(clippy::unwrap_used)]

use crate::tv_support;

use tandem_tv::validate::{Conclusion, Report, Settings};
use tv_support::halves;

/// Source and target, told apart by `=>`; lines before the first `define` belong to both.
fn report(text: &str) -> Report {
    let (source, target) = halves(text);
    let mut settings = Settings::default();
    settings.mode.source_unroll = 2;
    settings.mode.target_unroll = 2;
    tv_support::report(&source, &target, &settings)
}

#[track_caller]
fn for_ever(text: &str) {
    let r = report(text);
    assert!(
        matches!(r.conclusion, Conclusion::Correct { same: false }),
        "{:?}",
        r.conclusion
    );
    assert!(
        r.cut_points.is_some() && !r.bounded,
        "bounded: {}, {:?}",
        r.bounded,
        r.cut_points
    );
}

/// Not proved by simulation, whatever the bounded proof says.
#[track_caller]
fn not_for_ever(text: &str) {
    let r = report(text);
    assert_eq!(r.cut_points, None);
    let claims = matches!(r.conclusion, Conclusion::Correct { .. }) && !r.bounded;
    assert!(!claims, "{:?}", r.conclusion);
}

/// A loop over `%n` rounds that adds something up; `BODY` defines `%s2` from `%s`, `%i`, `%x`.
fn sum(before: &str, after: &str) -> String {
    let one = |body: &str| {
        format!(
            "define i32 @f(i32 noundef %n, i32 noundef %x) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s = phi i32 [ %x, %entry ], [ %s2, %loop ]
  {body}
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s2
}}
"
        )
    };
    format!("{} => {}", one(before), one(after))
}

#[test]
fn an_expression_in_the_body_is_rewritten() {
    for_ever(&sum(
        "%a = mul i32 %x, 2\n %b = add i32 %a, %i\n %s2 = add i32 %s, %b",
        "%a = shl i32 %x, 1\n %b = add i32 %i, %a\n %s2 = add i32 %b, %s",
    ));
}

#[test]
fn a_change_that_shows_after_a_hundred_rounds_is_not_proved() {
    not_for_ever(&sum(
        "%s2 = add i32 %s, 1",
        "%late = icmp eq i32 %i, 100\n %k = select i1 %late, i32 2, i32 1\n %s2 = add i32 %s, %k",
    ));
}

#[test]
fn poison_after_many_rounds_is_not_proved() {
    not_for_ever(&sum("%s2 = add i32 %s, 1", "%s2 = add nsw i32 %s, 1"));
}

#[test]
fn dropping_what_makes_poison_is_proved() {
    for_ever(&sum("%s2 = add nsw i32 %s, 1", "%s2 = add i32 %s, 1"));
}

#[test]
fn unnamed_values_and_other_block_order() {
    for_ever(
        "define i32 @f(ptr noundef %p, i32 noundef %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i2, %body ]
  %s = phi i32 [ 0, %entry ], [ %s2, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %w = mul i32 %v, 4
  %s2 = add i32 %s, %w
  %i2 = add i32 %i, 1
  br label %head
exit:
  ret i32 %s
}
=> define i32 @f(ptr noundef %0, i32 noundef %1) {
  br label %3
3:
  %4 = phi i32 [ 0, %2 ], [ %13, %8 ]
  %5 = phi i32 [ 0, %2 ], [ %12, %8 ]
  %6 = icmp sge i32 %4, %1
  br i1 %6, label %7, label %8
7:
  ret i32 %5
8:
  %9 = getelementptr i32, ptr %0, i32 %4
  %10 = load i32, ptr %9
  %11 = shl i32 %10, 2
  %12 = add i32 %5, %11
  %13 = add i32 %4, 1
  br label %3
}",
    );
}

/// A store in a loop; `OUT` is before the loop and `IN` in it, where `%v` is the value for round `%i`.
fn stores(before: (&str, &str), after: (&str, &str)) -> String {
    let one = |(out, body): (&str, &str)| {
        format!(
            "define void @f(ptr noundef %p, i32 noundef %a, i32 noundef %b, i64 noundef %n) {{
entry:
  {out}
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  {body}
  %q = getelementptr i32, ptr %p, i64 %i
  store i32 %v, ptr %q
  %i2 = add i64 %i, 1
  %c = icmp eq i64 %i2, %n
  br i1 %c, label %exit, label %loop
exit:
  ret void
}}
"
        )
    };
    format!("{} => {}", one(before), one(after))
}

#[test]
fn an_invariant_moves_out_of_the_loop() {
    for_ever(&stores(
        ("", "%m = mul i32 %a, %b\n %v = add i32 %m, 1"),
        (
            "%m = mul i32 %b, %a\n %h = add i32 %m, 1",
            "%v = or i32 %h, 0",
        ),
    ));
}

#[test]
fn another_value_is_not_an_invariant() {
    not_for_ever(&stores(
        (
            "",
            "%t = trunc i64 %i to i32\n %g = lshr i32 %t, 7\n %v = add i32 %a, %g",
        ),
        ("%h = add i32 %a, 0", "%v = add i32 %h, 0"),
    ));
}

#[test]
fn nested_loops() {
    let body = |mul: &str| {
        format!(
            "define i64 @f(i64 noundef %n, i64 noundef %m) {{
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %s = phi i64 [ 0, %entry ], [ %t2, %latch ]
  {mul}
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner ]
  %t = phi i64 [ %s, %outer ], [ %t2, %inner ]
  %t2 = add i64 %t, %k
  %j2 = add i64 %j, 1
  %c = icmp ult i64 %j2, %m
  br i1 %c, label %inner, label %latch
latch:
  %i2 = add i64 %i, 1
  %d = icmp ult i64 %i2, %n
  br i1 %d, label %outer, label %exit
exit:
  ret i64 %t2
}}
"
        )
    };
    let pair = |a: &str, b: &str| format!("{} => {}", body(a), body(b));
    for_ever(&pair("%k = mul i64 %i, 8", "%k = shl i64 %i, 3"));
    not_for_ever(&pair("%k = lshr i64 %i, 7", "%k = lshr i64 %i, 8"));
}

#[test]
fn a_loop_that_never_ends_stays_one() {
    let endless = "define i32 @f(ptr noundef %p) {
entry:
  br label %loop
loop:
  store i32 X, ptr %p
  br label %loop
}
";
    let (a, b) = (
        endless.replace("store i32 X", "%v = add i32 3, 4\n  store i32 %v"),
        endless.replace("X", "7"),
    );
    for_ever(&format!("{a} => {b}"));
    not_for_ever(&format!(
        "{a} => define i32 @f(ptr noundef %p) {{ ret i32 1 }}"
    ));
}

#[test]
fn events_in_a_loop() {
    let calls = |a: &str, b: &str| {
        let one = |arg: &str| {
            format!(
                "define void @f(i32 noundef %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  {arg}
  call void @g(i32 %x)
  %i2 = add i32 %i, 1
  %c = icmp ne i32 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
"
            )
        };
        format!("declare void @g(i32)\n{} => {}", one(a), one(b))
    };
    for_ever(&calls("%x = mul i32 %i, 2", "%x = add i32 %i, %i"));
    not_for_ever(&calls("%x = lshr i32 %i, 7", "%x = add i32 0, 0"));
}

/// A loop with two barriers, in the order that `%c` says; `ARM` tells them apart.
fn barriers(first: &str, second: &str) -> String {
    format!(
        "define void @f(ptr addrspace(1) noundef %p, i32 noundef %n) {{
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %join ]
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %a, label %b
a:
  {first}
  br label %join
b:
  {second}
  br label %join
join:
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  %v = load i32, ptr addrspace(1) %q
  %w = SCALE
  store i32 %w, ptr addrspace(1) %q
  call void @llvm.nvvm.barrier0()
  %i2 = add i32 %i, 1
  %d = icmp ult i32 %i2, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}}
"
    )
}

#[test]
fn convergent_operations_keep_their_partners() {
    let head = "declare void @llvm.nvvm.barrier0()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n";
    let call = "call void @llvm.nvvm.barrier0()";
    let (s, t) = (barriers(call, call), barriers(call, call));
    let (s, t) = (
        s.replace("SCALE", "mul i32 %v, 2"),
        t.replace("SCALE", "shl i32 %v, 1"),
    );
    for_ever(&format!("{head}{s} => {t}"));
    // One barrier for both arms: other threads meet there.
    let merged = barriers("", "")
        .replace("SCALE", "shl i32 %v, 1")
        .replace("join:\n", &format!("join:\n  {call}\n"));
    not_for_ever(&format!("{head}{s} => {merged}"));
    // Exchanged arms are other sites, but one to one: the same threads meet.
    let swapped = t.replace("label %a, label %b", "label %b, label %a");
    for_ever(&format!("{head}{s} => {swapped}"));
    // Each thread has its two barriers a round, but all threads now meet where odd and even ones were apart.
    let s = s.replace("and i32 %i, 1", "and i32 %tid, 1");
    let together = s.replace("icmp eq i32 %odd, 0", "icmp eq i32 0, 0");
    not_for_ever(&format!("{head}{s} => {together}"));
}

#[test]
fn stack_objects_are_the_same_at_every_cut() {
    let body = |init: &str, scale: &str| {
        format!(
            "define i32 @f(i32 noundef %n) {{
entry:
  %a = alloca [16 x i32]
  store i32 {init}, ptr %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %v = load i32, ptr %a
  %w = {scale}
  store i32 %w, ptr %a
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %i
}}
"
        )
    };
    let pair =
        |a: (&str, &str), b: (&str, &str)| format!("{} => {}", body(a.0, a.1), body(b.0, b.1));
    for_ever(&pair(("1", "mul i32 %v, 2"), ("1", "shl i32 %v, 1")));
    // Nobody looks at the object; but what it holds at the cut differs, and the proof does not go further.
    let seen = |s: String| s.replace("ret i32 %i", "%r = load i32, ptr %a\n  ret i32 %r");
    not_for_ever(&seen(pair(
        ("1", "lshr i32 %v, 1"),
        ("2", "lshr i32 %v, 1"),
    )));
}

#[test]
fn part_of_undef_does_not_cross_a_header() {
    // `%x` is even, but any even number at each look: looking twice is more than doubling. From a whole undef the
    // branch would be undefined, from any number the two agree.
    let body = |twice: &str| {
        format!(
            "define i32 @f(i32 %u, i1 noundef %go) {{
entry:
  %e = and i32 %u, 2
  br label %loop
loop:
  %x = phi i32 [ %e, %entry ], [ %x, %loop ]
  %small = icmp ult i32 %x, 4
  br i1 %small, label %next, label %stop
next:
  br i1 %go, label %exit, label %loop
exit:
  %r = {twice}
  ret i32 %r
stop:
  ret i32 0
}}
"
        )
    };
    not_for_ever(&format!(
        "{} => {}",
        body("shl i32 %x, 1"),
        body("add i32 %x, %x")
    ));
}

#[test]
fn an_exit_one_round_early_is_not_proved() {
    let body = |limit: &str| {
        format!(
            "define i32 @f(i32 noundef %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %next ]
  %l = {limit}
  %c = icmp ult i32 %i, %l
  br i1 %c, label %next, label %exit
next:
  %i2 = add i32 %i, 1
  br label %loop
exit:
  ret i32 %i
}}
"
        )
    };
    let same = "call i32 @llvm.umin.i32(i32 %n, i32 200)";
    let early = "call i32 @llvm.umin.i32(i32 %n, i32 199)";
    let head = "declare i32 @llvm.umin.i32(i32, i32)\n";
    not_for_ever(&format!("{head}{} => {}", body(same), body(early)));
}

#[test]
fn noalias_holds_only_while_nobody_kept_the_pointer() {
    // The loop stores through `%q`, which in the second function may come from memory that holds `%p`.
    let body = |keep: &str, from: &str, result: &str| {
        format!(
            "define i32 @f(ptr noalias noundef %p, ptr noundef %q, ptr noundef %box, i32 noundef %n) {{
entry:
  {keep}
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  store i32 %i, ptr %p
  {from}
  store i32 7, ptr %t
  %r = load i32, ptr %p
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 {result}
}}
"
        )
    };
    let pair = |keep: &str, from: &str| {
        format!("{} => {}", body(keep, from, "%r"), body(keep, from, "%i"))
    };
    for_ever(&pair("", "%t = getelementptr i32, ptr %q, i32 1"));
    not_for_ever(&pair("store ptr %p, ptr %box", "%t = load ptr, ptr %box"));
}

#[test]
fn the_branch_before_a_loop_is_known_in_it() {
    let body = |test: &str, widen: &str| {
        format!(
            "define void @f(ptr noundef %p, i32 noundef %x, i64 noundef %n) {{
entry:
  %c = icmp {test} i32 %x, 0
  br i1 %c, label %exit, label %ahead
ahead:
  br label %loop
loop:
  %i = phi i64 [ 0, %ahead ], [ %i2, %loop ]
  %w = {widen} i32 %x to i64
  %k = add i64 %w, %i
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %k, ptr %q
  %i2 = add i64 %i, 1
  %d = icmp ult i64 %i2, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}}
"
        )
    };
    for_ever(&format!(
        "{} => {}",
        body("slt", "sext"),
        body("slt", "zext")
    ));
    not_for_ever(&format!(
        "{} => {}",
        body("sgt", "sext"),
        body("sgt", "zext")
    ));
}
