//! Programs on which a careless jump threading goes wrong: JT-T1 to JT-T11. Each fails if the guard that it
//! names is taken out.
#![allow(clippy::unwrap_used)]

use crate::support;

use support::{across, duplicates, go, go_with, same_behaviour};
use tandem_ir::InstKind;
use tandem_ir::rewrite::{Rewrite, Why};
use tandem_optimized::passes::jump_threading::Options;

const T1: &str = "define i32 @f(i1 %q, i32 %n) {
entry:
  br i1 %q, label %P1, label %P2
P1:
  br label %H
P2:
  br label %H
H:
  %first = phi i1 [ true, %P1 ], [ %q, %P2 ], [ %q3, %L ]
  %i = phi i32 [ 0, %P1 ], [ 7, %P2 ], [ %i1, %L ]
  br i1 %first, label %S, label %X
S:
  %i1 = add i32 %i, 1
  br label %L
L:
  %q3 = icmp ult i32 %i1, %n
  br label %H
X:
  ret i32 %i
}";

/// guard_reducibility: the loop would be entered at %S as well.
#[test]
fn jt_t1_a_header_with_another_entry_is_not_threaded_even_across_headers() {
    let text = T1
        .replace("[ %q, %P2 ]", "[ %r, %P2 ]")
        .replace("i32 %n)", "i32 %n, i1 %r)");
    let r = go_with(&text, &across());
    assert!(!duplicates(&r, &text, "H"), "{}", r.text);
}

/// guard_reducibility: the only entry from outside, and yet the copy makes a second one.
#[test]
fn jt_t2_the_sole_entry_can_still_make_two() {
    let text = "declare void @see()
define i32 @f(i1 %r, i1 %s, i1 %t, i1 %u) {
entry:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %r, %S ], [ %u, %X ]
  call void @see()
  br i1 %p, label %S, label %X
S:
  call void @see()
  br i1 %s, label %X, label %B
X:
  call void @see()
  br i1 %t, label %B, label %L
L:
  ret i32 0
}";
    let r = go_with(text, &across());
    let sole = |s: &Rewrite| {
        matches!(
            s,
            Rewrite::ThreadEdge {
                why: Why::PhiConstant,
                ..
            }
        )
    };
    assert!(!r.steps.iter().any(sole), "{:?}\n{}", r.steps, r.text);
}

/// guard_reducibility: a predecessor inside the loop and one outside, both going to the same place, share a
/// factoring block; that is a second entry although edges straight to %S would be none.
#[test]
fn jt_t2_a_shared_factoring_block_can_be_a_second_entry() {
    let text = "declare void @see()
define i32 @f(i1 %q, i1 %r, i1 %s) {
entry:
  br i1 %q, label %P, label %B
P:
  call void @see()
  br label %B
B:
  %p = phi i1 [ true, %P ], [ %r, %entry ], [ true, %L ]
  call void @see()
  br i1 %p, label %S, label %X
S:
  call void @see()
  br i1 %s, label %L, label %X
L:
  call void @see()
  br label %B
X:
  ret i32 0
}";
    let r = go_with(text, &across());
    let both = |s: &Rewrite| matches!(s, Rewrite::ThreadEdge { preds, .. } if preds.len() > 1);
    assert!(!r.steps.iter().any(both), "{:?}", r.steps);
}

/// guard_reducibility: a threaded back edge makes a second loop with two entries.
#[test]
fn jt_t3_a_back_edge_is_not_threaded_into_a_cycle_with_another_entry() {
    let text = "declare void @see()
define i32 @f(i32 %n, i32 %k) {
entry:
  br label %H
H:
  %i = phi i32 [ 0, %entry ], [ %i2, %P ]
  %b = phi i32 [ %k, %entry ], [ 1, %P ]
  %c = icmp eq i32 %b, 1
  br i1 %c, label %S, label %X
S:
  call void @see()
  br label %M
X:
  br label %M
M:
  %d = phi i32 [ 1, %S ], [ 3, %X ]
  %i2 = add i32 %i, %d
  br label %P
P:
  %e = icmp ult i32 %i2, %n
  br i1 %e, label %H, label %E
E:
  ret i32 %i2
}";
    let r = go_with(text, &across());
    assert!(!duplicates(&r, text, "H"), "{}", r.text);
}

