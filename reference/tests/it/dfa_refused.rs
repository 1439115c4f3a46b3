//! What DFA JumpThreading must leave alone (JT-R16, JT-T16), and near misses.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::automata::Machine;
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{NewInst, Rewrite};

/// A machine of two states with the given start, code in C1, and code behind the loop.
fn machine(start: &str, in_c1: &str, behind: &str) -> Machine {
    Machine::new(&format!(
        "define i32 @f(i1 %c, i32 %s, i32 %n) {{
entry:
  br i1 %c, label %e1, label %e2
e1:
  br label %H
e2:
  br label %H
H:
  %st = phi i32 {start}, [ %ns, %latch ]
  %i = phi i32 [ 0, %e1 ], [ 7, %e2 ], [ %j, %latch ]
  switch i32 %st, label %D [
    i32 1, label %C1
    i32 2, label %C2
  ]
C1:
  {in_c1}
  br label %latch
C2:
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %H, label %X
D:
  ret i32 3
X:
  {behind}
  ret i32 %j
}}
declare void @see(i32)
declare void @once() noduplicate
declare void @bar() convergent
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{{!0}}
!1 = distinct !{{!1, !0}}
!2 = !{{!1}}"
    ))
}

const ALL: &[(&str, u64, &str)] = &[
    ("e1 > H", 1, "C1"),
    ("e2 > H", 1, "C1"),
    ("C1 > latch > H", 2, "C2"),
    ("C2 > latch > H", 1, "C1"),
];

const KNOWN: &str = "[ 1, %e1 ], [ 1, %e2 ]";

#[test]
fn jt_t16_two_starts_would_make_a_cycle_with_two_entries() {
    let m = machine("[ 1, %e1 ], [ 2, %e2 ]", "", "");
    let all = m.threading(
        "H",
        &[
            ("e1 > H", 1, "C1"),
            ("e2 > H", 2, "C2"),
            ("C1 > latch > H", 2, "C2"),
            ("C2 > latch > H", 1, "C1"),
        ],
    );
    m.refused(&all, "X-6");
    assert_eq!(m.find(), []);
    assert_eq!(m.run().0, 0);
    // With one start for both the header goes.
    let near = machine(KNOWN, "", "");
    assert_eq!(near.find(), [near.threading("H", ALL)]);
    near.accepted(&near.threading("H", ALL));
}

#[test]
fn jt_t16_an_unknown_start_keeps_the_header_and_is_refused() {
    let m = machine("[ %s, %e1 ], [ 1, %e2 ]", "", "");
    m.refused(&m.threading("H", &ALL[1..]), "X-6");
    m.unproven(&m.threading("H", &[("e1 > H", 9, "D")]));
    assert_eq!(m.find(), []);
    assert_eq!(m.run().0, 0);
    // Out of the loop there is no cycle to enter.
    let leave = machine("[ %s, %e1 ], [ 9, %e2 ]", "", "");
    leave.accepted(&leave.threading("H", &[("e2 > H", 9, "D")]));
}

#[test]
fn x6_an_irreducible_function_is_left_alone() {
    let m = Machine::new(
        "define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %H, label %latch
H:
  %st = phi i32 [ 1, %entry ], [ %ns, %latch ]
  switch i32 %st, label %X [ i32 1, label %C1 ]
C1:
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %entry ]
  br label %H
X:
  ret i32 %st
}",
    );
    m.refused(&m.threading("H", &[("C1 > latch > H", 2, "X")]), "X-6");
    assert_eq!(m.find(), []);
}

#[test]
fn cv1_a_barrier_in_the_loop_forbids_it_and_one_behind_does_not() {
    let m = machine(KNOWN, "call void @bar()", "");
    m.refused(&m.threading("H", ALL), "CV-1");
    assert_eq!(m.find(), []);
    let near = machine(KNOWN, "call void @see(i32 %i)", "");
    near.accepted(&near.threading("H", ALL));
    // Behind the loop, too, if the threads that leave by D do not come there.
    let apart = machine(KNOWN, "", "call void @bar()");
    apart.refused(&apart.threading("H", ALL), "CV-1");
}

fn print(m: &Machine) -> String {
    let f = tandem_ir::text::print_function(&m.0.header, m.f());
    format!("{f}\ndeclare void @bar() convergent\n")
}

#[test]
fn cv1_threads_that_meet_behind_the_loop_may_have_a_barrier_there() {
    let m = machine(KNOWN, "", "call void @bar()");
    let text = print(&m).replace("ret i32 3", "br label %X");
    let text = text.replace("ret i32 %j", "ret i32 0");
    let meets = Machine::new(&text);
    meets.accepted(&meets.threading("H", ALL));
}

