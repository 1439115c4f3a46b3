//! State machines that DFA JumpThreading takes apart (JT-R16): what the result looks
//! like, that it is well-formed, and that it does the same.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::automata::{Machine, switches};
use tandem_ir::rewrite::Rewrite;
use tandem_reference::passes::dfa_jump_threading::apply;

/// Two states, the first one known; the accumulator is used behind the loop (JT-T7).
const TWO_STATES: &str = "
define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %a = phi i32 [ 0, %entry ], [ %b, %latch ]
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  %x = add i32 %a, 3
  br label %latch
C2:
  %y = mul i32 %a, 5
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %b = phi i32 [ %x, %C1 ], [ %y, %C2 ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
D:
  unreachable
X:
  ret i32 %b
}";

const ALL_OF_TWO: &[(&str, u64, &str)] = &[
    ("entry > H", 1, "C1"),
    ("C1 > latch > H", 2, "C2"),
    ("C2 > latch > H", 1, "C1"),
];

#[test]
fn jt_r16_a_known_start_dissolves_the_switch() {
    let m = Machine::new(TWO_STATES);
    let all = m.threading("H", ALL_OF_TWO);
    assert_eq!(m.find(), std::slice::from_ref(&all));
    let mut g = m.accepted(&all);
    // The originals are there still, unreachable; erasing them leaves no switch.
    assert_eq!(switches(&g), 1);
    let dead = tandem_reference::passes::dfa_jump_threading::find(&m.0.header, &g);
    assert!(matches!(&dead[..], [Rewrite::EraseBlocks { blocks }] if blocks.len() == 3));
    apply(&m.0.header, &mut g, &dead[0]).unwrap();
    m.same(&g);
    let (steps, ran) = m.run();
    assert_eq!(steps, 2);
    m.prints(&ran, RESULT_OF_TWO);
    m.prints(&g, RESULT_OF_TWO);
}

const RESULT_OF_TWO: &str = "define i32 @f(i32 %n) {
entry:
  br label %H.jt1

H.jt1:
  br label %C1

C1:
  %a4 = phi i32 [ 0, %H.jt1 ], [ %y, %H.jt11 ]
  %i4 = phi i32 [ 0, %H.jt1 ], [ %j2, %H.jt11 ]
  %x = add i32 %a4, 3
  br label %latch.jt2

latch.jt2:
  %j1 = add i32 %i4, 1
  %k1 = icmp ult i32 %j1, %n
  br i1 %k1, label %H.jt2, label %X

H.jt2:
  br label %C2

C2:
  %a5 = phi i32 [ %x, %H.jt2 ]
  %i5 = phi i32 [ %j1, %H.jt2 ]
  %y = mul i32 %a5, 5
  br label %latch.jt1

latch.jt1:
  %j2 = add i32 %i5, 1
  %k2 = icmp ult i32 %j2, %n
  br i1 %k2, label %H.jt11, label %X

H.jt11:
  br label %C1

X:
  %b3 = phi i32 [ %x, %latch.jt2 ], [ %y, %latch.jt1 ]
  ret i32 %b3
}";

#[test]
fn jt_t7_a_value_of_a_copied_block_is_repaired_where_it_is_used() {
    // %h of the switch's block is used in a case and behind the loop.
    let m = Machine::new(
        "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %h = mul i32 %i, 7
  switch i32 %st, label %X [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  br label %latch
C2:
  %u = add i32 %h, 1
  call void @see(i32 %u)
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
X:
  %r = phi i32 [ %h, %latch ], [ 5, %H ]
  %s = add i32 %r, %h
  ret i32 %s
}
declare void @see(i32)",
    );
    let g = m.accepted(&m.threading("H", ALL_OF_TWO));
    assert_eq!(g.blocks().count(), 11);
    assert_eq!(m.run().0, 2);
}

#[test]
fn jt_t8_phis_are_taken_over_at_once() {
    let m = Machine::new(
        "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %x = phi i32 [ 10, %entry ], [ %y, %latch ]
  %y = phi i32 [ 20, %entry ], [ %x, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 %st, label %latch [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  call void @see(i32 %x)
  br label %latch
C2:
  call void @see(i32 %y)
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ], [ 1, %H ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
X:
  ret i32 %x
}
declare void @see(i32)",
    );
    m.accepted(&m.threading("H", ALL_OF_TWO));
    assert_eq!(m.run().0, 2);
}

#[test]
fn jt_r16_a_state_may_come_through_several_phis() {
    // C1 > M1 > latch > H and C2 > M1 …: the state is known at M1's edges and passes two more phis.
    let m = Machine::new(
        "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %s2, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
    i32 3, label %C3
  ]
C1:
  br label %M1
C2:
  br label %M1
M1:
  %s1 = phi i32 [ 2, %C1 ], [ 3, %C2 ]
  call void @see(i32 %i)
  br label %latch
C3:
  br label %latch
latch:
  %s2 = phi i32 [ %s1, %M1 ], [ 1, %C3 ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
D:
  ret i32 -1
X:
  ret i32 %j
}
declare void @see(i32)",
    );
    let all = m.threading(
        "H",
        &[
            ("entry > H", 1, "C1"),
            ("C1 > M1 > latch > H", 2, "C2"),
            ("C2 > M1 > latch > H", 3, "C3"),
            ("C3 > latch > H", 1, "C1"),
        ],
    );
    assert_eq!(m.find(), std::slice::from_ref(&all));
    m.accepted(&all);
    let (steps, g) = m.run();
    assert_eq!((steps, switches(&g)), (2, 0));
}