/// guard_headers: what 4.6 would allow is still left alone by default, whichever of the two is the header.
#[test]
fn jt_t4_jt_018_a_header_is_not_threaded_by_default() {
    let text = "define i32 @f(i32 %n) {
entry:
  br label %H
H:
  %i = phi i32 [ 0, %entry ], [ %j, %L ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %L, label %E
L:
  %j = add i32 %i, 1
  br label %H
E:
  ret i32 %i
}";
    go(text).assert_untouched();
    assert!(duplicates(&go_with(text, &across()), text, "H"));
    let into_header = "define i32 @f(i1 %q, i1 %c, i32 %n) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  br i1 %p, label %H, label %E
H:
  %i = phi i32 [ 0, %B ], [ %j, %H ]
  %j = add i32 %i, 1
  %d = icmp ult i32 %j, %n
  br i1 %d, label %H, label %E
E:
  ret i32 0
}";
    assert!(!duplicates(&go(into_header), into_header, "B"));
    assert!(duplicates(
        &go_with(into_header, &across()),
        into_header,
        "B"
    ));
}

/// guard_not_convergent and guard_convergence.
#[test]
fn jt_t5_a_barrier_is_never_copied() {
    let text = "declare void @bar() convergent
define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  call void @bar()
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}";
    go(text).assert_untouched();
    assert!(
        go(&text.replace("@bar() convergent", "@bar()"))
            .report
            .threaded_edges
            == 1
    );
}

/// guard_not_convergent alone: the call site says it.
#[test]
fn jt_t5_noduplicate_is_respected_and_so_is_a_call_site() {
    let text = |site: &str| {
        format!(
            "declare void @g()
define i32 @f(i1 %q, i1 %c) {{
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  call void @g() {site}
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}}"
        )
    };
    assert!(!go(&text("")).steps.is_empty());
    go(&text("noduplicate")).assert_untouched();
    go(&text("convergent")).assert_untouched();
}

/// guard_convergence: nothing convergent in the block, but in the region that it splits.
#[test]
fn jt_t6_a_convergent_operation_behind_the_block_forbids_the_copy() {
    let text = |before: &str, in_s: &str, behind: &str| {
        format!(
            "declare void @vote() convergent
define void @f(i1 %d, i1 %q) {{
entry:
  {before}
  br i1 %d, label %P, label %Q
P:
  br label %J
Q:
  br label %J
J:
  %c = phi i1 [ true, %P ], [ %q, %Q ]
  br i1 %c, label %S, label %X
S:
  {in_s}
  br label %X
X:
  {behind}
  ret void
}}"
        )
    };
    let vote = "call void @vote()";
    go(&text("", vote, "")).assert_untouched();
    assert_eq!(go(&text(vote, "", "")).report.threaded_edges, 1);
    assert_eq!(
        go(&text("", "", vote)).report.threaded_edges,
        1,
        "lanes meet again before it"
    );
}

/// ssa_repair: a value of the block is used where both copies lead.
#[test]
fn jt_t7_values_used_behind_the_block_get_phis() {
    let text = "define i32 @f(i1 %q, i1 %c, i32 %x) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  %y = phi i32 [ 5, %entry ], [ %x, %Q ]
  %v = add i32 %y, 1
  br i1 %p, label %S, label %F
S:
  %w = mul i32 %v, 3
  br label %T
F:
  br label %T
T:
  %z = phi i32 [ %w, %S ], [ 0, %F ]
  %r = sub i32 %z, %v
  ret i32 %r
}";
    let r = same_behaviour(
        text,
        &Options::default(),
        &[&[1, 0, 9], &[0, 0, 9], &[0, 1, 9]],
    );
    assert_eq!(r.report.threaded_edges, 1);
    assert!(r.text.contains("%phi.res"), "{}", r.text);
}

