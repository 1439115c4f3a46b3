//! What the judge of JumpThreading knows of a branch: edges, folding, implications,
//! undef, poison and freeze (JT-T9b, T11, T12, T14, T18, T22), each trap with a near
//! miss that is legal.

#![allow(clippy::unwrap_used)]

use crate::support;

use support::harness::Test;
use tandem_ir::Function;
use tandem_ir::rewrite::{Judgement, Rewrite, Why};
use tandem_reference::passes::jump_threading::{find, run};

fn through_freeze(incoming: &str) -> Test {
    Test::new(&format!(
        "define i1 @f(i1 %c, i1 %q) {{
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ {incoming}, %entry ], [ %c, %Q ]
  %z = freeze i1 %p
  br i1 %z, label %T, label %F
T:
  ret i1 %z
F:
  ret i1 true
}}"
    ))
}

#[test]
fn jt_t9b_freeze_makes_one_choice_for_all_uses() {
    for incoming in ["poison", "undef"] {
        let t = through_freeze(incoming);
        t.refused(&t.thread(&["entry"], "B", "T"), "JT-R4");
        t.refused(&t.thread(&["entry"], "B", "F"), "JT-R4");
    }
    let t = through_freeze("true");
    t.accepted(&t.thread(&["entry"], "B", "T"));
    t.refused(&t.thread(&["entry"], "B", "F"), "JT-R4");
}

#[test]
fn jt_t11_several_edges_say_what_all_of_them_say() {
    let text = |second: &str| {
        format!(
            "define i32 @f(i32 %x) {{
P:
  switch i32 %x, label %D [ i32 0, label %B
                            i32 1, label %{second} ]
B:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
D:
  ret i32 7
}}"
        )
    };
    let t = Test::new(&text("B"));
    t.unproven(&t.thread(&["P"], "B", "T"));
    t.unproven(&t.fold("B", "T"));
    let near = Test::new(&text("D"));
    near.accepted(&near.thread(&["P"], "B", "T"));
    near.accepted(&near.fold("B", "T"));
}

#[test]
fn jt_r4c_several_edges_can_agree() {
    let t = Test::new(
        "define i32 @f(i32 %x) {
P:
  switch i32 %x, label %D [ i32 0, label %B
                            i32 1, label %B ]
B:
  %k = phi i32 [ 5, %P ], [ 5, %P ], [ 6, %D ]
  %c = icmp ult i32 %x, 2
  br i1 %c, label %T, label %F
T:
  ret i32 %k
F:
  ret i32 0
D:
  br label %B
}",
    );
    t.accepted(&t.thread(&["P"], "B", "T"));
    // The default edge leaves out the cases.
    t.accepted(&t.thread(&["D"], "B", "F"));
}

#[test]
fn jt_t12_one_is_true_only_of_one_bit() {
    let t = Test::new(
        "define i32 @f(i1 %q) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i8 [ 1, %entry ], [ -1, %Q ]
  %c = icmp ne i8 %p, 0
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}",
    );
    t.refused(&t.thread(&["entry"], "B", "F"), "JT-R4");
    t.accepted(&t.thread(&["entry"], "B", "T"));
    t.accepted(&t.thread(&["entry", "Q"], "B", "T"));
    t.accepted(&t.fold("B", "T"));
}

#[test]
fn jt_t14_implications_follow_single_predecessors() {
    let t = Test::new(
        "define i32 @f(i32 %x, i1 %q) {
entry:
  br i1 %q, label %L, label %R
L:
  %c1 = icmp ult i32 %x, 10
  br i1 %c1, label %B, label %X
R:
  br label %B
B:
  %c2 = icmp ult i32 %x, 20
  br i1 %c2, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
X:
  ret i32 7
}",
    );
    t.accepted(&t.thread(&["L"], "B", "T"));
    t.refused(&t.thread(&["L"], "B", "F"), "JT-R4");
    t.unproven(&t.thread(&["R"], "B", "T"));
    t.unproven(&t.thread(&["L", "R"], "B", "T"));
    t.unproven(&t.fold("B", "T"));
}

#[test]
fn jt_r4d_facts_of_an_earlier_trip_do_not_describe_this_one() {
    // On the back edge %i < 3 holds for the old %i; the entered block computes a new one.
    let t = Test::new(
        "define i32 @f(i32 %n) {
entry:
  br label %B
B:
  %i = phi i32 [ %n, %entry ], [ %j, %L ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, 3
  br i1 %c, label %L, label %E
L:
  br label %B
E:
  ret i32 %i
}",
    );
    t.unproven(&t.thread(&["L"], "B", "E"));
    let to_l = t.judge(&t.thread(&["L"], "B", "L"));
    assert!(matches!(to_l, Judgement::Unproven { .. }), "{to_l:?}");
}

#[test]
fn jt_t18_a_value_without_a_case_goes_to_the_default() {
    let t = Test::new(
        "define i32 @f(i1 %q) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %s = phi i32 [ 3, %entry ], [ 1, %Q ]
  switch i32 %s, label %D [ i32 1, label %C1
                            i32 2, label %C2 ]
C1:
  ret i32 1
C2:
  ret i32 2
D:
  %r = phi i32 [ 9, %B ]
  ret i32 %r
}",
    );
    t.refused(&t.thread(&["entry"], "B", "C2"), "JT-R4");
    t.refused(&t.thread(&["entry"], "B", "C1"), "JT-R4");
    t.accepted(&t.thread(&["entry"], "B", "D"));
    t.accepted(&t.thread(&["Q"], "B", "C1"));
}

