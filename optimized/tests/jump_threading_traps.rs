//! Programs on which a careless jump threading goes wrong (JT-T1 to JT-T22, and bugs of other compilers).
//! Each fails if the guard that it names is taken out.
#![allow(clippy::unwrap_used)]

mod support;

use support::interp::{execute, refines};
use support::{Ran, go, go_with, parse, run_on};
use tandem_ir::InstKind;
use tandem_ir::rewrite::{Rewrite, Why};
use tandem_optimized::passes::jump_threading::Options;

fn across() -> Options {
    Options {
        across_loop_headers: true,
        ..Options::default()
    }
}
fn loads() -> Options {
    Options {
        load_threading: true,
        ..Options::default()
    }
}

/// Runs with the options and compares what the function does on some arguments.
fn same_behaviour(text: &str, options: &Options, arguments: &[&[u64]]) -> Ran {
    let module = parse(text);
    let ran = run_on(&module, options, true);
    for args in arguments {
        let source = execute(&module.header, &module.bodies[0], args, 500);
        let target = execute(&ran.module.header, ran.f(), args, 1000);
        assert!(refines(&source, &target), "{args:?}: {source:?} became {target:?}\n{}", ran.text);
    }
    ran
}

/// True if some step duplicated the block of that name of the input.
fn duplicates(ran: &Ran, input: &str, name: &str) -> bool {
    let module = parse(input);
    let f = &module.bodies[0];
    let b = f.blocks().find(|&b| f.block_name(b) == Some(name)).unwrap();
    ran.steps.iter().any(|s| match s {
        Rewrite::ThreadEdge { block, .. } | Rewrite::CloneIntoPredecessor { block, .. } => *block == b,
        _ => false,
    })
}

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
    let text = T1.replace("[ %q, %P2 ]", "[ %r, %P2 ]").replace("i32 %n)", "i32 %n, i1 %r)");
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
    let sole = |s: &Rewrite| matches!(s, Rewrite::ThreadEdge { why: Why::PhiConstant, .. });
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
    assert!(duplicates(&go_with(into_header, &across()), into_header, "B"));
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
    assert!(go(&text.replace("@bar() convergent", "@bar()")).report.threaded_edges == 1);
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
    assert_eq!(go(&text("", "", vote)).report.threaded_edges, 1, "lanes meet again before it");
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
    let r = same_behaviour(text, &Options::default(), &[&[1, 0, 9], &[0, 0, 9], &[0, 1, 9]]);
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
    assert_eq!(r.insts(|k| matches!(k, InstKind::Freeze)).len(), 1, "{}", r.text);
    let r = go(&T9A.replace("ATTR", "noundef"));
    assert_eq!(r.report.unfolded_selects, 1);
    assert_eq!(r.insts(|k| matches!(k, InstKind::Freeze)).len(), 0, "{}", r.text);
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

/// Facts of constants: truth of a comparison is not "all bits set".
#[test]
fn jt_t12_jt_043_only_for_i1_is_all_ones_true() {
    let text = "define i32 @f(i1 %q) {
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
}";
    let r = same_behaviour(text, &Options::default(), &[&[0], &[1]]);
    assert!(r.block("F").is_none(), "{}", r.text);
    for (ty, one) in [("i8", "255"), ("i64", "-1"), ("i128", "-1"), ("i8", "1"), ("i128", "1")] {
        let text = format!(
            "define i32 @f(i1 %q, {ty} %v) {{
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi {ty} [ {one}, %entry ], [ %v, %Q ]
  %c = icmp slt {ty} %p, 0
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}}"
        );
        let r = go(&text);
        let to = if one == "1" { "F" } else { "T" };
        assert_eq!(r.successors("endblock"), [to], "{ty} {one}");
    }
}

const T13: &str = "declare void @may_exit() memory(none)
declare void @returns() nounwind willreturn memory(none)
define i32 @f(ptr %p, ptr %q, i1 %k) {
entry:
  br i1 %k, label %P, label %Q
P:
  store i32 0, ptr %p
  br label %B
Q:
  br label %B
B:
  BETWEEN
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %T, label %F
T:
  ret i32 1
F:
  ret i32 2
}";

