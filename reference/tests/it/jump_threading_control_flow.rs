//! Where JumpThreading may copy a block at all: loops with one entry, convergence,
//! what must not be duplicated (JT-T1 to T6, T15, T16, T20). Each trap has the rule that
//! refuses it and a near miss that is legal and, once applied, well-formed and
//! equivalent.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::harness::Test;
use tandem_ir::rewrite::Rewrite;
use tandem_reference::passes::jump_threading::{find, run};

const HEADER_WITH_TWO_ENTRIES: &str = "
define i32 @f(i1 %q, i32 %n) {
entry:
  br i1 %q, label %P1, label %P2
P1:
  br label %H
P2:
  br label %H
H:
  %go = phi i1 [ true, %P1 ], [ false, %P2 ], [ %more, %L ]
  %i = phi i32 [ 0, %P1 ], [ 7, %P2 ], [ %j, %L ]
  br i1 %go, label %S, label %X
S:
  %j = add i32 %i, 1
  br label %L
L:
  %more = icmp ult i32 %j, %n
  br label %H
X:
  ret i32 %i
}";

#[test]
fn jt_t1_t4_a_loop_may_not_get_a_second_entry() {
    let t = Test::new(HEADER_WITH_TWO_ENTRIES);
    // The destination is no header, so a check of the destination alone would pass it (JT-T4).
    t.refused(&t.thread(&["P1"], "H", "S"), "JT-R6");
    // The exit is outside the loop.
    t.accepted(&t.thread(&["P2"], "H", "X"));
}

#[test]
fn jt_t2_a_sole_entry_is_not_enough() {
    let t = Test::new(
        "define i32 @f(i1 %a, i1 %b) {
P:
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %b, %X ], [ %a, %S ]
  br i1 %c, label %S, label %X
X:
  br i1 %a, label %B, label %E
S:
  br i1 %b, label %B, label %X
E:
  ret i32 1
}",
    );
    t.refused(&t.thread(&["P"], "B", "S"), "JT-R6");
    // Without the edge from S to X the loop is rotated: S becomes the only entry.
    let rotated = Test::new(
        "define i32 @f(i1 %a, i1 %b) {
P:
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %b, %S ]
  br i1 %c, label %S, label %E
S:
  br label %B
E:
  ret i32 1
}",
    );
    rotated.accepted(&rotated.thread(&["P"], "B", "S"));
}

#[test]
fn jt_t3_threading_a_back_edge() {
    let text = |x: &str| {
        format!(
            "define i32 @f(i1 %k, i1 %e, i32 %n) {{
entry:
  br label %H
H:
  %b = phi i1 [ %k, %entry ], [ true, %P ]
  br i1 %b, label %S, label %X
S:
  br label %M
X:
  {x}
M:
  %m = add i32 %n, 1
  br label %P
P:
  %c = icmp ult i32 %m, 2
  br i1 %c, label %H, label %E
E:
  ret i32 %m
}}"
        )
    };
    let t = Test::new(&text("br label %M"));
    t.refused(&t.thread(&["P"], "H", "S"), "JT-R6");
    // If X leaves, S dominates P, and H stops being part of the loop.
    let near = Test::new(&text("ret i32 9"));
    near.accepted(&near.thread(&["P"], "H", "S"));
}

fn around_a_call(in_b: &str, in_s: &str, in_x: &str) -> Test {
    Test::new(&format!(
        "declare void @barrier() convergent
declare void @plain()
declare void @once() noduplicate
declare token @llvm.call.preallocated.setup(i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
define i32 @f(i1 %q, i1 %r) {{
entry:
  br i1 %q, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %r, %Q ]
  {in_b}
  br i1 %c, label %S, label %X
S:
  {in_s}
  br label %X
X:
  {in_x}
  ret i32 1
}}
!0 = !{{ !1 }}
!1 = distinct !{{ !1, !2 }}
!2 = distinct !{{ !2 }}"
    ))
}

