//! Random conditions: what the judge knows of a branch behind another one is held
//! against all 64 pairs of three-bit arguments.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::harness::{Test, goes_elsewhere};
use support::random::Random;
use support::{End, execute};
use tandem_ir::rewrite::Judgement;

const PREDICATES: [&str; 10] = [
    "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle",
];

/// Text of a comparison of `%x` or `%y` with a constant or the other one.
fn comparison(r: &mut Random) -> String {
    let operands = match r.below(4) {
        0 => "%x, %y".to_owned(),
        1 => "%y, %x".to_owned(),
        2 => format!("{}, %x", r.below(8)),
        _ => format!("%x, {}", r.below(8)),
    };
    format!("icmp {} i3 {operands}", r.pick(&PREDICATES))
}

/// Two comparisons and their combination `%k`.
fn condition(r: &mut Random) -> String {
    let both = r.pick(&[
        "and i1 %k1, %k2",
        "or i1 %k1, %k2",
        "xor i1 %k1, true",
        "select i1 %k1, i1 %k2, i1 false",
        "select i1 %k1, i1 true, i1 %k2",
        "or i1 %k1, false",
    ]);
    format!(
        "%k1 = {}\n  %k2 = {}\n  %k = {both}",
        comparison(r),
        comparison(r)
    )
}

/// A first branch or switch that leads to A or X, and a second one behind A.
fn program(r: &mut Random) -> String {
    let first = match r.below(4) {
        0 => {
            let case =
                |r: &mut Random| format!("i3 {}, label %{}", r.below(8), r.pick(&["A", "X"]));
            let (one, other) = (case(r), case(r));
            // Two cases of one value are not well-formed.
            let second = if one[..4] == other[..4] {
                String::new()
            } else {
                other
            };
            format!(
                "switch i3 %x, label %{} [ {one} {second} ]",
                r.pick(&["A", "X"])
            )
        }
        1 => format!("{}\n  br i1 %k, label %X, label %A", condition(r)),
        _ => format!("{}\n  br i1 %k, label %A, label %X", condition(r)),
    };
    let second = comparison(r);
    format!(
        "define i8 @f(i3 %x, i3 %y) {{
entry:
  {first}
A:
  br label %B
X:
  %q = icmp eq i3 %y, 0
  br i1 %q, label %B, label %R
B:
  %from = phi i8 [ 10, %A ], [ 20, %X ]
  %c = {second}
  br i1 %c, label %T, label %F
T:
  %t = add i8 %from, 1
  ret i8 %t
F:
  ret i8 %from
R:
  ret i8 0
}}"
    )
}

#[test]
fn jt_r4_what_is_known_of_a_branch_is_true() {
    let mut r = Random::new(7);
    let (mut legal, mut unproven_although_decided) = (0, 0);
    for _ in 0..3000 {
        let text = program(&mut r);
        let t = Test::new(&text);
        let results: Vec<u128> = (0..64)
            .map(
                |n| match execute(&t.0.header, t.f(), &[n & 7, n >> 3], 50).end {
                    End::Returned(Some(v)) => v,
                    other => panic!("{other:?}\n{text}"),
                },
            )
            .collect();
        for (pred, base) in [("A", 10), ("X", 20)] {
            let (no, yes) = (results.contains(&base), results.contains(&(base + 1)));
            match t.judge(&t.thread(&[pred], "B", "T")) {
                j if goes_elsewhere(&j) => assert!(!yes, "from {pred} not to T\n{text}"),
                Judgement::Legal => {
                    legal += 1;
                    assert!(!no, "from {pred} to T\n{text}");
                }
                Judgement::Illegal { .. } => assert!(!yes, "from {pred} not to T\n{text}"),
                Judgement::Unproven { .. } => unproven_although_decided += usize::from(yes != no),
            }
        }
    }
    assert!(legal > 1000, "{legal}");
    assert!(
        unproven_although_decided < 900,
        "{unproven_although_decided}"
    );
}