/// guard_nothing_written_before (HB-1) and guard_insertion.
#[test]
fn jt_t13_a_load_is_threaded_only_past_what_can_neither_write_nor_stop() {
    let run = |between: &str| go_with(&T13.replace("BETWEEN", between), &loads());
    let fine = run("call void @returns()");
    assert_eq!(fine.report.threaded_loads, 1);
    assert!(fine.text.contains("%loadbb = load i32"), "{}", fine.text);
    assert_eq!(fine.successors("P"), ["T"], "{}", fine.text);
    run("store i32 1, ptr %q").assert_untouched();
    run("fence seq_cst").assert_untouched();
    run("call void @may_exit()").assert_untouched();
    go(&T13.replace("BETWEEN", "")).assert_untouched();
}

/// guard_plain_load, and plain accesses only in the predecessor.
#[test]
fn jt_t19_volatile_and_atomic_loads_are_never_left_out() {
    for access in ["load volatile i32, ptr %p", "load atomic i32, ptr %p monotonic, align 4"] {
        let text = T13.replace("BETWEEN", "").replace("load i32, ptr %p", access);
        go_with(&text, &loads()).assert_untouched();
    }
    let text = T13.replace("BETWEEN", "").replace("store i32 0", "store volatile i32 0");
    go_with(&text, &loads()).assert_untouched();
}

/// A volatile access may be cloned: each path still runs it once.
#[test]
fn jt_t19_a_volatile_load_is_cloned_with_its_block() {
    let r = go("define i32 @f(ptr %m, i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  %v = load volatile i32, ptr %m
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}");
    assert_eq!(r.report.threaded_edges, 1);
    assert_eq!(r.insts(|k| matches!(k, InstKind::Load(_))).len(), 2);
}

/// guard_chain: a condition on one of several ways in proves nothing.
#[test]
fn jt_t14_a_condition_that_does_not_dominate_implies_nothing() {
    let text = "define i32 @f(i32 %x, i1 %q) {
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
}";
    let r = same_behaviour(text, &Options::default(), &[&[5, 1], &[15, 1], &[5, 0], &[25, 0], &[15, 0]]);
    assert!(r.block("F").is_some());
    let Rewrite::ThreadEdge { preds, .. } = &r.steps[0] else { panic!() };
    assert_eq!(preds.len(), 1);
}

/// guard_scope_declaration.
#[test]
fn jt_t15_a_scope_declaration_is_not_copied() {
    let text = "declare void @llvm.experimental.noalias.scope.decl(metadata)
define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}";
    go(text).assert_untouched();
}

/// guard_switch_dest.
#[test]
fn jt_t18_a_value_without_a_case_goes_to_the_default() {
    let text = "define i32 @f(i1 %q, i32 %v) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %s = phi i32 [ 3, %entry ], [ %v, %Q ]
  switch i32 %s, label %D [ i32 1, label %C1
                            i32 2, label %C2 ]
C1:
  ret i32 1
C2:
  ret i32 2
D:
  ret i32 9
}";
    let r = same_behaviour(text, &Options::default(), &[&[1, 0], &[0, 1], &[0, 2], &[0, 3]]);
    assert_eq!(r.successors("endblock"), ["D"]);
}

/// guard_budget: free copies of a loop's header must come to an end.
#[test]
fn jt_t20_free_copies_end() {
    let text = "define void @f(i1 %c) {
entry:
  br label %H
H:
  %p = phi i1 [ true, %entry ], [ true, %L ], [ %c, %M ]
  br i1 %p, label %L, label %M
L:
  br label %H
M:
  br label %H
}";
    let r = go_with(text, &across());
    assert!(r.report.budget_spent <= tandem_optimized::passes::jump_threading::BUDGET);
}

/// Undef without a freeze may choose any successor (a checker that flags it is wrong).
#[test]
fn jt_t22_a_branch_on_undef_may_go_anywhere() {
    let text = "define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ undef, %entry ], [ %c, %Q ]
  %z = zext i1 %p to i32
  br i1 %p, label %T, label %F
T:
  ret i32 %z
F:
  ret i32 7
}";
    let r = same_behaviour(text, &Options::default(), &[&[1, 0], &[0, 0], &[0, 1]]);
    assert_eq!(r.report.threaded_edges, 1);
}

/// JT-R2: a block with an alloca or a token stays single.
#[test]
fn jt_r2_allocas_are_not_copied() {
    let text = "define ptr @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %B, label %Q
Q:
  br label %B
B:
  %p = phi i1 [ true, %entry ], [ %c, %Q ]
  %a = alloca i32
  br i1 %p, label %T, label %F
T:
  ret ptr %a
F:
  ret ptr null
}";
    go(text).assert_untouched();
}