#[test]
fn jt_r16_the_machine_of_an_inner_loop() {
    let m = Machine::new(
        "define i32 @f(i32 %n) {
entry:
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %p, %next ]
  br label %H
H:
  %st = phi i32 [ 1, %outer ], [ %ns, %latch ]
  %i = phi i32 [ 0, %outer ], [ %j, %latch ]
  switch i32 %st, label %next [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  call void @see(i32 %o)
  br label %latch
C2:
  call void @see(i32 %i)
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 9, %C2 ]
  %j = add i32 %i, 1
  br label %H
next:
  %p = add i32 %o, 1
  %k = icmp ult i32 %p, %n
  br i1 %k, label %outer, label %X
X:
  ret i32 %i
}
declare void @see(i32)",
    );
    // State 9 has no case: it goes to the default (JT-T18).
    let all = m.threading(
        "H",
        &[
            ("outer > H", 1, "C1"),
            ("C1 > latch > H", 2, "C2"),
            ("C2 > latch > H", 9, "next"),
        ],
    );
    assert_eq!(m.find(), std::slice::from_ref(&all));
    m.accepted(&all);
    let (_, g) = m.run();
    assert_eq!(switches(&g), 0);
    m.refused(&m.threading("H", &[("C2 > latch > H", 9, "C1")]), "JT-R1");
}

#[test]
fn jt_r16_a_state_computed_from_the_present_one() {
    // In C1 the state is 1 and in C2 it is 2, since only that edge of the switch leads there; the sum is of the
    // old trip's state although the path comes by the phi once more.
    let m = Machine::new(
        "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 %st, label %X [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  br label %latch
C2:
  call void @see(i32 %i)
  br label %latch
latch:
  %ns = add i32 %st, 1
  %j = add i32 %i, %n
  br label %H
X:
  ret i32 %i
}
declare void @see(i32)",
    );
    let all = m.threading(
        "H",
        &[
            ("entry > H", 1, "C1"),
            ("C1 > latch > H", 2, "C2"),
            ("C2 > latch > H", 3, "X"),
        ],
    );
    assert_eq!(m.find(), std::slice::from_ref(&all));
    m.accepted(&all);
}

/// A select of two states in C1, on a condition of the given type of argument.
fn select_machine(argument: &str) -> Machine {
    Machine::new(&format!(
        "define i32 @f(i1 {argument} %c, i32 %n) {{
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 %st, label %X [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  call void @see(i32 1)
  %sel = select i1 %c, i32 2, i32 1
  br label %latch
C2:
  call void @see(i32 2)
  br label %latch
latch:
  %ns = phi i32 [ %sel, %C1 ], [ 1, %C2 ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
X:
  ret i32 %i
}}
declare void @see(i32)"
    ))
}

fn unfolding(m: &Machine, freeze: bool) -> Rewrite {
    let f = m.f();
    let select = f.insts(m.block("C1")).nth(1).unwrap();
    Rewrite::UnfoldSelect {
        select,
        phi: f.phis(m.block("latch")).next().unwrap(),
        pred: m.block("C1"),
        freeze,
    }
}

#[test]
fn jt_r7_t9_a_hidden_state_is_unfolded_on_a_frozen_condition() {
    let m = select_machine("");
    assert!(m.find().contains(&unfolding(&m, true)));
    m.refused(&unfolding(&m, false), "JT-R7");
    m.accepted(&unfolding(&m, true));
    let (steps, g) = m.run();
    assert_eq!((steps, switches(&g)), (3, 0));
    let freezes = |f: &tandem_ir::Function| {
        let all = f.blocks().flat_map(|b| f.insts(b));
        all.filter(|&i| f.kind(i).mnemonic() == "freeze").count()
    };
    assert_eq!(freezes(&g), 1);
    let defined = select_machine("noundef");
    assert!(defined.find().contains(&unfolding(&defined, false)));
    let (steps, g) = defined.run();
    assert_eq!((steps, freezes(&g)), (3, 0));
}

#[test]
fn jt_t20_a_run_ends_although_copies_lead_back_to_the_switch() {
    // State 3 stays in the default for ever: the copy that knows it comes to the switch again.
    let m = Machine::new(
        "define i32 @f(i32 %s, i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ %s, %entry ], [ %ns, %latch ]
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  switch i32 %st, label %latch [
    i32 1, label %C1
  ]
C1:
  br label %latch
latch:
  %ns = phi i32 [ 3, %C1 ], [ 4, %H ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
X:
  ret i32 %i
}",
    );
    let (steps, g) = m.run();
    assert!(steps <= 3 && g.blocks().count() < 16, "{steps}");
}