/// phi_values: all phis take their values at once.
#[test]
fn jt_t8_phis_that_swap_are_mapped_simultaneously() {
    let text = "define i32 @f(i32 %n) {
entry:
  br label %B
B:
  %x = phi i32 [ 0, %entry ], [ %y, %L ]
  %y = phi i32 [ 1, %entry ], [ %x, %L ]
  %i = phi i32 [ 0, %entry ], [ %i1, %L ]
  %k = phi i1 [ false, %entry ], [ true, %L ]
  %c = icmp ult i32 %i, %n
  %d = or i1 %c, %k
  br i1 %d, label %L, label %E
L:
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, 4
  br i1 %e, label %B, label %E
E:
  %r = sub i32 %y, %x
  ret i32 %r
}";
    let r = same_behaviour(text, &across(), &[&[0], &[1], &[2], &[5]]);
    assert!(duplicates(&r, text, "B"), "{}", r.text);
}

const T9A: &str = "declare void @may_exit()
define i32 @f(i1 ATTR %c, i32 %x, i1 %q) {
entry:
  br i1 %q, label %A, label %Q
A:
  %s = select i1 %c, i32 0, i32 %x
  br label %B
Q:
  br label %B
B:
  %p = phi i32 [ %s, %A ], [ %x, %Q ]
  call void @may_exit()
  %cmp = icmp eq i32 %p, 0
  br i1 %cmp, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}";

/// guard_freeze_condition.
#[test]
fn jt_t9a_an_unfolded_select_branches_on_a_frozen_condition() {
    let r = go(&T9A.replace("ATTR", ""));
    assert_eq!(r.report.unfolded_selects, 1);
    assert_eq!(
        r.insts(|k| matches!(k, InstKind::Freeze)).len(),
        1,
        "{}",
        r.text
    );
    let r = go(&T9A.replace("ATTR", "noundef"));
    assert_eq!(r.report.unfolded_selects, 1);
    assert_eq!(
        r.insts(|k| matches!(k, InstKind::Freeze)).len(),
        0,
        "{}",
        r.text
    );
}

/// guard_freeze: undef behind a freeze is one fixed value, not any.
#[test]
fn jt_t9b_a_frozen_poison_decides_nothing() {
    for undefined in ["poison", "undef"] {
        let text = format!(
            "define i1 @f(i1 %c, i1 %q) {{
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ {undefined}, %entry ], [ %c, %Q ]
  %f = freeze i1 %p
  br i1 %f, label %T, label %F
T:
  ret i1 %f
F:
  ret i1 true
}}"
        );
        go(&text).assert_untouched();
    }
}

/// guard_freeze: "5 or poison" behind a freeze is not 5.
#[test]
fn jt_t9b_a_range_that_allows_poison_does_not_pass_a_freeze() {
    let text = |attr: &str| {
        format!(
            "define i32 @f(i32 {attr} range(i32 5, 6) %x, i1 %q) {{
entry:
  %f = freeze i32 %x
  %c = icmp eq i32 %f, 5
  br i1 %c, label %T, label %F
T:
  ret i32 %f
F:
  ret i32 0
}}"
        )
    };
    go(&text("")).assert_untouched();
    assert_eq!(go(&text("noundef")).report.folded_terminators, 1);
}

/// guard_late_use: only what surely leads to the end of the block may see what holds there.
#[test]
fn jt_t10_uses_before_the_assumption_keep_the_condition() {
    let text = "declare void @use(i1)
declare void @sure(i1) nounwind willreturn
declare void @llvm.assume(i1)
define i32 @f(i32 %x) {
entry:
  %c = icmp ult i32 %x, 10
  call void @use(i1 %c)
  call void @sure(i1 %c)
  call void @llvm.assume(i1 %c)
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}";
    let r = go(text);
    assert!(r.block("F").is_none());
    assert!(r.text.contains("@use(i1 %c)"), "{}", r.text);
    assert!(r.text.contains("@llvm.assume(i1 %c)"), "{}", r.text);
    assert!(r.text.contains("@sure(i1 true)"), "{}", r.text);
}

/// guard_switch_edges: two cases lead to the block.
#[test]
fn jt_t11_two_cases_are_not_one() {
    let text = "define i32 @f(i32 %x) {
P:
  switch i32 %x, label %D [ i32 0, label %B
                            i32 1, label %B ]
B:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
D:
  ret i32 7
}";
    go(text).assert_untouched();
    let one = text.replace("i32 1, label %B", "i32 1, label %D");
    assert!(go(&one).report.folded_terminators == 1);
}