#[test]
fn jt_t5_t15_what_may_not_be_copied() {
    for call in [
        "@barrier()",
        "@once()",
        "@llvm.experimental.noalias.scope.decl(metadata !0)",
    ] {
        let t = around_a_call(&format!("call void {call}"), "", "");
        t.refused(&t.thread(&["P"], "B", "S"), "JT-R2");
        t.refused(
            &Rewrite::CloneIntoPredecessor {
                pred: t.block("P"),
                block: t.block("B"),
            },
            "JT-R2",
        );
    }
    let token = around_a_call(
        "%k = call token @llvm.call.preallocated.setup(i32 0)",
        "",
        "",
    );
    token.refused(&token.thread(&["P"], "B", "S"), "JT-R2");
    let t = around_a_call("call void @plain()", "", "");
    t.accepted(&t.thread(&["P"], "B", "S"));
    t.accepted(&Rewrite::CloneIntoPredecessor {
        pred: t.block("P"),
        block: t.block("B"),
    });
    // By LangRef the call site can say so too, and a pointer says nothing by itself.
    let t = around_a_call("call void @plain() convergent", "", "");
    t.refused(&t.thread(&["P"], "B", "S"), "JT-R2");
}

#[test]
fn jt_t6_convergent_operations_before_threads_meet_again() {
    let t = around_a_call("", "call void @barrier()", "");
    t.refused(&t.thread(&["P"], "B", "S"), "JT-R3");
    t.refused(
        &Rewrite::CloneIntoPredecessor {
            pred: t.block("P"),
            block: t.block("B"),
        },
        "JT-R3",
    );
    // X postdominates B: all threads are there again.
    let t = around_a_call("", "call void @plain()", "call void @barrier()");
    t.accepted(&t.thread(&["P"], "B", "S"));
}

#[test]
fn cv_1_without_a_postdominator_everything_reachable_counts() {
    let t = Test::new(
        "declare void @barrier() convergent
define void @f(i1 %q, i1 %r) {
entry:
  br i1 %q, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %c = phi i1 [ true, %P ], [ %r, %Q ]
  br i1 %c, label %S, label %X
S:
  br i1 %r, label %Y, label %Z
Y:
  ret void
Z:
  call void @barrier()
  ret void
X:
  ret void
}",
    );
    t.refused(&t.thread(&["P"], "B", "S"), "JT-R3");
}

#[test]
fn jt_t16_one_state_of_two_may_not_be_entered_from_outside() {
    let t = Test::new(
        "define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %e1, label %e2
e1:
  br label %H
e2:
  br label %H
H:
  %st = phi i32 [ 1, %e1 ], [ 2, %e2 ], [ %ns, %latch ]
  %i = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i1, %latch ]
  switch i32 %st, label %D [ i32 1, label %C1
                             i32 2, label %C2 ]
C1:
  br label %latch
C2:
  br label %latch
latch:
  %ns = phi i32 [ 2, %C1 ], [ 1, %C2 ]
  %i1 = add i32 %i, 1
  %k = icmp ult i32 %i1, %n
  br i1 %k, label %H, label %X
D:
  unreachable
X:
  ret i32 %ns
}",
    );
    t.refused(&t.thread(&["e1"], "H", "C1"), "JT-R6");
    t.refused(&t.thread(&["e2"], "H", "C2"), "JT-R6");
}

#[test]
fn jt_t20_a_self_loop_is_not_threaded_for_ever() {
    let t = Test::new(
        "define void @f(i1 %q) {
entry:
  br label %B
B:
  %c = phi i1 [ %q, %entry ], [ true, %B ]
  br i1 %c, label %B, label %E
E:
  ret void
}",
    );
    t.refused(&t.thread(&["B"], "B", "B"), "JT-R2");
    t.refused(&t.thread(&["B"], "B", "E"), "JT-R2");
    let mut g = t.f().clone();
    assert!(run(&t.0.header, &mut g) < 20);
    t.same_on_some_inputs(&g);
}

#[test]
fn x_6_an_irreducible_function_is_left_alone() {
    let t = Test::new(
        "define i32 @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %L, label %R
L:
  br i1 %b, label %R, label %E
R:
  br label %L
E:
  br i1 true, label %Y, label %N
Y:
  ret i32 1
N:
  ret i32 0
}",
    );
    t.refused(&t.fold("E", "Y"), "X-6");
    assert_eq!(find(&t.0.header, t.f()), []);
}

#[test]
fn factoring_some_entries_of_a_loop_with_its_back_edge_is_refused() {
    let t = Test::new(HEADER_WITH_TWO_ENTRIES);
    let factor = |preds: &[&str]| Rewrite::FactorPredecessors {
        preds: preds.iter().map(|p| t.block(p)).collect(),
        block: t.block("H"),
    };
    t.refused(&factor(&["P1", "L"]), "JT-R6");
    t.accepted(&factor(&["P1", "P2"]));
    t.accepted(&factor(&["P1", "P2", "L"]));
}
