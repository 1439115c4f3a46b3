//! How the validator asks: guesses at the source's choices, the time limit, small counterexamples.

#![allow(clippy::unwrap_used)]

use crate::tv_support;

use std::time::{Duration, Instant};
use tandem_tv::validate::{Conclusion, Settings};
use tv_support::report;

/// Name, expected verdict, source and target, and the most queries that it may take.
const PAIRS: &[(&str, &str, &str, &str, usize)] = &[
    (
        "every look of the source follows the one of the target, seen twice",
        "correct",
        "define i8 @f(i8 %v, i8 %s) { %a = shl i8 %v, %s
 %b = lshr i8 %a, %s
 %c = icmp eq i8 %v, %b
 %r = select i1 %c, i8 %a, i8 -1
 ret i8 %r }",
        "declare i8 @llvm.ushl.sat.i8(i8, i8)
 define i8 @f(i8 %v, i8 %s) { %r = call i8 @llvm.ushl.sat.i8(i8 %v, i8 %s)
 ret i8 %r }",
        4,
    ),
    (
        "a common subexpression keeps its looks apart",
        "correct",
        "define i32 @f(i32 %a, i32 %b, i32 %c) { %x = mul i32 %a, %b
 %y = sub i32 %c, %a
 %z = mul i32 %a, %b
 %p = xor i32 %x, %y
 %q = udiv i32 %p, 7
 %r = or i32 %q, %z
 ret i32 %r }",
        "define i32 @f(i32 %a, i32 %b, i32 %c) { %y = sub i32 %c, %a
 %x = mul i32 %b, %a
 %p = xor i32 %y, %x
 %q = udiv i32 %p, 7
 %r = or i32 %q, %x
 ret i32 %r }",
        3,
    ),
    (
        "two looks for one",
        "incorrect",
        "define i8 @f(i8 %x) { %r = shl i8 %x, 1
 ret i8 %r }",
        "define i8 @f(i8 %x) { %r = add i8 %x, %x
 ret i8 %r }",
        20,
    ),
    (
        "a branch on undef excuses what comes after it",
        "correct",
        "define i32 @f(i32 %x) { %c = icmp ult i32 %x, 9
 br i1 %c, label %a, label %b
a:
 ret i32 0
b:
 ret i32 0 }",
        "define i32 @f(i32 %x) { %r = sub i32 %x, %x
 ret i32 %r }",
        20,
    ),
    (
        "without the branch nothing excuses it",
        "incorrect",
        "define i32 @f(i32 %x) { ret i32 0 }",
        "define i32 @f(i32 %x) { %r = sub i32 %x, %x
 ret i32 %r }",
        20,
    ),
    (
        "wrong for arguments that are not undef",
        "incorrect",
        "define i32 @f(i32 %x, i32 %y) { %a = mul i32 %x, %y
 %r = add i32 %a, %x
 ret i32 %r }",
        "define i32 @f(i32 %x, i32 %y) { %a = add i32 %y, 2
 %r = mul i32 %x, %a
 ret i32 %r }",
        6,
    ),
    (
        "the payload of a NaN follows the operand",
        "correct",
        "declare void @g(half)
 define void @f(half %x) { %s = fsub half -0.0, %x
 call void @g(half %s)
 ret void }",
        "declare void @g(half)
 define void @f(half %x) { %s = fneg half %x
 call void @g(half %s)
 ret void }",
        30,
    ),
    (
        "no choice of a NaN gives another sign to a number",
        "incorrect",
        "declare void @g(half)
 define void @f(half %x) { %s = fsub half -0.0, %x
 call void @g(half %s)
 ret void }",
        "declare void @g(half)
 define void @f(half %x) { call void @g(half %x)
 ret void }",
        30,
    ),
    (
        "a contracted product of operands that may be undef",
        "correct",
        "define float @f(float %a, float %b, float %c) { %x = fmul contract float %a, %b
 %y = fadd contract float %x, %c
 ret float %y }",
        "declare float @llvm.fma.f32(float, float, float)
 define float @f(float %a, float %b, float %c) { %y = call contract float @llvm.fma.f32(float %a, float %b, float %c)
 ret float %y }",
        8,
    ),
];

#[test]
fn verdicts_in_few_queries() {
    for &(name, expected, source, target, most) in PAIRS {
        let r = report(source, target, &Settings::default());
        assert_eq!(r.conclusion.name(), expected, "{name}: {:?}", r.conclusion);
        assert!(r.queries <= most, "{name}: {} queries", r.queries);
    }
}

#[test]
fn counterexamples_are_small() {
    let source = "define i64 @f(i64 noundef %x, i64 noundef %y) { %r = mul i64 %x, %y
 ret i64 %r }";
    let target = "define i64 @f(i64 noundef %x, i64 noundef %y) { %r = add i64 %x, %y
 ret i64 %r }";
    let r = report(source, target, &Settings::default());
    let Conclusion::Incorrect(c) = &r.conclusion else {
        panic!("{:?}", r.conclusion)
    };
    for line in &c.inputs {
        let (_, value) = line.rsplit_once('=').unwrap();
        let number: u64 = value.split_whitespace().nth(1).unwrap().parse().unwrap();
        assert!(number < 16, "{line}");
    }
}

/// Loops in a loop that follow pointers which unknown code may have changed.
fn deep(rounds: usize) -> String {
    let mut inner = String::new();
    for n in 0..rounds {
        let next = n + 1;
        inner.push_str(&format!(
            "h{n}:\n %p{n} = load ptr, ptr %a\n %q{n} = load ptr, ptr %p{n}\n %c{n} = call i1 @g(ptr %q{n})
 br i1 %c{n}, label %h{n}, label %h{next}\n"
        ));
    }
    format!(
        "declare i1 @g(ptr)\ndefine void @f() {{\n %a = alloca ptr\n store ptr null, ptr %a\n call i1 @g(ptr %a)
 br label %h0\n{inner}h{rounds}:\n %e = call i1 @g(ptr %a)\n br i1 %e, label %h0, label %x\nx:\n ret void\n}}"
    )
}

#[test]
fn the_time_limit_is_kept_while_encoding() {
    let source = deep(5);
    let target = source.replace("%e = call i1 @g(ptr %a)", "%e = call i1 @g(ptr null)");
    let settings = Settings {
        time_limit: Some(Duration::from_secs(2)),
        ..Settings::default()
    };
    // The limit and a fifth, and as much again for a machine that has other work.
    let started = (Instant::now(), processor_time());
    report(&source, &target, &settings);
    let wall = started.0.elapsed();
    // Other processes make the one long, and other tests of this process the other one.
    let took = match (started.1, processor_time()) {
        (Some(before), Some(after)) => wall.min(after - before),
        _ => wall,
    };
    assert!(took < Duration::from_millis(4800), "{took:?}");
}

/// What the process has taken of the processor, where the system says so: other work does not count.
fn processor_time() -> Option<Duration> {
    let all = std::fs::read_to_string("/proc/self/stat").ok()?;
    // Fields 14 and 15, in hundredths of a second; the second one, a name in parentheses, may have spaces in it.
    let mut fields = all.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (own, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(Duration::from_millis(10 * (own + system)))
}