#[test]
fn jt_r2_t15_what_may_not_be_copied() {
    // Cases are not copied, the blocks on the paths are.
    let once = machine(KNOWN, "call void @once()", "");
    once.accepted(&once.threading("H", ALL));
    for bad in [
        "call void @once()",
        "call void @llvm.experimental.noalias.scope.decl(metadata !2)",
    ] {
        let text = print(&machine(KNOWN, "", ""));
        let text = text.replace("%j = add", &format!("{bad}\n  %j = add"));
        let m = Machine::new(&format!(
            "{text}\ndeclare void @once() noduplicate
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{{!0}}
!1 = distinct !{{!1, !0}}
!2 = !{{!1}}"
        ));
        m.refused(&m.threading("H", ALL), "JT-R2");
        assert_eq!(m.find(), []);
        assert_eq!(m.run().0, 0);
    }
}

#[test]
fn jt_r4_the_value_must_be_what_the_switch_sees() {
    let m = machine(KNOWN, "", "");
    let with = |n: u64, dest: &str| m.threading("H", &[("C1 > latch > H", n, dest)]);
    m.refused(&with(1, "C1"), "JT-R4");
    // The right value to the wrong place, and a value without a case to a case (JT-T18).
    m.refused(&with(2, "C1"), "JT-R1");
    m.refused(&with(2, "D"), "JT-R1");
    m.refused(&with(7, "C2"), "JT-R1");
    // From the latch itself nothing is known.
    m.unproven(&m.threading("H", &[("latch > H", 7, "D")]));
}

#[test]
fn jt_t9b_a_frozen_poison_is_one_value() {
    let with = |how: &str| {
        let text = print(&machine("[ 1, %e1 ], [ poison, %e2 ]", "", ""));
        let text = text.replace("switch i32 %st", &format!("{how}\n  switch i32 %fr"));
        Machine::new(&text)
    };
    let frozen = with("%fr = freeze i32 %st");
    frozen.refused(&frozen.threading("H", &[("e2 > H", 5, "D")]), "JT-R4");
    // A switch on poison itself is undefined: it may go anywhere (JT-T22).
    let plain = with("%fr = add i32 %st, 0");
    plain.accepted(&plain.threading("H", &[("e2 > H", 5, "D")]));
}

#[test]
fn jt_r16_paths_must_be_there() {
    let m = machine(KNOWN, "", "");
    let one = |p: (&str, u64, &str)| m.threading("H", &[p]);
    m.refused(&one(("C1 > H", 1, "C1")), "JT-R16");
    m.refused(&one(("C1 > latch", 2, "C2")), "JT-R16");
    m.refused(&one(("C1 > latch > H > C2 > latch > H", 1, "C1")), "JT-R16");
    m.refused(&one(("C1 > latch > H", 2, "X")), "JT-R1");
    m.refused(&m.threading("C1", &[("H > C1", 1, "latch")]), "JT-R16");
    m.refused(&m.threading("H", &[]), "JT-R16");
    let twice = [ALL[0], ALL[0]];
    m.refused(&m.threading("H", &twice), "JT-R16");
    let Rewrite::ThreadPaths { switch, mut paths } = one(ALL[0]) else {
        panic!();
    };
    paths[0].value = Bits::from_u64(8, 1);
    m.refused(&Rewrite::ThreadPaths { switch, paths }, "structure");
    let nowhere = tandem_ir::Block::from_u32(1000);
    let Rewrite::ThreadPaths { mut paths, .. } = one(ALL[0]) else {
        panic!();
    };
    paths[0].entry = nowhere;
    m.refused(&Rewrite::ThreadPaths { switch, paths }, "structure");
    let other = Rewrite::ReplaceTerminator {
        block: m.block("latch"),
        new: NewInst::unreachable(),
    };
    m.refused(&other, "JT-R16");
}

#[test]
fn jt_r2_a_switch_may_not_be_its_own_destination() {
    let m = Machine::new(
        "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %st = phi i32 [ 1, %entry ], [ 2, %H ], [ 1, %latch ]
  switch i32 %st, label %X [
    i32 1, label %H
    i32 2, label %latch
  ]
latch:
  br label %H
X:
  ret i32 %st
}",
    );
    m.refused(&m.threading("H", &[("entry > H", 1, "H")]), "JT-R2");
    m.refused(&m.threading("H", &[("H > H", 2, "latch")]), "JT-R2");
}