#[test]
fn jt_t22_a_branch_on_undef_may_go_anywhere() {
    let t = Test::new(
        "define i1 @f(i1 %q, i1 %r) {
entry:
  br i1 %q, label %P, label %Q
P:
  br label %B
Q:
  br label %B
B:
  %p = phi i1 [ undef, %P ], [ %r, %Q ]
  br i1 %p, label %T, label %F
T:
  ret i1 %p
F:
  ret i1 false
}",
    );
    t.accepted(&t.thread(&["P"], "B", "T"));
    t.accepted(&t.thread(&["P"], "B", "F"));
    t.unproven(&t.thread(&["Q"], "B", "T"));
}

#[test]
fn jt_048_the_example_of_the_document_with_the_values_it_forgot() {
    let t = Test::new(
        "declare i32 @obs(i32)
define i32 @f(i1 %c, i32 %b, i32 %u) {
entry:
  br i1 %c, label %positive, label %negative
positive:
  br label %merge
negative:
  br label %merge
merge:
  %val = phi i32 [ 42, %positive ], [ %b, %negative ]
  %cond2 = icmp eq i32 %val, 42
  br i1 %cond2, label %match, label %other
match:
  %o = call i32 @obs(i32 %val)
  ret i32 %o
other:
  ret i32 0
}",
    );
    let found = find(&t.0.header, t.f());
    let thread = Rewrite::ThreadEdge {
        preds: vec![t.block("positive")],
        block: t.block("merge"),
        dest: t.block("match"),
        why: Why::PhiConstant,
    };
    assert!(found.contains(&thread), "{found:?}");
    let g = t.accepted(&thread);
    assert_eq!(g.phis(t.block("match")).count(), 1);
    let mut g = t.f().clone();
    run(&t.0.header, &mut g);
    t.same_on_some_inputs(&g);
    // The path over %positive tests once, not twice (JT-049).
    let tests = |f: &Function| f.blocks().filter(|&b| f.successors(b).count() == 2).count();
    assert_eq!(tests(&g), 2);
}

#[test]
fn jt_r4c_the_default_edge_and_a_case_can_lead_to_the_same_block() {
    let text = |asked: &str| {
        format!(
            "define i32 @f(i32 %x) {{
P:
  switch i32 %x, label %B [ i32 0, label %D
                            i32 1, label %B
                            i32 2, label %D ]
B:
  %c = icmp eq i32 %x, {asked}
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
D:
  ret i32 7
}}"
        )
    };
    // Of 0, 1 and 2 only 1 comes to B.
    for (asked, excluded) in [("0", true), ("1", false), ("2", true)] {
        let t = Test::new(&text(asked));
        if excluded {
            t.accepted(&t.thread(&["P"], "B", "F"));
        } else {
            t.unproven(&t.thread(&["P"], "B", "F"));
        }
    }
}

#[test]
fn jt_r4d_facts_along_the_way_are_taken_together() {
    let text = |low: u32| {
        format!(
            "define i32 @f(i32 %x, i1 %q) {{
entry:
  %lt = icmp ult i32 %x, 10
  br i1 %lt, label %A, label %X
A:
  %gt = icmp ugt i32 %x, {low}
  br i1 %gt, label %P, label %X
P:
  br label %B
B:
  %c = icmp eq i32 %x, 9
  br i1 %c, label %T, label %F
X:
  br i1 %q, label %B, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
        )
    };
    let t = Test::new(&text(8));
    t.accepted(&t.thread(&["P"], "B", "T"));
    t.refused(&t.thread(&["P"], "B", "F"), "JT-R4");
    t.unproven(&t.thread(&["X"], "B", "T"));
    let wider = Test::new(&text(7));
    wider.unproven(&wider.thread(&["P"], "B", "T"));
    // Nothing is below 10 and above 9: P is never reached, so any destination will do.
    let none = Test::new(&text(9));
    none.accepted(&none.thread(&["P"], "B", "T"));
    none.accepted(&none.thread(&["P"], "B", "F"));
}

#[test]
fn jt_r4d_comparisons_of_two_values_imply_each_other() {
    let text = |known: &str, asked: &str| {
        format!(
            "define i32 @f(i32 %x, i32 %y, i1 %q) {{
entry:
  br i1 %q, label %A, label %Q
A:
  %k = icmp {known}
  br i1 %k, label %B, label %Q
Q:
  br label %B
B:
  %c = icmp {asked}
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
        )
    };
    let goes = |known, asked, dest| {
        let t = Test::new(&text(known, asked));
        t.accepted(&t.thread(&["A"], "B", dest));
        t.refused(
            &t.thread(&["A"], "B", if dest == "T" { "F" } else { "T" }),
            "JT-R4",
        );
    };
    goes("ult i32 %x, %y", "ne i32 %x, %y", "T");
    goes("ult i32 %x, %y", "ugt i32 %y, %x", "T");
    goes("ult i32 %x, %y", "ult i32 %y, %x", "F");
    goes("eq i32 %x, %y", "slt i32 %x, %y", "F");
    let t = Test::new(&text("ult i32 %x, %y", "slt i32 %x, %y"));
    t.unproven(&t.thread(&["A"], "B", "T"));
}