/// guard_predecessor (HB-5).
#[test]
fn hb_5_an_indirect_branch_is_not_redirected() {
    let text = "define i32 @f(ptr %t, i1 %q, i1 %c) {
entry:
  br i1 %q, label %I, label %Q
I:
  indirectbr ptr %t, [label %B, label %X]
Q:
  br label %B
B:
  %p = phi i1 [ true, %I ], [ %c, %Q ]
  br i1 %p, label %T, label %F
T:
  ret i32 1
F:
  ret i32 0
X:
  ret i32 2
}";
    let r = go(text);
    assert!(r.steps.iter().all(|s| !matches!(s, Rewrite::ThreadEdge { .. })), "{}", r.text);
}

/// translate: both sides of a comparison come from the same iteration.
#[test]
fn hb_3_a_comparison_is_never_translated_on_one_side_only() {
    let text = "define i64 @f(i64 noundef %v) {
entry:
  %v.nonneg = icmp sgt i64 %v, -1
  br label %for.body
for.body:
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %for.body ]
  %sum.next = add i64 %sum, %v
  %overflow = icmp ult i64 %sum.next, %sum
  %c = xor i1 %v.nonneg, %overflow
  br i1 %c, label %for.body, label %exit
exit:
  %r = phi i64 [ %sum, %for.body ]
  ret i64 %r
}";
    let big = i64::MAX as u64;
    same_behaviour(text, &across(), &[&[big], &[0], &[1 << 62], &[u64::MAX]]);
}

/// Lattice at the top for loop-carried values (HB-9): the case 2 is live in a later iteration.
#[test]
fn hb_9_loop_carried_values_are_not_constant() {
    let text = "declare void @see(i8)
define void @f(i8 %n) {
entry:
  br label %H
H:
  %s = phi i8 [ 0, %entry ], [ %t, %L ]
  %i = phi i8 [ 0, %entry ], [ %j, %L ]
  switch i8 %s, label %D [ i8 0, label %A
                           i8 2, label %C ]
A:
  br label %L
C:
  call void @see(i8 %i)
  br label %L
D:
  br label %L
L:
  %t = phi i8 [ 1, %A ], [ 0, %C ], [ 2, %D ]
  %j = add i8 %i, 1
  %more = icmp ult i8 %j, %n
  br i1 %more, label %H, label %X
X:
  ret void
}";
    for options in [Options::default(), across()] {
        let r = same_behaviour(text, &options, &[&[1], &[3], &[9]]);
        assert!(r.text.contains("@see"), "{}", r.text);
    }
}

/// A join's phi must not become one predecessor's value (HB-11a).
#[test]
fn hb_11a_uses_behind_a_threaded_join_see_every_predecessor() {
    let text = "define i32 @f(i1 %r, i1 %q, i32 %v, i32 %u) {
entry:
  br i1 %r, label %R, label %N
R:
  br label %T
N:
  br i1 %q, label %Q, label %J
Q:
  br label %J
J:
  %z = phi i32 [ %u, %Q ], [ 0, %N ]
  %w = phi i32 [ 1, %Q ], [ 0, %N ]
  %ne = icmp ne i32 %z, %w
  br i1 %ne, label %E, label %T
E:
  ret i32 5
T:
  %m = phi i32 [ %v, %R ], [ %z, %J ]
  %n = phi i32 [ 1, %R ], [ %w, %J ]
  %eq = icmp eq i32 %m, %n
  br i1 %eq, label %Y, label %E
Y:
  ret i32 %m
}";
    let all: Vec<[u64; 4]> = (0..36)
        .map(|k| [k & 1, k >> 1 & 1, k / 4 % 3, k / 12])
        .collect();
    let args: Vec<&[u64]> = all.iter().map(|a| &a[..]).collect();
    same_behaviour(text, &Options::default(), &args);
}

/// an irreducible function is left alone altogether.
#[test]
fn x_6_an_irreducible_function_is_untouched() {
    let text = "define i32 @f(i1 %q, i1 %c) {
entry:
  br i1 %q, label %A, label %B
A:
  %x = phi i1 [ true, %entry ], [ %c, %B ]
  br i1 %x, label %B, label %E
B:
  br i1 %c, label %A, label %E
E:
  br i1 true, label %F, label %G
F:
  ret i32 0
G:
  ret i32 1
}";
    go(text).assert_untouched();
}
