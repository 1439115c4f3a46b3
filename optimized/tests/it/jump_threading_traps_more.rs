//! Programs on which a careless jump threading goes wrong: JT-T12 to JT-T22, and bugs that other
//! compilers have had. Each fails if the guard that it names is taken out.
#![allow(clippy::unwrap_used)]

use crate::support;

use support::{across, go, go_with, loads, same_behaviour};
use tandem_ir::InstKind;
use tandem_ir::rewrite::Rewrite;
use tandem_optimized::passes::jump_threading::Options;

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
    for (ty, one) in [
        ("i8", "255"),
        ("i64", "-1"),
        ("i128", "-1"),
        ("i8", "1"),
        ("i128", "1"),
    ] {
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
    for access in [
        "load volatile i32, ptr %p",
        "load atomic i32, ptr %p monotonic, align 4",
    ] {
        let text = T13
            .replace("BETWEEN", "")
            .replace("load i32, ptr %p", access);
        go_with(&text, &loads()).assert_untouched();
    }
    let text = T13
        .replace("BETWEEN", "")
        .replace("store i32 0", "store volatile i32 0");
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
    let r = same_behaviour(
        text,
        &Options::default(),
        &[&[5, 1], &[15, 1], &[5, 0], &[25, 0], &[15, 0]],
    );
    assert!(r.block("F").is_some());
    let Rewrite::ThreadEdge { preds, .. } = &r.steps[0] else {
        panic!()
    };
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
    let r = same_behaviour(
        text,
        &Options::default(),
        &[&[1, 0], &[0, 1], &[0, 2], &[0, 3]],
    );
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
    assert!(
        r.steps
            .iter()
            .all(|s| !matches!(s, Rewrite::ThreadEdge { .. })),
        "{}",
        r.text
    );
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

/// check_reachable: a loop that is cut off is erased whole, whatever was found out about loops meanwhile.
#[test]
fn jt_047_a_loop_that_is_cut_off_goes_away() {
    let text = "define i32 @f(i1 %q, i1 %B) {
entry:
  br label %G
G:
  br i1 false, label %W, label %E
W:
  br label %H
H:
  %i = phi i32 [ 0, %W ], [ %j, %L ]
  %j = add i32 %i, 1
  br i1 %q, label %L, label %M
L:
  br i1 %B, label %H, label %M
M:
  br label %E
E:
  ret i32 0
}";
    for options in [Options::default(), across()] {
        let r = go_with(text, &options);
        assert_eq!(r.f().blocks().count(), 1, "{}", r.text);
    }
}
